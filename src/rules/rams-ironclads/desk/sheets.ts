import { arrivalInWords } from '../../shared/arrivals.ts';
import { hullTrack } from '../../shared/deskParts.ts';
import { withLines, type UnitSheet } from '../../../system/desk/index.ts';
import type { RamsMark } from './marks.ts';
import { counted, decimal, t } from '../../../languages/language.ts';
import type { Bearing } from '../../../ships/index.ts';
import { titleOf } from '../words/names.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn, BEARING_NAME } from '../../shared/names.ts';
import { hitsLeft } from '../damage.ts';
import { topOf } from '../orders.ts';
import { BUILDING_HITS, SCALE } from '../tables.ts';
import type { Plot, RamsShip, RamsWork, Situation } from '../types.ts';
import { hasSteam, isAdrift } from '../units.ts';

const STATUS_MARK = { waiting: 'waiting', sunk: 'sunk', gone: 'left', exited: 'exited' } as const;

const marksOf = (now: Situation, ship: RamsShip): RamsMark[] => {
  if (ship.status !== 'afloat') return [STATUS_MARK[ship.status]];
  const found: [boolean, RamsMark][] = [
    [ship.abandoned, 'abandoned'],
    [ship.sinking !== null, 'sinking'],
    [ship.burning, 'burning'],
    [ship.towedBy !== '', 'inTow'],
    [isAdrift(now, ship), 'adrift'],
    [ship.tilt !== null, 'listing'],
    [ship.stackHit, 'funnelHit'],
    [ship.pipesHit, 'pipesHit'],
    [ship.boilerHit, 'boilerHit'],
    [ship.jam > 0, 'jammed'],
    [ship.steering > 0, 'rudderHit'],
    [ship.helmless > 0, 'helmless'],
    [ship.harassed, 'harassed'],
  ];
  const marks: RamsMark[] = [];
  if (ship.aground !== 'no') marks.push('aground');
  if (ship.anchored) marks.push('anchored');
  if (!hasSteam(now, ship)) marks.push('noSteam');
  if (now.state.strikes.some(strike => strike.by === ship.id)) marks.push('ramming');
  if (now.state.aims.some(aim => aim.unit === ship.id)) marks.push('aimed');
  return [...found.flatMap(([holds, mark]) => (holds ? [mark] : [])), ...marks];
};

const TILT: Readonly<Record<Bearing, string>> = {
  bow: t`down by the bow`,
  stern: t`down by the stern`,
  port: t`listing to port`,
  starboard: t`listing to starboard`,
};

const fireInWords = ({ abandoned, attempts }: RamsShip): string =>
  abandoned ? t`on fire` : t`on fire, ${counted(attempts, 'attempt')} left`;

const conditionsOf = (now: Situation, ship: RamsShip): string[] => {
  const found: [boolean, string][] = [
    [ship.abandoned, t`abandoned`],
    [ship.sinking !== null, t`sinking, to the end of turn ${ship.sinking?.at ?? 0}`],
    [ship.burning, fireInWords(ship)],
    [ship.status === 'afloat' && isAdrift(now, ship), t`adrift`],
    [ship.aground === 'shoal', t`aground`],
    [ship.aground === 'bank', t`on the bank`],
    [ship.jam > 0, t`wheel or screw jammed, ${counted(ship.jam, 'turn')}`],
    [ship.steering > 0, t`steering damaged, ${counted(ship.steering, 'turn')}`],
    [ship.helmless > 0, t`nobody at the wheel`],
    [ship.tilt !== null, TILT[ship.tilt ?? 'bow']],
    [ship.stackHit, t`smokestack damaged`],
    [ship.pipesHit, t`steam pipes damaged`],
    [ship.boilerHit, t`full of steam`],
    [ship.harassed, t`under musketry or grape`],
    [ship.settled, t`can be raised`],
  ];
  return found.flatMap(([holds, words]) => (holds ? [words] : []));
};

const markerInWords = (plot: Plot | null): string => {
  if (!plot) return t`none`;
  if (plot.anchor) return t`at anchor`;
  const knots = knotsInWords(Math.abs(plot.speed));
  const speed = plot.speed < 0 ? t`${knots} astern` : knots;
  return plot.helm === 'straight' ? speed : t`${speed}, turning to ${BEARING_NAME[plot.helm]}`;
};

export const armourInWords = ({ armour }: Pick<RamsShip, 'armour'>): string =>
  armour.turret > 0
    ? t`front ${armour.front}, sides ${armour.side}, rear ${armour.rear}, turret ${armour.turret}`
    : t`front ${armour.front}, sides ${armour.side}, rear ${armour.rear}`;

export const bowInWords = ({ ram, reinforced }: Pick<RamsShip, 'ram' | 'reinforced'>): string =>
  ram ? t`ram` : reinforced ? t`reinforced` : t`plain`;

/** Her life: "4½ of 8 knots". */
const topInWords = ({ top, fullTop }: RamsShip): string => {
  const figure = (halves: number): string =>
    `${halves === 1 ? '' : Math.floor(halves / SCALE.halves)}${halves % SCALE.halves === 0 ? '' : '½'}`;
  return t`${figure(Math.max(0, top))} of ${knotsInWords(fullTop)}`;
};

/** What she carries over into the next half-move: way, and degrees of a turn. */
const inHandOf = ({ twelfths, credit }: RamsShip): string =>
  credit
    ? t`${counted(twelfths, 'twelfth')} of a hex, ${credit.degrees}° to ${BEARING_NAME[credit.to]}`
    : t`${counted(twelfths, 'twelfth')} of a hex`;

const shipLines = (now: Situation, ship: RamsShip): UnitSheet['lines'] => {
  const conditions = conditionsOf(now, ship);
  const left = hitsLeft(now, ship);
  const name = (id: string): string => nameIn(now.scenario, id);
  return [
    { label: t`Top speed`, value: topInWords(ship) },
    { label: t`Speed`, value: t`${knotsInWords(ship.speed)}, at most ${knotsInWords(topOf(now, ship))}` },
    { label: t`In hand`, value: inHandOf(ship) },
    { label: t`Marker`, value: markerInWords(ship.order ?? ship.plot) },
    { label: t`Armour`, value: armourInWords(ship) },
    { label: t`Bow`, value: bowInWords(ship) },
    { label: t`Draught`, value: t`${decimal(ship.draught)} feet` },
    ...(left === null ? [] : [{ label: t`Hits left`, value: t`${left} of ${BUILDING_HITS}` }]),
    ...(ship.spars > 0 ? [{ label: t`Spar torpedoes`, value: String(ship.spars) }] : []),
    ...(ship.sharpshooters ? [{ label: t`Sharpshooters`, value: t`yes` }] : []),
    ...(ship.tows.length > 0
      ? [{ label: ship.pushing ? t`Pushes` : t`Tows`, value: ship.tows.map(name).join(', ') }]
      : []),
    ...(ship.towedBy === '' ? [] : [{ label: t`In tow of`, value: name(ship.towedBy) }]),
    ...(conditions.length > 0 ? [{ label: t`Condition`, value: conditions.join(', ') }] : []),
    ...(ship.steamFrom > now.state.turn ? [{ label: t`Steam up`, value: t`turn ${ship.steamFrom}` }] : []),
  ];
};

const shipSheet = (now: Situation, ship: RamsShip): UnitSheet =>
  withLines(
    {
      id: ship.id,
      side: ship.side,
      name: nameIn(now.scenario, ship.id),
      title: now.state.moored[ship.id] === undefined ? titleOf(now, ship) : t`Moored transport`,
      kind: 'ship',
      hexes: ship.at === 0 ? [] : [ship.at],
      facing: ship.facing,
      // Half-knots: her top speed is her life, and below 0 she sinks.
      tracks: hullTrack(Math.max(0, ship.top), ship.fullTop, {
        name: t`Top speed`,
        critical: 0,
        says: topInWords(ship),
      }),
      towedBy: ship.towedBy === '' ? null : ship.towedBy,
      marks: marksOf(now, ship),
      present: ship.status === 'afloat',
      ...(ship.status === 'waiting' ? { arrives: arrivalInWords(now, ship.entry, ship.entryHex) } : {}),
    },
    () => shipLines(now, ship),
  );

const workSheet = (now: Situation, work: RamsWork): UnitSheet => {
  const isFort = work.kind === 'fort';
  const left = isFort ? work.guns.filter(gun => !gun.lost).length : BUILDING_HITS - work.hits;
  const full = isFort ? work.guns.length : BUILDING_HITS;
  return {
    id: work.id,
    side: work.side,
    name: nameIn(now.scenario, work.id),
    kind: work.kind,
    hexes: work.hexes,
    title: isFort ? t`Fort` : t`Building`,
    facing: isFort ? work.facing : null,
    tracks: hullTrack(left, full),
    marks: work.down ? ['silenced'] : now.state.aims.some(aim => aim.unit === work.id) ? ['aimed'] : [],
    present: !work.down,
    lines: [{ label: isFort ? t`Guns left` : t`Hits left`, value: t`${left} of ${full}` }],
  };
};

/** Every ship, fort and building. */
export const unitSheets = (now: Situation): UnitSheet[] => [
  ...Object.values(now.state.ships).map(ship => shipSheet(now, ship)),
  ...Object.values(now.state.works).map(work => workSheet(now, work)),
];
