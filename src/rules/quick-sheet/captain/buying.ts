import { reason, type Reason } from '../../../system/captain.ts';
import type { QuickSheetCommand } from '../types.ts';
import type { SheetAsk } from './field.ts';

/** Q76: any of the fleets that are put together, since nobody should know what he brings; whatever the order of the offers. */
export const buy = ({ options, dice }: SheetAsk): { command: QuickSheetCommand; why: () => Reason } | null => {
  const keyed = options.flatMap(command =>
    command.type === 'buy' ? [{ command, key: [...command.ships, ...command.assets].join() }] : [],
  );
  keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
  const chosen = keyed[dice.roll(Math.max(1, keyed.length)) - 1];
  return chosen ? { command: chosen.command, why: () => reason`These six are worth their points.` } : null;
};
