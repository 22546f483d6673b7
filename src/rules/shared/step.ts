import type { Game } from '../../core/game.ts';
import type { Phase, StepKind } from '../../core/rules.ts';

/** What a step may do, none of it done. */
const IDLE: Readonly<Record<keyof Omit<Phase, 'id' | 'title' | 'cite' | 'kind'>, undefined>> = {
  printed: undefined,
  applies: undefined,
  begin: undefined,
  proceed: undefined,
  facts: undefined,
  awaits: undefined,
  options: undefined,
  accepts: undefined,
  perform: undefined,
  end: undefined,
  decides: undefined,
};

/**
 * A printed step of the turn: name, kind, title, where it stands, and what is done in it. All of them are given
 * the same members in the same order: the kernel looks for most of them with every command, and finds them faster in objects of one shape.
 */
export const step = <G extends Game, F = unknown>(
  id: string,
  kind: StepKind,
  title: string,
  cite: string,
  work: Omit<Phase<G, F>, 'id' | 'kind' | 'title' | 'cite'>,
): Phase<G, F> => ({ id, kind, title, cite, ...(IDLE as object), ...work });

/** The part of a step in which players decide: who owes a decision, what he may choose, what comes of it. */
export const asks = <G extends Game, F = unknown>(
  awaits: NonNullable<Phase<G, F>['awaits']>,
  options: NonNullable<Phase<G, F>['options']>,
  perform: NonNullable<Phase<G, F>['perform']>,
): Pick<Phase<G, F>, 'awaits' | 'options' | 'perform'> => ({ awaits, options, perform });
