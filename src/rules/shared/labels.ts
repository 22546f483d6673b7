/** Words for the labels that a fuzz counts. */

export const pick = (holds: boolean, yes: string, no: string): string => (holds ? yes : no);

/** Every label that begins with one of the first words and goes on with one of each list. */
export const each = (first: readonly string[], ...others: readonly (readonly string[])[]): readonly string[] =>
  others.reduce((labels, words) => labels.flatMap(label => words.map(word => `${label} ${word}`)), first);
