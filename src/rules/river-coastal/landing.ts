import { throwDice } from '../../core/dice.ts';
import type { Chart, Terrain } from '../../core/chart.ts';
import { shipOf } from '../../core/rules.ts';
import { enemyOf, FACINGS, SIDES, type Facing, type HexId, type Side } from '../../core/types.ts';
import { fight, marchMoves, sendOff, takesTown } from './boarding.ts';
import { emptyFort } from './loss.ts';
import { LANDING } from './tables.ts';
import type { Foray, Landed, Play, RiverShip, RiverWork, Situation } from './types.ts';
import { isOpenToParties, manned } from './units.ts';
import { turnLimit } from './victory.ts';

type OnChart = Pick<Situation, 'chart'>;

/** C129: where men can walk. */
const DRY: readonly Terrain[] = ['bank', 'bluff', 'marsh', 'island', 'town', 'wharf'];

const neighbours = ({ chart }: OnChart, hex: HexId): HexId[] =>
  FACINGS.map((_, facing) => chart.neighbour(hex, facing as Facing)).filter(next => next !== 0);

/** C129: of every hex from which a work can be reached over land, the next one on the shortest way there; 0 = there. */
type Ways = ReadonlyMap<HexId, HexId>;

/** Neither land nor works ever move, so that each way is found once; captains ask for it in every move that they think of. */
const found = new WeakMap<Chart, Map<string, Ways>>();

const waysTo = ({ chart }: OnChart, { hexes }: Pick<RiverWork, 'hexes'>): Ways => {
  let known = found.get(chart);
  if (!known) found.set(chart, (known = new Map<string, Ways>()));
  const name = hexes.join();
  let ways = known.get(name);
  if (!ways) known.set(name, (ways = walkedTo({ chart }, hexes)));
  return ways;
};

const walkedTo = (now: OnChart, hexes: readonly HexId[]): Ways => {
  const next = new Map<HexId, HexId>(hexes.map(hex => [hex, 0]));
  // A map goes on through what is put into it on the way.
  for (const hex of next.keys())
    for (const each of neighbours(now, hex))
      if (!next.has(each) && DRY.includes(now.chart.terrain(each))) next.set(each, hex);
  return next;
};

const trailFrom = (ways: Ways, hex: HexId): HexId[] => {
  const trail: HexId[] = [];
  for (let each = ways.has(hex) ? hex : 0; each !== 0; each = ways.get(each) ?? 0) trail.push(each);
  return trail;
};

/** A work for which a party may go, and the way there. */
export interface Goal {
  readonly work: string;
  /** From the hex in which they stand, or in which they land. */
  readonly trail: readonly HexId[];
}

/** Works of a side for which a party may go. */
export const landable = (now: Pick<Situation, 'state'>, side: Side): RiverWork[] =>
  Object.values(now.state.works).filter(work => work.side === side && isOpenToParties(now, work));

/** C130: works of the enemy that are still in the fight and can be reached over land before the battle is over, from the best of these hexes. */
const goalsFrom = (
  now: Situation,
  side: Side,
  hexes: readonly HexId[],
  moves: (work: RiverWork, hexes: number) => number,
): Goal[] =>
  (hexes.length === 0 ? [] : landable(now, enemyOf(side))).flatMap(work => {
    const ways = waysTo(now, work);
    let best: HexId[] = [];
    for (const hex of hexes) {
      const trail = trailFrom(ways, hex);
      if (trail.length > 0 && (best.length === 0 || trail.length < best.length)) best = trail;
    }
    const isInTime = best.length > 0 && now.state.turn + moves(work, best.length) <= turnLimit(now);
    return isInTime ? [{ work: work.id, trail: best }] : [];
  });

/** Landing Parties, C69: "from a ship at rest beside the shore hex": what her parties may land for. */
export const landings = (now: Situation, ship: RiverShip): Goal[] =>
  ship.speed === 0
    ? goalsFrom(
        now,
        ship.side,
        neighbours(now, ship.at).filter(hex => !now.chart.navigable(hex)),
        arrival,
      )
    : [];

/** C69: what a party ashore may go for instead; it goes on in this very move. */
export const marches = (now: Situation, party: Landed): Goal[] => {
  const here = party.trail.indexOf(party.at);
  const left = (work: RiverWork, hexes: number): number => Math.max(0, arrival(work, here + hexes) - party.gone - 1);
  return goalsFrom(now, party.side, [party.at], left).filter(({ work }) => party.home || work !== party.target);
};

/** C69, C70: how far along their way they have to be: in the middle of town or port, or in contact with the fort. */
const arrival = (work: RiverWork, hexes: number): number => {
  if (work.kind === 'building') return marchMoves(hexes);
  return Math.max(1, (hexes - 1) * LANDING.hex);
};

/** C69, C70: moves from the landing until a party can take a work. */
export const movesTo = ({ state }: Pick<Situation, 'state'>, { work: id, trail }: Goal): number => {
  const work = state.works[id];
  return work ? arrival(work, trail.length) : 0;
};

/** The work that a party is after, as long as it stands. */
const targetOf = (now: Pick<Situation, 'state'>, party: Landed): RiverWork | null => {
  const work = now.state.works[party.target];
  return work && isOpenToParties(now, work) ? work : null;
};

const isThere = (work: RiverWork, { gone, trail, home }: Landed): boolean =>
  !home && gone >= arrival(work, trail.length);

const partiesOf = ({ state }: Pick<Situation, 'state'>): Landed[] => state.ashore ?? [];

/** C69: landing takes one move. */
export const land = (play: Play, { ship: id, target, parties }: Foray): void => {
  const ship = shipOf(play, id);
  const goal = landings(play, ship).find(({ work }) => work === target);
  const [at] = goal?.trail ?? [];
  if (!goal || at === undefined) return;
  sendOff(ship, parties);
  const before = partiesOf(play);
  const free = 1 + Math.max(0, ...before.map(each => each.id));
  const party = { id: free, side: ship.side, ship: id, parties, target, at, trail: goal.trail, gone: 0, home: false };
  play.state.ashore = [...before, party];
  play.emit({ type: 'partyLanded', ship: id, at, parties });
};

/** C69, C129: a party ashore is told something else. */
export const redirect = (play: Play, { kind, target, group }: Foray): void => {
  const party = partiesOf(play).find(({ id }) => id === group);
  if (!party) return;
  if (kind === 'recall') {
    party.home = true;
    return;
  }
  const goal = marches(play, party).find(({ work }) => work === target);
  if (!goal) return;
  const here = party.trail.indexOf(party.at);
  Object.assign(party, { target, home: false, trail: [...party.trail.slice(0, here), ...goal.trail] });
};

/** C69: "they re-embark the same way": into a friend at rest beside their shore hex, their own ship first. */
const embark = (play: Play, party: Landed): boolean => {
  const [shore = party.at] = party.trail;
  const beside = manned(play, party.side).filter(
    ship => ship.speed === 0 && ship.crew !== null && play.chart.range(ship.at, shore) === 1,
  );
  const ship = beside.find(({ id }) => id === party.ship) ?? beside[0];
  if (!ship?.crew) return false;
  ship.crew = { ...ship.crew, pool: ship.crew.pool + party.parties };
  ship.cpv += party.parties;
  ship.fullCpv += party.parties;
  ship.busy += party.parties;
  play.emit({ type: 'partyBack', ship: ship.id, at: shore, parties: party.parties });
  return true;
};

/** C69: a third of a hex a move: two to the middle of the hex in which they landed, three for each further one; back by the same way. */
const march = (play: Play, party: Landed): void => {
  const work = targetOf(play, party);
  if (party.home) party.gone -= 1;
  else if (work && !isThere(work, party)) party.gone += 1;
  const from = party.at;
  party.at = party.trail[Math.floor(party.gone / LANDING.hex)] ?? from;
  if (party.at !== from)
    play.emit({ type: 'partyMoved', ship: party.ship, from, to: party.at, parties: party.parties });
};

/** C69, C129: every party ashore but those that have just landed goes on, or comes aboard. */
export const marchAll = (play: Play, landed: readonly Landed[]): void => {
  const aboard = new Set<Landed>();
  for (const party of landed) {
    if (!party.home || party.gone > 0) march(play, party);
    else if (embark(play, party)) aboard.add(party);
  }
  if (play.state.ashore) play.state.ashore = play.state.ashore.filter(party => !aboard.has(party));
};

const takeWork = (play: Play, work: RiverWork, by: Landed): void => {
  work.silent = true;
  if (play.state.random) work.takenBy = by.side;
  play.emit({ type: 'workTaken', unit: work.id, ship: by.ship });
};

/** "Throw one D6 per party. Score of 6 means town taken", C69. */
const tryTown = (play: Play, work: RiverWork, party: Landed): void => {
  const dice = throwDice(play.dice, party.parties);
  const taken = dice.some(takesTown);
  play.emit({ type: 'townRolled', ship: party.ship, target: work.id, dice, taken });
  if (taken) takeWork(play, work, party);
};

/** Landing Parties, Forts, C70: a die a party against one a CPV of the fort; the losers are gone, and a taken fort is silent. */
const storm = (play: Play, work: RiverWork, stormers: readonly Landed[]): void => {
  const [first] = stormers;
  if (!first) return;
  const parties = stormers.reduce((sum, party) => sum + party.parties, 0);
  const dice = work.cpv === 0 ? [] : throwDice(play.dice, parties + work.cpv);
  const result = work.cpv === 0 ? 'attacker' : fight(dice.slice(0, parties), dice.slice(parties));
  if (dice.length > 0) play.emit({ type: 'fortStormed', ship: first.ship, target: work.id, dice, parties, result });
  if (result === 'defender') play.state.ashore = partiesOf(play).filter(party => !stormers.includes(party));
  if (result !== 'attacker') return;
  emptyFort(work);
  takeWork(play, work, first);
};

/** C69, C70, C112: towns and ports, and forts, the Union's parties first, in the order in which they landed. */
export const assaultAll = (play: Play, landed: readonly Landed[]): void => {
  for (const side of SIDES)
    for (const work of landable(play, enemyOf(side))) {
      const there = landed.filter(
        party =>
          party.side === side && party.target === work.id && isThere(work, party) && partiesOf(play).includes(party),
      );
      if (work.kind === 'fort') storm(play, work, there);
      else for (const party of there) if (isOpenToParties(play, work)) tryTown(play, work, party);
    }
};
