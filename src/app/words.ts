import type { UnitMark, UnitSheet } from '../core/desk.ts';
import type { Edge, Side } from '../core/types.ts';
import type { Terrain } from '../core/chart.ts';

export const SIDE_NAME: Readonly<Record<Side, string>> = { union: 'Union', confederate: 'Confederate' };

export const EDGE_NAME: Readonly<Record<Edge, string>> = { left: 'left', right: 'right', top: 'top', bottom: 'bottom' };

export const TERRAIN_NAME: Readonly<Record<Terrain, string>> = {
  channel: 'channel',
  shallows: 'shallows',
  sandbar: 'sandbar',
  bank: 'bank',
  bluff: 'bluff',
  marsh: 'marsh',
  island: 'island',
  town: 'town',
  wharf: 'wharf',
  obstruction: 'obstruction',
};

export const MARK_NAME: Readonly<Record<UnitMark, string>> = {
  aground: 'aground',
  anchored: 'at anchor',
  noSteam: 'no steam',
  breakingOff: 'breaking off',
  ramming: 'steering to ram',
  aimed: 'has taken aim',
  sunk: 'sunk',
  silenced: 'silenced',
  left: 'left the chart',
  exited: 'got away as ordered',
  waiting: 'not yet arrived',
  struck: 'has struck',
  battered: 'battered',
  burning: 'on fire',
  engineLost: 'engine destroyed',
  funnelLost: 'funnel destroyed',
  rudderHit: 'rudder damaged',
  pilotHouseHit: 'pilot house hit',
  turretOut: 'turret out of action',
  shaken: 'shaken by a ram',
  abandoned: 'abandoned',
  sinking: 'sinking',
  adrift: 'adrift',
  inTow: 'in tow',
  listing: 'listing',
  funnelHit: 'smokestack damaged',
  pipesHit: 'steam pipes cut',
  boilerHit: 'full of steam',
  jammed: 'wheel or screw jammed',
  helmless: 'nobody at the wheel',
  harassed: 'under musketry or grape',
  orderHidden: 'order face down',
  orderShown: 'order shown',
};

export const DANGER_MARKS: ReadonlySet<UnitMark> = new Set<UnitMark>([
  'aground',
  'breakingOff',
  'sunk',
  'silenced',
  'noSteam',
  'struck',
  'battered',
  'burning',
  'engineLost',
  'pilotHouseHit',
  'abandoned',
  'sinking',
  'boilerHit',
  'helmless',
]);

export const FACING_NAME = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;

/** A chance as it is read: "58 %", and never 0 or 100 for what may yet happen or fail. */
export const percent = (chance: number): string => {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.01) return '< 1 %';
  if (chance > 0.99) return '> 99 %';
  return `${Math.round(chance * 100)} %`;
};

export const count = (number: number, word: string, many = `${word}s`): string =>
  `${number} ${number === 1 ? word : many}`;

export const longDate = (iso: string): string =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

export const whenSaved = (iso: string): string =>
  new Date(iso).toLocaleString('en', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

const COINED = /\b[a-z]+(?:[A-Z][a-z]+)+\b/gu;

/** An opponent's reason as it is read: units by their names, and coined words in their parts. */
export const reasonInWords = (reason: string, units: readonly UnitSheet[]): string => {
  const longestFirst = [...units].sort((one, other) => other.id.length - one.id.length);
  const named = longestFirst.reduce((text, { id, name }) => text.replaceAll(id, name), reason);
  return named.replace(COINED, word => word.replace(/[A-Z]/gu, letter => ` ${letter.toLowerCase()}`));
};

/** A unit in one breath. */
export const unitInWords = (unit: UnitSheet): string => {
  const marks = unit.marks.map(mark => MARK_NAME[mark]);
  const heading = unit.facing === null ? [] : [`heading ${FACING_NAME[unit.facing]}`];
  return [
    `${SIDE_NAME[unit.side]} ${unit.title} ${unit.name}`,
    ...heading,
    unit.hull.says ?? `${unit.hull.left} of ${unit.hull.full}`,
    ...marks,
  ].join(', ');
};
