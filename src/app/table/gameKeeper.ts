import { version } from '../../../package.json';
import { situationOf } from '../../core/engine.ts';
import { lastTurn } from '../../system/desk/index.ts';
import { markOf, newestState, playedFrom, toGameFile, type Entry, type Played } from '../../trials/gameFile.ts';
import type { GameFile } from '../../trials/gameShape.ts';
import { Keeper } from '../files/keeper.ts';
import type { SavedGame } from './savedGame.ts';
import { keepGame, keepJournal } from './savedGames.ts';

/** Commands after which a game is kept whole again: until then only these are written, each time anew. */
const MOST_SINCE = 64;

/** A game as it stands in the list of saved ones. */
export const listed = (id: string, played: Played, saved: string): SavedGame => {
  const { match, name, battle } = played.setup;
  const state = newestState(played);
  return {
    id,
    name,
    battle: battle.scenario.title,
    rules: match.rules.title,
    turn: state.turn,
    last: lastTurn(match.rules.desk, situationOf(match, state)),
    over: state.outcome !== null,
    saved,
  };
};

/** Keeps a game whole. */
export const keepWhole = (id: string, played: Played, sent?: () => void): Promise<boolean> => {
  const saved = new Date().toISOString();
  return keepGame(listed(id, played, saved), toGameFile(played, version, saved), sent);
};

/** The last save that holds everything, with the entries that are in it. */
interface Whole extends Pick<GameFile, 'saved' | 'stateHash'> {
  entries: readonly Entry[];
}

/** How many entries two histories share: where one entry is the same, so is all before it. */
const shared = (one: readonly Entry[], other: readonly Entry[]): number => {
  let place = Math.min(one.length, other.length);
  while (place > 0 && one[place - 1] !== other[place - 1]) place -= 1;
  return place;
};

/** Keeps the game on the table: whole now and then, and in between what has been played since. */
export class GameKeeper extends Keeper<Played> {
  constructor(id: string, isOurs: () => boolean) {
    let whole: Whole | null = null;
    super(async (played, sent) => {
      if (!isOurs()) return true;
      const saved = new Date().toISOString();
      const { entries } = played;
      const entry = listed(id, played, saved);
      const from = whole ? shared(whole.entries, entries) : 0;
      if (whole && !entry.over && entries.length - from <= MOST_SINCE) {
        const { saved: at, stateHash } = whole;
        const on = { saved: at, stateHash };
        // The place that the save could be gone on from has been taken back.
        const mark = from < whole.entries.length ? { mark: markOf(played) } : {};
        const since = Object.assign(playedFrom(played, saved, from), mark);
        if (await keepJournal({ on, entry, from, since }, sent)) return true;
        whole = null;
      }
      const file = toGameFile(played, version, saved);
      const isKept = await keepGame(entry, file, sent);
      whole = isKept ? { entries, saved, stateHash: file.stateHash } : null;
      return isKept;
    });
  }
}
