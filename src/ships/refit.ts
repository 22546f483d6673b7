/** What a yard does by itself when a ship is to be of another type or goes another way: whatever goes with it. */

import type { Armour, GunMount, MountKind, Propulsion, Vessel, VesselType } from '../core/vessels.ts';
import { hasScrew } from './changes.ts';
import { bearingsOf, IRONCLADS, withoutEngine, TURRETS, WOODEN_IRON_IN } from './faults.ts';

const USUAL_IRON = { turret: 8, side: 3 } as const;
const FACES = ['front', 'side', 'rear'] as const;

/** A gun on such a mount, bearing where most of them did. */
export const mounted = (
  { gun, count }: Pick<GunMount, 'gun' | 'count'>,
  mount: MountKind,
  turret: 1 | 2 = 1,
): GunMount => {
  const { most, among } = bearingsOf(mount);
  const bears = mount === 'broadside' || mount === 'casemate' ? ['port' as const] : among.slice(0, most);
  return { gun, count, mount, bears: [...bears], ...(mount === 'turret' ? { turret } : {}) };
};

const FIRST_GUN = 'sb11';

const gunsFor = ({ guns }: Vessel, type: VesselType): readonly GunMount[] => {
  const turrets = TURRETS[type] ?? [];
  const held = guns.filter(({ turret }) => turret === undefined || turrets.includes(turret));
  const ashore = guns.filter(({ turret }) => turret !== undefined && !turrets.includes(turret));
  const missing = turrets.filter(turret => !guns.some(entry => entry.turret === turret));
  return [
    ...missing.map(turret => mounted({ gun: FIRST_GUN, count: 2 }, 'turret', turret as 1 | 2)),
    ...held,
    // Room in the turrets that are left is for their own guns: the others go on deck.
    ...(turrets.length > 0 ? [] : ashore.map(entry => mounted(entry, 'pivot'))),
  ];
};

const wallsFor = (type: VesselType): 'timber' | 'cotton' | null =>
  type === 'timberclad' ? 'timber' : type === 'cottonclad' ? 'cotton' : null;

const armourFor = ({ armour }: Vessel, type: VesselType): Armour => {
  const { turret, bulwarks, ...others } = armour;
  const ironclad = IRONCLADS.includes(type);
  const bare = FACES.every(face => armour[face] === undefined);
  const sides = ironclad && bare ? { side: { ironIn: USUAL_IRON.side } } : {};
  const thin = Object.fromEntries(
    Object.entries(others).filter(
      ([part, plate]) =>
        ironclad || !FACES.some(face => face === part) || (plate as { ironIn: number }).ironIn <= WOODEN_IRON_IN,
    ),
  ) as Armour;
  const material = wallsFor(type);
  const walls = material === null ? bulwarks : { extent: 'sides' as const, ...bulwarks, material };
  return {
    ...thin,
    ...sides,
    ...(TURRETS[type] ? { turret: turret ?? { ironIn: USUAL_IRON.turret } } : {}),
    ...(walls ? { bulwarks: walls } : {}),
  };
};

/** The ship as one of another type: turrets, iron, timber and ram that go with it. Of the class that she was she is no more. */
export const refitted = (ship: Vessel, type: VesselType): Vessel => {
  const { shipClass: _, ...others } = ship;
  return {
    ...others,
    type,
    guns: gunsFor(ship, type),
    armour: armourFor(ship, type),
    ram: ship.ram || type === 'ellet_ram',
  };
};

/** The ship driven another way. */
export const redriven = (ship: Vessel, propulsion: Propulsion): Vessel => {
  const { screws, ...others } = ship;
  return {
    ...others,
    propulsion,
    knots: withoutEngine(propulsion) ? 0 : ship.knots,
    ...(hasScrew(propulsion) ? { screws: screws ?? 1 } : {}),
  };
};
