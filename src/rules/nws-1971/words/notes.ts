import type { KernelEvent } from '../../../core/types.ts';
import type { Notes } from '../../../system/ruleset.ts';
import { each, pick } from '../../shared/labels.ts';
import { throwOf } from '../chart.ts';
import { bandOf } from '../gunnery.ts';
import { DAMAGE_CHART, HITS_ON, RANGES } from '../tables.ts';
import { BORES, FALL_ORDERS, RATES, SHIP_TYPES, THIRDS, type Nws, type NwsEvent, type Spot } from '../types.ts';

/**
 * What random games must meet before anyone may say that all the rules have been played: each throw of the chart, each line of a table and
 * each cause, by the event that shows it. For the fuzzer's counts only; no rule reads this.
 */

type Told = NwsEvent | KernelEvent;
type EventOf<T extends Told['type']> = Extract<Told, { type: T }>;

interface Note<T extends Told['type']> {
  /** Every label that `of` can give. */
  all: readonly string[];
  of(event: EventOf<T>): string | readonly string[];
}

const SPOTS: readonly Spot['at'][] = [
  ...(['turret', 'casemate', 'pilotHouse', 'funnel', 'wheel', 'fire', 'misfire', 'nothing'] as const),
];
const spotLabel = (spot: Spot): string => ('third' in spot ? `struck ${spot.at} ${spot.third}` : `struck ${spot.at}`);

const WOUNDS = ['belowWater', 'ram', 'torpedo', 'mine'] as const;
const BURSTS = ['fails', 'half', 'full'] as const;

/** A jam's die: for good, for a while, or nothing. */
const jamOf = (moves: number): string => (moves < 0 ? 'for good' : pick(moves > 0, 'for a while', 'not at all'));
const JAMS = ['for good', 'for a while', 'not at all'] as const;

/** N24: a band of the range chart, and the die that a gun of it needs there: which rate and which bore, the die says. */
const SHOTS = RANGES.flatMap((range, band) => {
  const needs = new Set(BORES.flatMap(bore => RATES.map(rate => HITS_ON[bore][rate][band] ?? 0)));
  return [...needs].filter(need => need > 0).map(need => ({ shot: `range ${range} on ${need}`, sure: need === 1 }));
});

/** N41, N45: from where a ram comes, by its course in hexsides to port of hers whom it strikes. */
const COURSE = ['astern', 'abaft', 'before', 'bow to bow', 'before', 'abaft'] as const;

const NOTES: { readonly [T in Told['type']]?: Note<T> } = {
  shipMoved: { all: each(['moved'], ['ahead', 'astern', 'adrift']), of: ({ going }) => `moved ${going}` },
  shipLeft: {
    all: each(['left the chart'], ['beaten', 'by an objective']),
    of: ({ exited }) => `left the chart ${pick(exited, 'by an objective', 'beaten')}`,
  },
  gunFired: {
    all: SHOTS.flatMap(({ shot, sure }) => (sure ? [`${shot} hit`] : [`${shot} hit`, `${shot} missed`])),
    of: ({ range, need, hit }) => `range ${RANGES[bandOf(range)] ?? 0} on ${need} ${pick(hit, 'hit', 'missed')}`,
  },
  hitThrown: {
    all: [
      ...each(['chart'], Object.keys(DAMAGE_CHART), SHIP_TYPES),
      ...each(['struck'], ['below', 'hull'], THIRDS),
      ...each(['struck'], SPOTS),
      ...each(['plate'], ['through', 'half', 'bounced', 'nothing']),
    ],
    of: ({ dice: [one, other], column, spot, outcome }) => [
      `chart ${throwOf(one, other)} ${column}`,
      spotLabel(spot),
      `plate ${outcome}`,
    ],
  },
  workThrown: {
    all: each(['work'], ['hurt', 'unhurt']),
    of: ({ harms }) => `work ${pick(harms, 'hurt', 'unhurt')}`,
  },
  amidshipsRolled: {
    all: each(['amidships'], ['magazine', 'engines', 'nothing']),
    of: ({ does }) => `amidships ${does}`,
  },
  aftRolled: { all: each(['aft'], ['jams', 'nothing']), of: ({ jams }) => `aft ${pick(jams, 'jams', 'nothing')}` },
  steeringJammed: {
    all: each(['steering'], ['port', 'starboard', 'ahead']),
    of: ({ course }) => `steering ${course}`,
  },
  funnelHit: {
    all: each(['funnel'], ['falls', 'marked']),
    of: ({ falls }) => `funnel ${pick(falls, 'falls', 'marked')}`,
  },
  deckRolled: {
    all: [2, 3].flatMap(of => Array.from({ length: of }, (_, deck) => `deck ${deck} of ${of}`)),
    of: ({ deck, of }) => `deck ${deck} of ${of}`,
  },
  fallOrdered: { all: each(['guns fall'], FALL_ORDERS), of: ({ order }) => `guns fall ${order}` },
  turretRolled: { all: each(['turret jammed'], JAMS), of: ({ moves }) => `turret jammed ${jamOf(moves)}` },
  portRolled: { all: each(['port shut'], JAMS), of: ({ moves }) => `port shut ${jamOf(moves)}` },
  wheelRolled: {
    all: each(['wheel'], ['port', 'starboard', 'power', 'gone', 'nothing']),
    of: ({ does }) => `wheel ${does}`,
  },
  fireRolled: { all: each(['fire'], ['out', 'goes on']), of: ({ out }) => `fire ${pick(out, 'out', 'goes on')}` },
  flamesSpread: { all: each(['flames'], THIRDS), of: ({ third }) => `flames ${third}` },
  fifthMoveRolled: {
    all: each(['fifth move'], ['out', 'burns', 'abandoned', 'blowsUp']),
    of: ({ does }) => `fifth move ${does}`,
  },
  placeRolled: {
    all: each(['place'], ['forward', 'amidships', 'aft', 'quarter', 'wheel']),
    of: ({ where }) => `place ${where}`,
  },
  torpedoRolled: {
    all: each(['spar', 'torpedo'], BURSTS),
    of: ({ with: means, does }) => `${means} ${does}`,
  },
  mineRolled: { all: each(['mine'], [...BURSTS, 'dummy']), of: ({ does }) => `mine ${does}` },
  ramStruck: {
    all: each(['ram'], [...new Set(COURSE)]),
    of: ({ course }) => `ram ${COURSE[course]}`,
  },
  sideLost: { all: each(['side lost'], ['engine', 'screws']), of: ({ what }) => `side lost ${what}` },
  helmHalved: { all: ['helm halved'], of: () => 'helm halved' },
  steeringLost: { all: ['steering lost'], of: () => 'steering lost' },
  shipDisabled: {
    all: each(['disabled by'], ['engines', 'steering', 'wheels', 'ram', 'torpedo']),
    of: ({ cause }) => `disabled by ${cause}`,
  },
  shipsReleased: { all: ['ships released'], of: () => 'ships released' },
  speedLost: {
    all: each(['slowed by'], [...WOUNDS, 'funnels', 'wheel', 'engine', 'fire']),
    of: ({ cause }) => `slowed by ${cause}`,
  },
  shipSunk: {
    all: each(['sunk by'], [...WOUNDS, 'magazine', 'fire', 'burnt']),
    of: ({ cause }) => `sunk by ${cause}`,
  },
};

const noteOf = <T extends Told['type']>(event: EventOf<T>): readonly string[] => {
  const note = NOTES[event.type];
  const labels = note?.of(event) ?? [];
  return typeof labels === 'string' ? [labels] : labels;
};

/** Every label, and those of one event. */
export const notes: Notes<Nws> = {
  all: Object.values(NOTES).flatMap(note => note.all),
  of: noteOf,
};
