import type { BoardUnit } from '../view/boardPort.ts';
import type { UnitLook } from '../../system/marks.ts';
import { hullOf } from '../../system/desk/index.ts';
import { floats } from './berths.ts';
import { HURT_STEPS } from './drawings.ts';

/** What is drawn on a unit to show her state. */
export interface Conditions {
  /** Whether coal smoke stands over her funnels. */
  smokes: boolean;
  burning: boolean;
  /** Her funnels are stumps. */
  stumps: boolean;
  /** Holes in her deck. */
  riddled: boolean;
  /** She leans, and throws a longer shadow. */
  leans: boolean;
  /** She lies deep and goes deeper. */
  foundering: boolean;
  /** White in place of her ensign. */
  struck: boolean;
  ensign: boolean;
  lamp: boolean;
}

/** How a unit's state is drawn; one that is gone shows nothing of it. */
export const conditionsOf = ({ kind, looks, present }: BoardUnit): Conditions => {
  const has = (look: UnitLook): boolean => looks.includes(look);
  const afloat = present && floats({ kind }) && !has('wreck');
  return {
    smokes: afloat && !has('smokeless'),
    burning: afloat && (has('ablaze') || kind === 'raft'),
    stumps: afloat && has('stumps'),
    riddled: afloat && has('riddled'),
    leans: afloat && has('leans'),
    foundering: afloat && has('founders'),
    struck: afloat && has('struck'),
    ensign: present && !has('wreck') && !has('deserted') && kind !== 'raft',
    lamp: afloat && kind !== 'raft' && !has('deserted'),
  };
};

/** Share of a unit that is shot away, 0 to 1. */
export const lostOf = (unit: Pick<BoardUnit, 'tracks'>): number => {
  const { left, full } = hullOf(unit);
  return full > 0 ? Math.max(0, Math.min(1, 1 - left / full)) : 0;
};

/** In how many parts of her ring her damage is seen: any is, and all of it only where nothing is left of her. */
export const hurtSteps = (unit: Pick<BoardUnit, 'tracks'>): number => {
  const lost = lostOf(unit);
  return lost >= 1 ? HURT_STEPS : Math.min(HURT_STEPS - 1, Math.ceil(lost * HURT_STEPS));
};
