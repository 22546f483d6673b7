import { turned, type Edge, type HexId } from '../../../core/types.ts';
import { chanceIn, dieAtLeast, twoDiceAtLeast } from '../../shared/chances.ts';
import { blowsFrom, bondFrom, edgesOut, isInBond, isPledge, waysAhead } from '../bound.ts';
import { isHinderedAt } from '../gunnery.ts';
import { BEAMS } from '../moves.ts';
import { sticksOn } from '../river.ts';
import { EFFECT_HIT_ON, MINE, RUDDERLESS, TURN_IN_HEX, WEAPONS } from '../tables.ts';
import type { QuickSheetCommand, QuickSheetShip } from '../types.ts';
import { isSandbarFor, shipsIn } from '../units.ts';
import type { Field, Party } from './field.ts';
import { standOf, type Stand } from './fire.ts';

/** A place where a ship may come to lie under a card, and the way there. */
export interface End {
  readonly stand: Stand;
  /** Hexes that the card still lets her enter, those that it still asks of her, and whether she means to ram or to leave (Q77). */
  readonly left: number;
  readonly due: number;
  readonly pledged: boolean;
  /** Whether nothing more of movement can follow. */
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
/** A ship beside another cannot turn where she lies, and one gun reaches for both, in hull points. */
const BESIDE_COSTS = 1;
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
  /** Of these the ones that bind her (Q5). */
  readonly due: number;
  readonly pledged: boolean;
  readonly mayTurn: boolean;
  readonly moving: boolean;
}

const NOTHING = { from: null, command: null, rams: null, leaves: null };

/** Turns of 60 and 120 degrees in her hex (Q3), or of 60 without her rudder (Q28); they hinder her gunners. */
const turns = (ends: End[], start: End, ship: QuickSheetShip, far: readonly number[]): void => {
  for (const to of BEAMS)
    for (const sixths of far) {
      const facing = turned(start.stand.facing, to === 'port' ? sixths : -sixths);
      const command: QuickSheetCommand = { type: 'turn', side: ship.side, ship: ship.id, to, sixths };
      const stand = { ...start.stand, facing, hindered: true };
      ends.push({ ...start, ...NOTHING, stand, left: 0, due: 0, halted: true, from: start, command });
    }
};

/** What ends her way at once: to ram whoever lies ahead, to leave the chart. */
const lastSteps = (field: Field, ship: QuickSheetShip, end: End): End[] => {
  const { id, side } = ship;
  const last = { ...end, ...NOTHING, left: 0, due: 0, from: end };
  const blows = blowsFrom(field.now, ship, end.stand).flatMap((command): End[] => {
    const foe = command.type === 'ram' ? field.foes.find(each => each.ship?.id === command.target) : undefined;
    return foe ? [{ ...last, rams: foe, command }] : [];
  });
  const exit = field.stakes.exits[id];
  const outs = edgesOut(field.now, ship, end.stand).filter(edge => edge === exit);
  return [
    ...blows,
    ...outs.map((edge): End => ({ ...last, leaves: edge, command: { type: 'leave', side, ship: id, edge } })),
  ];
};

/** A step into the hex ahead, into open water or beside a friend. */
const oneStep = (field: Field, ship: QuickSheetShip, end: End, moving: boolean): End[] => {
  const { now } = field;
  const { id, side } = ship;
  const bond = bondFrom(now, ship, end.stand, end.due, end.pledged);
  return waysAhead(now, ship, end.stand).flatMap((way): End[] => {
    const { helm, at, facing, beside } = way;
    if ((beside && beside.side !== side) || !isInBond(now, ship, way, bond)) return [];
    const stand: Stand = { at, facing, moving, hindered: isHinderedAt(now, ship, at) };
    return [
      {
        ...NOTHING,
        stand,
        left: end.left - 1,
        due: Math.max(0, end.due - 1),
        pledged: end.pledged || isPledge(now, ship, way, bond),
        halted: false,
        risk: end.risk + riskIn(field, ship, at) + (beside ? BESIDE_COSTS : 0),
        from: end,
        command: { type: 'ahead', side, ship: id, helm },
      },
    ];
  });
};

/** Whether her order lets her end there (Q5). */
const mayEndAt = (field: Field, ship: QuickSheetShip, { stand, due, pledged }: End): boolean =>
  due === 0 || bondFrom(field.now, ship, stand, due, pledged).must === 0;

/**
 * Every place and heading in which her order lets a ship come to lie, and whom she can ram there. The rules' own steps taken on
 * copies of the state would cost a hundred times as much; tests/systems/quick-sheet/captain.proof.test.ts holds it to them.
 */
export const endsOf = (field: Field, party: Party, leave: Leave): End[] => {
  const ship = party.ship;
  if (!ship) return [];
  const stand = standOf(field, ship, leave.moving);
  const { hexes: left, due, pledged } = leave;
  const start: End = { stand, left, due, pledged, halted: false, risk: 0, ...NOTHING };
  const ends = [start];
  const seen = new Set<number>([ship.at * 6 + ship.facing]);
  const rudderless = ship.rudderHit && left > 0 && shipsIn(field.now, ship.at, ship.id).length === 0;
  if (rudderless) turns(ends, start, ship, RUDDERLESS);
  if (leave.mayTurn) turns(ends, start, ship, TURN_IN_HEX);
  for (const end of ends) {
    if (end.left === 0) continue;
    ends.push(...lastSteps(field, ship, end));
    for (const next of oneStep(field, ship, end, leave.moving)) {
      const key = next.stand.at * 6 + next.stand.facing;
      if (seen.has(key)) continue;
      seen.add(key);
      ends.push(next);
    }
  }
  return ends.filter(end => (end === start && rudderless ? due === 0 : mayEndAt(field, ship, end)));
};

/** Where she lies, were she to stay. */
export const stayOf = (field: Field, ship: QuickSheetShip): End => ({
  ...NOTHING,
  stand: standOf(field, ship, false),
  left: 0,
  due: 0,
  pledged: false,
  halted: true,
  risk: 0,
});

/** The commands that take her there, in order. */
export const commandsTo = (end: End): QuickSheetCommand[] => {
  const commands: QuickSheetCommand[] = [];
  for (let at: End | null = end; at?.command; at = at.from) commands.push(at.command);
  return commands.reverse();
};
