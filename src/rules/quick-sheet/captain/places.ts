import type { Facing, HexId } from '../../../core/types.ts';
import { cheapest, nearestShips, NO_ERRAND, wayBeside, wayOut, type Errand } from '../../../bots/errand.ts';
import { fromWards } from '../../../bots/field.ts';
import { NO_WAY, wayToAny, wayToHex, type Way } from '../../../bots/waters.ts';
import { chanceIn, dieAtLeast } from '../../shared/chances.ts';
import { atFullSpeed, ramDice, ramFactors } from '../ramming.ts';
import { CLOCK, MOVEMENT, RAM_BANDS, RAM_HIT_ON } from '../tables.ts';
import type { QuickSheetShip } from '../types.ts';
import { isBattered } from '../units.ts';
import type { End } from './ends.ts';
import type { Field, Party } from './field.ts';
import { dangerAt, fireFrom, worthOf } from './fire.ts';
import { atLeast } from './numbers.ts';

/** A ship's business, by hexes of her way. */
export interface SheetErrand extends Errand<Party, 'station'> {
  readonly way: Way | null;
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
const IDLE: SheetErrand = { ...NO_ERRAND, way: null };

const exitErrand = (field: Field, ship: QuickSheetShip): SheetErrand | null => {
  const edge = field.stakes.exits[ship.id];
  return edge === undefined
    ? null
    : { ...IDLE, what: 'exit', way: wayOut(field.now.chart, edge, ship.draught), pull: EXIT_PULL };
};

/** Where the plan of the side wants her: it has been weighed already. */
const stationErrand = ({ now, stations }: Field, ship: QuickSheetShip): SheetErrand | null => {
  const station = stations.get(ship.id);
  if (!station) return null;
  const { edge, hexes } = station;
  return edge === null
    ? { ...IDLE, what: 'station', way: wayToAny(now.chart, hexes, ship.draught), pull: HOLD_PULL }
    : { ...IDLE, what: 'exit', way: wayOut(now.chart, edge, ship.draught), pull: HOLD_PULL };
};

const speedOf = (ship: QuickSheetShip): number => MOVEMENT[ship.fast ? 'fast' : 'normal'].slow.most;

/** A place that must be held calls for the nearest ships, one more than are needed, while there is time to come there. */
const holdErrand = ({ now, stakes, friends }: Field, ship: QuickSheetShip): SheetErrand | null => {
  const hours = CLOCK.end - now.state.clock;
  const able = friends.flatMap(({ ship: each }) => (each && !each.target ? [each] : []));
  for (const { hexes, count } of stakes.holds) {
    const way = (each: QuickSheetShip): Way => wayToAny(now.chart, hexes, each.draught);
    if (!nearestShips(able, way, count + 1).includes(ship)) continue;
    const turnsAway = Math.ceil(way(ship)(ship.at) / speedOf(ship));
    if (turnsAway + TURNS_IN_HAND >= hours) return { ...IDLE, what: 'hold', way: way(ship), pull: HOLD_PULL };
  }
  return null;
};

const wayToFoe = ({ now: { chart } }: Field, foe: Party, draught: number): Way =>
  foe.ship ? wayToHex(chart, foe.at, draught) : wayBeside(chart, foe.hexes, draught);

const isWorthSteamingFor = ({ unit }: Party): boolean =>
  'kind' in unit && (unit.kind === 'fort' || unit.kind === 'building');

const preyErrand = (field: Field, party: Party, ship: QuickSheetShip): SheetErrand => {
  const { now, stakes } = field;
  const armed = party.groups.length > 0;
  const prey = cheapest(field.foes, foe => {
    if (!foe.ship && (!armed || !isWorthSteamingFor(foe))) return Infinity;
    const prize = foe.mark.sunk + foe.mark.perPoint * 4;
    return (
      wayToFoe(field, foe, ship.draught)(ship.at) / speedOf(ship) -
      Math.min(MOST_DRAWN, PRIZE_DRAWS * prize) +
      CARE_DRAWS * fromWards(now.chart, now.state.ships, stakes, foe.at)
    );
  });
  if (!prey) return IDLE;
  const way = wayToFoe(field, prey, ship.draught);
  return { what: 'prey', way, near: armed && !ship.ram ? GUNS_NEAR : 1, pull: PREY_PULL, prey };
};

/** What a ship is about. */
export const errandOf = (field: Field, party: Party): SheetErrand => {
  const { ship } = party;
  if (!ship || ship.target) return IDLE;
  const duty = stationErrand(field, ship) ?? exitErrand(field, ship) ?? holdErrand(field, ship);
  if (duty) return duty;
  if ((party.groups.length === 0 && !ship.ram) || isBattered(ship)) return IDLE;
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

/** Dice of a ram as far as the captain knows the cards, at full speed or not. */
export const ramDiceAt = ({ now }: Field, ship: QuickSheetShip, foe: QuickSheetShip, full: boolean): number =>
  ramDice(ramFactors(ship, full, foe.shown && atFullSpeed(now, foe)));

/** A rammer that does no harm pays a die less one, and her ram; then her gunners are shaken, and she lays no card next turn. */
const REBOUND = 4;
const NO_CARD_NEXT_TURN = 3;

/** The worth of a ram by exact odds. */
const ramWorth = (field: Field, ship: QuickSheetShip, prey: Party, full: boolean): number => {
  if (!prey.ship) return 0;
  const { temper } = field;
  const dice = ramDiceAt(field, ship, prey.ship, full);
  const hit = chanceIn(dieAtLeast(RAM_HIT_ON));
  const holed = atLeast(dice, hit, RAM_BANDS.holedFrom) * chanceIn(dieAtLeast(RAM_BANDS.sinksOn));
  const rebound = 1 - atLeast(dice, hit, RAM_BANDS.rammerDamagedUpTo + 1);
  const gain = worthOf(prey.mark, dice * hit) + holed * (prey.mark.sunk + prey.mark.perPoint * prey.mark.points);
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
  errand: SheetErrand,
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
