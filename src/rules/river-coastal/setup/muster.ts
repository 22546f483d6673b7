import type { Force, Scenario, Work } from '../../../core/scenario.ts';
import type { Facing, HexId } from '../../../core/types.ts';
import type { RuleSet } from '../../../system/ruleset.ts';
import { vesselOf } from '../../../ships/index.ts';
import { stationed, stokersFor } from '../crew.ts';
import { BUILDINGS, HAZARDS, SCALE } from '../tables.ts';
import type { Gun, RandomBattle, RiverCoastal, RiverShip, RiverState, RiverWork, TurretArc } from '../types.ts';
import { total } from '../units.ts';
import { fortRatingOf, heaviestFirst, lostBefore, ratingOf, type GunRating, type Rating } from './ratings.ts';
import { wreckAt } from '../wrecks.ts';
import { fortInQuestion, sectionOf, type RiverSection } from './settings.ts';

type Mustered = ReturnType<RuleSet<RiverCoastal>['muster']>;

const NOTHING_YET = {
  abandoned: false,
  leftBy: null,
  captain: null,
  busy: 0,
  inHand: 0,
  rate: 0,
  going: 'still' as const,
  turning: 0,
  turningAstern: false,
  plot: null,
  captainGun: -1,
  entered: 0,
  halted: false,
  cleared: 0,
  locked: null,
  knotsLost: 0,
  boilerDestroyed: false,
  pilotHouseLost: false,
  burntBy: 0,
  opened: false,
  shelled: '',
  underFire: false,
  rammed: false,
};

const gunOf = ({ alternate, turret, ...rating }: GunRating, square = 0): Gun => ({
  ...rating,
  bears: [...rating.bears],
  blind: [...rating.blind],
  slow: alternate,
  turret: turret - 1,
  lost: false,
  loaded: 1,
  square,
});

/** C38: before move 1 turrets look forward, of two the after one aft. */
const turretsOf = (guns: readonly Gun[]): TurretArc[] => {
  const count = Math.max(0, ...guns.map(({ turret }) => turret + 1));
  return Array.from({ length: count }, (_, turret) => (turret > 0 && turret === count - 1 ? 'stern' : 'bow'));
};

/** C100: half her top speed in whole knots, unless the scenario says or she lies still. */
const firstSpeed = (force: Force, top: number, said: number | undefined): number => {
  if (force.anchored || force.aground || force.steamIn > 0) return 0;
  return Math.min(top, said ?? Math.floor(top / SCALE.halves / 2) * SCALE.halves);
};

/** C6: who goes astern as fast as ahead. */
const isDoubleEnded = (force: Force): boolean => ['double_ender', 'ferryboat_gunboat'].includes(vesselOf(force).type);

const hullOf = (
  force: Force,
  rating: Rating,
): Pick<RiverShip, 'fullSpv' | 'startSpv' | 'spv' | 'value' | 'fullTop'> => {
  const spv = Math.max(1, rating.spv - lostBefore(rating.spv, force.overrides.damage ?? 0));
  const fullTop = Math.round(rating.knots * SCALE.halves);
  return { fullSpv: rating.spv, startSpv: spv, spv, value: rating.penetration, fullTop };
};

/** Where and how a ship begins. */
interface Start {
  readonly hex: HexId;
  readonly facing: Facing;
  readonly turn: number;
  /** Half-knots; as she would begin by herself where nothing is said. */
  readonly speed?: number;
  /** C78: the scenario gives her a spar torpedo. */
  readonly spar?: boolean;
}

const startOf = (force: Force, scenario: Scenario): Start => {
  const here = sectionOf(scenario)?.forces?.[force.id];
  const { hex, facing, turn } = { ...force, ...here };
  const knots = sectionOf(scenario)?.speeds?.[force.id];
  const spar = sectionOf(scenario)?.spars?.includes(force.id) ?? false;
  return { hex, facing, turn, spar, ...(knots === undefined ? {} : { speed: knots * SCALE.halves }) };
};

/** C79, C80, C105: fire rafts are fire ships. */
const fireShipOf = (force: Force, says: RiverSection | undefined): Pick<RiverShip, 'fireShip'> => {
  if (says?.explosiveShips?.includes(force.id)) return { fireShip: 'explosive' };
  const burns = vesselOf(force).type === 'fire_raft' || says?.fireShips?.includes(force.id) === true;
  return burns ? { fireShip: 'fire' } : {};
};

/** C75, C78. */
const isFrail = (force: Force): boolean => ['torpedo_boat', 'submarine'].includes(vesselOf(force).type);

/** C29 to C31, C38, C78, C100, C101: a ship as she was built and manned, with what the battle has cost her before it begins. */
export const shipFrom = (force: Force, start: Start, says?: RiverSection): RiverShip => {
  const fire = fireShipOf(force, says);
  const rating = ratingOf(force);
  const hull = hullOf(force, rating);
  const guns = rating.guns.map(gun => gunOf(gun));
  const spars = rating.spars > 0 || start.spar === true;
  const stokers = stokersFor(rating.cpv, rating.machinery === 'steam' && hull.fullTop > 0);
  return {
    id: force.id,
    side: force.side,
    at: start.turn > 1 ? 0 : start.hex,
    facing: start.facing,
    ...NOTHING_YET,
    ...hull,
    ramClass: rating.ramClass,
    handling: rating.handling,
    sloped: { ...rating.sloped },
    small: rating.small,
    ironclad: rating.ironclad,
    shares: rating.shares || fire.fireShip !== undefined,
    ...fire,
    ...(isFrail(force) ? { frail: true as const } : {}),
    ...(spars ? { spar: true } : {}),
    bothWays: isDoubleEnded(force),
    stokers,
    fullCpv: rating.cpv,
    cpv: rating.cpv,
    crew: stationed(rating.cpv, stokers, guns, heaviestFirst(rating.guns)),
    statedDraught: rating.draught,
    draught: rating.draught,
    ram: rating.ram,
    guns,
    turrets: turretsOf(guns),
    status: start.turn > 1 ? 'waiting' : 'afloat',
    entry: start.turn,
    entryHex: start.hex,
    steamFrom: hull.fullTop > 0 ? force.steamIn + 1 : 0,
    speed: firstSpeed(force, hull.fullTop, start.speed),
    anchored: force.anchored,
    aground: force.aground ? { tries: HAZARDS.sandbar.tries, before: 0 } : null,
    hits: [],
    fires: [],
    firedOnBy: [],
    firedOnBefore: [],
    shocks: [],
  };
};

/** C86: guns one by one over the six squares, the heaviest first. */
const squared = (guns: readonly GunRating[]): Gun[] => {
  const order = heaviestFirst(guns);
  return guns.map((gun, index) => gunOf(gun, (order.indexOf(index) % BUILDINGS.squares) + 1));
};

/** C86: points of crew without a gun go over the six squares as the guns do, after them. */
const sparesOf = (cpv: number, guns: number): number[] => {
  const spare = Array.from({ length: BUILDINGS.squares }, () => 0);
  for (let point = guns; point < cpv; point++) {
    const square = point % BUILDINGS.squares;
    spare[square] = (spare[square] ?? 0) + 1;
  }
  return spare;
};

/** C90: one building in square 1, or the six of a town or port. */
const buildingsOf = (isTown: boolean): number[] =>
  Array.from({ length: isTown ? BUILDINGS.squares : 1 }, () => BUILDINGS.bpv);

/** C85 to C87, C90: a fort with its guns in squares and as many crews as it has, a building, or a town. */
export const workFrom = (work: Work, isTown = false): RiverWork => {
  const rating = fortRatingOf(work);
  const guns = squared(rating?.guns ?? []);
  const buildings = rating ? [] : buildingsOf(isTown);
  const points = rating?.fpv ?? total(buildings);
  const cpv = rating?.cpv ?? 0;
  const crews = new Set(heaviestFirst(rating?.guns ?? []).slice(0, cpv));
  return {
    id: work.id,
    side: work.side,
    kind: work.kind,
    hexes: [...work.hexes],
    facing: work.facing,
    fullFpv: points,
    fpv: points,
    guns,
    fullCpv: cpv,
    cpv,
    manned: guns.map((_, index) => crews.has(index)),
    spare: sparesOf(cpv, guns.length),
    buildings,
    shelled: '',
    commander: null,
    captainGun: -1,
    opens: 0,
    opened: false,
    high: rating?.seesOver ?? false,
    silent: false,
  };
};

/** C84: a ship with the balloon that the scenario gives her. */
const withBalloon = (ship: RiverShip, scenario: Scenario): RiverShip =>
  sectionOf(scenario)?.balloons?.includes(ship.id) ? { ...ship, balloon: 'down' } : ship;

/** C75 to C77: what lies in the water before the battle. */
const laidBefore = (scenario: Scenario): Pick<RiverState, 'mines' | 'chains' | 'wrecks'> => {
  const { chains = [], wrecks = [] } = sectionOf(scenario) ?? {};
  return {
    // C77: a marked hex is a field.
    ...(scenario.mines.length > 0
      ? { mines: scenario.mines.map(({ side, hex, live }) => ({ side, hexes: [hex], live, known: false })) }
      : {}),
    ...(chains.length > 0 ? { chains: [...chains] } : {}),
    // C76: they have lain there long enough: in slack water they are in nobody's way.
    ...(wrecks.length > 0
      ? {
          wrecks: wrecks
            .map(hex => wreckAt({ chart: scenario.chart, scenario }, hex, 0))
            .filter(({ until }) => until === 0),
        }
      : {}),
  };
};

/** C14: strings as the scenario lays them: whoever lies next to the last of the string is made fast to it. */
const layTows = (ships: Record<string, RiverShip>, scenario: Scenario): Record<string, RiverShip> => {
  for (const [towed, tower] of Object.entries(sectionOf(scenario)?.tows ?? {})) {
    const [ship, head] = [ships[towed], ships[tower]];
    if (!ship || !head || towed === tower) continue;
    const last = ships[head.tows?.at(-1) ?? tower] ?? head;
    if (ship.at === 0 || last.at === 0 || scenario.chart.range(ship.at, last.at) !== 1) continue;
    head.tows = [...(head.tows ?? []), towed];
    Object.assign(ship, { towedBy: tower, speed: 0, anchored: false });
  }
  return ships;
};

/** A ship as the scenario has her. */
export const shipIn = (scenario: Scenario, force: Force): RiverShip =>
  withBalloon(shipFrom(force, startOf(force, scenario), sectionOf(scenario)), scenario);

/** A fort or building as the scenario has it. */
export const workIn = (scenario: Scenario, work: Work): RiverWork =>
  workFrom(work, sectionOf(scenario)?.towns?.includes(work.id));

/** C92, C97: whoever takes part by a choice or a card alone is not there yet. */
const isDue = (scenario: Scenario, { id }: Force): boolean => {
  const { generated, fourth = [], stranded = [] } = sectionOf(scenario) ?? {};
  return generated !== true || ![...fourth, ...stranded].includes(id);
};

const nothingChosen = (): RandomBattle => ({
  miner: null,
  flagships: { union: '', confederate: '' },
  hands: { union: [], confederate: [] },
  control: { union: { islands: 0, downstream: 0 }, confederate: { islands: 0, downstream: 0 } },
});

const randomBattle = (scenario: Scenario): Pick<RiverState, 'random'> =>
  sectionOf(scenario)?.generated ? { random: nothingChosen() } : {};

/** The fleets as the scenario lays them out. */
export const muster = (scenario: Scenario): Mustered => ({
  ships: layTows(
    Object.fromEntries(
      scenario.forces
        .filter(force => isDue(scenario, force))
        .map(force => [force.id, shipIn(scenario, force)] as const),
    ),
    scenario,
  ),
  works: Object.fromEntries(
    scenario.works
      .filter(({ id }) => id !== fortInQuestion(scenario))
      .map(work => [work.id, workIn(scenario, work)] as const),
  ),
  ready: [],
  aims: [],
  stepped: [],
  tests: [],
  weather: null,
  smoke: {},
  fired: [],
  quarter: 1,
  ...laidBefore(scenario),
  ...randomBattle(scenario),
});
