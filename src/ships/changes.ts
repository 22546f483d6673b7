/** A vessel with what an author changes of her. */

import type { Force } from '../core/scenario.ts';
import type {
  Armour,
  ArmourChanges,
  Bearing,
  GunMount,
  HullChanges,
  MountKind,
  Propulsion,
  Vessel,
} from '../core/vessels.ts';
import { vesselOf } from './index.ts';

/** Keys with a value, in an object of their own: null and false are ways to say that there is none. */
const present = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== false),
  ) as T;

const changedArmour = (armour: Armour, changes: ArmourChanges | undefined): Armour =>
  present({ ...armour, ...changes }) as Armour;

export const hasScrew = (propulsion: Propulsion): boolean =>
  propulsion.includes('screw') || propulsion === 'hand_crank';

/** Who gets a screw without a word of how many gets one; who loses hers loses their number. */
const screwsOf = (ship: Pick<Vessel, 'propulsion' | 'screws'>, { screws, propulsion }: HullChanges): number | null => {
  if (screws !== undefined) return screws;
  if (propulsion === undefined) return ship.screws ?? null;
  return hasScrew(propulsion) ? (ship.screws ?? 1) : null;
};

/** The vessel with her hull changed. */
export const changedHull = (ship: Vessel, changes: HullChanges): Vessel => {
  const { shipClass, lowProfile, shallow, generic, screws: _, ...others } = { ...ship, ...changes };
  const optional = present({ shipClass, lowProfile, shallow, generic, screws: screwsOf(ship, changes) });
  return { ...others, armour: changedArmour(ship.armour, changes.armour), ...optional } as Vessel;
};

const ALL_ROUND: readonly Bearing[] = ['bow', 'stern', 'port', 'starboard'];
const EITHER_BEAM: readonly Bearing[] = ['port', 'starboard'];
const ROUND_MOUNTS: readonly MountKind[] = ['turret', 'boat', 'top', 'hold'];

type Given = NonNullable<Force['overrides']['guns']>[number];

/** Q63: how guns stand that an author puts aboard: as he says, otherwise as her own of that mount do, otherwise shared between both beams. */
const standing = (given: Given, own: readonly GunMount[]): GunMount[] => {
  const { gun, count, bears } = given;
  const mount = given.mount as MountKind;
  if (bears) return [{ ...given, mount, bears }];
  const model = own.find(entry => entry.mount === mount && entry.gun === gun);
  if (model && model.bears.length !== 1) return [{ ...model, count }];
  if (ROUND_MOUNTS.includes(mount))
    return [{ gun, count, mount, bears: ALL_ROUND, ...(mount === 'turret' ? { turret: 1 } : {}) }];
  if (mount === 'fixed') return [{ gun, count, mount, bears: model?.bears ?? ['bow'] }];
  if (mount !== 'broadside' && mount !== 'casemate') return [{ gun, count, mount, bears: EITHER_BEAM }];
  const port = Math.ceil(count / 2);
  const beams: GunMount[] = [
    { gun, count: port, mount, bears: ['port'] },
    { gun, count: count - port, mount, bears: ['starboard'] },
  ];
  return beams.filter(entry => entry.count > 0);
};

/** The guns that a ship of a battle can use: those that the battle puts aboard, otherwise her own. */
export const gunsAboard = (force: Pick<Force, 'facts' | 'vessel' | 'overrides'>): readonly GunMount[] => {
  const { guns } = vesselOf(force);
  return force.overrides.guns?.flatMap(given => standing(given, guns)) ?? guns;
};
