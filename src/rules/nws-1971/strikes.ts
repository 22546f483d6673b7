import { shipOf } from '../../core/rules.ts';
import { ram } from './ramming.ts';
import { explode, spendSpar } from './torpedoes.ts';
import type { Play, Strike } from './types.ts';

/** N2, N46, N71: rams and torpedoes take effect, after the fire: rams first, then torpedoes, in the scenario's order of the strikers. */
export const strikeAll = (play: Play): void => {
  const order = Object.keys(play.state.ships);
  const rank = ({ by, with: weapon }: Strike): number => (weapon === 'ram' ? 0 : order.length) + order.indexOf(by);
  // Whom the fire has sunk does not strike; a torpedo on its way needs nobody any more, and who sinks by a blow has struck.
  const strikes = play.state.strikes
    .filter(({ by, with: weapon }) => weapon === 'torpedo' || shipOf(play, by).status === 'afloat')
    .map(strike => ({ ...strike }))
    .sort((one, other) => rank(one) - rank(other));
  play.state.strikes = [];
  for (const strike of strikes) {
    if (strike.with === 'spar') spendSpar(play, strike.by);
    if (shipOf(play, strike.on).status !== 'afloat') continue;
    if (strike.with === 'ram') ram(play, strike);
    else explode(play, strike);
  }
};
