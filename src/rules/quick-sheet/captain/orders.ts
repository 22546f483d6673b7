import type { OrderCard, QuickSheet, QuickSheetCommand, QuickSheetShip } from '../types.ts';
import { reason, type Plan, type Reason, type Step, type Whim } from '../../../system/captain.ts';
import { shotOf } from '../gunnery.ts';
import { hexesDue, hexesLeft, hexesUnder, mayTurnUnder } from '../moves.ts';
import { lineBetween } from '../sight.ts';
import { CARD_TABLE } from '../tables.ts';
import { unitOf } from '../units.ts';
import { commandsTo, endsOf, stayOf, type End, type Leave } from './ends.ts';
import { fieldOf, type Field, type Party, type SheetAsk } from './field.ts';
import { fireFrom, shotWorth, standOf } from './fire.ts';
import { errandOf, ramDiceAt, worthOfEnd, type Card, type SheetErrand } from './places.ts';
import { isCrowded } from './numbers.ts';
import { EDGE_NAME, onErrand } from '../../../bots/words.ts';
import { CARD_WORD } from './words.ts';
import { named, phrase, type Phrase } from '../../../languages/phrase.ts';

/** The best that a card can do for a ship. */
interface Best {
  readonly end: End;
  readonly worth: number;
}

const STAYING: Card = { fires: false, full: false };

const cardOf = (card: OrderCard): Card => ({
  fires: CARD_TABLE[card].fire,
  full: CARD_TABLE[card].speed === 'full',
});

const bestEnd = (field: Field, party: Party, errand: SheetErrand, card: Card, leave: Leave): Best | null => {
  let best: Best | null = null;
  // She fires before she moves or after, whichever is better.
  const { ship } = party;
  const before = card.fires && ship ? fireFrom(field, party, standOf(field, ship, leave.moving)).worth : 0;
  for (const end of endsOf(field, party, leave)) {
    const fire = card.fires && !end.rams ? fireFrom(field, party, end.stand).worth : 0;
    const extra = card.fires ? field.temper.harm * Math.max(0, before - fire) : 0;
    const worth = worthOfEnd(field, party, errand, card, end, fire) + extra;
    if (!best || worth > best.worth) best = { end, worth };
  }
  return best;
};

const freshLeave = ({ now }: Field, ship: QuickSheetShip, card: OrderCard): Leave => {
  const { least, most } = hexesUnder(now, ship, card);
  return {
    hexes: most,
    due: least,
    pledged: false,
    mayTurn: mayTurnUnder(now, ship, card),
    moving: CARD_TABLE[card].speed !== null,
  };
};

/** Q3: what it is worth to spend a card and stay. */
const worthOfHold = (field: Field, party: Party, ship: QuickSheetShip, errand: SheetErrand): Best => {
  const end = stayOf(field, ship);
  return { end, worth: worthOfEnd(field, party, errand, STAYING, end) };
};

/** Cards weighed for one ship, best first. */
const weighCards = (field: Field, party: Party, cards: readonly OrderCard[]): { card: OrderCard; best: Best }[] => {
  const errand = errandOf(field, party);
  const { ship } = party;
  if (!ship) return [];
  const hold = worthOfHold(field, party, ship, errand);
  return cards
    .map(card => {
      const best = bestEnd(field, party, errand, cardOf(card), freshLeave(field, ship, card));
      return { card, best: best && best.worth >= hold.worth ? best : hold };
    })
    .sort((one, other) => other.best.worth - one.best.worth);
};

/** A ship that goes there for her guns, or on her errand. */
const goesFor = (to: Phrase, field: Field, party: Party, end: End, fires: boolean): Reason => {
  const foe = fires ? fireFrom(field, party, end.stand).foe : null;
  if (foe) return reason`${to}: guns on ${named(foe.unit.id)}.`;
  const errand = errandOf(field, party);
  return onErrand(to, errand, errand.prey?.unit.id ?? null);
};

const cardReason = (field: Field, party: Party, card: OrderCard, best: Best) => (): Reason => {
  if (best.end.rams)
    return reason`${named(party.unit.id)} is to ram ${named(best.end.rams.unit.id)}: ${CARD_WORD[card]}.`;
  if (best.end.halted && !best.end.command) return reason`${named(party.unit.id)} is to stay where she lies.`;
  const at = field.now.chart.label(best.end.stand.at);
  const to = phrase`${named(party.unit.id)} is to make ${at}, ${CARD_WORD[card]}`;
  return goesFor(to, field, party, best.end, cardOf(card).fires);
};

/** A plan, and how far it falls short of the captain's own at a glance, in hull points. */
export interface Thought {
  readonly plan: Plan<QuickSheet>;
  readonly loss: number;
  /** Of plans that lay cards for many ships, the one that has another card than the captain's. */
  readonly whim?: Whim;
}

/** Cards and places that come so near to the best, in hull points, are worth a thought. */
const WORTH_A_THOUGHT = 4;

/** A ship that is to lay, and what her cards are worth, best first. */
interface Laying {
  readonly ship: string;
  readonly cards: readonly { step: Step<QuickSheet>; worth: number }[];
}

/** The ships that are still to lay, so many of them at most. */
const layingsOf = ({ options, side }: SheetAsk, field: Field, most: number): Laying[] => {
  const hands = new Map<string, OrderCard[]>();
  for (const option of options)
    if (option.type === 'lay') hands.set(option.ship, [...(hands.get(option.ship) ?? []), option.card]);
  const layings: Laying[] = [];
  for (const [ship, hand] of hands) {
    const party = field.friends.find(friend => friend.unit.id === ship);
    if (!party) continue;
    const cards = weighCards(field, party, hand).map(({ card, best }) => ({
      step: { command: { type: 'lay' as const, side, ship, card }, why: cardReason(field, party, card, best) },
      worth: best.worth,
    }));
    if (cards.length > 0) layings.push({ ship, cards });
    if (layings.length >= most) break;
  }
  return layings;
};

/** Before all else guns are told to take their best moment at passing ships. */
const instructions = ({ now, side }: SheetAsk): Step<QuickSheet>[] =>
  now.state.instructions[side].all === 'ask'
    ? [
        {
          command: { type: 'instruct', side, unit: 'all', stance: 'best' },
          why: () => reason`Every gun is to take its best moment at a passing ship.`,
        },
      ]
    : [];

/** The best card of every ship, or the one of that rank where there is a whim for her. */
const layEach = (layings: readonly Laying[], whims: readonly Whim[]): Step<QuickSheet>[] =>
  layings.flatMap(({ ship, cards }) => {
    const rank = whims.find(({ unit }) => unit === ship)?.rank ?? 0;
    return cards[rank]?.step ?? cards[0]?.step ?? [];
  });

/** Step 4: a card for every ship. With alternatives asked for, ship by ship; in a crowd for the whole fleet at once, one card exchanged in each. */
export const layPlans = (ask: SheetAsk, more: number): Thought[] => {
  const whole = more === 0 || isCrowded(ask.now);
  const layings = layingsOf(ask, fieldOf(ask), whole ? Infinity : 1);
  const first = instructions(ask);
  const own = { plan: [...first, ...layEach(layings, [])], loss: 0 };
  if (more === 0) return [own];
  const others = layings
    .flatMap(({ ship, cards }) =>
      cards.slice(1).map(({ step, worth }, index) => ({
        step,
        loss: (cards[0]?.worth ?? 0) - worth,
        whim: { unit: ship, rank: index + 1 },
      })),
    )
    .filter(({ loss }) => loss < WORTH_A_THOUGHT)
    .sort((one, other) => one.loss - other.loss)
    .slice(0, more)
    .map(({ step, loss, whim }) =>
      whole ? { plan: [...first, ...layEach(layings, [whim])], loss, whim } : { plan: [step], loss },
    );
  return [own, ...others];
};

/** The captain's cards with several whims at once. */
export const layJointly = (ask: SheetAsk, whims: readonly Whim[]): Plan<QuickSheet> => [
  ...instructions(ask),
  ...layEach(layingsOf(ask, fieldOf(ask), Infinity), whims),
];

/** Guns that one of the offered shots would fire, with its worth. */
interface OfferedShot {
  readonly command: Extract<QuickSheetCommand, { type: 'fire' }>;
  readonly worth: number;
  readonly foe: Party;
  readonly dice: number;
}

/** Every offered shot by exact odds, best first. */
export const shotsOf = ({ now, foes }: Field, options: readonly QuickSheetCommand[]): OfferedShot[] => {
  const shots: OfferedShot[] = [];
  for (const command of options) {
    if (command.type !== 'fire') continue;
    const unit = unitOf(now, command.unit);
    const gun = unit.guns[command.gun];
    const foe = foes.find(each => each.unit.id === command.target);
    const shot = gun && foe ? shotOf(now, unit, gun, foe.unit, lineBetween(now, unit, foe.unit)) : null;
    if (foe && shot) shots.push({ command, dice: shot.dice, foe, worth: shotWorth(foe.mark, shot) });
  }
  return shots.sort((one, other) => other.worth - one.worth);
};

export const shotStep = ({ command, foe, dice }: OfferedShot): Step<QuickSheet> => ({
  command,
  why: () =>
    reason`${named(command.unit)} fires ${dice} dice at ${named(foe.unit.id)}: the most that her guns can do now.`,
});

const finish = (ask: SheetAsk, ship: string): Step<QuickSheet> => ({
  command: { type: 'finish', side: ask.side, ship },
  why: () => reason`${named(ship)} lies where she should.`,
});

const NO_LEAVE: Leave = { hexes: 0, due: 0, pledged: false, mayTurn: false, moving: false };

/** What is left of the active ship's card. */
const leaveOf = (field: Field, ship: QuickSheetShip): Leave => {
  const { active } = field.now.state;
  if (!active || ship.card === null || ship.card === 'hidden') return NO_LEAVE;
  const whole = freshLeave(field, ship, ship.card);
  return {
    hexes: hexesLeft(field.now, ship, active),
    due: hexesDue(field.now, ship, active),
    pledged: active.pledged,
    mayTurn: whole.mayTurn && !active.halted,
    moving: whole.moving,
  };
};

/** The active ship of the own side, and the card that she acts by; null where there is none. */
const actingIn = (ask: SheetAsk) => {
  const field = fieldOf(ask);
  const { active } = ask.now.state;
  const party = field.friends.find(friend => friend.unit.id === active?.ship);
  const ship = party?.ship;
  const laid = ship?.card ?? 'hidden';
  return party && ship && laid !== 'hidden' ? { field, party, ship, laid } : null;
};

/** Q3: the card is carried out, or spent where its order would take her worse than she lies. */
export const cardPlan = (ask: SheetAsk): Plan<QuickSheet> => {
  const acting = actingIn(ask);
  if (!acting) return [];
  const { field, party, ship, laid } = acting;
  const errand = errandOf(field, party);
  const best = bestEnd(field, party, errand, cardOf(laid), freshLeave(field, ship, laid));
  const { side, id } = ship;
  return best && best.worth >= worthOfHold(field, party, ship, errand).worth
    ? [{ command: { type: 'carryOut', side, ship: id }, why: () => reason`${named(id)} carries out her orders.` }]
    : [
        {
          command: { type: 'hold', side, ship: id },
          why: () => reason`Her order would take ${named(id)} where she is worse off.`,
        },
      ];
};

/** A place must be so much better before guns are kept for it that could fire now. */
const WAITING_COSTS = 1.15;

const steer = (ask: SheetAsk, field: Field, party: Party, end: End): Plan<QuickSheet> => {
  const ship = party.ship as QuickSheetShip;
  const why = (): Reason => {
    if (end.rams?.ship) {
      const dice = ramDiceAt(field, ship, end.rams.ship, ship.card === 'fullSpeed');
      return reason`${named(ship.id)} rams ${named(end.rams.unit.id)} with ${dice} dice.`;
    }
    if (end.leaves) return reason`${named(ship.id)} leaves by the ${EDGE_NAME[end.leaves]} edge.`;
    const to = phrase`${named(ship.id)} makes for ${field.now.chart.label(end.stand.at)}`;
    return goesFor(to, field, party, end, ship.card !== null && ship.card !== 'hidden' && cardOf(ship.card).fires);
  };
  const commands = commandsTo(end);
  return commands.length > 0 ? commands.map(command => ({ command, why })) : [finish(ask, ship.id)];
};

/** Step 6: the active ship fires where she lies or steams to where she lies better, gun by gun and hex by hex. */
export const actPlans = (ask: SheetAsk, more: number): Thought[] => {
  const acting = actingIn(ask);
  if (!acting) return [];
  const { field, party, ship, laid } = acting;
  const card = cardOf(laid);
  const leave = leaveOf(field, ship);
  const errand = errandOf(field, party);
  const shots = shotsOf(field, ask.options);
  const loaded = { ...card, fires: card.fires && shots.length > 0 };
  const best = bestEnd(field, party, errand, loaded, leave);
  if (!best) return [];
  const there = best.end.rams ? 0 : fireFrom(field, party, best.end.stand).worth;
  const here = shots.length > 0 ? fireFrom(field, party, standOf(field, ship, leave.moving)).worth : 0;
  const stays = best.end.command === null;
  const [shot] = shots;
  if (shot && (stays || here * WAITING_COSTS >= there)) return [{ plan: [shotStep(shot)], loss: 0 }];
  const own = { plan: steer(ask, field, party, best.end), loss: 0 };
  return more === 0 ? [own] : [own, ...others(ask, field, party, errand, loaded, leave, best, more)];
};

const others = (
  ask: SheetAsk,
  field: Field,
  party: Party,
  errand: SheetErrand,
  card: Card,
  leave: Leave,
  best: Best,
  more: number,
): Thought[] =>
  endsOf(field, party, leave)
    .filter(end => end.command !== best.end.command)
    .map(end => ({ end, loss: best.worth - worthOfEnd(field, party, errand, card, end) }))
    .filter(({ loss }) => loss < WORTH_A_THOUGHT)
    .sort((one, other) => one.loss - other.loss)
    .slice(0, more)
    .map(({ end, loss }) => ({ plan: steer(ask, field, party, end), loss }));

/** A ship without a card goes last. */
const NOTHING_TO_DO = -99;

/** Which ship goes first: those whose guns bear, before their targets get away or sink them; then those nearest to the enemy. */
export const activatePlan = (ask: SheetAsk): Plan<QuickSheet> => {
  const field = fieldOf(ask);
  const { options, side, now } = ask;
  const ranked = options.flatMap(option => {
    if (option.type !== 'activate') return [];
    const party = field.friends.find(friend => friend.unit.id === option.ship);
    const ship = party?.ship;
    const laid = ship?.card ?? 'hidden';
    if (!party || !ship || laid === 'hidden') return [{ ship: option.ship, worth: NOTHING_TO_DO }];
    const { fire, speed } = CARD_TABLE[laid];
    const guns = fire ? fireFrom(field, party, standOf(field, ship, speed !== null)).worth : 0;
    const near = field.foes.reduce((least, foe) => Math.min(least, now.chart.range(ship.at, foe.at)), 99);
    return [{ ship: option.ship, worth: guns - near / 10 }];
  });
  ranked.sort((one, other) => other.worth - one.worth);
  return ranked.slice(0, 1).map(({ ship }) => ({
    command: { type: 'activate', side, ship },
    why: () => reason`${named(ship)} can do most now.`,
  }));
};
