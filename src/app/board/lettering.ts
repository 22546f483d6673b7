/** Letters that go into the width of a hex. */
const WIDE = 13;

/** What is written in a hex: in one line where it fits, else in two that are as even as its words let them be. */
export const inLines = (label: string): readonly string[] => {
  if (label.length <= WIDE) return [label];
  const words = label.split(' ');
  const parted = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const)
    .sort((one, other) => Math.max(...one.map(line => line.length)) - Math.max(...other.map(line => line.length)));
  return parted[0] ?? [label];
};
