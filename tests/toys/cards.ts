/**
 * Toy (b): order cards laid face down, shown when the ship acts; every hex she enters lets each enemy in reach interrupt with
 * a shot, and a bad hit lets her own captain interrupt that interrupt. The rest of her move waits in the state as a queue.
 */
import { ask, shipOf, type InterruptRule, type Phase, type Play } from '../../src/core/rules.ts';
import type { Game, Situation } from '../../src/core/game.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import {
  enemyOf,
  SIDES,
  type Command,
  type GameEvent,
  type Interrupt,
  type Ship,
  type Side,
  type State,
} from '../../src/core/types.ts';
import { bare } from './battle.ts';

export type Card = 'fullSpeed' | 'slowSpeed' | 'fire' | 'hidden';
const DECK: readonly Card[] = ['fullSpeed', 'fullSpeed', 'fullSpeed', 'slowSpeed', 'slowSpeed', 'fire'];
const HEXES: Readonly<Record<Card, number>> = { fullSpeed: 3, slowSpeed: 1, fire: 0, hidden: 0 };

interface CardShip extends Ship {
  hull: number;
  struck: boolean;
  hand: Card[];
  /** The card on her deck; null before it is laid. */
  card: Card | null;
  shown: boolean;
  acted: boolean;
}

/** A piece of a move that is still to be carried out. */
interface Step {
  ship: string;
}

interface CardState extends State {
  ships: Record<string, CardShip>;
  toAct: Side[];
  queue: Step[];
}

type CardInterrupt = Interrupt &
  ({ type: 'opportunity'; firer: string; target: string; shots: number } | { type: 'strike'; ship: string });

export interface Cards extends Game {
  state: CardState;
  command: Command &
    (
      | { type: 'lay'; ship: string; card: Card }
      | { type: 'activate'; ship: string }
      | { type: 'shoot' | 'hold' | 'strike' | 'fightOn' }
    );
  event: GameEvent &
    (
      | { type: 'cardLaid'; ship: string }
      | { type: 'cardShown'; ship: string; card: Card }
      | { type: 'moved'; ship: string; to: number }
      | { type: 'shot'; firer: string; target: string; die: number }
      | { type: 'struck'; ship: string }
    );
  interrupt: CardInterrupt;
  options: object;
}

const shipsOf = (now: Situation<Cards>, side: Side): CardShip[] =>
  Object.values(now.state.ships).filter(ship => ship.side === side && !ship.struck && ship.at !== 0);

const deal: Phase<Cards> = {
  id: 'deal',
  title: 'Deal two cards to every ship',
  cite: 'b1',
  begin(play) {
    for (const side of SIDES) {
      for (const ship of shipsOf(play, side)) {
        ship.hand = [0, 0].map(() => DECK[play.dice.roll(DECK.length) - 1] ?? 'fire');
        ship.card = null;
        ship.shown = false;
        ship.acted = false;
      }
    }
  },
};

const lay: Phase<Cards> = {
  id: 'lay',
  title: 'Both sides lay a card on every ship',
  cite: 'b2',
  awaits: now => SIDES.filter(side => shipsOf(now, side).some(ship => !ship.card)),
  options: (now, side) =>
    shipsOf(now, side)
      .filter(ship => !ship.card)
      .flatMap(ship => [...new Set(ship.hand)].map(card => ({ type: 'lay' as const, side, ship: ship.id, card }))),
  perform(play, command) {
    if (command.type !== 'lay') return;
    const ship = shipOf(play, command.ship);
    ship.card = command.card;
    ship.hand.splice(ship.hand.indexOf(command.card), 1);
    play.emit({ type: 'cardLaid', ship: ship.id });
  },
};

/** Puts one question to every enemy in reach; the last pushed is asked first. */
const offerOpportunity = (play: Play<Cards>, target: CardShip): void => {
  for (const firer of shipsOf(play, enemyOf(target.side))) {
    if (play.chart.range(firer.at, target.at) <= 2)
      ask(play, { type: 'opportunity', side: firer.side, firer: firer.id, target: target.id, shots: 2 });
  }
};

const act: Phase<Cards> = {
  id: 'act',
  title: 'Ships act by turns',
  cite: 'b3',
  begin(play) {
    play.state.toAct = [...SIDES];
  },
  proceed(play) {
    const step = play.state.queue.shift();
    if (!step) return false;
    const ship = shipOf(play, step.ship);
    const ahead = play.chart.neighbour(ship.at, ship.facing);
    if (ship.struck || ahead === 0) {
      play.state.queue = [];
      return true;
    }
    ship.at = ahead;
    play.emit({ type: 'moved', ship: ship.id, to: ahead });
    offerOpportunity(play, ship);
    return true;
  },
  awaits(now) {
    const ready = (side: Side) => shipsOf(now, side).some(ship => !ship.acted);
    const next = now.state.toAct.find(ready);
    return next ? [next] : [];
  },
  options: (now, side) =>
    shipsOf(now, side)
      .filter(ship => !ship.acted)
      .map(ship => ({ type: 'activate', side, ship: ship.id })),
  perform(play, command) {
    if (command.type !== 'activate') return;
    const ship = shipOf(play, command.ship);
    ship.acted = true;
    ship.shown = true;
    play.state.toAct = [enemyOf(ship.side), ship.side];
    play.emit({ type: 'cardShown', ship: ship.id, card: ship.card ?? 'fire' });
    for (let hex = HEXES[ship.card ?? 'fire']; hex > 0; hex--) play.state.queue.push({ ship: ship.id });
  },
};

const reckoning: Phase<Cards> = { id: 'reckoning', title: 'Reckoning', cite: 'b4', decides: true };

const opportunity: InterruptRule<Cards> = {
  title: 'Fire at a ship as she passes',
  options(now, { side, ...interrupt }) {
    // The older of two questions may have lost its point; it must still offer something.
    const pointless =
      interrupt.type !== 'opportunity' || shipOf(now, interrupt.target).struck || shipOf(now, interrupt.firer).struck;
    return pointless
      ? [{ type: 'hold', side }]
      : [
          { type: 'shoot', side },
          { type: 'hold', side },
        ];
  },
  perform(play, command, interrupt) {
    if (interrupt.type !== 'opportunity' || command.type !== 'shoot') return;
    const { firer, target, shots } = interrupt;
    const ship = shipOf(play, target);
    const die = play.dice.roll(6);
    play.emit({ type: 'shot', firer, target, die });
    // The second gun asks again, but only after the captain who was hit has answered.
    if (shots > 1) ask(play, { ...interrupt, shots: shots - 1 });
    if (die < 5) return;
    ship.hull -= 1;
    ask(play, { type: 'strike', side: ship.side, ship: target });
  },
};

const strike: InterruptRule<Cards> = {
  title: 'Strike or fight on',
  options: (_, { side }) => [
    { type: 'fightOn', side },
    { type: 'strike', side },
  ],
  perform(play, command, interrupt) {
    if (interrupt.type !== 'strike' || command.type !== 'strike') return;
    shipOf(play, interrupt.ship).struck = true;
    play.emit({ type: 'struck', ship: interrupt.ship });
  },
};

export const cards: RuleSet<Cards> = {
  ...bare<Cards>(),
  id: 'cards',
  title: 'Cards',
  sequence: [deal, lay, act, reckoning],
  interrupts: { opportunity, strike },
  muster: scenario => ({
    ships: Object.fromEntries(
      scenario.forces.map(({ id, side, hex, facing }) => [
        id,
        { id, side, at: hex, facing, hull: 5, struck: false, hand: [], card: null, shown: false, acted: false },
      ]),
    ),
    toAct: [],
    queue: [],
  }),
  outcome(now) {
    const lost = SIDES.find(side => shipsOf(now, side).length === 0);
    if (lost) return { winner: enemyOf(lost), cause: 'sunk' };
    return now.state.turn === now.scenario.turns ? { winner: 'draw', cause: 'time' } : null;
  },
  redact(state, side) {
    const ships = Object.entries(state.ships).map(([id, ship]) => {
      if (ship.side === side) return [id, ship] as const;
      const card: Card | null = ship.card && !ship.shown ? 'hidden' : ship.card;
      return [id, { ...ship, card, hand: ship.hand.map((): Card => 'hidden') }] as const;
    });
    return { ...state, ships: Object.fromEntries(ships), rng: [] };
  },
  reveals: event => event.type === 'cardShown',
};
