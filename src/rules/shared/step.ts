import type { Game } from '../../core/game.ts';
import type { Phase } from '../../core/rules.ts';

/** A printed step of the turn, written as it is printed: name, title, where it stands, and what is done in it. */
export const step = <G extends Game>(
  id: string,
  title: string,
  cite: string,
  work: Omit<Phase<G>, 'id' | 'title' | 'cite'>,
): Phase<G> => ({ id, title, cite, ...work });

/** The part of a step in which players decide: who owes a decision, what he may choose, what comes of it. */
export const asks = <G extends Game>(
  awaits: NonNullable<Phase<G>['awaits']>,
  options: NonNullable<Phase<G>['options']>,
  perform: NonNullable<Phase<G>['perform']>,
): Pick<Phase<G>, 'awaits' | 'options' | 'perform'> => ({ awaits, options, perform });
