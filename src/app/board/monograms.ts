/** A ship among her sisters. */
interface Sister {
  id: string;
  name: string;
  /** Ships of one kind look alike. */
  kind: string;
}

/** A ship's name without what she shares with others: "Van Dorn" of "General Earl Van Dorn". */
const lastWord = (name: string): string => name.split(/\s+/).at(-1) ?? name;

/** What could stand for a name, the shortest first. */
const shortsOf = (name: string): string[] => {
  const word = lastWord(name);
  if (/^\d+$/.test(word)) return [word];
  return Array.from({ length: word.length }, (_, other) =>
    (word.charAt(0) + (other === 0 ? '' : word.charAt(other))).replace(/['’.]/, ''),
  );
};

/** A letter or two for every ship that has sisters, each her own among them. */
export const monogramsOf = (ships: readonly Sister[]): Map<string, string> => {
  const monograms = new Map<string, string>();
  const kinds = new Map<string, Sister[]>();
  for (const ship of ships) kinds.set(ship.kind, [...(kinds.get(ship.kind) ?? []), ship]);
  for (const sisters of kinds.values()) {
    if (sisters.length < 2) continue;
    const taken = new Set<string>();
    for (const [place, { id, name }] of sisters.entries()) {
      const short = shortsOf(name).find(each => !taken.has(each)) ?? String(place + 1);
      taken.add(short);
      monograms.set(id, short);
    }
  }
  return monograms;
};
