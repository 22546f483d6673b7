import type { UnitSheet } from '../../system/desk/index.ts';
import type { Marked } from '../../system/marks.ts';
import { situationOf } from '../../core/engine.ts';
import { enemyOf, type GameEvent, type Side } from '../../core/types.ts';
import { shortOf } from './gameLine.ts';
import type { Told } from './scenes.ts';

/** A moment in which a battle swung. */
export interface Moment {
  /** Commands that had been given when it was over. */
  at: number;
  /** The turn in which it came. */
  turn: number;
  /** Whom it favoured, and by how much, by the system's own judgement of the position. */
  side: Side;
  swing: number;
  /** The blows that fell on those who lost most in it, and what came of them, in order. */
  events: readonly GameEvent[];
}

/** Units that a moment is told by. */
const MOST_UNITS = 2;

const swingsOf = ({ match, scenes }: Told): number[] => {
  let balance = 0;
  return scenes.map(({ events, state }, at) => {
    if (at > 0 && events.length === 0) return 0;
    const before = balance;
    balance = match.rules.appraise(situationOf(match, state), 'union');
    return at === 0 ? 0 : balance - before;
  });
};

/** Points that a unit lost in a moment; one that went without losing any counts a little. */
const lossOf = (rules: Marked, sheet: UnitSheet, before: UnitSheet | undefined): number => {
  if (!before) return 0;
  const gone = before.present && !sheet.present ? 0.5 : 0;
  return Math.max(0, shortOf(rules, sheet) - shortOf(rules, before)) + gone;
};

/** The units of a side that lost most in a moment; of the other where this one lost nothing. */
const hardestHit = ({ match, sheets }: Told, at: number, side: Side): string[] => {
  const [here, before] = [sheets[at], sheets[at - 1]];
  const hit = [...(here?.values() ?? [])]
    .map(sheet => ({ id: sheet.id, side: sheet.side, loss: lossOf(match.rules, sheet, before?.get(sheet.id)) }))
    .filter(({ loss }) => loss > 0)
    .sort((one, other) => other.loss - one.loss);
  const own = hit.filter(unit => unit.side === side);
  return (own.length > 0 ? own : hit).slice(0, MOST_UNITS).map(({ id }) => id);
};

/** Of what happened in a moment the heaviest blow on that unit, and the last that is told of her alone. */
const blowOn = ({ match, scenes }: Told, at: number, unit: string): GameEvent[] => {
  const scene = scenes[at];
  if (!scene) return [];
  const now = situationOf(match, scene.state);
  let blow: { event: GameEvent; worth: number } | null = null;
  let after: GameEvent | null = null;
  for (const event of scene.events) {
    const { units, hexes } = match.rules.desk.events.where(event, now);
    const worth = match.rules.desk.events.luck(event, now)?.actual ?? 0;
    if (units[1] === unit && (!blow || worth > blow.worth)) blow = { event, worth };
    else if (units.length === 1 && units[0] === unit && hexes.length < 2) after = event;
  }
  return [...(blow ? [blow.event] : []), ...(after ? [after] : [])];
};

/** The moments in which the judgement of the position changed most, in the order in which they came; `most` of them at most. */
export const decisiveMoments = (told: Told, most: number): Moment[] =>
  swingsOf(told)
    .map((change, at) => ({ at, change }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change) || one.at - other.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ at, change }) => {
      const side: Side = change > 0 ? 'union' : 'confederate';
      const chosen = new Set(hardestHit(told, at, enemyOf(side)).flatMap(unit => blowOn(told, at, unit)));
      return {
        at,
        side,
        swing: Math.abs(change),
        turn: told.scenes[at - 1]?.state.turn ?? 0,
        events: told.scenes[at]?.events.filter(event => chosen.has(event)) ?? [],
      };
    });
