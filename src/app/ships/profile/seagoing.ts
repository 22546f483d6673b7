/** Class sheets of ships built for the sea: sloops, frigates, double-enders, gunboats; measures are the eye's. */

import type { GunMount, Vessel } from '../../../ships/index.ts';
import type { Part, Sheet } from './parts.ts';
import { tugSheet } from './riverboats.ts';

const SEA = { bow: 'clipper', stern: 'counter', paint: 'black' } as const;

/** Broadside guns of her port side: as many ports are drawn. */
const portsOf = ({ guns }: Vessel): number => {
  const broadside = ({ mount, bears }: GunMount): boolean => mount === 'broadside' && bears.includes('port');
  return guns.filter(broadside).reduce((sum, { count }) => sum + count, 0);
};

const portRow = (count: number, height: number): Part[] =>
  count === 0 ? [] : [{ is: 'ports', from: 0.14, to: 0.86, count, height }];

/** Three masts with all their yards. */
const shipRig = (height: number): Part[] => [
  { is: 'mast', at: 0.16, height: height * 0.84, yards: 3, gaff: true },
  { is: 'mast', at: 0.45, height, yards: 4 },
  { is: 'mast', at: 0.77, height: height * 0.94, yards: 4 },
  { is: 'bowsprit', length: height * 0.26 },
];

const schoonerRig = (height: number, yards = 0): Part[] => [
  { is: 'mast', at: 0.3, height: height * 0.95, yards: 0, gaff: true },
  { is: 'mast', at: 0.74, height, yards, gaff: yards === 0 },
];

const stack = (at: number, height: number, diameter: number): Part => ({ is: 'funnel', at, base: 0, height, diameter });

/** A big cruiser such as Hartford: ship rig, one stack before the mainmast, one row of ports. */
const sloop = (ship: Vessel): Sheet => {
  const big = ship.tons >= 2000;
  const ports = portsOf(ship);
  return {
    ...SEA,
    freeboard: big ? 12 : 10,
    sheer: 4,
    parts: [
      ...shipRig(ship.lengthFt * (big ? 0.56 : 0.5)),
      ...portRow(Math.max(ports, big ? 3 : 2), 4),
      stack(0.56, big ? 24 : 22, 7),
      { is: 'boat', at: 0.3, base: 3, length: 26 },
      ...(ports === 0 || !big ? ([{ is: 'pivot', at: 0.66, toBow: true }] as const) : []),
    ],
  };
};

/** Two rows of ports, the upper open to the sky; with steam or without. */
const frigate = (ship: Vessel): Sheet => {
  const steam = ship.propulsion !== 'sail';
  const row = Math.max(10, Math.round(portsOf(ship) / 2));
  const wheels: Part[] =
    ship.propulsion === 'side_wheel' ? [{ is: 'paddleBox', at: 0.5, diameter: 30, axle: 10, tint: 'black' }] : [];
  return {
    ...SEA,
    freeboard: 17,
    sheer: 4.5,
    parts: [
      ...shipRig(ship.lengthFt * (steam ? 0.58 : 0.78)),
      { is: 'ports', from: 0.12, to: 0.88, count: wheels.length > 0 ? 8 : row, height: 4.4 },
      ...(wheels.length > 0 ? [] : ([{ is: 'ports', from: 0.12, to: 0.88, count: row - 1, height: 11.4 }] as const)),
      ...(steam ? [stack(0.58, 22, 8)] : []),
      ...wheels,
    ],
  };
};

const sailingSloop = (ship: Vessel): Sheet => ({
  ...SEA,
  freeboard: 12,
  sheer: 4,
  parts: [...shipRig(ship.lengthFt * 0.82), ...portRow(Math.max(5, portsOf(ship)), 5)],
});

/** Bow at both ends, a rudder at each, a pivot on each; wheels in the middle. */
const doubleEnder = (): Sheet => ({
  freeboard: 8,
  sheer: 2.4,
  bow: 'raked',
  stern: 'raked',
  paint: 'black',
  parts: [
    { is: 'mast', at: 0.22, height: 68, yards: 0 },
    { is: 'mast', at: 0.78, height: 68, yards: 0 },
    stack(0.6, 30, 7),
    { is: 'house', from: 0.42, to: 0.58, base: 0, height: 7, windows: 5, tint: 'upper' },
    { is: 'pilot', at: 0.665, base: 1, width: 9, height: 9, form: 'glass' },
    { is: 'paddleBox', at: 0.48, diameter: 27, axle: 9.5, tint: 'black' },
    { is: 'boat', at: 0.32, base: 3, length: 20 },
    { is: 'pivot', at: 0.88, toBow: true },
    { is: 'pivot', at: 0.12, toBow: false },
  ],
});

/** A ninety-day gunboat or another screw schooner: two masts, one stack, a heavy pivot amidships. */
const screwGunboat = (ship: Vessel): Sheet => ({
  ...SEA,
  freeboard: 7,
  sheer: 3,
  parts: [
    ...schoonerRig(ship.lengthFt * 0.52, 2),
    { is: 'bowsprit', length: 20 },
    stack(0.5, 27, 5.6),
    ...portRow(portsOf(ship), 2.6),
    { is: 'pivot', at: 0.62, toBow: true },
    { is: 'pivot', at: 0.92, toBow: true },
    { is: 'boat', at: 0.2, base: 3, length: 18 },
  ],
});

/** A coasting steamer with guns on deck: wheels amidships, one stack, two light masts. */
const paddleGunboat = (ship: Vessel): Sheet => {
  const scale = Math.min(1, ship.lengthFt / 180);
  return {
    ...SEA,
    bow: ship.lengthFt > 140 ? 'clipper' : 'plumb',
    freeboard: 7 * scale + 1,
    sheer: 3,
    parts: [
      ...schoonerRig(ship.lengthFt * 0.36),
      stack(0.59, 27 * scale + 3, 5.4 * scale + 0.8),
      { is: 'house', from: 0.36, to: 0.62, base: 0, height: 7, windows: 6, tint: 'upper' },
      { is: 'pilot', at: 0.66, base: 2, width: 8, height: 8, form: 'glass' },
      { is: 'paddleBox', at: 0.47, diameter: 26 * scale + 2, axle: 8 * scale + 1, tint: 'black' },
      ...portRow(portsOf(ship), 3),
      { is: 'pivot', at: 0.86, toBow: true },
      { is: 'pivot', at: 0.14, toBow: false },
    ],
  };
};

const schooner = (ship: Vessel): Sheet => ({
  ...SEA,
  freeboard: 5,
  sheer: 2,
  parts: [...schoonerRig(ship.lengthFt * 0.85), { is: 'bowsprit', length: 15 }, { is: 'pivot', at: 0.54, toBow: true }],
});

/** Below this length a screw gunboat was a tug, and looks it. */
const TUG_FEET = 120;

const gunboat = (ship: Vessel): Sheet => {
  if (ship.propulsion === 'sail') return schooner(ship);
  if (ship.propulsion !== 'screw') return paddleGunboat(ship);
  return ship.lengthFt < TUG_FEET ? tugSheet(true) : screwGunboat(ship);
};

const BY_TYPE: Readonly<Record<string, (ship: Vessel) => Sheet>> = {
  steam_sloop: sloop,
  steam_frigate: frigate,
  sailing_frigate: frigate,
  sailing_sloop: sailingSloop,
  double_ender: doubleEnder,
};

/** The sheet of a sea-going ship; a plain gunboat, by her propulsion, for every type that has none of its own. */
export const seaSheet = (ship: Vessel): Sheet => (BY_TYPE[ship.type] ?? gunboat)(ship);
