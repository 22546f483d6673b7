import type { Game } from '../../core/game.ts';
import type { Phase } from '../../core/rules.ts';

/** A printed step of the turn, written as it is printed: name, title, where it stands, and what is done in it. */
export const step = <G extends Game, F = unknown>(
  id: string,
  title: string,
  cite: string,
  work: Omit<Phase<G, F>, 'id' | 'title' | 'cite'>,
): Phase<G, F> => ({ id, title, cite, ...work });

/** The part of a step in which players decide: who owes a decision, what he may choose, what comes of it. */
export const asks = <G extends Game, F = unknown>(
  awaits: NonNullable<Phase<G, F>['awaits']>,
  options: NonNullable<Phase<G, F>['options']>,
  perform: NonNullable<Phase<G, F>['perform']>,
): Pick<Phase<G, F>, 'awaits' | 'options' | 'perform'> => ({ awaits, options, perform });
