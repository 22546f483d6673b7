import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { rollCritical } from './criticals.ts';
import { loseKnots } from './knots.ts';
import { SCALE, SPAR, TORPEDO_EFFECTS } from './tables.ts';
import type { Play, Strike } from './types.ts';
import { total } from './units.ts';

/** Section 8: what a die says of a torpedo that has gone off under her. */
export const torpedoEffect = (die: number): (typeof TORPEDO_EFFECTS)[number] =>
  TORPEDO_EFFECTS.find(({ least }) => die >= least) ?? TORPEDO_EFFECTS[2];

/** Section 8, R26: a fresh die for the effect, then the knots, then the critical hit. */
export const burst = (play: Play, id: ShipId, from: Bearing): void => {
  const die = play.dice.roll(6);
  const effect = torpedoEffect(die);
  const dice = Array.from({ length: effect.dice }, () => play.dice.roll(6));
  const knots = total(dice);
  play.emit({ type: 'torpedoBurst', ship: id, die, knots, criticals: effect.criticals });
  loseKnots(play, id, SCALE.halves * knots, 'torpedo', dice);
  if (effect.criticals > 0 && shipOf(play, id).status === 'afloat') rollCritical(play, id, from, '');
};

/** Section 8, R27: the spar is used instead of ramming, and is spent whatever the die. */
export const useSpar = (play: Play, strike: Strike): void => {
  const ship = shipOf(play, strike.by);
  ship.spars -= 1;
  const die = play.dice.roll(6);
  const result = die >= SPAR.explodesOn ? 'target' : die >= SPAR.failsOn ? 'fails' : 'own';
  play.emit({ type: 'sparRolled', ship: strike.by, target: strike.on, die, result });
  if (result === 'target') burst(play, strike.on, strike.where);
  if (result === 'own') burst(play, strike.by, 'bow');
};
