import { t } from '../../languages/language.ts';
import type { Phase } from '../../core/rules.ts';
import { endMove, founderEarly } from './endOfMove.ts';
import { aimOptions, aimsOwed, fireAll, layGuns, openFire } from './fire.ts';
import { endGrounding, midMove } from './grounding.ts';
import { turnAll } from './helm.ts';
import { beginHalf, stepNext } from './movement.ts';
import { laidOver, layMarker, markerOptions, markersIn, openMove, plotsOwed, showMarkers } from './orders.ts';
import { openRamming, strikeNext } from './ramming.ts';
import { shotsIn } from './shots.ts';
import { asks, step } from '../shared/step.ts';
import type { RamsIronclads } from './types.ts';

type Step = Phase<RamsIronclads>;

const fireStep = (id: string, title: string): Step =>
  step(id, 'gun', title, 'Sections 4 and 6, Ruling R34', {
    begin: openFire,
    facts: shotsIn,
    ...asks(aimsOwed, aimOptions, layGuns),
    end: fireAll,
  });

const ramStep = (id: string, title: string, end?: Step['end']): Step =>
  step(id, 'ram', title, 'Sections 4, 7 and 8', {
    begin: openRamming,
    proceed: strikeNext,
    ...(end && { end }),
    decides: true,
  });

/** The move as printed in section 4. */
export const sequence: readonly Step[] = [
  step('markers', 'order', t`Orders for the move`, 'Sections 4 and 5', {
    printed: t`Movement markers`,
    begin: openMove,
    facts: markersIn,
    ...asks(plotsOwed, markerOptions, layMarker),
    accepts: laidOver,
    end: showMarkers,
  }),
  step('firstHalf', 'move', t`First half of the move`, 'Section 4', { begin: beginHalf(1), proceed: stepNext }),
  step('turning', 'turn', t`Turns and yawing`, 'Section 4', { begin: turnAll }),
  step('midMove', 'aground', t`Grounding, freeing, fires`, 'Sections 4, 6 and 10', { begin: midMove }),
  fireStep('firstFire', t`First fire`),
  ramStep('firstRamming', t`Ramming`, founderEarly),
  step('secondHalf', 'move', t`Second half of the move`, 'Section 4', { begin: beginHalf(2), proceed: stepNext }),
  step('endGrounding', 'aground', t`Grounding`, 'Sections 4 and 10', { begin: endGrounding }),
  fireStep('secondFire', t`Second fire`),
  ramStep('secondRamming', t`Ramming`),
  step('endOfMove', 'end', t`End of the move`, 'Sections 6, 9 and 11', { begin: endMove, decides: true }),
];

const stepNamed = (id: string): number => sequence.findIndex(each => each.id === id);

/** The step in which markers lie face down, and the one at whose end time may be up. */
export const MARKERS_STEP = stepNamed('markers');
export const END_STEP = stepNamed('endOfMove');
