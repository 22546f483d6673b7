import type { Facing, HexId } from '../../../core/types.ts';
import type { QuickSheetShip } from '../types.ts';
import { NO_WAY, wayTo, wayToAny, wayToHex, type Way } from '../../../bots/waters.ts';
import type { End } from './ends.ts';
import type { Field, Party } from './field.ts';
import { dangerAt, fireFrom, worthOf } from './fire.ts';
import { atLeast, isBattered, shows, type Printed } from './numbers.ts';

/** A ship's business: where she is going, and how much a hex nearer is worth. */
export interface Errand {
  readonly what: 'prey' | 'exit' | 'hold' | 'none';
  readonly way: Way | null;
  readonly near: number;
  readonly pull: number;
  readonly prey: Party | null;
}

/** Hull points that a hex nearer to the prey is worth. */
const PREY_PULL = 0.6;
/** The same for a way out of the battle, and for a place to be held: they decide it. */
const EXIT_PULL = 3;
const HOLD_PULL = 3;
/** A prize shortens the way to its bearer by so many hexes a hull point. */
const PRIZE_DRAWS = 0.35;
const MOST_DRAWN = 12;
/** Hexes from a ship in the captain's care at which an enemy is as good as a hex nearer to himself. */
const CARE_DRAWS = 0.5;
/** Turns in hand before ships go back to what they must hold. */
const TURNS_IN_HAND = 5;
/** Hexes at which guns do their work: within reach, and a turn of the helm away from short range. */
const GUNS_NEAR = 2;
/** No business: she looks to her guns and her safety. */
const IDLE: Errand = { what: 'none', way: null, near: 0, pull: 0, prey: null };

const exitErrand = (field: Field, ship: QuickSheetShip): Errand | null => {
  const edge = field.stakes.exits[ship.id];
  if (edge === undefined) return null;
  const { chart } = field.now;
  const rim = (): HexId[] => chart.hexes.filter(hex => chart.navigable(hex) && chart.hexesToEdge(hex, edge) === 0);
  return { ...IDLE, what: 'exit', way: wayTo(chart, `edge ${edge}`, rim, ship.draught), pull: EXIT_PULL };
};

const hours = ({ now, printed }: Field): number => printed.CLOCK.end - now.state.clock;

const speedOf = ({ printed }: Field, ship: QuickSheetShip): number =>
  printed.MOVEMENT[ship.fast ? 'fast' : 'normal'].slow;

const holdErrand = (field: Field, ship: QuickSheetShip): Errand | null => {
  for (const { hexes, count } of field.stakes.holds) {
    const way = (each: QuickSheetShip): Way => wayToAny(field.now.chart, hexes, each.draught);
    const holders = field.friends
      .flatMap(({ ship: each }) => (each && !each.target ? [{ id: each.id, far: way(each)(each.at) }] : []))
      .filter(({ far }) => far < NO_WAY)
      .sort((one, other) => one.far - other.far)
      .slice(0, count + 1);
    if (!holders.some(({ id }) => id === ship.id)) continue;
    const turnsAway = Math.ceil(way(ship)(ship.at) / speedOf(field, ship));
    if (turnsAway + TURNS_IN_HAND >= hours(field)) return { ...IDLE, what: 'hold', way: way(ship), pull: HOLD_PULL };
  }
  return null;
};

/** How far an enemy lies from what the captain has to take care of. */
const fromWards = ({ now, stakes }: Field, hex: HexId): number => {
  let least = NO_WAY;
  for (const id in stakes.ward) {
    const ward = now.state.ships[id];
    if (ward?.status === 'afloat') least = Math.min(least, now.chart.range(ward.at, hex));
  }
  return least === NO_WAY ? 0 : least;
};

/** The water beside a work on land, or the hex of a ship. */
const goalsAt = ({ now }: Field, foe: Party): HexId[] => {
  if (foe.ship) return [foe.at];
  return ([0, 1, 2, 3, 4, 5] as const)
    .flatMap(facing => foe.hexes.map(hex => now.chart.neighbour(hex, facing)))
    .filter(hex => hex !== 0 && now.chart.navigable(hex));
};

const wayToFoe = (field: Field, foe: Party, draught: number): Way =>
  foe.ship
    ? wayToHex(field.now.chart, foe.at, draught)
    : wayTo(field.now.chart, `beside ${foe.hexes.join()}`, () => goalsAt(field, foe), draught);

const preyErrand = (field: Field, party: Party, ship: QuickSheetShip): Errand => {
  let best = IDLE;
  let least = Infinity;
  const armed = party.groups.length > 0;
  for (const foe of field.foes) {
    if (!foe.ship && (!armed || ('kind' in foe.unit && foe.unit.kind !== 'fort' && foe.unit.kind !== 'building')))
      continue;
    const way = wayToFoe(field, foe, ship.draught);
    const prize = foe.mark.lost + foe.mark.perPoint * 4;
    const cost =
      way(ship.at) / speedOf(field, ship) -
      Math.min(MOST_DRAWN, PRIZE_DRAWS * prize) +
      CARE_DRAWS * fromWards(field, foe.at);
    if (cost >= least) continue;
    least = cost;
    best = { what: 'prey', way, near: armed && !ship.ram ? GUNS_NEAR : 1, pull: PREY_PULL, prey: foe };
  }
  return best;
};

/** What a ship is about. */
export const errandOf = (field: Field, party: Party): Errand => {
  const { ship } = party;
  if (!ship || ship.target) return IDLE;
  const duty = exitErrand(field, ship) ?? holdErrand(field, ship);
  if (duty) return duty;
  if ((party.groups.length === 0 && !ship.ram) || isBattered(field.printed, ship)) return IDLE;
  return preyErrand(field, party, ship);
};

/** A ship that heads for the bank or away needs a card to turn where she lies: as good as so many hexes. */
const NEEDS_TURN = 2;

/** Hexes still to steam: she turns as she enters a hex, so what counts is the hex ahead of her. */
const hexesToGo = (field: Field, way: Way, at: HexId, facing: Facing): number => {
  const here = way(at);
  if (here === 0) return 0;
  const ahead = field.now.chart.neighbour(at, facing);
  return Math.min(here + NEEDS_TURN, ahead === 0 ? NO_WAY : way(ahead) + 1);
};

/** Dice of a ram (section 24). */
export const ramDice = (
  { RAM_FACTORS: factors }: Printed,
  ship: QuickSheetShip,
  foe: QuickSheetShip,
  full: boolean,
): number =>
  Math.max(
    0,
    factors.base +
      (full ? factors.fullSpeed : 0) +
      (2 * ship.points < ship.strength ? factors.halfHitPoints : 0) +
      (foe.card === 'fullSpeed' && foe.shown && !foe.held ? factors.targetFullSpeed : 0) +
      (!ship.ram || ship.funnelLost ? factors.noRam : 0),
  );

/** A rammer that does no harm pays a die less one, and her ram; then her gunners are shaken, and she lays no card next turn. */
const REBOUND = 4;
const NO_CARD_NEXT_TURN = 3;

/** The worth of a ram by exact odds. */
export const ramWorth = (field: Field, ship: QuickSheetShip, prey: Party, full: boolean): number => {
  if (!prey.ship) return 0;
  const { printed, temper } = field;
  const dice = ramDice(printed, ship, prey.ship, full);
  const hit = shows(printed.RAM_HIT_ON);
  const holed = atLeast(dice, hit, printed.RAM_BANDS.holedFrom) * shows(printed.RAM_BANDS.sinksOn);
  const rebound = 1 - atLeast(dice, hit, printed.RAM_BANDS.rammerDamagedUpTo + 1);
  const gain = worthOf(prey.mark, dice * hit) + holed * (prey.mark.lost + prey.mark.perPoint * prey.mark.points);
  return temper.harm * gain - temper.hurt * (REBOUND * rebound + NO_CARD_NEXT_TURN);
};

/** Fire that a place will give next turn, against fire that it gives now. */
const NEXT_TURN = 0.45;
/** Of the fear of harm, the part that goes as time runs out on a side that has still to win. */
const FEAR_GOES = 0.6;
/** Of what the enemy may do to her, the part that depends on where she ends: he moves too. */
const FEAR = 0.5;
const EXIT_WORTH = 25;

export interface Card {
  readonly fires: boolean;
  readonly full: boolean;
}

/** How good an end is under a card, in hull points. `fire` is what her guns can do from there. */
export const worthOfEnd = (
  field: Field,
  party: Party,
  errand: Errand,
  card: Card,
  end: End,
  fire = card.fires && !end.rams && end.leaves === null ? fireFrom(field, party, end.stand).worth : 0,
): number => {
  const { ship } = party;
  if (!ship) return 0;
  if (end.leaves !== null) return EXIT_WORTH;
  const { temper, urgency } = field;
  const { at, facing } = end.stand;
  if (end.rams) return ramWorth(field, ship, end.rams, card.full) - end.risk;
  const next = NEXT_TURN * fireFrom(field, party, { ...end.stand, moving: false, hindered: false }).worth;
  const far = errand.way ? Math.max(0, hexesToGo(field, errand.way, at, facing) - errand.near) : 0;
  const haste = errand.what === 'prey' ? temper.haste * (1 + urgency) : 1;
  return (
    temper.harm * (fire + next) -
    FEAR * temper.hurt * (1 - FEAR_GOES * urgency) * dangerAt(field, party, at, facing) -
    haste * errand.pull * Math.min(far, NO_WAY / 10) -
    end.risk
  );
};
