import { t } from '../../languages/language.ts';
import type { Phase } from '../../core/rules.ts';
import { asks, step } from '../shared/step.ts';
import { endMove } from './endOfMove.ts';
import { fireAll, layGuns, openFire } from './fire.ts';
import { stepNext } from './movement.ts';
import { laidOver, layPlot, openMove, plotsIn, plotsOwed, plotsToLay, showPlots } from './orders.ts';
import { aimOptions, aimsOwed, shotsIn } from './shots.ts';
import { strikeAll } from './strikes.ts';
import type { Nws } from './types.ts';

type Step = Phase<Nws>;

/** The move, N2: all firing after movement. */
export const sequence: readonly Step[] = [
  step('plots', 'order', t`Plot every course`, 'The Move, Ruling N2', {
    printed: t`Plots`,
    begin: openMove,
    facts: plotsIn,
    ...asks(plotsOwed, plotsToLay, layPlot),
    accepts: laidOver,
    end: showPlots,
  }),
  step('movement', 'move', t`Movement`, 'Manoeuvring, Rulings N1 and N2', { proceed: stepNext }),
  step('fire', 'gun', t`Fire`, 'Procedure of Firing', {
    begin: openFire,
    facts: shotsIn,
    ...asks(aimsOwed, aimOptions, layGuns),
    end: fireAll,
  }),
  step('strikes', 'ram', t`Rams and torpedoes`, 'Ramming, Torpedoes, Rulings N2 and N71', {
    begin: strikeAll,
    decides: true,
  }),
  step('endOfMove', 'end', t`End of the move`, 'Damage Effect, Rulings N37 and N69', { begin: endMove, decides: true }),
];

const stepNamed = (id: string): number => sequence.findIndex(each => each.id === id);

/** The step in which plots lie face down, and the one at whose end time may be up. */
export const PLOTS_STEP = stepNamed('plots');
export const END_STEP = stepNamed('endOfMove');
