import type { Side } from '../../../core/types.ts';
import { t } from '../../../languages/language.ts';
import type { StanceView, StandingView } from '../../../system/desk/index.ts';
import { fallOptions } from '../falls.ts';
import { FALL_ORDERS, type FallOrder, type Situation } from '../types.ts';

/** N51: the order in which guns of a fort fall, as a standing instruction of its side. */

const WORDS: Readonly<Record<FallOrder, Omit<StanceView, 'id'>>> = {
  heaviest: { title: t`Heaviest first`, says: t`What a face has lost destroys its heaviest guns first.` },
  lightest: { title: t`Lightest first`, says: t`What a face has lost destroys its lightest guns first.` },
};

export const FALL_STANCES: readonly StanceView[] = FALL_ORDERS.map(id => ({ id, ...WORDS[id] }));

export const fallOrderOf = (now: Situation, side: Side): StandingView[] => [
  { unit: null, stance: now.state.falls[side], own: true, open: fallOptions(now, side).length > 0 },
];
