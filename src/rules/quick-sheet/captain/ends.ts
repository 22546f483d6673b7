import { EDGES, turned, type Edge, type HexId } from '../../../core/types.ts';
import { chanceIn, dieAtLeast, twoDiceAtLeast } from '../../shared/chances.ts';
import { isHindered, isHinderedAt } from '../gunnery.ts';
import { BEAMS, HELMS, steered } from '../moves.ts';
import { sticksOn } from '../river.ts';
import { EFFECT_HIT_ON, MINE, TURN_IN_HEX, WEAPONS } from '../tables.ts';
import type { QuickSheetCommand, QuickSheetShip } from '../types.ts';
import { isSandbarFor } from '../units.ts';
import type { Field, Party } from './field.ts';
import type { Stand } from './fire.ts';

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
/** Points that a mine costs on average. */
const MINE_COSTS = WEAPONS.mine.dice * chanceIn(dieAtLeast(EFFECT_HIT_ON));

/** What may happen on entering a hex, in hull points. */
export const riskIn = ({ now, side }: Field, ship: QuickSheetShip, hex: HexId): number => {
  let risk = 0;
  if (isSandbarFor(now, ship, hex)) risk += STUCK_COSTS * chanceIn(twoDiceAtLeast(sticksOn(ship)));
  for (const mine of now.state.mines) {
    if (mine.spent || mine.hex !== hex || mine.live === false) continue;
    risk += (mine.live ? 1 : MARKER_IS_LIVE) * chanceIn(dieAtLeast(MINE.detonatesOn[side])) * MINE_COSTS;
  }
  return risk;
};

/** What a ship has left of a card: all of it before she has begun. */
export interface Leave {
  readonly hexes: number;
  readonly mayTurn: boolean;
  readonly moving: boolean;
}

const NOTHING = { from: null, command: null, rams: null, leaves: null };

/** Turns of 60 and 120 degrees in her hex (Q3); they hinder her gunners. */
const turns = (ends: End[], start: End, ship: QuickSheetShip): void => {
  for (const to of BEAMS)
    for (const sixths of TURN_IN_HEX) {
      const facing = turned(start.stand.facing, to === 'port' ? sixths : -sixths);
      const command: QuickSheetCommand = { type: 'turn', side: ship.side, ship: ship.id, to, sixths };
      const stand = { ...start.stand, facing, hindered: true };
      ends.push({ ...start, ...NOTHING, stand, halted: true, from: start, command });
    }
};

/**
 * Every place and heading that a ship can come to through open water, her present one first, and whom she can ram there. The rules'
 * own steps taken on copies of the state would cost a hundred times as much; tests/systems/quick-sheet/captain.test.ts holds it to them.
 */
export const endsOf = (field: Field, party: Party, leave: Leave): End[] => {
  const ship = party.ship;
  if (!ship) return [];
  const { chart } = field.now;
  const { id, side } = ship;
  const hindered = isHindered(field.now, ship);
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
    for (const helm of ship.rudderHit ? BEAMS : HELMS) {
      const heading = steered(facing, helm);
      const key = ahead * 6 + heading;
      if (seen.has(key)) continue;
      seen.add(key);
      const there: Stand = {
        at: ahead,
        facing: heading,
        moving: leave.moving,
        hindered: isHinderedAt(field.now, ship, ahead),
      };
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
