import { counted, decimal, t } from '../../../languages/language.ts';
import { withLines, type UnitSheet, type UnitTracks } from '../../../system/desk/index.ts';
import { arrivalInWords } from '../../shared/arrivals.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn } from '../../shared/names.ts';
import { plotCommand } from '../orders.ts';
import { SIXTHS, SPAR } from '../tables.ts';
import type { NwsShip, NwsWork, Situation, Spar } from '../types.ts';
import { isSilent, serves, topOf } from '../units.ts';
import { isAdrift } from '../way.ts';
import { COURSE_NAME, TYPE_NAME } from '../words/captions.ts';
import { plotInWords, sparOrdered } from '../words/plot.ts';
import { plateViews } from './armour.ts';
import type { NwsMark } from './marks.ts';

const STATUS_MARK = { waiting: 'waiting', sunk: 'sunk', gone: 'left', exited: 'exited' } as const;

const marksOf = (now: Situation, ship: NwsShip): NwsMark[] => {
  if (ship.status !== 'afloat') return [STATUS_MARK[ship.status]];
  const found: [boolean, NwsMark][] = [
    [ship.abandoned, 'abandoned'],
    [ship.burning !== null, 'burning'],
    [ship.disabled, 'disabled'],
    [ship.contact !== null, 'contact'],
    [ship.wheelsGone.length > 0, 'wheelLost'],
    [ship.powerless !== 0, 'powerless'],
    [ship.steering !== null, 'rudderHit'],
    [ship.helmless > 0, 'pilotHouseHit'],
    [ship.turrets.length > 0 && ship.turrets.every(({ out }) => out), 'turretOut'],
    [ship.aground, 'aground'],
    [ship.anchored, 'anchored'],
    [ship.steamFrom === 0 || now.state.turn < ship.steamFrom, 'noSteam'],
    [isAdrift(now, ship) && ship.going === 'adrift', 'adrift'],
    [ship.plot !== null && (ship.plot.ram !== '' || ship.plot.spar !== ''), 'ramming'],
    [now.state.aims.some(aim => aim.unit === ship.id), 'aimed'],
  ];
  return found.flatMap(([holds, mark]) => (holds ? [mark] : []));
};

/** N14, N16: every plate that a shot may meet: "side 7.5 (D)". */
const platesInWords = (now: Situation, { id }: NwsShip): string =>
  plateViews(now, id)
    .map(({ name, inches, letter }) => (letter === '' ? t`${name} none` : `${name} ${inches} (${letter})`))
    .join(', ');

/** Clocks of moves, and what is gone for good. */
const conditionsOf = (ship: NwsShip): string[] => {
  const { steering } = ship;
  const found: [boolean, string][] = [
    [ship.abandoned, t`abandoned`],
    [ship.disabled, t`disabled`],
    [ship.burning !== null, t`on fire for ${counted(ship.burning ?? 0, 'move')}`],
    [
      steering !== null && steering.left > 0,
      t`steering jammed ${COURSE_NAME[steering?.course ?? 'ahead']} for ${counted(steering?.left ?? 0, 'move')}`,
    ],
    [steering?.left === -1, t`steering lost`],
    [ship.jams > 0, t`${counted(ship.jams, 'jam')} of three`],
    [ship.helmless > 0, t`out of control for ${counted(ship.helmless, 'move')}`],
    [ship.powerless > 0, t`no power for ${counted(ship.powerless, 'move')}`],
    [ship.powerless === -1, t`no power for good`],
    [ship.halfHelm, t`steers by her engines`],
    [ship.circling !== null, t`swings to the side of the lost wheel`],
    [ship.aground, t`aground`],
  ];
  return found.flatMap(([holds, words]) => (holds ? [words] : []));
};

const turretsInWords = ({ turrets }: NwsShip): string =>
  turrets
    .map(({ out, jam }) =>
      out
        ? t`out of action`
        : jam < 0
          ? t`jammed for good`
          : jam > 0
            ? t`jammed for ${counted(jam, 'move')}`
            : t`turns`,
    )
    .join(', ');

/** N47, N77: whether it is rigged, since when it will be (the owner's to know), or what it waits for. */
const sparInWords = ({ rigged, readyFrom, spent, quiet }: Spar): string => {
  if (rigged) return t`rigged`;
  if (readyFrom > 0) return sparOrdered(readyFrom - SPAR.orderAhead);
  if (!spent) return t`not rigged`;
  return quiet >= SPAR.rerig
    ? t`spent, may be ordered again`
    : t`spent, ${Math.max(0, quiet)} of ${counted(SPAR.rerig, 'quiet move')}`;
};

/** N48: what is left, and when the next tube is loaded. */
const tubesInWords = ({ state }: Pick<Situation, 'state'>, { tubes }: NwsShip): string => {
  const loaded = tubes.filter(({ left }) => left > 0);
  const left = loaded.reduce((sum, tube) => sum + tube.left, 0);
  if (left === 0) return t`none left`;
  const ready = Math.min(...loaded.map(tube => tube.ready));
  return ready <= state.turn ? t`${left} left, a tube is loaded` : t`${left} left, a tube is loaded in move ${ready}`;
};

const shipLines = (now: Situation, ship: NwsShip): UnitSheet['lines'] => {
  const conditions = conditionsOf(ship);
  const { plot } = ship;
  const line = (holds: boolean, label: string, value: () => string): UnitSheet['lines'] =>
    holds ? [{ label, value: value() }] : [];
  return [
    { label: t`Rate and type`, value: `${ship.rate} ${ship.type}` },
    { label: t`Speed`, value: t`${knotsInWords(ship.speed)}, at most ${knotsInWords(topOf(ship))}` },
    ...line(plot !== null, t`Plot`, () => (plot ? plotInWords(now, plotCommand(ship, plot)) : '')),
    { label: t`Armour in inches`, value: platesInWords(now, ship) },
    { label: t`Guns`, value: t`${ship.guns.filter((_, index) => serves(ship, index)).length} of ${ship.guns.length}` },
    ...line(ship.turrets.length > 0, t`Turrets`, () => turretsInWords(ship)),
    { label: t`Funnels`, value: String(ship.funnels) },
    { label: t`Ram bow`, value: ship.ram ? t`yes` : t`no` },
    ...line(ship.spar !== null, t`Spar`, () => (ship.spar ? sparInWords(ship.spar) : '')),
    ...line(ship.tubes.length > 0, t`Torpedoes`, () => tubesInWords(now, ship)),
    { label: t`Wooden`, value: ship.wooden ? t`yes` : t`no` },
    { label: t`Draught`, value: t`${decimal(ship.draught)} feet` },
    ...line(conditions.length > 0, t`Condition`, () => conditions.join(', ')),
    ...line(ship.steamFrom > now.state.turn, t`Steam up`, () => t`turn ${ship.steamFrom}`),
  ];
};

/** Her points to sink, in sixths, and her speed. */
const tracksOf = (ship: NwsShip): UnitTracks => {
  const [whole, rest] = [Math.floor(ship.sixths / SIXTHS), ship.sixths % SIXTHS];
  const full = ship.full / SIXTHS;
  const says = rest === 0 ? t`${whole} of ${full}` : t`${whole} and ${counted(rest, 'sixth')} of ${full}`;
  const hull = { id: 'hull', name: t`Points to sink`, left: ship.sixths, full: ship.full, says };
  if (ship.top === 0) return [hull];
  const left = ship.top - ship.lost;
  return [
    hull,
    { id: 'speed', name: t`Speed`, left, full: ship.top, says: t`${knotsInWords(left)} of ${knotsInWords(ship.top)}` },
  ];
};

const shipSheet = (now: Situation, ship: NwsShip): UnitSheet =>
  withLines(
    {
      id: ship.id,
      side: ship.side,
      name: nameIn(now.scenario, ship.id),
      title: TYPE_NAME[ship.type],
      kind: ship.raft ? 'raft' : 'ship',
      hexes: ship.at === 0 ? [] : [ship.at],
      facing: ship.facing,
      tracks: tracksOf(ship),
      marks: marksOf(now, ship),
      present: ship.status === 'afloat',
      ...(ship.status === 'waiting' ? { arrives: arrivalInWords(now, ship.entry, ship.entryHex) } : {}),
    },
    () => shipLines(now, ship),
  );

const workSheet = (now: Situation, work: NwsWork): UnitSheet => {
  const isFort = work.kind === 'fort';
  const sum = (of: 'left' | 'full'): number => work.faces.reduce((total, face) => total + face[of], 0);
  const guns = work.guns.filter(({ pv }) => pv > 0);
  return {
    id: work.id,
    side: work.side,
    name: nameIn(now.scenario, work.id),
    title: isFort ? t`Fort` : t`Building`,
    kind: work.kind,
    hexes: work.hexes,
    facing: isFort ? work.facing : null,
    tracks: [{ id: 'hull', name: t`Defence value`, left: sum('left'), full: Math.max(1, sum('full')) }],
    marks: isSilent(work) ? ['silenced'] : now.state.aims.some(aim => aim.unit === work.id) ? ['aimed'] : [],
    present: !isSilent(work),
    lines: [
      { label: t`Rate and type`, value: `${work.rate} ${work.type}` },
      ...(isFort ? [{ label: t`Guns`, value: t`${guns.filter(({ lost }) => !lost).length} of ${guns.length}` }] : []),
    ],
  };
};

/** Every ship, fort and building. */
export const unitSheets = (now: Situation): UnitSheet[] => [
  ...Object.values(now.state.ships).map(ship => shipSheet(now, ship)),
  ...Object.values(now.state.works).map(work => workSheet(now, work)),
];
