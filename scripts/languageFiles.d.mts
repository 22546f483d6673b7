/** Makes a file for a language that has none yet; throws where that is no tag of a language. */
export function beginLanguage(folder: string, tag: string): void;

/** Brings every language file of the folder up to these sentences, or only looks whether it is. */
export function followSources(
  folder: string,
  phrases: readonly string[],
  onlyLook: boolean,
): { follows: boolean; lines: string[] };
