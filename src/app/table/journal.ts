import * as v from 'valibot';
import type { Since } from '../../trials/gameFile.ts';
import type { GameFile } from '../../trials/gameShape.ts';
import { savedGame, type SavedGame } from './savedGame.ts';

/** What has been played since a game was last kept whole: small, so that it is on the disk before it is on the screen. */
const journal = v.object({
  id: v.tuple([v.string(), v.literal('journal')]),
  /** The save that it goes on from. */
  on: v.object({ saved: v.string(), stateHash: v.string() }),
  entry: savedGame,
  /** Commands of that save that still stand. */
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What follows them, and what else a save says that changes. */
  since: v.looseObject({ commands: v.array(v.unknown()), saved: v.string(), stateHash: v.string() }),
});

export const isJournal = (thing: unknown): thing is Journal => v.is(journal, thing);

export interface Journal {
  id: [game: string, 'journal'];
  on: Pick<GameFile, 'saved' | 'stateHash'>;
  entry: SavedGame;
  from: number;
  since: Since;
}

/** Of what is noted by the place of a command, what stands before a place. */
const upTo = <T>(noted: Readonly<Record<string, T>> | undefined, place: number): Record<string, T> =>
  Object.fromEntries(Object.entries(noted ?? {}).filter(([at]) => Number(at) < place));

const together = <T>(before: Record<string, T>, since: Readonly<Record<string, T>> | undefined): Record<string, T> => ({
  ...before,
  ...since,
});

/** Whether a journal goes on from that save. */
export const goesOnFrom = ({ on, from }: Journal, { saved, stateHash, commands }: GameFile): boolean =>
  on.saved === saved && on.stateHash === stateHash && from <= commands.length;

/** A save with what has been played since. */
export const withJournal = (file: GameFile, { from, since }: Journal): GameFile => {
  const { reasons: before, throws: thrown, mark: marked, ...kept } = file;
  const { commands, reasons: more, throws: threw, mark = marked, ...changed } = since;
  const reasons = together(upTo(before, from), more);
  const throws = together(upTo(thrown, from), threw);
  return {
    ...kept,
    ...changed,
    commands: [...file.commands.slice(0, from), ...commands],
    ...(mark ? { mark } : {}),
    ...(Object.keys(reasons).length > 0 ? { reasons } : {}),
    ...(Object.keys(throws).length > 0 ? { throws } : {}),
  };
};
