import { EDGES, turned, type Edge, type Facing, type HexId } from '../../../core/types.ts';
import type { OrderCard, QuickSheetCommand, QuickSheetShip } from '../types.ts';
import { hinders, type Field, type Party } from './field.ts';
import type { Stand } from './fire.ts';
import { isBattered, shows, twoShow } from './numbers.ts';

/** A place where a ship may come to lie under a card, and the way there. */
export interface End {
  readonly stand: Stand;
  /** Hexes that the card still lets her enter, and whether nothing more of movement can follow. */
  readonly left: number;
  readonly halted: boolean;
  /** What the bottom and the mines may cost her on the way, in hull points. */
  readonly risk: number;
  readonly from: End | null;
  readonly command: QuickSheetCommand | null;
  readonly rams: Party | null;
  readonly leaves: Edge | null;
}

/** Turns that a ship on a bar loses, and sixes that her gunners need there, in hull points. */
const STUCK_COSTS = 5;
/** Every second marker is taken for a mine. */
const MARKER_IS_LIVE = 0.5;
/** Points that a mine costs on average: nine dice, a third of them. */
const MINE_COSTS = 3;

/** What may happen on entering a hex, in hull points. */
export const riskIn = ({ now, printed, side }: Field, ship: QuickSheetShip, hex: HexId): number => {
  let risk = 0;
  if (now.chart.depth(hex) < ship.draught) {
    const { shallowSticksOn, normalSticksOn } = printed.SANDBAR;
    risk += STUCK_COSTS * twoShow(ship.shallow ? shallowSticksOn : normalSticksOn);
  }
  for (const mine of now.state.mines) {
    if (mine.spent || mine.hex !== hex || mine.live === false) continue;
    risk += (mine.live ? 1 : MARKER_IS_LIVE) * shows(printed.MINE.detonatesOn[side]) * MINE_COSTS;
  }
  return risk;
};

/** Hexes that a card lets her enter (section 21, damage counted). */
export const hexesUnder = ({ now, printed }: Field, ship: QuickSheetShip, card: OrderCard): number => {
  const { speed } = printed.CARD_TABLE[card];
  const steam = ship.steamFrom > 0 && now.state.turn >= ship.steamFrom;
  if (speed === null || !steam || ship.engineLost || ship.pilotHouseHit || ship.aground) return 0;
  const most = printed.MOVEMENT[ship.fast ? 'fast' : 'normal'][speed];
  const crippled = ship.funnelLost || ship.rudderHit || isBattered(printed, ship);
  return crippled ? Math.min(most, printed.CRIPPLED_SPEED) : most;
};

const HELMS = [
  ['ahead', 0],
  ['port', 1],
  ['starboard', -1],
] as const;

/** What a ship has left of a card: all of it before she has begun. */
export interface Leave {
  readonly hexes: number;
  readonly mayTurn: boolean;
  readonly moving: boolean;
}

const NOTHING = { from: null, command: null, rams: null, leaves: null };

/** Turns of 60 and 120 degrees in her hex (Q3); they hinder her gunners. */
const turns = (ends: End[], start: End, ship: QuickSheetShip): void => {
  for (const [to, sign] of [
    ['port', 1],
    ['starboard', -1],
  ] as const)
    for (const sixths of [1, 2]) {
      const facing = turned(start.stand.facing, sign * sixths);
      const command: QuickSheetCommand = { type: 'turn', side: ship.side, ship: ship.id, to, sixths };
      const stand = { ...start.stand, facing, hindered: true };
      ends.push({ ...start, ...NOTHING, stand, halted: true, from: start, command });
    }
};

/** Every place and heading that a ship can come to, her present one first. */
export const endsOf = (field: Field, party: Party, leave: Leave): End[] => {
  const ship = party.ship;
  if (!ship) return [];
  const { chart } = field.now;
  const { id, side } = ship;
  const hindered = ship.turnedInHex || hinders(field, ship, ship.at);
  const stand: Stand = { at: ship.at, facing: ship.facing, moving: leave.moving, hindered };
  const start: End = { stand, left: leave.hexes, halted: false, risk: 0, ...NOTHING };
  const ends = [start];
  const seen = new Set<number>([ship.at * 6 + ship.facing]);
  const exit = field.stakes.exits[id];
  for (const end of ends) {
    if (end.left === 0 || end.rams || end.leaves) continue;
    const { at, facing } = end.stand;
    const ahead = chart.neighbour(at, facing);
    if (ahead === 0) {
      for (const edge of EDGES)
        if (edge === exit && !ship.rudderHit && chart.crosses(at, facing, edge))
          ends.push({ ...end, left: 0, from: end, leaves: edge, command: { type: 'leave', side, ship: id, edge } });
      continue;
    }
    if (!chart.navigable(ahead)) continue;
    const other = field.taken.get(ahead);
    if (other && other.id !== id) {
      const foe = field.foes.find(each => each.ship?.id === other.id);
      if (foe)
        ends.push({
          ...end,
          left: 0,
          from: end,
          rams: foe,
          command: { type: 'ram', side, ship: id, target: other.id },
        });
      continue;
    }
    const risk = end.risk + riskIn(field, ship, ahead);
    for (const [helm, sixths] of HELMS) {
      if (ship.rudderHit && sixths === 0) continue;
      const heading: Facing = turned(facing, sixths);
      const key = ahead * 6 + heading;
      if (seen.has(key)) continue;
      seen.add(key);
      const there: Stand = { at: ahead, facing: heading, moving: leave.moving, hindered: hinders(field, ship, ahead) };
      const command: QuickSheetCommand = { type: 'ahead', side, ship: id, helm };
      ends.push({ stand: there, left: end.left - 1, halted: false, risk, ...NOTHING, from: end, command });
    }
  }
  if (leave.mayTurn) turns(ends, start, ship);
  return ends;
};

/** The commands that take her there, in order. */
export const commandsTo = (end: End): QuickSheetCommand[] => {
  const commands: QuickSheetCommand[] = [];
  for (let at: End | null = end; at?.command; at = at.from) commands.push(at.command);
  return commands.reverse();
};
