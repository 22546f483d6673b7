import { readFileSync } from 'node:fs';
import { RULE_SETS } from '../../src/rules/index.ts';
import { formatProblems, parseScenario } from '../../src/scenario/index.ts';
import type { Battle } from '../../src/trials/library.ts';

/** A vessel in full, one like one of the catalogue, and a fort of the author's own. */
const NOVELTY = {
  id: 'uss_novelty',
  name: 'USS Novelty',
  side: 'union',
  type: 'double_turret_monitor',
  year: 1864,
  tons: 900,
  lengthFt: 190,
  beamFt: 45,
  draughtFt: 7.5,
  knots: 9,
  complement: 110,
  propulsion: 'screw',
  screws: 2,
  armour: { front: { ironIn: 3 }, side: { ironIn: 3, backingIn: 15 }, turret: { ironIn: 9 }, deck: { ironIn: 1 } },
  ram: true,
  lowProfile: true,
  guns: [
    {
      gun: 'sb11',
      count: 2,
      mount: 'turret',
      bears: ['bow', 'stern', 'port', 'starboard'],
      turret: 1,
      blind: ['stern'],
    },
    { gun: 'rf100', count: 1, mount: 'turret', bears: ['bow', 'stern', 'port', 'starboard'], turret: 2 },
  ],
};
const PHANTOM = {
  id: 'css_phantom',
  like: 'css_arkansas',
  name: 'CSS Phantom',
  tons: 700,
  knots: 11,
  complement: 90,
  armour: { side: { ironIn: 6, slopeDeg: 35 }, pilotHouse: null },
  guns: [
    { gun: 'rf7brooke', count: 2, mount: 'casemate_pivot', bears: ['bow', 'port', 'starboard'] },
    { gun: 'sb9', count: 3, mount: 'casemate', bears: ['port'] },
    { gun: 'sb9', count: 3, mount: 'casemate', bears: ['starboard'] },
  ],
};
const REDOUBT = {
  id: 'the_redoubt',
  name: 'The Redoubt',
  side: 'confederate',
  year: 1864,
  construction: 'masonry',
  garrison: 120,
  guns: [{ gun: 'sb32', count: 4, mount: 'barbette' }],
  faceLengthFt: 200,
  elevationFt: 20,
};

type Loose = Record<string, unknown>;

/** The duel fought by ships that are in no catalogue, beside a fort that is in none; one of the catalogue is changed for the day. */
export const homemadeFile = (): Loose => {
  const duel = JSON.parse(readFileSync(new URL('../scenarios/duel.json', import.meta.url), 'utf8')) as Loose;
  const chart = duel.chart as Loose;
  return structuredClone({
    ...duel,
    id: 'homemade',
    chart: { ...chart, rows: [...(chart.rows as string[]), '. . . . . .'] },
    vessels: [NOVELTY, PHANTOM],
    fortifications: [REDOUBT],
    forts: [{ side: 'confederate', fort: 'the_redoubt', hexes: ['0305', '0405'], facing: 'NE' }],
    forces: [
      { side: 'union', vessel: 'uss_novelty', hex: '0202', facing: 'SE' },
      {
        side: 'union',
        vessel: 'uss_queen_of_the_west',
        hex: '0203',
        facing: 'W',
        overrides: {
          draughtFt: 5,
          tons: 500,
          complement: 150,
          type: 'cottonclad',
          armour: { bulwarks: { material: 'cotton', extent: 'sides' } },
        },
      },
      { side: 'confederate', vessel: 'css_phantom', hex: '0402', facing: 'SW' },
      { side: 'confederate', vessel: 'css_little_rebel', hex: '0503', facing: 'E' },
    ],
    objectives: [
      { side: 'union', text: 'Sink one.', kind: 'sinkOrCapture', count: 1 },
      { side: 'confederate', text: 'Sink one.', kind: 'sinkOrCapture', count: 1 },
    ],
    rules: { portable: { options: { forts: true } }, 'quick-sheet': {}, 'rams-ironclads': {} },
  });
};

export const homemade = (file: unknown = homemadeFile()): Battle => {
  const parsed = parseScenario(file, RULE_SETS, 'homemade');
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems, 'homemade'));
  return { scenario: parsed.scenario, source: file, shipped: false };
};
