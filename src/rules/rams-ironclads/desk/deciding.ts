import type { DecidingDesk } from '../../../system/desk/index.ts';
import type { RamsCommand, RamsIronclads } from '../types.ts';

type Type = RamsCommand['type'];

const oneOf =
  (types: readonly Type[]) =>
  (_: unknown, offers: readonly RamsCommand[]): RamsCommand | null =>
    offers.find(({ type }) => types.includes(type)) ?? null;

/** How Rams and Ironclads helps a player to decide. */
export const deciding: DecidingDesk<RamsIronclads> = {
  asked: () => null,
  explain: () => null,
  ends: ({ type }) => (type === 'plotted' || type === 'aimed' ? 'step' : null),
  // Ships without a marker go on as they go; all markers are then down.
  usual: oneOf(['aimed', 'plotted', 'steady']),
  // Section 8, R27: who comes on with a ram or a torpedo strikes with her bow, and keeps the torpedo.
  advise: oneOf(['ram']),
  // Markers and guns are laid face down.
  isSecret: () => true,
};
