import { offeredAs, sameCommand } from '../core/engine.ts';
import { SIDES, type Command } from '../core/types.ts';
import type { Lots, Thrown } from '../core/veil.ts';
import { t } from '../languages/language.ts';
import { newestState, type Entry, type Played } from '../trials/gameFile.ts';
import { attempt, NOTHING_SAID, type Keys, type Stands } from './attempt.ts';
import { isVeiled, openingOf, without, type Standing } from './standing.ts';

/** A game as it is known where these secrets are. */
export interface Known {
  readonly keys: Keys;
  readonly played: Played;
  readonly stands: Stands;
}

class NotSo extends Error {}

const sameKeys = (one: Keys, other: Keys): boolean => SIDES.every(side => one[side] === other[side]);

/** Dice as a saved game has them. */
const thrownWith = (dice: Thrown, lots: Lots): Thrown =>
  Array.isArray(dice) && Object.keys(lots).length > 0 ? { dice, lots } : dice;

/**
 * The next command of a game, carried out where more is known of it.
 * @throws NotSo where a side has done or said what by its own secret it could not
 */
const nextOf = (now: Standing, { keys, played, stands }: Known, common: Entry, place: number): [Entry, Stands] => {
  const { match } = now;
  const state = newestState(played);
  const because = (why: string): NotSo => new NotSo(t`it does not go with entry ${common.gesture + 1}: ${why}`);
  const command = offeredAs(match, state, common.command);
  if (!command) throw because(t`this was not open to that side: ${inShort(common.command)}`);
  const dice = Array.isArray(common.dice) ? common.dice : null;
  const hearing = { keys, said: now.said[place] ?? NOTHING_SAID, stands };
  const tried = attempt({ match, state, command, dice }, hearing);
  if (tried.stops === 'lie') throw because(tried.why);
  if (tried.stops !== null || !sameCommand(without(now, tried.state, SIDES), without(now, common.state, SIDES)))
    throw because(t`it came out otherwise`);
  const entry = { command, events: tried.events, state: tried.state, gesture: common.gesture };
  return [dice ? { ...entry, dice: thrownWith(dice, tried.lots) } : entry, tried.stands];
};

const inShort = (command: Command): string => JSON.stringify(command).slice(0, 100);

/** A game as it is known where these secrets are, worked out from where it was known `before`; null before its opening. */
export const knownWith = (now: Standing, keys: Keys, before: Known | null = null): Known | null => {
  const { played } = now;
  if (!played || !isVeiled(now)) return played && { keys, played, stands: {} };
  const unknown = SIDES.filter(side => keys[side] === undefined);
  let known =
    before && sameKeys(before.keys, keys)
      ? before
      : { keys, played: openingOf(now, played.setup.seed, unknown), stands: {} };
  for (const [place, common] of [...played.entries.entries()].slice(known.played.entries.length)) {
    const [entry, stands] = nextOf(now, known, common, place);
    known = { keys, played: { ...known.played, entries: [...known.played.entries, entry] }, stands };
  }
  return known;
};

/** Why a game cannot have gone so if these are the secrets; null where it can. */
export const whyNotSo = (now: Standing, keys: Keys): string | null => {
  try {
    knownWith(now, keys);
    return null;
  } catch (error) {
    if (error instanceof NotSo) return error.message;
    throw error;
  }
};
