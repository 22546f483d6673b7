import { t } from '../../languages/language.ts';
import type { Phase } from '../../core/rules.ts';
import { endMove, founderEarly } from './endOfMove.ts';
import { aimOptions, aimsOwed, fireAll, layGuns, openFire } from './fire.ts';
import { endGrounding, midMove } from './grounding.ts';
import { turnAll } from './helm.ts';
import { beginHalf, stepNext } from './movement.ts';
import { layMarker, markerOptions, openMove, plotsOwed, showMarkers } from './orders.ts';
import { strikeNext } from './ramming.ts';
import type { RamsIronclads } from './types.ts';

type Step = Phase<RamsIronclads>;

const fireStep = (id: string, title: string): Step => ({
  ...{ id, title, cite: 'Sections 4 and 6, Ruling R34', begin: openFire, end: fireAll },
  ...{ awaits: aimsOwed, options: aimOptions, perform: layGuns },
});

const ramStep = (id: string, title: string): Step => ({
  ...{ id, title, cite: 'Sections 4, 7 and 8', proceed: strikeNext, decides: true },
});

/** The move as printed in section 4. */
export const sequence: readonly Step[] = [
  {
    ...{ id: 'markers', title: t`Movement markers`, cite: 'Sections 4 and 5', begin: openMove },
    ...{ awaits: plotsOwed, options: markerOptions, perform: layMarker, end: showMarkers },
  },
  { id: 'firstHalf', title: t`First half of the move`, cite: 'Section 4', begin: beginHalf(1), proceed: stepNext },
  { id: 'turning', title: t`Turns and yawing`, cite: 'Section 4', begin: turnAll },
  { id: 'midMove', title: t`Grounding, freeing, fires`, cite: 'Sections 4, 6 and 10', begin: midMove },
  fireStep('firstFire', t`First fire`),
  { ...ramStep('firstRamming', t`Ramming`), end: founderEarly },
  { id: 'secondHalf', title: t`Second half of the move`, cite: 'Section 4', begin: beginHalf(2), proceed: stepNext },
  { id: 'endGrounding', title: t`Grounding`, cite: 'Sections 4 and 10', begin: endGrounding },
  fireStep('secondFire', t`Second fire`),
  ramStep('secondRamming', t`Ramming`),
  {
    ...{ id: 'endOfMove', title: t`End of the move`, cite: 'Sections 6, 9 and 11', begin: endMove, decides: true },
  },
];

const stepNamed = (id: string): number => sequence.findIndex(step => step.id === id);

/** The step in which markers lie face down, and the one at whose end time may be up. */
export const MARKERS_STEP = stepNamed('markers');
export const END_STEP = stepNamed('endOfMove');
