import type { Dice } from '../../../src/core/dice.ts';
import { commitmentTo, digest, linkAt, saltOf } from '../../../src/post/digest.ts';
import type { PostEntry, PostFile } from '../../../src/post/file.ts';
import { SECRETS } from '../../helpers/post.ts';
import { mutantOf } from '../files/mutants.ts';
import type { Exchange } from './exchanges.ts';

/** Whoever writes letters that are not as his page would write them, and makes the hash over them anew. */

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.roll(from.length) - 1] as T;

type EntryOf<T extends PostEntry['type']> = Extract<PostEntry, { type: T }>;

type Order = EntryOf<'orders'>['commands'][number];

/** All that lies before him: entries of this game and others like it, and orders in them. */
export interface Desk {
  entries: readonly PostEntry[];
  commands: readonly Order[];
}

export const deskOf = (all: readonly Exchange[]): Desk => {
  const entries = all.flatMap(({ honest }) => honest.flatMap(({ journal }) => journal.slice(-12)));
  return { entries, commands: entries.flatMap(entry => ('commands' in entry ? entry.commands : [])) };
};

const bytes = (dice: Dice): string => digest(dice.roll(1_000_000));

const otherCommands = (dice: Dice, commands: readonly Order[], desk: Desk): Order[] => {
  const at = dice.roll(commands.length) - 1;
  const present = commands[at]!;
  const other = pick(dice, desk.commands);
  switch (dice.roll(6)) {
    case 1:
      return commands.toSpliced(at, 1, other);
    case 2:
      return commands.toSpliced(at, 0, other);
    case 3:
      return commands.length > 1 ? commands.toSpliced(at, 1) : [other];
    case 4:
      return [...commands].reverse();
    case 5:
      return commands.toSpliced(at, 1, { ...present, ...other, side: present.side });
    default: {
      const key = pick(dice, Object.keys(present));
      return commands.toSpliced(at, 1, {
        ...present,
        [key]: (other as Record<string, unknown>)[key] ?? null,
      });
    }
  }
};

/** The same entry, in its one thing that matters otherwise. */
const otherwise = (dice: Dice, entry: PostEntry, desk: Desk): PostEntry => {
  switch (entry.type) {
    case 'orders':
      if (dice.roll(4) === 1) return { ...entry, words: [pick(dice, ['fire', 'turnAndFire', true, false])] };
      return { ...entry, commands: otherCommands(dice, entry.commands, desk) };
    case 'opened':
      if (dice.roll(3) === 1)
        return { ...entry, salt: pick(dice, [bytes(dice), saltOf(SECRETS[entry.by], dice.roll(9))]) };
      return { ...entry, commands: otherCommands(dice, entry.commands, desk) };
    case 'link':
      return {
        ...entry,
        link: pick(dice, [
          bytes(dice),
          linkAt(SECRETS[entry.by], dice.roll(60)),
          (pick(dice, desk.entries) as Partial<EntryOf<'link'>>).link ?? entry.link,
        ]),
      };
    case 'sealed':
      return {
        ...entry,
        commitment: pick(dice, [bytes(dice), commitmentTo(bytes(dice), [pick(dice, desk.commands)])]),
      };
    case 'tells':
      return { ...entry, words: [...entry.words.slice(1), pick(dice, ['fire', 'slowSpeed', true, false])] };
    case 'joins':
      return dice.roll(2) === 1 ? { ...entry, name: 'Eve' } : { ...entry, anchor: bytes(dice) };
    case 'secret':
      return { ...entry, secret: bytes(dice) };
  }
};

const otherJournal = (dice: Dice, journal: readonly PostEntry[], from: number, desk: Desk): PostEntry[] => {
  // Mostly of what he adds; now and then of what lies before both already.
  const first = dice.roll(20) === 1 ? 0 : from;
  const at = first + dice.roll(Math.max(1, journal.length - first)) - 1;
  const entry = journal[at];
  if (!entry) return [...journal, pick(dice, desk.entries)];
  switch (dice.roll(9)) {
    case 1:
      return journal.toSpliced(at, 1);
    case 2:
      return journal.toSpliced(at, 0, entry);
    case 3:
      return journal.toSpliced(at, 2, ...journal.slice(at, at + 2).reverse());
    case 4:
      return journal.toSpliced(at, dice.roll(2) - 1, pick(dice, desk.entries));
    case 5:
      return journal.toSpliced(at, 1, { ...entry, by: entry.by === 'union' ? 'confederate' : 'union' });
    case 6:
      return [...journal, pick(dice, desk.entries)];
    default:
      return journal.toSpliced(at, 1, otherwise(dice, entry, desk));
  }
};

/** The hash over it all, as anybody can make it. */
const resealed = (file: PostFile): PostFile => {
  const { journal, running: _, ...heading } = file;
  return { ...file, running: journal.reduce((before, entry) => digest([before, entry]), digest(heading)) };
};

/** A letter of that exchange that was written by hand, as a text. */
export const forgedFrom = (dice: Dice, { receiver, honest }: Exchange, desk: Desk): string => {
  const file = structuredClone(pick(dice, honest));
  for (let left = dice.roll(3); left > 0; left--)
    file.journal = otherJournal(dice, file.journal, receiver.now.journal.length, desk);
  if (dice.roll(30) === 1) file.name = 'Another';
  if (dice.roll(8) > 1) return JSON.stringify(resealed(file));
  // By an ill hand, or without the hash made anew.
  if (dice.roll(2) === 1) return JSON.stringify(file);
  const entry = pick(dice, file.journal);
  try {
    const mutant = JSON.parse(mutantOf(dice, JSON.stringify(entry), true)) as PostEntry;
    return JSON.stringify(resealed({ ...file, journal: file.journal.map(each => (each === entry ? mutant : each)) }));
  } catch {
    return mutantOf(dice, JSON.stringify(file), true);
  }
};
