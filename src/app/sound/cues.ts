/** Groups of sounds, each with a volume of its own. */
export const GROUPS = ['guns', 'ships', 'signals'] as const;
export type Group = (typeof GROUPS)[number];

/** Everything that can be heard, and the group to which it belongs. */
const GROUP_OF = {
  lightGun: 'guns',
  heavySmoothbore: 'guns',
  rifle: 'guns',
  mortar: 'guns',
  musketry: 'guns',
  ricochet: 'guns',
  strike: 'guns',
  splash: 'guns',
  explosion: 'guns',
  paddles: 'ships',
  screw: 'ships',
  steam: 'ships',
  water: 'ships',
  sinking: 'ships',
  fire: 'ships',
  crash: 'ships',
  scrape: 'ships',
  splinters: 'ships',
  whistle: 'signals',
  bell: 'signals',
} as const satisfies Record<string, Group>;

export type Cue = keyof typeof GROUP_OF;
/** The sound of a piece as it is fired. */
export type Piece = 'lightGun' | 'heavySmoothbore' | 'rifle' | 'mortar' | 'musketry';

export const CUES = Object.keys(GROUP_OF) as readonly Cue[];
export const groupOf = (cue: Cue): Group => GROUP_OF[cue];

/** Whoever is told what there is to hear. */
export interface Ear {
  hear(cue: Cue): void;
  /** Lets everything that sounds die away at once. */
  hush(): void;
}
