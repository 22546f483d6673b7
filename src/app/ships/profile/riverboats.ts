/** Class sheets of the unarmoured river steamers, rams and small craft; measures are the eye's. */

import type { Vessel } from '../../../ships/index.ts';
import type { Part, Sheet } from './parts.ts';

const STEAMER = { freeboard: 4, sheer: 1.5, bow: 'raked', stern: 'raked', paint: 'timber' } as const;

const crowned = (at: number, base: number, height: number): Part => ({
  is: 'funnel',
  at,
  base,
  height,
  diameter: 4,
  pair: 5,
  crown: true,
});

/** A ram of Ellet's: two stacks, wheels amidships, no casemate and no bales: bulwarks, and a bow full of timber. */
const elletRam = (armed: boolean): Sheet => ({
  ...STEAMER,
  bow: 'plumb',
  parts: [
    { is: 'staff', at: 0.97, height: 24 },
    { is: 'hogChain', from: 0.08, to: 0.9, height: 17 },
    { is: 'house', from: 0.42, to: 0.7, base: 5, height: 7, windows: 7, tint: 'upper', eaves: 3 },
    crowned(0.73, 3, 37),
    { is: 'pilot', at: 0.6, base: 13, width: 10, height: 8, form: 'glass' },
    { is: 'timbers', from: 0.1, to: 0.8, base: 0, height: 6.5, ports: 0 },
    { is: 'paddleBox', at: 0.34, diameter: 31, axle: 9.5, tint: 'upper' },
    { is: 'strapping' },
    ...(armed ? ([{ is: 'pivot', at: 0.9, toBow: true }] as const) : []),
  ],
});

/** A cottonclad with two stacks: bales along the rail, as high as a man and a half. */
const riverCottonclad = (wheel: number, rows: number): Sheet => ({
  ...STEAMER,
  parts: [
    { is: 'staff', at: 0.97, height: 24 },
    { is: 'house', from: 0.28, to: 0.7, base: 5, height: 9, windows: 9, tint: 'upper', eaves: 3 },
    crowned(0.76, 3, 36),
    { is: 'pilot', at: 0.62, base: 15, width: 10, height: 8, form: 'glass' },
    { is: 'paddleBox', at: wheel, diameter: 30, axle: 9.5, tint: 'upper' },
    { is: 'bales', from: 0.07, to: 0.9, base: -0.5, rows },
  ],
});

/** A sea-going tow boat or coaster turned ram: one stack, walking beam, light masts, bales round the machinery. */
const coasterCottonclad: Sheet = {
  freeboard: 7,
  sheer: 3,
  bow: 'plumb',
  stern: 'counter',
  paint: 'black',
  parts: [
    { is: 'mast', at: 0.2, height: 52, yards: 0, gaff: true },
    { is: 'mast', at: 0.8, height: 56, yards: 0, gaff: true },
    { is: 'beam', at: 0.47, base: 8, length: 28 },
    { is: 'funnel', at: 0.58, base: 0, height: 28, diameter: 5.5 },
    { is: 'pilot', at: 0.67, base: 4, width: 9, height: 7, form: 'glass' },
    { is: 'paddleBox', at: 0.46, diameter: 29, axle: 9, tint: 'upper' },
    { is: 'bales', from: 0.16, to: 0.9, base: -1, rows: 3 },
    { is: 'strapping' },
    { is: 'pivot', at: 0.94, toBow: true },
  ],
};

const littleRebel: Sheet = {
  ...STEAMER,
  bow: 'plumb',
  stern: 'counter',
  parts: [
    { is: 'staff', at: 0.97, height: 16 },
    { is: 'house', from: 0.2, to: 0.66, base: 0, height: 8, windows: 5, tint: 'upper' },
    { is: 'funnel', at: 0.56, base: 6, height: 24, diameter: 4.2 },
    { is: 'pilot', at: 0.68, base: 8, width: 8, height: 6, form: 'glass' },
    { is: 'bales', from: 0.14, to: 0.8, base: -0.5, rows: 2 },
    { is: 'strapping' },
    { is: 'pivot', at: 0.88, toBow: true },
  ],
};

const sternCottonclad: Sheet = {
  ...riverCottonclad(0, 2),
  parts: [
    { is: 'sternWheel', at: -0.02, diameter: 19, axle: 7 },
    ...riverCottonclad(0, 2).parts.filter(part => part.is !== 'paddleBox'),
  ],
};

/** Iron thin as a boiler's round the main deck, a white steamboat above it. */
const tinclad = (sternWheel: boolean, ports: number): Sheet => ({
  freeboard: 2.6,
  sheer: 0.8,
  bow: 'spoon',
  stern: sternWheel ? 'scow' : 'raked',
  paint: 'timber',
  parts: [
    { is: 'staff', at: 0.965, height: 30 },
    ...(sternWheel ? ([{ is: 'sternWheel', at: -0.005, diameter: 20, axle: 7.5 }] as const) : []),
    { is: 'house', from: 0.13, to: 0.83, base: 9.4, height: 7.6, windows: 13, tint: 'upper', eaves: 3 },
    { is: 'house', from: 0.36, to: 0.66, base: 17.6, height: 4.6, windows: 7, tint: 'upper', eaves: 1.6 },
    crowned(0.77, 9, 40),
    { is: 'pilot', at: 0.58, base: 22.6, width: 11, height: 8.4, form: 'glass' },
    { is: 'casemate', from: 0.1, to: 0.91, height: 9, slope: [0, 0.25], ports, tint: 'iron' },
    ...(sternWheel ? [] : ([{ is: 'paddleBox', at: 0.32, diameter: 29, axle: 10, tint: 'upper' }] as const)),
  ],
});

/** Five inches of oak, bolt upright, high as a barn: Tyler, Lexington, Conestoga. */
const timberclad = (ports: number): Sheet => ({
  ...STEAMER,
  freeboard: 3.2,
  parts: [
    { is: 'staff', at: 0.97, height: 28 },
    crowned(0.72, 12, 34),
    { is: 'pilot', at: 0.62, base: 17, width: 11, height: 8, form: 'box' },
    { is: 'timbers', from: 0.03, to: 0.94, base: 0, height: 9, ports },
    { is: 'timbers', from: 0.14, to: 0.78, base: 9, height: 8, ports: 0 },
    { is: 'paddleBox', at: 0.34, diameter: 32, axle: 11, tint: 'timber' },
  ],
});

/** Both ends alike: a house the length of her, two pilot houses, one stack, a beam above all. */
const ferryboat: Sheet = {
  freeboard: 5.5,
  sheer: 2,
  bow: 'raked',
  stern: 'raked',
  paint: 'black',
  parts: [
    { is: 'beam', at: 0.45, base: 12, length: 30 },
    { is: 'funnel', at: 0.58, base: 6, height: 34, diameter: 5.6 },
    { is: 'house', from: 0.18, to: 0.82, base: 0, height: 12, windows: 14, tint: 'upper', eaves: 3 },
    { is: 'pilot', at: 0.25, base: 12.8, width: 9, height: 8, form: 'glass' },
    { is: 'pilot', at: 0.75, base: 12.8, width: 9, height: 8, form: 'glass' },
    { is: 'paddleBox', at: 0.5, diameter: 30, axle: 9, tint: 'black' },
    { is: 'pivot', at: 0.91, toBow: true },
    { is: 'pivot', at: 0.09, toBow: false },
  ],
};

const transport: Sheet = {
  ...STEAMER,
  freeboard: 3.5,
  parts: [
    { is: 'staff', at: 0.97, height: 26 },
    { is: 'house', from: 0.08, to: 0.84, base: 0, height: 9.6, windows: 16, tint: 'timber', eaves: 3 },
    { is: 'house', from: 0.14, to: 0.8, base: 10.4, height: 8, windows: 15, tint: 'upper', eaves: 3 },
    crowned(0.76, 10, 36),
    { is: 'pilot', at: 0.62, base: 19, width: 10, height: 8, form: 'glass' },
    { is: 'paddleBox', at: 0.34, diameter: 32, axle: 10, tint: 'upper' },
  ],
};

const barge: Sheet = {
  freeboard: 4,
  sheer: 0,
  bow: 'scow',
  stern: 'scow',
  paint: 'timber',
  parts: [{ is: 'hump', from: 0.08, to: 0.92, base: -0.5, height: 5, tint: 'shade' }],
};

const tug = (armed: boolean): Sheet => ({
  freeboard: 5,
  sheer: 3,
  bow: 'plumb',
  stern: 'counter',
  paint: 'black',
  parts: [
    { is: 'staff', at: 0.96, height: 10 },
    { is: 'house', from: 0.24, to: 0.62, base: 0, height: 7, windows: 5, tint: 'upper' },
    { is: 'funnel', at: 0.5, base: 6, height: 15, diameter: 4 },
    { is: 'pilot', at: 0.66, base: 3, width: 7, height: 8, form: 'glass' },
    ...(armed ? ([{ is: 'pivot', at: 0.86, toBow: true }] as const) : []),
  ],
});

const BOAT = { freeboard: 2.2, sheer: 0.8, bow: 'plumb', stern: 'plumb', paint: 'black' } as const;

const torpedoLaunch: Sheet = {
  ...BOAT,
  parts: [
    { is: 'funnel', at: 0.56, base: 0, height: 6.5, diameter: 1.6 },
    { is: 'house', from: 0.28, to: 0.46, base: 0, height: 1.4, windows: 0, tint: 'armour', eaves: 0 },
    { is: 'spar', length: 11 },
  ],
};

const BY_ID: Readonly<Record<string, Sheet>> = {
  css_little_rebel: littleRebel,
  css_general_breckinridge: sternCottonclad,
  uss_conestoga: timberclad(2),
  uss_lexington: timberclad(2),
  css_torpedo: tug(true),
  union_coal_barge: barge,
  css_david: {
    freeboard: 1.6,
    sheer: 0,
    bow: 'cigar',
    stern: 'cigar',
    paint: 'iron',
    parts: [
      { is: 'funnel', at: 0.56, base: 0, height: 7, diameter: 1.5 },
      { is: 'house', from: 0.36, to: 0.5, base: 0, height: 1.3, windows: 0, tint: 'armour', eaves: 0 },
      { is: 'spar', length: 10 },
    ],
  },
  spuyten_duyvil: {
    freeboard: 3,
    sheer: 0.5,
    bow: 'plumb',
    stern: 'spoon',
    paint: 'iron',
    parts: [
      { is: 'funnel', at: 0.44, base: 0, height: 14, diameter: 4 },
      { is: 'pilot', at: 0.62, base: 0, width: 6, height: 4.5, form: 'cone' },
      { is: 'spar', length: 12 },
    ],
  },
  mortar_schooner: {
    freeboard: 6,
    sheer: 2.5,
    bow: 'clipper',
    stern: 'counter',
    paint: 'black',
    parts: [
      { is: 'mast', at: 0.34, height: 74, yards: 0, gaff: true },
      { is: 'mast', at: 0.72, height: 70, yards: 0, gaff: true },
      { is: 'bowsprit', length: 18 },
      { is: 'mortar', at: 0.53 },
    ],
  },
};

/** Stacks of the river, or a single one of the sea, by what the notes of the catalogue say of her hull: depth tells them apart. */
const COASTER_DRAUGHT_FT = 9;

const cottonclad = (ship: Vessel): Sheet => {
  if (ship.draughtFt >= COASTER_DRAUGHT_FT) return coasterCottonclad;
  return ship.ram ? riverCottonclad(0.4, 2) : riverCottonclad(0.4, 3);
};

const BY_TYPE: Readonly<Record<string, (ship: Vessel) => Sheet>> = {
  ellet_ram: ship => elletRam(ship.guns.length > 0),
  cottonclad,
  tinclad: ship => tinclad(ship.propulsion === 'stern_wheel', ship.id === 'uss_black_hawk' ? 4 : 3),
  timberclad: () => timberclad(3),
  ferryboat_gunboat: () => ferryboat,
  transport: () => transport,
  tug: () => tug(false),
  launch: () => torpedoLaunch,
  torpedo_boat: () => torpedoLaunch,
  submarine: () => ({
    freeboard: 1,
    sheer: 0,
    bow: 'cigar',
    stern: 'cigar',
    paint: 'iron',
    parts: [
      { is: 'pilot', at: 0.3, base: 0, width: 1.8, height: 1.4, form: 'box' },
      { is: 'pilot', at: 0.7, base: 0, width: 1.8, height: 1.4, form: 'box' },
      { is: 'spar', length: 9 },
    ],
  }),
  mortar_boat: () => ({
    freeboard: 2,
    sheer: 0,
    bow: 'scow',
    stern: 'scow',
    paint: 'timber',
    parts: [
      { is: 'mortar', at: 0.5 },
      { is: 'timbers', from: 0.1, to: 0.9, base: 0, height: 5.5, ports: 0 },
    ],
  }),
  fire_raft: () => ({
    freeboard: 3,
    sheer: 0,
    bow: 'scow',
    stern: 'scow',
    paint: 'timber',
    parts: [{ is: 'fire', from: 0.08, to: 0.92 }],
  }),
};

/** The sheet of a river steamer or a small craft; undefined for others. */
export const riverSheet = (ship: Vessel): Sheet | undefined => BY_ID[ship.id] ?? BY_TYPE[ship.type]?.(ship);
export { tug as tugSheet };
