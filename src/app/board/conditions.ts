import type { BoardUnit } from '../view/boardPort.ts';
import { floats } from './berths.ts';

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

/** Marks of a ship whose fires are out, or give no smoke where it would be seen. */
const SMOKELESS = ['noSteam', 'engineLost', 'funnelLost', 'struck', 'abandoned', 'boilerHit'] as const;

/** How a unit's state is drawn; one that is gone shows nothing of it. */
export const conditionsOf = (unit: BoardUnit): Conditions => {
  const { kind, marks, present } = unit;
  const has = (mark: BoardUnit['marks'][number]): boolean => marks.includes(mark);
  const afloat = present && floats(unit) && !has('sunk');
  return {
    smokes: afloat && !SMOKELESS.some(has),
    burning: afloat && (has('burning') || kind === 'raft'),
    stumps: afloat && (has('funnelLost') || has('funnelHit')),
    riddled: afloat && has('battered'),
    leans: afloat && (has('battered') || has('listing')),
    foundering: afloat && has('sinking'),
    struck: afloat && has('struck'),
    ensign: present && !has('sunk') && !has('abandoned') && kind !== 'raft',
    lamp: afloat && kind !== 'raft' && !has('abandoned'),
  };
};
