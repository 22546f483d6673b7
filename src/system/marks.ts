import { t } from '../languages/language.ts';

/** How a unit ended a battle, or stands at any moment of it. Of several that hold, the first but 'present' is told. */
export const FATES = ['present', 'sunk', 'taken', 'exited', 'left', 'silenced', 'never came'] as const;
export type Fate = (typeof FATES)[number];

/** Fates that count as a loss. Who left the chart fights no more, but her side still has her. */
export const LOST: ReadonlySet<Fate> = new Set<Fate>(['sunk', 'taken', 'silenced']);

/** Signs that the board has drawn, to stand beside a unit's name. */
export type SignName =
  | 'aground'
  | 'anchored'
  | 'noSteam'
  | 'breakingOff'
  | 'ramming'
  | 'aimed'
  | 'silenced'
  | 'struck'
  | 'burning'
  | 'engineLost'
  | 'funnelLost'
  | 'rudderHit'
  | 'pilotHouseHit'
  | 'turretOut'
  | 'shaken'
  | 'abandoned'
  | 'sinking'
  | 'adrift'
  | 'inTow'
  | 'listing'
  | 'funnelHit'
  | 'pipesHit'
  | 'boilerHit'
  | 'jammed'
  | 'helmless'
  | 'harassed';

type Stroke = readonly (readonly [number, number])[];

/** A small sign in a box from -1 to 1: open strokes, rings as centre and radius, and shapes that are filled. */
export interface Sign {
  readonly colour: 'ink' | 'warned' | 'danger' | 'water';
  readonly strokes: readonly Stroke[];
  readonly rings?: readonly (readonly [number, number, number])[];
  readonly fills?: readonly Stroke[];
}

/** What a mark changes in the picture of the unit herself. */
export type UnitLook =
  | 'smokeless'
  | 'ablaze'
  | 'stumps'
  | 'riddled'
  | 'leans'
  | 'founders'
  /** White in place of her ensign. */
  | 'struck'
  /** Neither ensign nor lamp. */
  | 'deserted'
  /** On the bottom: a sign on the water in place of her picture and her name. */
  | 'wreck'
  /** A shoal under her. */
  | 'shoal'
  /** She lies close up to the ship that she steers for. */
  | 'rams';

/** All that is known of a condition of units: what names, draws, counts or judges marks reads it here and nowhere else. */
export interface Mark {
  /** "at anchor" */
  readonly name: string;
  /** Whether it is written in red, and news that she was hurt. */
  readonly danger: boolean;
  /** Passing = comes and goes with every step and says nothing of how she fares; end = nothing else about her matters after it. */
  readonly news: 'told' | 'passing' | 'end';
  /** What is told when it ends; null where that is no news. */
  readonly over: string | null;
  readonly fate: Fate;
  /** Whether her story tells when it came over her. */
  readonly trouble: boolean;
  /** Whether the rules make her run, so that standing orders have no say in what she does. */
  readonly beaten: boolean;
  /** Whether other rulebooks can be told of it, or it says nothing of a shot. */
  readonly carried: boolean;
  /** One of the board's, one of the system's own, or none. */
  readonly sign: SignName | Sign | null;
  /** The mark beside which the sign is left out, since that one says more. */
  readonly unless: string | null;
  readonly looks: readonly UnitLook[];
}

export type Marks = Readonly<Record<string, Mark>>;

/** Conditions that a ship may be in under any rules. */
// prettier-ignore
export const COMMON_MARKS = {
  aground: {
    name: t`aground`, danger: true, news: 'told', over: t`afloat again`, fate: 'present',
    trouble: true, beaten: false, carried: true, sign: 'aground', unless: null, looks: ['shoal'],
  },
  anchored: {
    name: t`at anchor`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: true, sign: 'anchored', unless: null, looks: [],
  },
  noSteam: {
    name: t`no steam`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: 'noSteam', unless: 'engineLost', looks: ['smokeless'],
  },
  ramming: {
    name: t`steering to ram`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: true, sign: 'ramming', unless: null, looks: ['rams'],
  },
  aimed: {
    name: t`has taken aim`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: true, sign: 'aimed', unless: null, looks: [],
  },
  sunk: {
    name: t`sunk`, danger: true, news: 'end', over: null, fate: 'sunk',
    trouble: false, beaten: false, carried: true, sign: null, unless: null, looks: ['wreck'],
  },
  silenced: {
    name: t`silenced`, danger: true, news: 'end', over: null, fate: 'silenced',
    trouble: false, beaten: false, carried: true, sign: 'silenced', unless: null, looks: [],
  },
  left: {
    name: t`left the chart`, danger: false, news: 'end', over: null, fate: 'left',
    trouble: false, beaten: false, carried: true, sign: null, unless: null, looks: [],
  },
  exited: {
    name: t`got away as ordered`, danger: false, news: 'end', over: null, fate: 'exited',
    trouble: false, beaten: false, carried: true, sign: null, unless: null, looks: [],
  },
  waiting: {
    name: t`not yet arrived`, danger: false, news: 'passing', over: null, fate: 'never came',
    trouble: false, beaten: false, carried: true, sign: null, unless: null, looks: [],
  },
  struck: {
    name: t`has struck`, danger: true, news: 'told', over: null, fate: 'taken',
    trouble: false, beaten: false, carried: false, sign: 'struck', unless: null, looks: ['smokeless', 'struck'],
  },
  burning: {
    name: t`on fire`, danger: true, news: 'told', over: t`her fire is out`, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'burning', unless: null, looks: ['ablaze'],
  },
  engineLost: {
    name: t`engine destroyed`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'engineLost', unless: null, looks: ['smokeless'],
  },
  funnelLost: {
    name: t`funnel destroyed`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'funnelLost', unless: null, looks: ['smokeless', 'stumps'],
  },
  rudderHit: {
    name: t`rudder damaged`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'rudderHit', unless: null, looks: [],
  },
  pilotHouseHit: {
    name: t`pilot house hit`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'pilotHouseHit', unless: null, looks: [],
  },
  turretOut: {
    name: t`turret out of action`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'turretOut', unless: null, looks: [],
  },
  abandoned: {
    name: t`abandoned`, danger: true, news: 'told', over: null, fate: 'taken',
    trouble: false, beaten: false, carried: false, sign: 'abandoned', unless: null, looks: ['smokeless', 'deserted'],
  },
  sinking: {
    name: t`sinking`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'sinking', unless: null, looks: ['founders'],
  },
  adrift: {
    name: t`adrift`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'adrift', unless: 'sinking', looks: [],
  },
  inTow: {
    name: t`in tow`, danger: false, news: 'told', over: t`no longer in tow`, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: 'inTow', unless: null, looks: [],
  },
  listing: {
    name: t`listing`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'listing', unless: 'sinking', looks: ['leans'],
  },
  funnelHit: {
    name: t`smokestack damaged`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'funnelHit', unless: null, looks: ['stumps'],
  },
  pipesHit: {
    name: t`steam pipes cut`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'pipesHit', unless: null, looks: [],
  },
  boilerHit: {
    name: t`full of steam`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'boilerHit', unless: null, looks: ['smokeless'],
  },
  jammed: {
    name: t`wheel or screw jammed`, danger: false, news: 'told', over: t`her wheel turns again`, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'jammed', unless: null, looks: [],
  },
  helmless: {
    name: t`nobody at the wheel`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: 'helmless', unless: null, looks: [],
  },
} as const satisfies Marks;

/** Conditions of a unit: of the common ones, or of the system's own. */
export type CommonMark = keyof typeof COMMON_MARKS;

/** Whoever may have marks of its own. */
export interface Marked {
  readonly id: string;
  readonly marks?: Marks;
}

/** What is known of a mark under these rules. @throws Error where neither they nor the common table know it */
export const markOf = (rules: Marked, mark: string): Mark => {
  const found = rules.marks?.[mark] ?? (COMMON_MARKS as Marks)[mark];
  if (!found) throw new Error(`${rules.id} has no mark ${mark}`);
  return found;
};

interface Bearer {
  readonly marks: readonly string[];
}

/** What is known of all marks of a unit, in her order. */
export const marksOf = (rules: Marked, { marks }: Bearer): Mark[] => marks.map(mark => markOf(rules, mark));

/** How a unit's marks are drawn: signs beside her name, each thing said once, and what they change in her picture. */
export interface Drawn {
  readonly signs: readonly (SignName | Sign)[];
  readonly looks: readonly UnitLook[];
}

export const drawnMarks = (rules: Marked, unit: Bearer): Drawn => {
  const marks = marksOf(rules, unit);
  const alone = marks.filter(({ unless }) => unless === null || !unit.marks.includes(unless));
  return { signs: alone.flatMap(({ sign }) => sign ?? []), looks: marks.flatMap(({ looks }) => looks) };
};

/** How a unit stands at that moment. */
export const fateOf = (rules: Marked, unit: Bearer): Fate => {
  const fates = new Set(marksOf(rules, unit).map(({ fate }) => fate));
  return FATES.find(fate => fate !== 'present' && fates.has(fate)) ?? 'present';
};
