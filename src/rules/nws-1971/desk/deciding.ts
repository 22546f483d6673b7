import type { DecidingDesk } from '../../../system/desk/index.ts';
import type { Nws, NwsCommand } from '../types.ts';

const oneOf =
  (types: readonly NwsCommand['type'][]) =>
  (_: unknown, offers: readonly NwsCommand[]): NwsCommand | null =>
    offers.find(({ type }) => types.includes(type)) ?? null;

/** How these rules help a player to decide. */
export const deciding: DecidingDesk<Nws> = {
  asked: () => null,
  explain: () => null,
  ends: ({ type }) => (type === 'plotted' || type === 'aimed' ? 'step' : null),
  // Ships without a plot go on as they go; all plots are then laid.
  usual: oneOf(['aimed', 'plotted', 'steady']),
  advise: () => null,
  // Plots and guns are laid in secret.
  isSecret: () => true,
};
