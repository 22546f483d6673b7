import type { ComponentType } from 'preact';
import type { ReadonlySignal } from '@preact/signals';
import type { Keeping } from '../files/keeper.ts';
import type { PostRules } from '../table/session.ts';

/** What the table knows of a game whose other side is played elsewhere. */
export interface Posted extends PostRules {
  /** Where the game stands, and what the player can do about it, beside his orders. */
  readonly panel: ComponentType;
  readonly keeping: ReadonlySignal<Keeping>;
  /** Whether it is known here with all that lay face down, so that it can be played again by itself. */
  readonly whole: boolean;
}
