import type { DecidingDesk } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import { nameIn } from '../../shared/names.ts';
import type { RamsCommand, RamsInterrupt, RamsIronclads } from '../types.ts';

type Type = RamsCommand['type'];

const oneOf =
  (types: readonly Type[]) =>
  (_: unknown, offers: readonly RamsCommand[]): RamsCommand | null =>
    offers.find(({ type }) => types.includes(type)) ?? null;

/** How Rams and Ironclads helps a player to decide. */
export const deciding: DecidingDesk<RamsIronclads> = {
  asked({ state, scenario }, side) {
    const question = state.cursor.interrupts.at(-1) as RamsInterrupt | undefined;
    if (question?.side !== side) return null;
    const { ship, target } = question;
    return {
      text: t`${nameIn(scenario, ship)} runs into ${nameIn(scenario, target)}: with her bow, or with her torpedo?`,
      unit: ship,
    };
  },
  explain: () => null,
  ends: ({ type }) => (type === 'plotted' || type === 'aimed' ? 'step' : null),
  // Ships without a marker go on as they go; all markers are then down.
  usual: oneOf(['aimed', 'plotted', 'steady']),
  // Section 8, R27: who comes on with a ram or a torpedo strikes with her bow, and keeps the torpedo.
  advise: oneOf(['ram']),
  // Markers and guns are laid face down.
  isSecret: () => true,
};
