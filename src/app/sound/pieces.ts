import { findGun, findVesselOf, fortOf, type Gun, type Propulsion } from '../../ships/index.ts';
import type { Situation } from '../../core/game.ts';
import type { Match } from '../../system/ruleset.ts';
import type { Piece } from './cues.ts';

/** Pounds of shot up to which a piece is light. */
const LIGHT = { rifle: 20, smoothbore: 32 } as const;

/** What a gun of the catalogue sounds like. */
export const pieceOf = ({ kind, shotLb }: Gun): Piece => {
  if (kind === 'mortar') return 'mortar';
  const rifled = kind === 'rifle';
  if ((shotLb ?? 0) <= (rifled ? LIGHT.rifle : LIGHT.smoothbore)) return 'lightGun';
  return rifled ? 'rifle' : 'heavySmoothbore';
};

/** Whether a hull goes by wheels or by screw; null where neither is heard. */
export const wayOf = (propulsion: Propulsion): 'paddles' | 'screw' | null => {
  if (propulsion.includes('wheel')) return 'paddles';
  return propulsion === 'screw' ? 'screw' : null;
};

/** What can be known of the noises that a unit makes. */
export interface Noises {
  /** One gun of a unit, by its place in the battery; absent = whichever is her heaviest. */
  piece(unit: string, gun?: number): Piece;
  way(unit: string): 'paddles' | 'screw' | null;
}

const heaviest = (ids: readonly string[]): Gun | undefined =>
  ids
    .flatMap(id => findGun(id) ?? [])
    .reduce<Gun | undefined>((best, one) => ((one.shotLb ?? 0) > (best?.shotLb ?? 0) ? one : best), undefined);

/** Ids of the guns of a ship or work, as the scenario and the catalogue have them. */
const gunsOf = ({ scenario }: Match, unit: string): readonly string[] => {
  const force = scenario.forces.find(({ id }) => id === unit);
  if (force) return findVesselOf(force)?.guns.map(mount => mount.gun) ?? [];
  const work = scenario.works.find(({ id }) => id === unit);
  const guns = work?.overrides?.guns ?? (work && fortOf(work))?.guns ?? [];
  return guns.map(mount => mount.gun);
};

/** The noises of a battle's units. */
export const noisesOf = (match: Match, now: () => Situation): Noises => ({
  piece(unit, place) {
    const views = place === undefined ? [] : (match.rules.desk.guns?.of(now(), unit, null) ?? []);
    const view = views.find(({ gun }) => gun === place);
    const found = (view && findGun(view.piece)) ?? heaviest(gunsOf(match, unit));
    // Field guns that came up in the middle of the battle.
    return found ? pieceOf(found) : 'lightGun';
  },
  way(unit) {
    const force = match.scenario.forces.find(({ id }) => id === unit);
    const vessel = force && findVesselOf(force);
    return vessel ? wayOf(vessel.propulsion) : null;
  },
});
