import { t } from '../../languages/language.ts';
import type { Phase } from '../../core/rules.ts';
import { step } from '../shared/step.ts';
import { SIDES } from '../../core/types.ts';
import { allot, allotmentsOwed, allotOptions } from './forts.ts';
import { endMove } from './endOfMove.ts';
import { aimOptions, owesAims, fireAll, layGuns, openFire } from './fire.ts';
import { tryAllOff } from './grounding.ts';
import { asksByChart, byChart, lookOut, underWatch } from './lookout.ts';
import { testMorale } from './morale.ts';
import { beginQuarter, stepNext } from './movement.ts';
import { openMove } from './openMove.ts';
import { openOrders, orderedSo, orderOptions, owesOrders, sheetsIn, writeOrder } from './ordering.ts';
import { arePartiesOut, chancesIn, detail, openParties, owesParties, partyOptions, sendParties } from './parties.ts';
import { carryOutPlots, laidOver, layOptions, layPlot, logBroken, plotsIn, owesPlots } from './plots.ts';
import { prepare } from './preparing.ts';
import { openTests, testNext } from './ramming.ts';
import { openersAt, shotsIn, showOpeners, type FireStep } from './shots.ts';
import type { RiverCoastal } from './types.ts';
import { throwWeather } from './weather.ts';

type Step = Phase<RiverCoastal>;

const fireStep = (id: string, title: string, when: FireStep): Step =>
  step(id, 'gun', title, 'Firing, Rulings C40 and C41', {
    ...(when === 'end' ? {} : { applies: now => openersAt(now, when).some(id => !now.state.unseen?.[id]) }),
    begin: openFire,
    facts: shotsIn(when),
    ...asksByChart(owesAims, aimOptions, layGuns),
    end: fireAll,
  });

const quarterStep = (id: string, title: string, quarter: 1 | 2 | 3 | 4): Step =>
  step(id, 'move', title, 'Movement, Rulings C1 and C4', {
    begin: beginQuarter(quarter),
    proceed: stepNext,
    end: play => {
      lookOut(play);
      if (quarter !== 4) showOpeners(quarter)(play);
    },
  });

/** The move: movement, shooting, morale, and what the rulings put before and after. */
export const sequence: readonly Step[] = [
  step('weather', 'event', t`Wind and fog`, 'Smoke, Fog, Rulings C81 and C82', {
    applies: now => now.state.turn === 1,
    begin: throwWeather,
    // C92 to C97: in a random battle players are asked one after another before anything else.
    proceed: prepare,
    end(play) {
      lookOut(play, true);
    },
  }),
  step('captains', 'order', t`Captains and orders`, 'Captains, Rulings C15 and C21', {
    applies: now => now.state.turn === 1 || now.options.captains === true,
    begin: openOrders,
    facts: sheetsIn,
    ...asksByChart(owesOrders, orderOptions, writeOrder),
    accepts: byChart(orderedSo),
  }),
  step('squares', 'fort', t`Squares of forts`, 'Forts, Ruling C86', {
    applies: now => now.state.turn === 1 && SIDES.some(side => allotmentsOwed(now, side)),
    begin: play => {
      play.state.ready = [];
    },
    ...asksByChart(allotmentsOwed, allotOptions, allot),
  }),
  step('plots', 'move', t`Plot every course`, 'Movement, Ruling C3', {
    printed: t`Plots`,
    begin: openMove,
    facts: plotsIn,
    ...asksByChart(owesPlots, layOptions, layPlot),
    accepts: byChart(laidOver),
    end: logBroken,
  }),
  step('ramTests', 'ram', t`Ram tests`, 'Controlled Ramming, Ruling C57', {
    begin: openTests,
    proceed: testNext,
    end: carryOutPlots,
  }),
  step('freeing', 'aground', t`Ships aground`, 'Navigational hazards, Ruling C72', { begin: tryAllOff }),
  quarterStep('firstQuarter', t`First quarter of the move`, 1),
  fireStep('firstFire', t`Opening fire`, 1),
  quarterStep('secondQuarter', t`Second quarter of the move`, 2),
  fireStep('secondFire', t`Opening fire`, 2),
  quarterStep('thirdQuarter', t`Third quarter of the move`, 3),
  fireStep('thirdFire', t`Opening fire`, 3),
  quarterStep('fourthQuarter', t`Fourth quarter of the move`, 4),
  fireStep('shooting', t`Shooting`, 'end'),
  step('parties', 'move', t`Boarding and landing`, 'Boarding Ships, Landing Parties, Rulings C66 to C70', {
    // Where ships may be out of sight the step is there in every move: that it begins would tell of a ship whom nobody has seen.
    applies: now => now.options.unseen === true || arePartiesOut(now),
    begin: openParties,
    facts: chancesIn,
    ...asksByChart(owesParties, partyOptions, detail),
    end: sendParties,
  }),
  step('morale', 'morale', t`Morale`, 'Morale, Ruling C54', { begin: testMorale }),
  step('endOfMove', 'end', t`End of the move`, 'Ruling C2', { begin: endMove, decides: true }),
].map(underWatch);

/** The step in which plots lie face down. */
export const PLOTS_STEP = sequence.findIndex(each => each.id === 'plots');
