/** Hands the player a file. */
export const downloadBlob = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** Hands the player a file of text. */
export const download = (name: string, text: string, type: string): void =>
  downloadBlob(name, new Blob([text], { type }));

/** A name that every file system takes. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'brownwater'
  }.${ending}`;
