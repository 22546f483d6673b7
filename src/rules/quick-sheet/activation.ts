import { shipOf } from '../../core/rules.ts';
import { enemyOf, type ShipId, type Side } from '../../core/types.ts';
import { rollOff } from '../shared/contest.ts';
import { burn } from './damage.ts';
import { turnUpLaid } from './decks.ts';
import { fireGun, fireOptions, tryStruck } from './gunnery.ts';
import { bondOf, obstacleTo } from './bound.ts';
import { hexesDue } from './moves.ts';
import { moveOptions, STEPS } from './movement.ts';
import { tryUnstick } from './river.ts';
import { CARD_TABLE, REPAIRED_ON, SANDBAR } from './tables.ts';
import type { Activation, Play, QuickSheetCommand, QuickSheetShip, Repair, Situation } from './types.ts';
import { afloat, fights, later } from './units.ts';

/** Step 5, Q8: a die each, ties again; the winner chooses who begins. */
export const rollPriority = (play: Play): void => {
  const { rolls, union, confederate } = rollOff(play.dice);
  play.state.next = union > confederate ? 'union' : 'confederate';
  play.state.done = [];
  play.emit({ type: 'priorityRolled', rolls, winner: play.state.next });
};

export const priorityOptions = (side: Side): QuickSheetCommand[] => [
  { type: 'begin', side, first: side },
  { type: 'begin', side, first: enemyOf(side) },
];

export const choosePriority = (play: Play, command: QuickSheetCommand): void => {
  if (command.type !== 'begin') return;
  play.state.next = command.first;
  play.state.done = ['union', 'confederate'];
  play.emit({ type: 'firstChosen', first: command.first });
};

/** Q8: every ship on the chart takes her activation, struck and cardless ones too; moored transports have none (Q59). */
const toAct = (now: Situation, side: Side): QuickSheetShip[] =>
  afloat(now, side).filter(ship => !ship.acted && !ship.target);

/** Step 6, Q8: whose decision it is: the active ship's side, or the next to send a ship; a side without any is passed over. */
export const activationOwed = (now: Situation): Side[] => {
  const { active, next } = now.state;
  if (active) return [shipOf(now, active.ship).side];
  const side = [next, enemyOf(next)].find(each => toAct(now, each).length > 0);
  return side ? [side] : [];
};

/** Section 26, Q9: what a ship may try to repair. */
const repairsOf = (ship: QuickSheetShip): Repair[] => {
  const found: Repair[] = [];
  if (ship.onFire) found.push('fire');
  if (ship.turretsOut.includes(1)) found.push('turret1');
  if (ship.turretsOut.includes(2)) found.push('turret2');
  if (ship.pilotHouseHit) found.push('pilotHouse');
  if (ship.rudderHit) found.push('rudder');
  return found;
};

const UNSTICK_ATTEMPTS = 2;

/** Section 23, Q39, Q72: two attempts, the second only if she outlives what it costs. */
const mayUnstick = (ship: QuickSheetShip, { attempts }: Activation): boolean =>
  fights(ship) &&
  ship.aground &&
  attempts < UNSTICK_ATTEMPTS &&
  (attempts === 0 || ship.points > SANDBAR.secondAttemptCosts);

/** Whether the stage that an activation has come to leaves its owner anything to decide. */
const hasChoice = (ship: QuickSheetShip, active: Activation): boolean => {
  if (!fights(ship)) return false;
  switch (active.stage) {
    case 'unstick':
      return mayUnstick(ship, active);
    case 'repair':
      return repairsOf(ship).length > 0;
    case 'card':
      return ship.card !== null;
    case 'act':
      return true;
    default:
      return false;
  }
};

const NEXT_STAGE = {
  unstick: 'repair',
  repair: 'burn',
  burn: 'card',
  card: 'over',
  act: 'over',
  over: 'over',
} as const;

/** Step 6, Q9: carries the activation to its next decision; false when it has come to one, or no ship is active. */
export const activationNext = (play: Play): boolean => {
  const { active } = play.state;
  if (!active) return false;
  const ship = shipOf(play, active.ship);
  if (active.stage === 'over' || ship.status !== 'afloat') {
    endActivation(play, ship);
    return true;
  }
  if (hasChoice(ship, active)) return false;
  // Q26: a fire that was not put out burns on; struck ships burn too.
  if (active.stage === 'burn' && ship.onFire) burn(play, ship, false);
  // Q74: a ship without a card is fired at all the same.
  if (active.stage === 'card') later(play, { type: 'opportunity', ship: ship.id });
  active.stage = NEXT_STAGE[active.stage];
  return true;
};

/** Q18, Q32: her gunners recover, and whoever her salvo hurt is tested. */
const endActivation = (play: Play, ship: QuickSheetShip): void => {
  ship.shaken = Math.max(0, ship.shaken - 1);
  ship.acted = true;
  play.state.active = null;
  play.state.letGo = [];
  play.state.next = enemyOf(ship.side);
  later(play, { type: 'endSalvo', by: ship.id });
};

/** A struck ship ahead may be rolled for to ram her and to fire at her: one roll, offered once. */
const withoutRepeats = (options: QuickSheetCommand[]): QuickSheetCommand[] => {
  const tried = new Set<string>();
  return options.filter(option => {
    if (option.type !== 'tryStruck') return true;
    const known = tried.has(option.target);
    tried.add(option.target);
    return !known;
  });
};

const stageOptions = (now: Situation, ship: QuickSheetShip, active: Activation): QuickSheetCommand[] => {
  const { id, side } = ship;
  switch (active.stage) {
    case 'unstick':
      return [
        { type: 'unstick', side, ship: id },
        { type: 'goOn', side, ship: id },
      ];
    case 'repair':
      return [
        ...repairsOf(ship).map(what => ({ type: 'repair' as const, side, ship: id, what })),
        { type: 'goOn', side, ship: id },
      ];
    case 'card':
      return [
        { type: 'carryOut', side, ship: id },
        { type: 'hold', side, ship: id },
      ];
    default:
      return [
        ...withoutRepeats([...moveOptions(now, ship, active), ...shotsOnOrder(now, ship)]),
        // Q5: she has not done while her order binds and can be carried out.
        ...(bondOf(now, ship, active).must > 0 ? [] : [{ type: 'finish' as const, side, ship: id }]),
      ];
  }
};

/** Q3, Q6: a card that lets her fire lets each gun do so once; not when she has gone astern. */
const shotsOnOrder = (now: Situation, ship: QuickSheetShip): QuickSheetCommand[] =>
  ship.card !== null && ship.card !== 'hidden' && CARD_TABLE[ship.card].fire ? fireOptions(now, ship) : [];

/** Step 6: any ship of the side that has not acted, or the active ship's next decision. */
export const activationOptions = (now: Situation, side: Side): QuickSheetCommand[] => {
  const { active } = now.state;
  if (active) return stageOptions(now, shipOf(now, active.ship), active);
  return toAct(now, side).map(ship => ({ type: 'activate', side, ship: ship.id }));
};

const activate = (play: Play, id: ShipId): void => {
  play.state.active = {
    ship: id,
    stage: 'unstick',
    attempts: 0,
    moved: 0,
    halted: false,
    firedUpon: [],
    ramFrom: 0,
    pledged: false,
  };
  play.emit({ type: 'shipActivated', ship: id });
};

/** Section 26: one repair a turn, on 4 and more. */
const repair = (play: Play, ship: QuickSheetShip, what: Repair): void => {
  const die = play.dice.roll(6);
  const repaired = die >= REPAIRED_ON;
  play.emit({ type: 'repairRolled', ship: ship.id, what, die, need: REPAIRED_ON, repaired });
  if (repaired) MEND[what](ship);
};

const MEND: Readonly<Record<Repair, (ship: QuickSheetShip) => void>> = {
  fire: ship => void (ship.onFire = false),
  turret1: ship => void (ship.turretsOut = ship.turretsOut.filter(turret => turret !== 1)),
  turret2: ship => void (ship.turretsOut = ship.turretsOut.filter(turret => turret !== 2)),
  pilotHouse: ship => void (ship.pilotHouseHit = false),
  rudder: ship => void (ship.rudderHit = false),
};

/** Q3, Q4, Q9: the card is shown, and carried out or spent; where she lies she may be fired at before (Q20). */
const showCard = (play: Play, ship: QuickSheetShip, active: Activation, held: boolean): void => {
  const card = turnUpLaid(play, ship);
  if (card === null || card === 'hidden') return;
  ship.card = card;
  ship.shown = true;
  ship.held = held;
  active.stage = held ? 'over' : 'act';
  play.emit({ type: 'cardShown', ship: ship.id, card, held });
  later(play, { type: 'opportunity', ship: ship.id });
};

/** Q5: why a ship has done before she has made the hexes of her order; what damage has stopped her has been told. */
const tellShort = (play: Play, ship: QuickSheetShip, active: Activation): void => {
  const why = obstacleTo(play, ship, active);
  const { moved } = active;
  if (why) play.emit({ type: 'stoppedShort', ship: ship.id, moved, due: hexesDue(play, ship, active), why });
};

/** Step 6: carries out one decision. */
export const act = (play: Play, command: QuickSheetCommand): void => {
  if (command.type === 'activate') {
    activate(play, command.ship);
    return;
  }
  const { active } = play.state;
  if (!active) return;
  const ship = shipOf(play, active.ship);
  switch (command.type) {
    case 'unstick':
      tryUnstick(play, ship);
      return;
    case 'goOn':
      active.stage = NEXT_STAGE[active.stage];
      return;
    case 'repair':
      active.stage = 'burn';
      repair(play, ship, command.what);
      return;
    case 'carryOut':
    case 'hold':
      showCard(play, ship, active, command.type === 'hold');
      return;
    case 'fire':
      fireGun(play, command.unit, command.gun, command.target, false);
      return;
    case 'tryStruck':
      tryStruck(play, command.unit, command.target);
      return;
    case 'finish':
      active.stage = 'over';
      tellShort(play, ship, active);
      return;
    default:
      STEPS[command.type]?.(play, ship, active, command);
  }
};
