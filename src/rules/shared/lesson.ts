import type { Game } from '../../core/game.ts';
import type { LessonSight, LessonStep, Pointed } from '../../system/lesson.ts';
import { t } from '../../languages/language.ts';

/** Steps that every lesson has: they are about the screen, and no rule stands in them. */

/** Looking at a ship of one's own. */
export const lookAt = <G extends Game>(unit: string, text: string): LessonStep<G> => ({
  id: 'look',
  title: t`Look at a ship`,
  text,
  keys: t`N takes the next ship in hand.`,
  points: () => ({ unit }),
  done: seen => seen.units.some(({ id, side }) => id === seen.selected && side === seen.side),
});

export const readObjectives = <G extends Game>(text: string): LessonStep<G> => ({
  id: 'objectives',
  title: t`What wins the day`,
  text,
  keys: t`Tab leads to the side panel; L opens it where it is folded.`,
  points: () => ({ control: 'objectives' }),
  done: seen => seen.opened.includes('objectives'),
});

export const takeBack = <G extends Game>(text: string): LessonStep<G> => ({
  id: 'undo',
  title: t`Take it back`,
  text,
  keys: t`U does it.`,
  until: t`The next order that no die hangs on can be taken back.`,
  when: seen => seen.mayUndo,
  points: () => ({ control: 'undo' }),
  done: seen => seen.undone,
});

export const readOdds = <G extends Game>(text: string): LessonStep<G> => ({
  id: 'odds',
  title: t`Read the odds`,
  text,
  until: t`The odds stand there whenever a target is looked at.`,
  when: seen => seen.aimedAt !== null,
  points: () => ({ control: 'odds' }),
});

/** Whether something of that kind has happened. */
export const hasSeen = <G extends Game>({ events }: LessonSight<G>, ...kinds: readonly string[]): boolean =>
  events.some(({ type }) => kinds.includes(type));

/** Whether the learner has given an order of that kind. */
export const hasGiven = <G extends Game>({ given }: LessonSight<G>, ...kinds: readonly string[]): boolean =>
  given.some(({ type }) => kinds.includes(type));

/** Whether an order of that kind is open to him. */
export const mayGive = <G extends Game>({ offers }: LessonSight<G>, ...kinds: readonly string[]): boolean =>
  offers.some(({ type }) => kinds.includes(type));

export const readLog = <G extends Game>(kinds: readonly string[], text: string): LessonStep<G> => ({
  id: 'log',
  title: t`What the dice said`,
  text,
  until: t`It comes with the first shot.`,
  when: seen => hasSeen(seen, ...kinds),
  points: () => ({ control: 'log' }),
});

export const askWhy = <G extends Game>(kinds: readonly string[], text: string): LessonStep<G> => ({
  id: 'why',
  title: t`Ask why`,
  text,
  keys: t`Tab leads through the log; Enter opens the rule, Esc closes it.`,
  until: t`It comes with the first shot.`,
  when: seen => hasSeen(seen, ...kinds),
  points: () => ({ control: 'why' }),
  done: seen => seen.asked,
});

export const readDamage = <G extends Game>(kinds: readonly string[], text: string): LessonStep<G> => ({
  id: 'damage',
  title: t`Damage`,
  text,
  until: t`It comes when a shot or a ram does harm.`,
  when: seen => hasSeen(seen, ...kinds),
  points: () => ({ control: 'ship' }),
});

/** The unit to take in hand, unless one that can act is; then what she is to choose. */
export const inHandThen = <G extends Game>(
  seen: LessonSight<G>,
  units: readonly string[],
  then: () => Pointed | null,
): Pointed | null => {
  if (seen.selected !== null && units.includes(seen.selected)) return then();
  const [first] = units;
  return first === undefined ? { control: 'main' } : { unit: first };
};

/** Choosing a target for the guns of a ship in hand. `kinds`: orders with which they are laid. */
export const takeAim = <G extends Game>(
  kinds: readonly string[],
  words: Pick<LessonStep<G>, 'text' | 'keys' | 'until'>,
): LessonStep<G> => ({
  id: 'aim',
  title: t`Take aim`,
  ...words,
  when: seen => mayGive(seen, ...kinds),
  points: seen =>
    inHandThen(seen, seen.actors, () => {
      const unit = seen.targets[0];
      return unit === undefined ? null : { unit };
    }),
  done: seen => seen.aimedAt !== null && mayGive(seen, ...kinds),
});

/** Giving the order at the target that is looked at. */
export const giveFire = <G extends Game>(
  kinds: readonly string[],
  words: Pick<LessonStep<G>, 'title' | 'text' | 'keys'>,
): LessonStep<G> => ({
  id: 'shoot',
  ...words,
  until: t`It comes when a target is looked at.`,
  when: seen => seen.aimedAt !== null && mayGive(seen, ...kinds),
  points: () => ({ control: 'main' }),
  done: seen => hasGiven(seen, ...kinds),
});
