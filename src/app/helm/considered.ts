import type { Command, HexId } from '../../core/types.ts';
import type { Notice } from './reasons.ts';

/** A target or a place being looked at before anything is risked on it. */
export interface Considered {
  /** Empty where the order belongs to no unit. */
  unit: string;
  /** Empty where only a place is chosen. */
  target: string;
  hex: HexId;
  /** What would be done; null where it cannot be, or where there are several ways. */
  command: Command | null;
  /** Every way to do something about it. */
  commands: readonly Command[];
  /** Why it cannot be done. */
  why: Notice | null;
}

/** What is looked at; done at once where there is one way to do it. */
export const considering = (
  about: { unit: string; target: string; hex: HexId },
  commands: readonly Command[],
  why: Notice | null = null,
): Considered => ({ ...about, commands, why, command: commands.length === 1 ? (commands[0] ?? null) : null });
