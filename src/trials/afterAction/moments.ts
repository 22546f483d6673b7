import type { UnitSheet } from '../../system/desk/index.ts';
import { LOST, type Marked } from '../../system/marks.ts';
import { situationOf } from '../../core/engine.ts';
import { enemyOf, type GameEvent, type Side } from '../../core/types.ts';
import type { Match } from '../../system/ruleset.ts';
import { gameLine, shortOf, type LineMark } from './gameLine.ts';
import { turnOf, type Scene, type Told } from './scenes.ts';

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
  /** Who was lost or went in it, and what was achieved. */
  marks: readonly LineMark[];
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

/**
 * Of what happened in a moment the heaviest blow on that unit, and the last that is told of her alone. What goes off under her is heavier
 * than whatever was fired at her until then.
 */
export const blowOn = (match: Match, scene: Scene, unit: string): GameEvent[] => {
  const now = situationOf(match, scene.state);
  let blow: { event: GameEvent; worth: number } | null = null;
  let after: GameEvent | null = null;
  for (const event of scene.events) {
    const { where, luck, bursts } = match.rules.desk.events;
    const { units, hexes } = where(event, now);
    const worth = luck(event, now)?.actual ?? 0;
    if (bursts?.(event)?.under === unit) blow = { event, worth: 0 };
    else if (units[1] === unit && (!blow || worth > blow.worth)) blow = { event, worth };
    else if (units.length === 1 && units[0] === unit && hexes.length < 2) after = event;
  }
  return [...(blow ? [blow.event] : []), ...(after ? [after] : [])];
};

/** A loss, or an objective met, weighs more than any judgement of the position. */
const isGrave = ({ what }: LineMark): boolean => what === 'objective' || LOST.has(what);

/** Whom a moment favoured: by the judgement of the position, or where that did not move by what was lost or achieved in it. */
const favoured = (change: number, marks: readonly LineMark[]): Side => {
  const [mark] = marks;
  if (change === 0 && mark) return mark.what === 'objective' ? mark.side : enemyOf(mark.side);
  return change > 0 ? 'union' : 'confederate';
};

/**
 * The moments that decided a battle, in the order in which they came; `most` of them at most. Those in which somebody was lost or an
 * objective met go first, then those in which the judgement of the position changed most.
 */
export const decisiveMoments = (told: Told, most: number): Moment[] => {
  const { marks: all } = gameLine(told);
  return swingsOf(told)
    .map((change, at) => ({ at, change, marks: all.filter(mark => mark.at === at && isGrave(mark)) }))
    .filter(({ change, marks }) => change !== 0 || marks.length > 0)
    .sort(
      (one, other) =>
        Number(other.marks.length > 0) - Number(one.marks.length > 0) ||
        Math.abs(other.change) - Math.abs(one.change) ||
        one.at - other.at,
    )
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ at, change, marks }) => {
      const side = favoured(change, marks);
      const scene = told.scenes[at];
      const hit = hardestHit(told, at, enemyOf(side));
      const chosen = new Set(scene ? hit.flatMap(unit => blowOn(told.match, scene, unit)) : []);
      return {
        at,
        side,
        swing: Math.abs(change),
        turn: turnOf(told, at),
        events: scene?.events.filter(event => chosen.has(event)) ?? [],
        marks,
      };
    });
};
