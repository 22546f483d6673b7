import type { Game } from '../../core/game.ts';
import type { CommandLike, LessonSight, LessonStep, Pointed } from '../../system/lesson.ts';
import { t } from '../../languages/language.ts';

/** Steps that lessons have in common, and what they look at. */

/** Whether something of that kind has happened. */
export const hasSeen = <G extends Game>({ events }: LessonSight<G>, ...kinds: readonly string[]): boolean =>
  events.some(({ type }) => kinds.includes(type));

/** Whether the learner has given an order of that kind. */
export const hasGiven = <G extends Game>({ given }: LessonSight<G>, ...kinds: readonly string[]): boolean =>
  given.some(({ type }) => kinds.includes(type));

/** Whether an order of that kind is open to him. */
export const mayGive = <G extends Game>({ offers }: LessonSight<G>, ...kinds: readonly string[]): boolean =>
  offers.some(({ type }) => kinds.includes(type));

/** Orders by which guns are laid where they are fired together. */
const LAYS = ['salvo', 'aim'] as const;

/** What an order that the systems of a lesson share must look like. */
export const like = <G extends Game>(order: { type: string; unit?: string; target?: string }): CommandLike<G> =>
  order as unknown as CommandLike<G>;

/** Looking at a ship of one's own. */
export const lookAt = <G extends Game>(unit: string, text: string): LessonStep<G> => ({
  id: 'look',
  title: t`Look at a ship`,
  text,
  keys: t`N takes the next ship in hand.`,
  points: () => ({ unit }),
  done: seen => seen.units.some(({ id, side }) => id === seen.selected && side === seen.side),
});

/** Something to read, with what it is about outlined. */
export const read = <G extends Game>(
  step: Pick<LessonStep<G>, 'id' | 'title' | 'text'>,
  pointed: Pointed,
): LessonStep<G> => ({ ...step, points: () => pointed });

export const takeBack = <G extends Game>(text: string): LessonStep<G> => ({
  id: 'undo',
  title: t`Take it back`,
  text,
  keys: t`U does it.`,
  points: seen => (seen.mayUndo ? { control: 'undo' } : null),
  done: seen => seen.undone,
});

export const readOdds = <G extends Game>(text: string): LessonStep<G> => ({
  id: 'odds',
  title: t`Read the odds`,
  text,
  points: () => ({ control: 'odds' }),
});

export const readLog = <G extends Game>(text: string): LessonStep<G> => ({
  id: 'log',
  title: t`What the dice said`,
  text,
  points: () => ({ control: 'log' }),
});

export const askWhy = <G extends Game>(): LessonStep<G> => ({
  id: 'why',
  title: t`Ask why`,
  text: t`The small question mark beside a step, an order or a line of the log opens the rule behind it. Look at one, then close it again.`,
  keys: t`Tab leads to it; Enter opens the rule, Esc closes it.`,
  points: () => ({ control: 'why' }),
  done: seen => seen.asked,
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
  words: Pick<LessonStep<G>, 'text' | 'keys'>,
): LessonStep<G> => ({
  id: 'aim',
  title: t`Take aim`,
  ...words,
  points: seen => {
    if (!mayGive(seen, ...kinds)) return null;
    const [unit] = seen.targets;
    return unit === undefined ? inHandThen(seen, seen.actors, () => ({ control: 'main' })) : { unit };
  },
  done: seen => seen.aimedAt !== null && mayGive(seen, ...kinds),
});

/** Giving the order at the target that is looked at. */
export const giveFire = <G extends Game>(
  kinds: readonly string[],
  words: Pick<LessonStep<G>, 'title' | 'text' | 'keys'>,
): LessonStep<G> => ({
  id: 'shoot',
  ...words,
  wants: kinds.map(type => like<G>({ type })),
  points: seen => {
    if (!mayGive(seen, ...kinds)) return null;
    const [unit] = seen.targets;
    return seen.aimedAt !== null || unit === undefined ? { control: 'main' } : { unit };
  },
  done: seen => hasGiven(seen, ...kinds),
});

/** Whether an order is aimed at that target. */
const isAt = (target: string, order: object): boolean => 'target' in order && order.target === target;

/** Laying a ship’s guns on one target and no other: where she has others they are neither led to nor enough. */
export const layOn = <G extends Game>(
  step: Pick<LessonStep<G>, 'id' | 'title' | 'text' | 'keys'>,
  ship: string,
  target: string,
): LessonStep<G> => ({
  ...step,
  wants: LAYS.map(type => like<G>({ type, unit: ship, target })),
  points: seen => {
    // Guns that are laid on another are laid anew when it is chosen.
    if (!mayGive(seen, ...LAYS, 'aimed')) return null;
    return seen.aimedAt === target ? { control: 'main' } : inHandThen(seen, [ship], () => ({ unit: target }));
  },
  done: seen => seen.given.some(order => LAYS.some(type => order.type === type) && isAt(target, order)),
});

/** The same where guns are laid in secret, to be fired together. */
export const layGuns = <G extends Game>(kinds: readonly string[]): LessonStep<G> =>
  giveFire(kinds, {
    title: t`Lay the guns`,
    text: t`The main button lays every gun of hers that bears, in secret.`,
    keys: t`Space lays the guns.`,
  });

/** Giving one order, by the button that holds it or by pressing what it is about. */
export const give = <G extends Game>(
  step: Pick<LessonStep<G>, 'id' | 'title' | 'text' | 'keys' | 'wants'>,
  kinds: readonly string[],
  pointed: (seen: LessonSight<G>) => Pointed | null = () => ({ control: 'main' }),
): LessonStep<G> => ({
  ...step,
  points: seen => (mayGive(seen, ...kinds) ? pointed(seen) : null),
  done: seen => hasGiven(seen, ...kinds),
});

/** The teaching battle's ships, and how they lie in scenes that lessons share: no hex of them is a rule's. */
export const [CONESTOGA, QUEEN, IVY, SUMTER] = [
  'uss_conestoga',
  'uss_queen_of_the_west',
  'css_ivy',
  'css_general_sumter',
] as const;

/** Conestoga shows Ivy her side at two hexes. */
export const BROADSIDE = {
  [CONESTOGA]: { hex: '0706', facing: 'SE' },
  [QUEEN]: { hex: '0508', facing: 'E' },
  [IVY]: { hex: '0906', facing: 'W' },
  [SUMTER]: { hex: '1308', facing: 'W' },
} as const;

/** General Sumter lies without steam, her side before Queen of the West’s bow at so many hexes. */
export const flank = (hexes: number) =>
  ({
    [CONESTOGA]: { hex: '0506', facing: 'E' },
    [QUEEN]: { hex: `${String(10 - hexes).padStart(2, '0')}07`, facing: 'E' },
    [SUMTER]: { hex: '1007', facing: 'NE', state: { steamIn: 9 } },
    [IVY]: { hex: '1405', facing: 'W' },
  }) as const;

/** Nobody has won before everything has been seen. */
export const TWO_TO_SINK = {
  objectives: (['union', 'confederate'] as const).map(side => ({
    side,
    text: 'Sink or capture both enemy ships.',
    kind: 'sinkOrCapture',
    count: 2,
  })),
} as const;
