import type { Refusal } from '../../../system/refusal.ts';
import type { Binding, Bound } from '../orders.ts';
import type { Situation } from '../types.ts';
import { orderInWords } from '../words/orders.ts';
import { REFUSALS } from './refusals.ts';

const BINDS: Readonly<Record<Binding, (to: string) => Refusal>> = {
  stubborn: REFUSALS.boundStubborn,
  reckless: REFUSALS.boundReckless,
  headlong: REFUSALS.boundHeadlong,
  leaderless: REFUSALS.boundLeaderless,
};

/** Captain quality: what he goes by, and what could change that. */
export const boundInWords = (now: Situation, { order, by }: Bound): Refusal => BINDS[by](orderInWords(now, order));
