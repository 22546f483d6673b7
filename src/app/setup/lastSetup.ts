import { opponentNamed } from '../../bots/opponents.ts';
import { SIDES, type RuleSetId } from '../../core/types.ts';
import { readNote, writeNote } from '../files/notes.ts';

/** How a battle was set up: what the page opens with the next time. */
export interface LastSetup {
  /** Id of the battle. */
  battle: string;
  rules: RuleSetId;
  players: Readonly<Record<'union' | 'confederate', string>>;
  /** Options that were chosen otherwise than the battle has them. */
  options: Record<string, boolean>;
}

const PLACE = 'brownwater.setup';
/** As `HUMAN` of a saved game, which the first page does not load. */
const HERE = 'human';

const isText = (thing: unknown): thing is string => typeof thing === 'string';

const isPlayer = (thing: unknown): boolean => isText(thing) && (thing === HERE || opponentNamed(thing) !== undefined);

const isRecord = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null;

/** What was noted, where all of it is sound: a set-up is easily chosen again, so nothing else is made of it. */
const soundIn = (thing: unknown): LastSetup | null => {
  if (!isRecord(thing) || !isText(thing.battle) || !isText(thing.rules)) return null;
  const { players, options } = thing;
  if (!isRecord(players) || !SIDES.every(side => isPlayer(players[side]))) return null;
  if (!isRecord(options) || !Object.values(options).every(on => typeof on === 'boolean')) return null;
  return thing as unknown as LastSetup;
};

/** How the last battle was set up here; null before the first. */
export const lastSetup = (): LastSetup | null => {
  const text = readNote(PLACE);
  if (text === null) return null;
  try {
    return soundIn(JSON.parse(text));
  } catch {
    return null;
  }
};

const SHELF = 'brownwater.setups';
/** More set-ups of one battle than these are not kept: the oldest goes. */
const MOST = 6;

const allKept = (): LastSetup[] => {
  try {
    const list: unknown = JSON.parse(readNote(SHELF) ?? '[]');
    return Array.isArray(list) ? list.flatMap(each => soundIn(each) ?? []) : [];
  } catch {
    return [];
  }
};

/** Whether two set-ups are one: options as the battle has them may be named or not. */
export const sameSetup = (one: LastSetup, other: LastSetup): boolean => {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  return (
    one.battle === other.battle &&
    one.rules === other.rules &&
    SIDES.every(side => one.players[side] === other.players[side]) &&
    [...names].every(name => one.options[name] === other.options[name])
  );
};

/** The set-ups of a battle that are kept, the newest first. */
export const keptSetups = (battle: string): readonly LastSetup[] => allKept().filter(each => each.battle === battle);

/** Keeps a set-up of a battle for other times. */
export const keepSetup = (setup: LastSetup): void => {
  const others = allKept().filter(each => !sameSetup(each, setup));
  const own = others.filter(each => each.battle === setup.battle).slice(0, MOST - 1);
  const rest = others.filter(each => each.battle !== setup.battle);
  writeNote(SHELF, JSON.stringify([setup, ...own, ...rest]));
};

export const forgetSetup = (setup: LastSetup): void =>
  writeNote(SHELF, JSON.stringify(allKept().filter(each => !sameSetup(each, setup))));

export const noteSetup = (setup: LastSetup): void => writeNote(PLACE, JSON.stringify(setup));

/** Who plays, until somebody says otherwise: one player against a captain, or as the last time. */
export const seatsAtFirst = (): LastSetup['players'] => lastSetup()?.players ?? { union: HERE, confederate: 'captain' };

/** The options that were chosen the last time, where it was the same battle under the same rules. */
export const settledFor = (battle: string, rules: RuleSetId): Record<string, boolean> => {
  const last = lastSetup();
  return last?.battle === battle && last.rules === rules ? last.options : {};
};
