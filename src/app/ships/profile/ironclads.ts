/** Class sheets of the armoured ships, from the usual descriptions of their classes; measures are the eye's. */

import type { Vessel } from '../../../ships/index.ts';
import type { Part, Sheet } from './parts.ts';

const casemate = (
  from: number,
  to: number,
  height: number,
  ports: number,
  slope: readonly [number, number] = [1.1, 1.1],
): Part => ({ is: 'casemate', from, to, height, slope, ports, tint: 'armour' });

const MONITOR_RAFT = { freeboard: 1.7, sheer: 0, bow: 'raft', stern: 'raft', paint: 'iron' } as const;

/** The first of them: pilot house forward on the deck, two low square stacks that were taken down in action. */
const firstMonitor: Sheet = {
  ...MONITOR_RAFT,
  parts: [
    { is: 'staff', at: 0.985, height: 9 },
    { is: 'turret', at: 0.5, diameter: 21, height: 9 },
    { is: 'pilot', at: 0.82, base: 0, width: 11, height: 4, form: 'cone' },
    { is: 'funnel', at: 0.26, base: 0, height: 6, diameter: 4.5, pair: 8 },
    { is: 'house', from: 0.16, to: 0.19, base: 0, height: 4.5, windows: 0, tint: 'armour', eaves: 0 },
  ],
};

/** Passaic and her later sisters: pilot house on the turret, one round stack abaft it. */
const coastalMonitor = (turret: number, funnel: number): Sheet => ({
  ...MONITOR_RAFT,
  parts: [
    { is: 'staff', at: 0.985, height: 10 },
    { is: 'funnel', at: funnel, base: 0, height: 18, diameter: 8.5 },
    { is: 'house', from: 0.2, to: 0.215, base: 0, height: 6, windows: 0, tint: 'armour', eaves: 0 },
    { is: 'house', from: 0.29, to: 0.33, base: 0, height: 2.4, windows: 0, tint: 'armour', eaves: 0 },
    { is: 'turret', at: turret, diameter: 21.5, height: 9, pilot: true },
    { is: 'boat', at: 0.13, base: 1, length: 14 },
  ],
});

/** Neosho: turret right forward, a turtleback, and the armoured house over her stern wheel. */
const sternWheelMonitor: Sheet = {
  ...MONITOR_RAFT,
  parts: [
    { is: 'staff', at: 0.985, height: 10 },
    { is: 'hump', from: 0.02, to: 0.27, base: 0, height: 13, tint: 'armour' },
    { is: 'hump', from: 0.27, to: 0.66, base: 0, height: 2.6, tint: 'iron' },
    { is: 'funnel', at: 0.44, base: 1.5, height: 30, diameter: 6, crown: true },
    { is: 'pilot', at: 0.34, base: 2.2, width: 8, height: 6, form: 'cone' },
    { is: 'turret', at: 0.8, diameter: 21, height: 9 },
  ],
};

const doubleTurret = (pilotOnTurret: boolean): Sheet => ({
  ...MONITOR_RAFT,
  parts: [
    { is: 'staff', at: 0.985, height: 10 },
    { is: 'funnel', at: 0.5, base: 0, height: pilotOnTurret ? 20 : 28, diameter: 8, crown: !pilotOnTurret },
    { is: 'turret', at: 0.26, diameter: 21, height: 9 },
    ...(pilotOnTurret
      ? ([{ is: 'house', from: 0.42, to: 0.46, base: 0, height: 3, windows: 0, tint: 'armour', eaves: 0 }] as const)
      : ([{ is: 'pilot', at: 0.64, base: 0, width: 10, height: 11, form: 'cone' }] as const)),
    { is: 'turret', at: 0.75, diameter: 21, height: 9, pilot: pilotOnTurret },
  ],
});

const RIVER_HULL = { freeboard: 2, sheer: 0, bow: 'spoon', stern: 'scow', paint: 'timber' } as const;

/** The City class: a slab of iron from end to end, the wheel's hump abaft, two crowned stacks abreast, a cone for the pilot. */
const cityClass = (ports: number, wide: number): Sheet => ({
  ...RIVER_HULL,
  parts: [
    { is: 'staff', at: 0.975, height: 26 },
    { is: 'hump', from: 0.14, to: 0.34, base: 7.2, height: 6.5, tint: 'armour' },
    { is: 'house', from: 0.37, to: 0.47, base: 8, height: 5, windows: 4, tint: 'upper' },
    { is: 'funnel', at: 0.58, base: 8, height: 28, diameter: 4.4, pair: wide, crown: true },
    { is: 'pilot', at: 0.72, base: 8.4, width: 13, height: 6.4, form: 'cone' },
    { is: 'casemate', from: 0.02, to: 0.93, height: 8.2, slope: [0.9, 1.1], ports, tint: 'armour' },
    { is: 'boat', at: 0.26, base: 15, length: 16 },
  ],
});

/** Essex, Eastport, Lafayette, Choctaw: a long casemate, covered wheels abreast of the engines. */
const sideWheelIronclad = (from: number, to: number, height: number, wheel: number, ports: number): Sheet => ({
  ...RIVER_HULL,
  bow: 'ram',
  parts: [
    { is: 'staff', at: 0.97, height: 24 },
    { is: 'funnel', at: 0.6, base: from < 0.6 ? height : 0, height: 30, diameter: 5, pair: 4, crown: true },
    { is: 'pilot', at: 0.7, base: height + 0.4, width: 13, height: 6.4, form: 'cone' },
    { is: 'casemate', from, to, height, slope: [0.25, 0.8], ports, tint: 'armour' },
    { is: 'paddleBox', at: wheel, diameter: 30, axle: 9, tint: 'armour' },
  ],
});

/** Indianola and her like: nearly flush, one squat casemate on the bow, wheels well aft. */
const bowCasemate: Sheet = {
  freeboard: 4,
  sheer: 0,
  bow: 'spoon',
  stern: 'scow',
  paint: 'iron',
  parts: [
    { is: 'staff', at: 0.1, height: 14 },
    { is: 'house', from: 0.36, to: 0.52, base: 0, height: 5, windows: 4, tint: 'armour' },
    { is: 'funnel', at: 0.56, base: 0, height: 34, diameter: 4.6, pair: 5, crown: true },
    { is: 'casemate', from: 0.68, to: 0.95, height: 9, slope: [0.7, 0.9], ports: 2, tint: 'armour' },
    { is: 'pilot', at: 0.8, base: 9.4, width: 9, height: 4.6, form: 'cone' },
    { is: 'paddleBox', at: 0.24, diameter: 24, axle: 6, tint: 'armour' },
  ],
};

const LOW_HULL = { freeboard: 2.2, sheer: 0.4, bow: 'ram', stern: 'spoon', paint: 'iron' } as const;

/** The usual Confederate ironclad: low ends, sloping shield amidships, one stack, pilot house on the forward edge. */
const shield = (from: number, to: number, height: number, ports: number, funnelHeight = 17): Sheet => ({
  ...LOW_HULL,
  parts: [
    { is: 'staff', at: 0.975, height: 12 },
    { is: 'funnel', at: (from + to) / 2, base: height - 0.4, height: funnelHeight, diameter: 6.5 },
    { is: 'pilot', at: to - 0.11, base: height + 0.2, width: 8, height: 3.4, form: 'cone' },
    casemate(from, to, height, ports),
    { is: 'boat', at: 0.09, base: 1, length: 14 },
  ],
});

/** Cylinder of a shield, as Albemarle's: short, steep, with eight faces. */
const albemarle: Sheet = {
  ...shield(0.28, 0.68, 9, 2, 16),
  parts: [
    { is: 'staff', at: 0.975, height: 11 },
    { is: 'funnel', at: 0.46, base: 8.6, height: 15, diameter: 5.5 },
    { is: 'pilot', at: 0.595, base: 9, width: 7, height: 3.2, form: 'cone' },
    casemate(0.26, 0.7, 9, 1, [0.9, 0.9]),
  ],
};

const virginia: Sheet = {
  ...LOW_HULL,
  freeboard: 0.9,
  stern: 'spoon',
  parts: [
    { is: 'staff', at: 0.87, height: 12 },
    { is: 'funnel', at: 0.52, base: 12, height: 20, diameter: 8.5 },
    { is: 'pilot', at: 0.735, base: 13, width: 11, height: 4, form: 'cone' },
    casemate(0.155, 0.815, 13, 4, [1.25, 1.25]),
    { is: 'boat', at: 0.3, base: 15, length: 22 },
  ],
};

/** A shell like a turtle's, one port in the bow. */
const manassas: Sheet = {
  freeboard: 1.2,
  sheer: 0,
  bow: 'ram',
  stern: 'spoon',
  paint: 'iron',
  parts: [
    { is: 'funnel', at: 0.42, base: 5, height: 15, diameter: 5 },
    { is: 'hump', from: 0.03, to: 0.97, base: 0, height: 6.5, tint: 'armour' },
  ],
};

const keokuk: Sheet = {
  freeboard: 4.5,
  sheer: 0,
  bow: 'ram',
  stern: 'raked',
  paint: 'iron',
  parts: [
    { is: 'staff', at: 0.96, height: 10 },
    { is: 'funnel', at: 0.5, base: 0, height: 20, diameter: 7 },
    { is: 'pilot', at: 0.61, base: 0, width: 7, height: 7, form: 'cone' },
    { is: 'turret', at: 0.3, diameter: 20, height: 9, cone: true },
    { is: 'turret', at: 0.74, diameter: 20, height: 9, cone: true },
  ],
};

const galena: Sheet = {
  freeboard: 10,
  sheer: 2.5,
  bow: 'clipper',
  stern: 'counter',
  paint: 'iron',
  parts: [
    { is: 'mast', at: 0.26, height: 70, yards: 0, gaff: true },
    { is: 'mast', at: 0.76, height: 78, yards: 0, gaff: true },
    { is: 'funnel', at: 0.48, base: 0, height: 22, diameter: 6.5 },
    { is: 'pilot', at: 0.6, base: 0, width: 8, height: 5, form: 'cone' },
    { is: 'ports', from: 0.36, to: 0.7, count: 3, height: 4 },
  ],
};

const ironsides: Sheet = {
  freeboard: 13,
  sheer: 0.5,
  bow: 'ram',
  stern: 'plumb',
  paint: 'iron',
  parts: [
    { is: 'mast', at: 0.18, height: 62, yards: 0, gaff: true },
    { is: 'mast', at: 0.46, height: 72, yards: 1 },
    { is: 'mast', at: 0.8, height: 66, yards: 1 },
    { is: 'funnel', at: 0.6, base: 0, height: 22, diameter: 9 },
    { is: 'pilot', at: 0.555, base: 0, width: 9, height: 6, form: 'cone' },
    { is: 'casemate', from: 0.13, to: 0.87, height: 10.5, slope: [0, 0], ports: 8, tint: 'armour', base: -10.7 },
    { is: 'bowsprit', length: 14 },
  ],
};

const naugatuck: Sheet = {
  ...LOW_HULL,
  bow: 'raked',
  freeboard: 3,
  parts: [
    { is: 'funnel', at: 0.42, base: 0, height: 16, diameter: 4 },
    { is: 'pilot', at: 0.55, base: 0, width: 6, height: 5, form: 'cone' },
    { is: 'pivot', at: 0.74, toBow: true },
  ],
};

const paddleShield = (from: number, to: number, wheel: number, ports: number): Sheet => ({
  ...shield(from, to, 9.5, ports, 24),
  freeboard: 3,
  parts: [
    ...shield(from, to, 9.5, ports, 24).parts,
    { is: 'paddleBox', at: wheel, diameter: 29, axle: 8, tint: 'armour' },
  ],
});

/** One shield forward, another abaft the wheels, a flat iron deck between. */
const choctaw: Sheet = {
  ...sideWheelIronclad(0.68, 0.94, 11, 0.34, 1),
  parts: [
    casemate(0.08, 0.24, 9, 1, [0.4, 0.3]),
    { is: 'house', from: 0.24, to: 0.68, base: 0, height: 6, windows: 8, tint: 'armour' },
    ...sideWheelIronclad(0.68, 0.94, 11, 0.34, 1).parts,
  ],
};

const BY_ID: Readonly<Record<string, Sheet>> = {
  uss_monitor: firstMonitor,
  uss_onondaga: doubleTurret(true),
  uss_benton: cityClass(5, 12),
  uss_essex_1862: { ...cityClass(2, 6), parts: cityClass(2, 6).parts.filter(part => part.is !== 'house') },
  uss_essex: { ...sideWheelIronclad(0.03, 0.93, 14, 0.4, 3), bow: 'spoon' },
  uss_eastport: sideWheelIronclad(0.1, 0.9, 9, 0.36, 3),
  uss_lafayette: sideWheelIronclad(0.3, 0.93, 9, 0.34, 3),
  uss_choctaw: choctaw,
  uss_indianola: bowCasemate,
  uss_chillicothe: bowCasemate,
  uss_tuscumbia: bowCasemate,
  css_virginia: virginia,
  css_manassas: manassas,
  uss_keokuk: keokuk,
  uss_galena: galena,
  uss_naugatuck: naugatuck,
  css_tennessee: shield(0.28, 0.7, 9.5, 2, 18),
  css_louisiana: shield(0.06, 0.94, 10, 7, 22),
  css_nashville: paddleShield(0.32, 0.82, 0.3, 1),
  css_baltic: paddleShield(0.2, 0.86, 0.36, 1),
};

const BY_CLASS: Readonly<Record<string, Sheet>> = {
  Passaic: coastalMonitor(0.56, 0.4),
  Canonicus: coastalMonitor(0.55, 0.38),
  Neosho: sternWheelMonitor,
  Milwaukee: doubleTurret(false),
  City: cityClass(4, 8),
  Albemarle: albemarle,
};

const BY_TYPE: Readonly<Record<string, Sheet>> = {
  turreted_monitor: coastalMonitor(0.56, 0.4),
  double_turret_monitor: doubleTurret(true),
  armoured_river_gunboat: cityClass(4, 8),
  casemate_ironclad: shield(0.24, 0.72, 9, 3),
  broadside_ironclad: ironsides,
  floating_battery: {
    ...RIVER_HULL,
    bow: 'scow',
    parts: [{ ...(casemate(0.04, 0.96, 9, 5, [0.3, 0.3]) as Extract<Part, { is: 'casemate' }>), tint: 'iron' }],
  },
  decoy: {
    ...RIVER_HULL,
    bow: 'scow',
    parts: [
      { is: 'paddleBox', at: 0.36, diameter: 24, axle: 7, tint: 'timber' },
      { is: 'funnel', at: 0.52, base: 0, height: 22, diameter: 6, pair: 7 },
      { is: 'casemate', from: 0.62, to: 0.86, height: 9, slope: [0.9, 0.9], ports: 2, tint: 'timber' },
    ],
  },
};

const MOST_PORTS = 12;

/** Of whom no more is known than her type: as many ports as guns look out of them to starboard, and the bow that she has. */
const fromFacts = ({ guns, ram }: Vessel, sheet: Sheet | undefined): Sheet | undefined => {
  if (!sheet) return undefined;
  const abeam = guns
    .filter(({ mount, bears }) => mount !== 'turret' && bears.includes('starboard'))
    .reduce((sum, { count }) => sum + count, 0);
  const parts = sheet.parts.map((part): Part =>
    part.is === 'casemate' ? { ...part, ports: Math.min(MOST_PORTS, abeam) } : part,
  );
  return { ...sheet, parts, bow: sheet.bow === 'ram' && !ram ? 'spoon' : sheet.bow };
};

/** The sheet of an armoured ship, by herself, her class or her type; undefined for others. */
export const ironcladSheet = (ship: Vessel): Sheet | undefined =>
  BY_ID[ship.id] ?? BY_CLASS[ship.shipClass ?? ''] ?? fromFacts(ship, BY_TYPE[ship.type]);
