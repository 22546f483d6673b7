import type { CardView, ClockRoll, ClockView, DeckView, HandView } from '../../../system/desk/index.ts';
import { SIDES, type KernelEvent, type Side } from '../../../core/types.ts';
import { countOf } from '../decks.ts';
import { allowance, type Hexes } from '../moves.ts';
import { CARD_TITLE } from '../words/names.ts';
import { nextDraw } from '../odds.ts';
import { CARD_TABLE, CLOCK, CRIPPLED_SPEED, MOVEMENT } from '../tables.ts';
import {
  DECKS,
  ORDER_CARDS,
  type CardFace,
  type DeckName,
  type OrderCard,
  type QuickSheetEvent,
  type QuickSheetShip,
  type Situation,
} from '../types.ts';
import { afloat, isBattered, underSteam } from '../units.ts';
import { CLOCK_STEP } from '../sequence.ts';
import { hasClockAdvanced, turnLimit } from '../victory.ts';
import { counted, t } from '../../../languages/language.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { REFUSALS } from './refusals.ts';

const DECK_TITLE: Readonly<Record<DeckName, string>> = {
  fullSpeedDeck: t`Full speed`,
  actionStationsDeck: t`Action stations`,
};

/** What there is room for on a printed card. */
const CARD_WORD: Readonly<Record<OrderCard, string>> = {
  fullSpeed: t`Full speed`,
  slowSpeed: t`Slow speed`,
  slowAndFire: t`Slow & fire`,
  fire: t`Fire`,
  turnAndFire: t`Turn & fire`,
};

const inHexes = (most: number): string => (most === 0 ? '' : counted(most, 'hex', 'hexes'));

/** Q5: "2 hexes", "1 or 2 hexes"; under option `lenientOrders` "up to 2 hexes". */
const allowanceInWords = ({ least, most }: Hexes): string => {
  if (least === most) return inHexes(most);
  return least === 0 ? t`up to ${inHexes(most)}` : t`${least} or ${inHexes(most)}`;
};

const viewOf = (id: OrderCard, hexes: Hexes): CardView => {
  const { speed, turn, fire } = CARD_TABLE[id];
  return {
    id,
    title: CARD_TITLE[id],
    word: CARD_WORD[id],
    moves: allowanceInWords(hexes),
    hexes: hexes.most,
    least: hexes.least,
    speed,
    turns: turn,
    fires: fire,
  };
};

/** Section 21 and Q3: a card as it is printed, for a ship of that speed. */
export const cardView = (id: OrderCard, kind: 'normal' | 'fast' = 'normal'): CardView => {
  const { speed } = CARD_TABLE[id];
  return viewOf(id, speed === null ? { least: 0, most: 0 } : MOVEMENT[kind][speed]);
};

/** The same for one ship. What she may yet get rid of before she moves, a sandbar or a hit pilot house, is left out. */
export const faceOf = (now: Situation, ship: QuickSheetShip, card: CardFace): CardView | null => {
  if (card === 'hidden') return null;
  const fit = { ...ship, card, held: false, aground: false, pilotHouseHit: false };
  return viewOf(card, allowance(now, fit));
};

/** Sections 21, 23, 26 and 28, S9: why she moves less than her cards say. */
const whyHindered = (now: Situation, ship: QuickSheetShip): Refusal | null => {
  if (ship.steamFrom === 0) return REFUSALS.noEngine();
  if (!underSteam(now, ship)) return REFUSALS.noSteam(ship.steamFrom);
  if (ship.engineLost) return REFUSALS.cardWithoutEngine();
  if (ship.aground) return REFUSALS.cardAground();
  if (ship.pilotHouseHit) return REFUSALS.cardWithoutPilotHouse();
  if (ship.rudderHit) return REFUSALS.rudderHit();
  if (ship.funnelLost) return REFUSALS.funnelLost(inHexes(CRIPPLED_SPEED));
  return isBattered(ship) ? REFUSALS.battered(inHexes(CRIPPLED_SPEED)) : null;
};

/** Q38 and Q33: why a ship lays no card this turn. */
const whyIdle = (now: Situation, ship: QuickSheetShip): Refusal | null => {
  if (ship.struck) return REFUSALS.colours();
  if (ship.noCardIn === now.state.turn) return REFUSALS.noCard();
  return null;
};

/** Q1: what every ship on the chart holds and has laid. */
export const hands = (now: Situation): HandView[] =>
  afloat(now)
    .filter(ship => !ship.target)
    .map(ship => ({
      unit: ship.id,
      side: ship.side,
      deck: ship.deck && DECK_TITLE[ship.deck],
      held: ship.hand.map(card => faceOf(now, ship, card)),
      laid: ship.card === null ? null : (faceOf(now, ship, ship.card) ?? 'hidden'),
      shown: ship.shown,
      idle: whyIdle(now, ship),
      hindered: ship.struck ? null : whyHindered(now, ship),
    }));

/** Q2: the decks of a side, with the chances of the next card where it may count them. */
export const decks = (now: Situation, side: Side): DeckView[] =>
  DECKS.map(id => {
    const deck = now.state.decks[side][id];
    const next = nextDraw(deck);
    const cards = ORDER_CARDS.map(card => ({
      card: cardView(card),
      left: deck.draw?.[card] ?? null,
      chance: next && (next[card].of === 0 ? 0 : next[card].ways / next[card].of),
      discarded: deck.discards[card],
    }));
    return { id, side, title: DECK_TITLE[id], left: deck.left, discarded: countOf(deck.discards), cards };
  });

/** Both sides may add their shift to the hour's own step. */
const FASTEST = CLOCK.advance + SIDES.length;

/** Steps 8 and 9: by how much the clock can still go on in this turn. */
const mostThisTurn = (now: Situation): number => {
  if (!hasClockAdvanced(now)) return FASTEST;
  return now.state.cursor.phase === CLOCK_STEP ? SIDES.length - now.state.done.length : 0;
};

/** Turn sequence 8 and 9, Q10. */
export const clock = (now: Situation): ClockView => {
  const left = CLOCK.end - now.state.clock - mostThisTurn(now);
  return {
    now: now.state.clock,
    from: now.state.clockFloor,
    end: CLOCK.end,
    earliest: now.state.turn + Math.max(0, Math.ceil(left / FASTEST)),
    steady: turnLimit(now),
    says: t`Each turn puts it on by ${CLOCK.advance}. Then the defender and the attacker roll a die each: on ${CLOCK.shiftsOn} or more the roller may put it on or back by 1, or leave it. At ${CLOCK.end} after both rolls the battle ends.`,
  };
};

/** Turn sequence 9: each side's roll with what it made of it. */
export const clockRolls = (events: readonly (QuickSheetEvent | KernelEvent)[]): ClockRoll[] => {
  const rolls: ClockRoll[] = [];
  for (const [place, event] of events.entries()) {
    if (event.type !== 'clockRolled') continue;
    const { side, die, may } = event;
    const after = events.slice(place + 1);
    const moved = after.find(other => other.type === 'clockMoved' && other.cause === side);
    // The side that may shift the clock decides at once; whatever follows shows that it has.
    const by = moved?.type === 'clockMoved' ? moved.by : may && after.length === 0 ? null : 0;
    rolls.push({ side, die, may, by });
  }
  return rolls;
};
