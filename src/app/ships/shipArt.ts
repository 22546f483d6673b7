import broadsideIronclad from '../../../assets/ships/broadside-ironclad.svg?raw';
import casemateIronclad from '../../../assets/ships/casemate-ironclad.svg?raw';
import choctaw from '../../../assets/ships/choctaw.svg?raw';
import cottonclad from '../../../assets/ships/cottonclad.svg?raw';
import doubleEnder from '../../../assets/ships/double-ender.svg?raw';
import doubleTurretMonitor from '../../../assets/ships/double-turret-monitor.svg?raw';
import elletRam from '../../../assets/ships/ellet-ram.svg?raw';
import essex from '../../../assets/ships/essex.svg?raw';
import ferryboat from '../../../assets/ships/ferryboat.svg?raw';
import fireRaft from '../../../assets/ships/fire-raft.svg?raw';
import floatingBattery from '../../../assets/ships/floating-battery.svg?raw';
import galena from '../../../assets/ships/galena.svg?raw';
import indianola from '../../../assets/ships/indianola.svg?raw';
import keokuk from '../../../assets/ships/keokuk.svg?raw';
import lafayette from '../../../assets/ships/lafayette.svg?raw';
import launch from '../../../assets/ships/launch.svg?raw';
import monitor from '../../../assets/ships/monitor.svg?raw';
import mortarBoat from '../../../assets/ships/mortar-boat.svg?raw';
import paddleGunboat from '../../../assets/ships/paddle-gunboat.svg?raw';
import passaicMonitor from '../../../assets/ships/passaic-monitor.svg?raw';
import riverGunboat from '../../../assets/ships/river-gunboat.svg?raw';
import sailingShip from '../../../assets/ships/sailing-ship.svg?raw';
import screwGunboat from '../../../assets/ships/screw-gunboat.svg?raw';
import screwSloop from '../../../assets/ships/screw-sloop.svg?raw';
import steamFrigate from '../../../assets/ships/steam-frigate.svg?raw';
import sternWheelMonitor from '../../../assets/ships/stern-wheel-monitor.svg?raw';
import timberclad from '../../../assets/ships/timberclad.svg?raw';
import tinclad from '../../../assets/ships/tinclad.svg?raw';
import torpedoBoat from '../../../assets/ships/torpedo-boat.svg?raw';
import transport from '../../../assets/ships/transport.svg?raw';
import tug from '../../../assets/ships/tug.svg?raw';
import wreck from '../../../assets/ships/wreck.svg?raw';
import type { Side } from '../../core/types.ts';
import type { Vessel } from '../../ships/index.ts';
import { SIDE_COLOURS } from '../settings/palette.ts';

const DRAWINGS = {
  monitor,
  'passaic-monitor': passaicMonitor,
  'stern-wheel-monitor': sternWheelMonitor,
  'double-turret-monitor': doubleTurretMonitor,
  'river-gunboat': riverGunboat,
  'casemate-ironclad': casemateIronclad,
  'broadside-ironclad': broadsideIronclad,
  choctaw,
  lafayette,
  indianola,
  essex,
  keokuk,
  galena,
  cottonclad,
  'ellet-ram': elletRam,
  tinclad,
  timberclad,
  'paddle-gunboat': paddleGunboat,
  'double-ender': doubleEnder,
  'screw-gunboat': screwGunboat,
  'screw-sloop': screwSloop,
  'steam-frigate': steamFrigate,
  'sailing-ship': sailingShip,
  ferryboat,
  transport,
  tug,
  'mortar-boat': mortarBoat,
  'floating-battery': floatingBattery,
  'fire-raft': fireRaft,
  launch,
  'torpedo-boat': torpedoBoat,
  wreck,
} as const;

/** One of the drawings in assets/ships. */
export type ShipArt = keyof typeof DRAWINGS;
export const SHIP_ARTS = Object.keys(DRAWINGS) as readonly ShipArt[];

/** The colour in a drawing that stands for the colour of a side. */
export const SIDE_PLACEHOLDER = '#ff00ff';

const ART_OF_TYPE: Readonly<Record<string, ShipArt>> = {
  turreted_monitor: 'monitor',
  double_turret_monitor: 'double-turret-monitor',
  casemate_ironclad: 'casemate-ironclad',
  broadside_ironclad: 'broadside-ironclad',
  armoured_river_gunboat: 'river-gunboat',
  tinclad: 'tinclad',
  cottonclad: 'cottonclad',
  timberclad: 'timberclad',
  ellet_ram: 'ellet-ram',
  ferryboat_gunboat: 'ferryboat',
  double_ender: 'double-ender',
  steam_sloop: 'screw-sloop',
  steam_frigate: 'steam-frigate',
  sailing_frigate: 'sailing-ship',
  sailing_sloop: 'sailing-ship',
  torpedo_boat: 'torpedo-boat',
  submarine: 'torpedo-boat',
  launch: 'launch',
  tug: 'tug',
  transport: 'transport',
  mortar_boat: 'mortar-boat',
  floating_battery: 'floating-battery',
  fire_raft: 'fire-raft',
  // A dummy was built to be taken for a monitor.
  decoy: 'monitor',
};

const WOODEN_GUNBOAT: Readonly<Record<string, ShipArt>> = {
  screw: 'screw-gunboat',
  sail: 'sailing-ship',
};

/** Classes that do not look as others of their type do. */
const ART_OF_CLASS: Readonly<Record<string, ShipArt>> = {
  Passaic: 'passaic-monitor',
  Canonicus: 'passaic-monitor',
  Neosho: 'stern-wheel-monitor',
  Choctaw: 'choctaw',
  Lafayette: 'lafayette',
  Indianola: 'indianola',
  // Built by the same man to the same idea.
  Chillicothe: 'indianola',
  Tuscumbia: 'indianola',
  Essex: 'essex',
  Keokuk: 'keokuk',
  Galena: 'galena',
};

/** The drawing for a vessel of the catalogue; a plain gunboat, by her propulsion, where neither class nor type has one. */
export const artFor = (vesselType: string, propulsion: string, shipClass = ''): ShipArt =>
  ART_OF_CLASS[shipClass] ?? ART_OF_TYPE[vesselType] ?? WOODEN_GUNBOAT[propulsion] ?? 'paddle-gunboat';

/** The drawing's SVG with the side's colour put in. */
export const shipSvg = (art: ShipArt, side: Side): string =>
  DRAWINGS[art].replaceAll(SIDE_PLACEHOLDER, SIDE_COLOURS[side].deck);

/** The drawing of a vessel from above. */
export const planFor = ({ type, propulsion, shipClass }: Pick<Vessel, 'type' | 'propulsion' | 'shipClass'>): ShipArt =>
  artFor(type, propulsion, shipClass);
