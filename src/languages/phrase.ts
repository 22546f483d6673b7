import { keyOf, noun, piecesOf } from './language.ts';

/**
 * Sentences as plain data: what one says of a game where it is played, for whoever shows it to put into words later, in the
 * language spoken there and with the names that ships have there.
 */

/** A unit, named where the sentence is put into words. */
export interface UnitNamed {
  readonly unit: string;
}

/** A number with its noun. */
export interface Counted {
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

/** A sentence of the sources, by its key in a language file, and what stands in its holes. */
export interface Sentence {
  readonly key: string;
  readonly holes: readonly Hole[];
}

/** A sentence without its subject, where it begins with that unit: for a line that has named her already. */
interface Predicate {
  readonly of: string;
  readonly rest: Phrase;
}

/** The first of several wordings that takes no more than so many letters; the last where none does. */
interface Fitting {
  readonly letters: number;
  readonly wordings: readonly Phrase[];
}

/** What can be put into words. A text stands for itself. */
export type Phrase = string | UnitNamed | Sentence | Predicate | Fitting;

export type Hole = number | Counted | Phrase;

/** A sentence for the player as data, as the tag of a template: phrase`${named('vindicator')} fires.` */
export const phrase = (parts: TemplateStringsArray, ...holes: readonly Hole[]): Sentence => ({
  key: keyOf(parts),
  holes,
});

/** A unit by her name. */
export const named = (id: string): UnitNamed => ({ unit: id });

/** `counting(3, 'gun')` = "3 guns", in whatever language it is read. */
export const counting = (count: number, one: string, many = `${one}s`): Counted => ({ count, one, many });

/** A number to one decimal place, with the language's own point. */
export const tenths = (value: number): Phrase => {
  const [whole = '', part = ''] = value.toFixed(1).split('.');
  return phrase`${whole}.${part}`;
};

/** The unit with which a phrase begins, null where it begins otherwise. */
export const subjectOf = (said: Hole | undefined): string | null => {
  if (typeof said !== 'object') return null;
  if ('unit' in said) return said.unit;
  if ('wordings' in said) return subjectOf(said.wordings[0]);
  return 'key' in said && said.key.startsWith('{0}') ? subjectOf(said.holes[0]) : null;
};

/** How a unit is called. */
export type NameOf = (unit: string) => string;

const holeInWords = (hole: Hole, nameOf: NameOf): string => {
  if (typeof hole === 'number') return String(hole);
  if (typeof hole === 'object' && 'count' in hole) return `${hole.count} ${noun(hole.count, hole.one, hole.many)}`;
  return inWords(hole, nameOf);
};

const fitting = ({ wordings, letters }: Fitting, nameOf: NameOf): string => {
  const said = wordings.map(each => inWords(each, nameOf));
  return said.find(words => words.length <= letters) ?? said.at(-1) ?? '';
};

/** What stands in a sentence from that piece on. */
const joined = ({ holes }: Sentence, pieces: readonly string[], nameOf: NameOf, from = 0): string =>
  pieces
    .map((piece, place) => (place % 2 === 0 ? piece : holeInWords(holes[Number(piece)] ?? '', nameOf)))
    .slice(from)
    .join('');

/** A phrase from its verb on where the language spoken puts that unit before it; whole where it does not. */
const predicate = (said: Phrase, of: string, nameOf: NameOf): string => {
  if (typeof said !== 'object' || !('key' in said)) return inWords(said, nameOf);
  const pieces = piecesOf(said.key);
  const [before, first, after] = pieces;
  const opening = before === '' ? said.holes[Number(first)] : undefined;
  if (typeof opening !== 'object' || 'count' in opening) return joined(said, pieces, nameOf);
  if (!('unit' in opening)) return predicate(opening, of, nameOf) + joined(said, pieces, nameOf, 2);
  const begins = opening.unit === of && after?.startsWith(' ');
  return begins ? joined(said, pieces, nameOf, 2).slice(1) : joined(said, pieces, nameOf);
};

/** A phrase in the language spoken. */
export const inWords = (said: Phrase, nameOf: NameOf): string => {
  if (typeof said === 'string') return said;
  if ('unit' in said) return nameOf(said.unit);
  if ('wordings' in said) return fitting(said, nameOf);
  if ('rest' in said) return predicate(said.rest, said.of, nameOf);
  return joined(said, piecesOf(said.key), nameOf);
};
