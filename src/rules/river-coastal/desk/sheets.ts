import { counted, decimal, t } from '../../../languages/language.ts';
import {
  withLines,
  type CaptainView,
  type UnitSheet,
  type UnitTrack,
  type UnitTracks,
} from '../../../system/desk/index.ts';
import { helmOf, isIdle } from '../condition.ts';
import type { Crew, Fire, Hit, RiverShip, RiverWork, Situation } from '../types.ts';
import { burnsOdds, fightOdds, fireOutOdds, goesOffOdds, moraleOdds } from '../odds.ts';
import { defendersOf } from '../boarding.ts';
import { isWorking } from '../units.ts';
import { isAlight, isLetGo } from '../fireShips.ts';
import { topWithLines } from '../lines.ts';
import { commanderAboard } from '../flagships.ts';
import { freeingOf } from '../grounding.ts';
import { isHeld } from '../way.ts';
import { gunNameIn, titleOf } from '../words/names.ts';
import { factorInWords, JOB_NAME } from '../words/captions.ts';
import { arrivalInWords } from '../../shared/arrivals.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn } from '../../shared/names.ts';
import { partiesInWords, partyAshoreInWords } from '../words/parties.ts';
import { lastSeenInWords } from '../words/sight.ts';
import { OPENS, plotInWords } from '../words/plot.ts';
import { isFoggy, sightOf, smokeIn } from '../weather.ts';
import { touchLines } from './brands.ts';
import { captainOf, commanderOf } from './captains.ts';
import type { RiverMark } from './marks.ts';

const STATUS_MARK = { waiting: 'waiting', sunk: 'sunk', gone: 'left', exited: 'exited', unseen: 'unseen' } as const;

const isAdrift = (ship: RiverShip): boolean => !isHeld(ship) && ship.speed === 0 && ship.going === 'adrift';

const marksOf = (now: Situation, ship: RiverShip): RiverMark[] => {
  if (ship.status !== 'afloat') return [STATUS_MARK[ship.status]];
  const found: [boolean, RiverMark][] = [
    [now.state.unseen?.[ship.id] !== undefined, 'lostFromSight'],
    [ship.abandoned, 'abandoned'],
    [ship.fires.length > 0 || ship.burntBy > 0, 'burning'],
    [ship.locked !== null, 'locked'],
    [ship.boarders !== undefined, 'boarded'],
    [ship.lostBy !== undefined, 'prize'],
    [isIdle(now, ship), 'idle'],
    [isAdrift(ship), 'adrift'],
    [ship.towedBy !== undefined, 'inTow'],
    [ship.boilerDestroyed, 'engineLost'],
    [helmOf(ship) !== 'free', 'rudderHit'],
    [ship.pilotHouseLost, 'pilotHouseHit'],
    [ship.spv < ship.value, 'riddled'],
    [ship.captain?.alive === false, 'captainDead'],
    [commanderAboard(now.state, ship.id)?.side === ship.side, 'flagship'],
    [ship.aground !== null, 'aground'],
    [ship.anchored, 'anchored'],
    [ship.steamFrom === 0 || now.state.turn < ship.steamFrom, 'noSteam'],
    [ship.plot !== null && ship.plot.ram !== '', 'ramming'],
    [now.state.aims.some(aim => aim.unit === ship.id), 'aimed'],
  ];
  return found.flatMap(([holds, mark]) => (holds ? [mark] : []));
};

/** "engine 1, boiler 1, 13 guns, pool 10". */
const crewInWords = ({ engine, boiler, pool, guns }: Crew): string =>
  t`engine ${engine}, boiler ${boiler}, ${counted(guns.filter(Boolean).length, 'gun')}, pool ${pool}`;

const hitInWords = ({ job, left }: Hit): string =>
  left === null ? JOB_NAME[job] : t`${JOB_NAME[job]} (${left} CPV-moves)`;

/** C72, C74, C76: what holds her. */
const HELD = { sandbar: t`aground`, stakes: t`in the stakes`, wreck: t`snagged by a wreck` } as const;

/** C50: a fire aboard, and what the tries that are left may come to. */
const fireInWords = (fire: Fire): string => {
  const { ways, of } = fireOutOdds(fire);
  return t`on fire: put out ${ways} in ${of}`;
};

const conditionsOf = (now: Situation, ship: RiverShip): string[] => {
  const found: [boolean, string][] = [
    [ship.abandoned, t`abandoned`],
    [ship.burntBy > 0, t`burns until turn ${ship.burntBy}`],
    [ship.locked !== null, t`jammed until turn ${ship.locked?.until ?? 0}`],
    [
      ship.aground !== null,
      t`${HELD[ship.aground?.by ?? 'sandbar']}, ${counted(freeingOf(now, ship).left, 'try', 'tries')} left`,
    ],
    [ship.boilerDestroyed, t`boiler destroyed`],
    [ship.pilotHouseLost, t`pilot house wrecked`],
    [ship.lostBy !== undefined, t`a prize`],
    [isIdle(now, ship), t`idle until turn ${(ship.idle ?? 0) + 1}`],
    [(ship.prisoners ?? 0) > 0, t`${ship.prisoners ?? 0} CPV prisoners aboard`],
    [ship.draught > ship.statedDraught, t`${decimal(ship.draught - ship.statedDraught)} feet deeper`],
  ];
  return [...ship.fires.map(fireInWords), ...found.flatMap(([holds, words]) => (holds ? [words] : []))];
};

const gunsInWords = (ship: RiverShip): string =>
  t`${ship.guns.filter((_, index) => isWorking(ship, index)).length} of ${ship.guns.length}`;

/** C21: which fleet she leads, or which fleet commander may signal to her. */
const flagInWords = (now: Situation, ship: RiverShip): string | null => {
  const commanders =
    now.state.staff?.commanders.filter(each => each.place === 'aboard' && each.side === ship.side) ?? [];
  if (commanders.some(each => each.ship === ship.id)) return t`flies here`;
  const own = commanders.find(each => each.division.includes(ship.id));
  return own ? t`aboard ${nameIn(now.scenario, own.ship)}` : null;
};

/** C8, C14: who hangs on whose line. */
const linesInWords = ({ scenario }: Situation, { tows, towedBy, tug, fastTo }: RiverShip): string => {
  const name = (id: string): string => nameIn(scenario, id);
  const found = [
    tows && t`tows ${tows.map(name).join(', ')}`,
    towedBy !== undefined && t`in tow of ${name(towedBy)}`,
    tug !== undefined && t`${name(tug)} alongside`,
    fastTo !== undefined && t`alongside ${name(fastTo)}`,
  ];
  return found.filter(words => typeof words === 'string').join(', ');
};

const fireShipTitle = ({ fireShip }: RiverShip): string =>
  fireShip === 'explosive' ? t`Explosive ship` : t`Fire ship`;

/** C79, C80: what becomes of her at the end of a move. */
const fireShipInWords = (ship: RiverShip): string => {
  if (isAlight(ship)) return t`burns: whom she touches catches fire`;
  if (!isLetGo(ship)) return t`not let go yet`;
  const { ways, of } = ship.fireShip === 'explosive' ? goesOffOdds(ship) : burnsOdds(ship);
  if (ways === 0) return t`does not go off in tow`;
  return ship.fireShip === 'explosive'
    ? t`goes off at the end of each move: ${ways} in ${of}`
    : t`is lit at the end of each move: ${ways} in ${of}`;
};

const BALLOON = { down: t`down`, rising: t`being filled`, aloft: t`up: sees over ships` } as const;
/** C54: what her crew would make of it if anything on the printed list happened now. */
const moraleLines = (ship: RiverShip, turn: number): UnitSheet['lines'] => {
  const odds = moraleOdds(ship, turn);
  if (!odds) return [];
  const { modifiers, stays } = odds;
  return [
    {
      label: t`Morale`,
      value: t`fights on, if tested, ${stays.ways} in ${stays.of}: ${modifiers.map(factorInWords).join(', ')}`,
    },
  ];
};

/** C67: enemies on her deck, and what the next round may come to if nobody joins it. */
const boardersLines = ({ boarders, cpv, abandoned }: RiverShip): UnitSheet['lines'] => {
  if (!boarders) return [];
  const { parties } = boarders;
  if (abandoned || cpv === 0) return [{ label: t`Boarders`, value: partiesInWords(parties) }];
  const { wins, goesOn } = fightOdds(parties, defendersOf(cpv, parties));
  return [
    {
      label: t`Boarders`,
      value: t`${partiesInWords(parties)}: they win the next round ${wins.ways} in ${wins.of}, it goes on ${goesOn.ways} in ${goesOn.of}`,
    },
  ];
};

/** C69: those of her parties that are ashore. */
const ashoreLines = (now: Situation, ship: RiverShip): UnitSheet['lines'] =>
  (now.state.ashore ?? [])
    .filter(party => party.ship === ship.id && party.side === ship.side)
    .map(party => ({ label: t`Ashore`, value: partyAshoreInWords(now, party) }));

/** C83: where an enemy out of sight was last seen; and of a ship that the enemy does not see what he knows. */
const lastSeenLines = (now: Situation, ship: RiverShip): UnitSheet['lines'] => {
  const last = now.state.unseen?.[ship.id];
  if (!last) return [];
  const value = last.at === 0 ? lastSeenInWords(last) : t`${now.chart.label(last.at)}: ${lastSeenInWords(last)}`;
  return [{ label: ship.status === 'unseen' ? t`Last seen` : t`The enemy knows`, value }];
};

const shipLines = (now: Situation, ship: RiverShip): UnitSheet['lines'] => {
  const conditions = conditionsOf(now, ship);
  const { id: _, plot } = ship;
  const flag = flagInWords(now, ship);
  const line = (holds: boolean, label: string, value: () => string): UnitSheet['lines'] =>
    holds ? [{ label, value: value() }] : [];
  return [
    { label: t`Speed`, value: t`${knotsInWords(ship.speed)}, at most ${knotsInWords(topWithLines(now, ship))}` },
    ...line(plot !== null, t`Plot`, () =>
      plot ? plotInWords(now, { type: 'plot', side: ship.side, ship: ship.id, ...plot }) : '',
    ),
    ...line(flag !== null, t`Commander’s flag`, () => flag ?? ''),
    ...moraleLines(ship, now.state.turn),
    ...boardersLines(ship),
    ...line(ship.crew !== null, t`Crew`, () => (ship.crew ? crewInWords(ship.crew) : '')),
    ...ashoreLines(now, ship),
    { label: t`Guns`, value: gunsInWords(ship) },
    { label: t`Penetration value`, value: String(ship.value) },
    { label: t`Ram bow`, value: ship.ram ? t`yes` : t`no` },
    ...line(ship.spar !== undefined, t`Spar torpedo`, () => (ship.spar ? t`ready` : t`used`)),
    { label: t`Draught`, value: t`${decimal(ship.draught)} feet` },
    ...line(ship.hits.length > 0, t`Repairs`, () => ship.hits.map(hitInWords).join(', ')),
    ...line(isFoggy(now), t`Sight in the fog`, () => counted(sightOf(now, ship), 'hex', 'hexes')),
    ...line(linesInWords(now, ship) !== '', t`Lines`, () => linesInWords(now, ship)),
    ...line(ship.fireShip !== undefined, fireShipTitle(ship), () => fireShipInWords(ship)),
    ...touchLines(now, ship),
    ...line(ship.balloon !== undefined, t`Balloon`, () => BALLOON[ship.balloon ?? 'down']),
    ...line(smokeIn(now, ship.at) > 0, t`Smoke`, () => t`level ${smokeIn(now, ship.at)}`),
    ...line(conditions.length > 0, t`Condition`, () => conditions.join(', ')),
    ...lastSeenLines(now, ship),
    ...line(ship.steamFrom > now.state.turn, t`Steam up`, () => t`turn ${ship.steamFrom}`),
  ];
};

const crewTrack = (left: number, full: number): UnitTrack => ({
  id: 'crew',
  name: t`CPV`,
  spelt: t`Crew points (CPV)`,
  left,
  full,
});

/** Her hull, and her crew where she has one. */
const tracksOf = (ship: RiverShip): UnitTracks => {
  const hull = {
    id: 'hull',
    name: t`SPV`,
    spelt: t`Ship points (SPV)`,
    left: ship.spv,
    full: ship.fullSpv,
    critical: ship.value,
  };
  return ship.fullCpv > 0 ? [hull, crewTrack(ship.cpv, ship.fullCpv)] : [hull];
};

const commanded = (captain: CaptainView | null): Pick<UnitSheet, 'captain'> => (captain ? { captain } : {});

const shipSheet = (now: Situation, ship: RiverShip): UnitSheet =>
  withLines(
    {
      id: ship.id,
      side: ship.side,
      name: nameIn(now.scenario, ship.id),
      title: titleOf(now, ship.id),
      kind: 'ship',
      hexes: ship.at === 0 ? [] : [ship.at],
      facing: ship.facing,
      tracks: tracksOf(ship),
      marks: marksOf(now, ship),
      present: ship.status === 'afloat',
      ...(ship.status === 'waiting' ? { arrives: arrivalInWords(now, ship.entry, ship.entryHex) } : {}),
      ...commanded(captainOf(now, ship)),
    },
    () => shipLines(now, ship),
  );

/** C86: what stands in each square, for its owner. */
const squaresLines = (now: Situation, work: RiverWork): UnitSheet['lines'] => {
  if (work.spare.length === 0) return [];
  return work.spare.map((spare, index) => {
    const square = index + 1;
    const guns = work.guns.flatMap((gun, each) =>
      gun.square === square && !gun.lost
        ? [
            work.manned[each]
              ? gunNameIn(now.scenario, work.id, each)
              : t`${gunNameIn(now.scenario, work.id, each)} without crew`,
          ]
        : [],
    );
    const men = spare > 0 ? [t`${spare} CPV more`] : [];
    const commander = work.commander?.alive === true && work.commander.square === square ? [t`the commander`] : [];
    const all = [...guns, ...men, ...commander];
    return { label: t`Square ${square}`, value: all.length > 0 ? all.join(', ') : t`empty` };
  });
};

/** C90: the buildings of a town one by one. */
const buildingsLines = ({ buildings }: RiverWork): UnitSheet['lines'] =>
  buildings.length > 1 ? [{ label: t`Buildings`, value: buildings.join(', ') }] : [];

const workSheet = (now: Situation, work: RiverWork): UnitSheet => {
  const isFort = work.kind === 'fort';
  const points: UnitTracks[0] = {
    id: 'hull',
    name: isFort ? t`FPV` : t`BPV`,
    spelt: isFort ? t`Fort points (FPV)` : t`Building points (BPV)`,
    left: work.fpv,
    full: work.fullFpv,
  };
  return {
    id: work.id,
    side: work.side,
    name: nameIn(now.scenario, work.id),
    kind: work.kind,
    hexes: work.hexes,
    title: isFort ? t`Fort` : work.buildings.length > 1 ? t`Town` : t`Building`,
    facing: isFort ? work.facing : null,
    tracks: isFort ? [points, crewTrack(work.cpv, work.fullCpv)] : [points],
    marks: work.silent ? ['silenced'] : now.state.aims.some(aim => aim.unit === work.id) ? ['aimed'] : [],
    present: !work.silent,
    lines: isFort
      ? [
          ...(work.captainGun >= 0
            ? [{ label: t`Commander’s gun`, value: gunNameIn(now.scenario, work.id, work.captainGun) }]
            : []),
          ...(work.opens > 0 ? [{ label: t`Opens fire`, value: OPENS[work.opens] ?? '' }] : []),
          ...squaresLines(now, work),
          // C107: its crew boxes are its owner's.
          ...(work.spare.length > 0
            ? [
                {
                  label: t`Guns manned`,
                  value: t`${work.guns.filter((gun, index) => !gun.lost && work.manned[index]).length} of ${work.guns.length}`,
                },
              ]
            : []),
        ]
      : buildingsLines(work),
    ...commanded(commanderOf(work)),
  };
};

/** Every ship, fort and building. */
export const unitSheets = (now: Situation): UnitSheet[] => [
  ...Object.values(now.state.ships).map(ship => shipSheet(now, ship)),
  ...Object.values(now.state.works).map(work => workSheet(now, work)),
];
