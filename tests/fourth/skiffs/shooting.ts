import { shipOf } from '../../../src/core/rules.ts';
import { floating } from './rowing.ts';
import { HITS_ON } from './tables.ts';
import type { Play, Situation, Skiff, SkiffsCommand } from './types.ts';

/** The die with which she hits another, or null where the other is out of reach. */
export const hitsOn = (now: Situation, skiff: Skiff, target: Skiff): number | null =>
  HITS_ON[now.chart.range(skiff.at, target.at) - 1] ?? null;

/** A shot at each enemy within reach, while her musket is loaded. */
export const shotsOf = (now: Situation, skiff: Skiff): SkiffsCommand[] =>
  skiff.fired
    ? []
    : floating(now)
        .filter(other => other.side !== skiff.side && hitsOn(now, skiff, other) !== null)
        .map(({ id }) => ({ type: 'shoot', side: skiff.side, ship: skiff.id, target: id }));

export const shoot = (play: Play, ship: string, target: string): void => {
  const [skiff, other] = [shipOf(play, ship), shipOf(play, target)];
  const needed = hitsOn(play, skiff, other) ?? 7;
  const die = play.dice.roll(6);
  skiff.fired = true;
  if (die >= needed) other.planks -= 1;
  play.emit({ type: 'shot', ship, target, die, hitsOn: needed, planks: other.planks });
};
