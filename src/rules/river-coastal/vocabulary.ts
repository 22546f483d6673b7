/** The words of River and Coastal that tables and ratings use. Speeds are half-knots, distances 24ths of a hex (C1). */

export type GunKind = 'howitzer' | 'smoothbore' | 'rifle' | 'mortar';
/** What fires at ships; mortars throw at works only (C89). */
export type ShotKind = Exclude<GunKind, 'mortar'>;
export type Band = 'close' | 'medium' | 'long';

/** How easily a hull is gone through: the five printed rows of the penetration value (C30). */
export type Skin = 'small' | 'wood' | 'light' | 'ironclad' | 'heavy';

/** Columns and rows of the ram test chart, the smallest first (C58). */
export type RamClass = 1 | 2 | 3 | 4 | 5;
/** Whether a ram must be tested for, and with what: never, only with men lost, or always and so much off the die. */
export type RamCell = 'none' | 'ifLost' | number;

/** How tightly a ship turns (C8). */
export type Handling = 'launch' | 'handy' | 'middling' | 'slow';

export type Character = 'intelligent' | 'stubborn' | 'reckless' | 'panicky' | 'fanatic';

/** The six damage tables by their number. */
export type DamageTable = 1 | 2 | 3 | 4 | 5 | 6;
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** A line of a damage table. Moves are what the hit lasts before repairs, 0 = for the rest of the battle. */
export type DamageLine =
  | { readonly does: 'nothing' }
  /** A shutter, a turret or a gun on deck. */
  | { readonly does: 'port'; readonly moves: number }
  | { readonly does: 'gun'; readonly moves: number }
  | { readonly does: 'gunDestroyed' }
  | { readonly does: 'hardOver'; readonly to: 'port' | 'starboard'; readonly moves: number }
  | { readonly does: 'sameCourse'; readonly moves: number }
  | { readonly does: 'straight'; readonly moves: number }
  | { readonly does: 'slowed'; readonly knots: number; readonly moves: number }
  | { readonly does: 'boilerDestroyed' }
  | { readonly does: 'crew'; readonly cpv: number }
  | { readonly does: 'captain'; readonly cpv: number }
  | { readonly does: 'fire'; readonly outOn: number }
  | { readonly does: 'flood'; readonly feet: number }
  | { readonly does: 'explodes' };

/** A cell of the chart of what a ram does to the rammer. */
export type RammerLine =
  | { readonly does: 'nothing' }
  | { readonly does: 'ramLost'; readonly spv: number }
  | { readonly does: 'stack'; readonly knots: number }
  | { readonly does: 'steam'; readonly cpv: number; readonly knots: number; readonly moves: number }
  | { readonly does: 'locked' };

/** A line of the mortar table: points by calibre, and what else stands in that square. */
export interface MortarLine {
  readonly large: number;
  readonly small: number;
  readonly takes: 'nothing' | 'gun' | 'commander';
}

/** C97: the twelve objective cards. */
export type ObjectiveCard =
  | ('ironclad' | 'ironclads' | 'flagship' | 'fleet' | 'passOne' | 'passTwo')
  | ('islands' | 'downstream' | 'town' | 'port' | 'fort' | 'sandbar');

export type WindFrom = 'north' | 'east' | 'west' | 'south';
