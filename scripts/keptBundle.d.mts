/** The folder that holds a bundle of these sources, as long as this process runs; made if there is none yet. */
export function keptBundle(
  shelf: string,
  sources: readonly string[],
  make: (folder: string) => Promise<unknown>,
): Promise<string>;
