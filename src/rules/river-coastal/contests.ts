/** C31, C47, C67, C70, C94: dice that are thrown against each other, and those that say which of several is struck. */

import type { DamageLine } from './types.ts';

/** How the first of two sums stands to the second. */
export const STANDS = ['more', 'same', 'less'] as const;
export type Against = (typeof STANDS)[number];

export const against = (first: number, second: number): Against =>
  first === second ? 'same' : first > second ? 'more' : 'less';

/** What comes of it: two who board each other, boarders or stormers against those within, the Union's die against the Confederate one. */
export const CONTESTS = {
  race: { more: 'first', same: 'again', less: 'second' },
  fight: { more: 'attacker', same: 'goesOn', less: 'defender' },
  miners: { more: 'union', same: null, less: 'confederate' },
} as const;

/** Crew, C31: the boxes of a crew in the order in which the die that draws one counts them; each gun and each point of the pool by itself. */
export const BOX_ORDER = ['engine', 'boiler', 'gun', 'pool'] as const;

type ArmamentLine = Extract<DamageLine, { does: 'port' | 'gun' | 'gunDestroyed' }>;

/** Table 1, C47: the lines that strike guns, and whether a turret goes as one on them. */
export const ARMAMENT: Readonly<Record<ArmamentLine['does'], { turretsAsOne: boolean }>> = {
  port: { turretsAsOne: true },
  gun: { turretsAsOne: false },
  gunDestroyed: { turretsAsOne: false },
};

export const isArmament = (line: DamageLine): line is ArmamentLine => line.does in ARMAMENT;

/** For how long a gun may be out. */
export const LASTS = ['repair', 'battle', 'destroyed'] as const;

export const lastsOf = (line: ArmamentLine): (typeof LASTS)[number] => {
  if (line.does === 'gunDestroyed') return 'destroyed';
  return line.moves > 0 ? 'repair' : 'battle';
};
