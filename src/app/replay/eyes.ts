import { SIDES, type State } from '../../core/types.ts';
import type { Eyes } from '../../core/witness.ts';
import type { Match } from '../../system/ruleset.ts';
import { HUMAN, newestState, type Played } from '../../trials/gameFile.ts';

/** Chairs that may be taken: all of them once nobody can be deceived any more; before that no more than the players know. */
export const chairsOf = (played: Played): readonly [Eyes, ...Eyes[]] => {
  const { players } = played.setup;
  const [human, other] = SIDES.filter(side => players[side] === HUMAN);
  if (human === undefined || newestState(played).outcome) return ['umpire', ...SIDES];
  return [other === undefined ? human : 'both'];
};

/** A state as it is seen from there. */
export const seenBy = ({ rules }: Match, state: State, eyes: Eyes): State => {
  if (eyes === 'umpire') return state;
  if (eyes === 'both') return SIDES.reduce((known, side) => rules.redact(known, side), state);
  return rules.redact(state, eyes);
};
