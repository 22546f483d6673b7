import type { CardView, DeckView } from '../../system/desk/index.ts';
import type { Game } from '../../core/game.ts';
import type { CardRule } from '../../core/scenario.ts';
import { named } from '../../languages/phrase.ts';
import { reason, type Plan, type Step } from '../../system/captain.ts';
import { consult, groupsOf, type Bridge } from './consult.ts';
import { goalOf } from './goals.ts';
import { enemiesNear } from './guns.ts';
import type { Duty } from './inForce.ts';

type Command = Game['command'];

/** A card that may be laid. */
interface Offer {
  readonly command: Command;
  readonly card: CardView;
}

/** What a hex of the way, a shot, a turn and lying still are worth in a card. */
const HEX = 2;
const FIRE = 1.5;
const TURN = 0.5;
const STILL = 1;

/** The cards that a rule leaves; all of them where it would leave none. */
const allowed = (offers: readonly Offer[], rule: CardRule | null): readonly Offer[] => {
  if (rule === null) return offers;
  const moving = offers.filter(({ card }) => card.hexes > 0).map(({ card }) => card.hexes);
  const left = offers.filter(({ card }) =>
    rule === 'fire' ? card.fires : card.hexes === (rule === 'fast' ? Math.max(...moving) : Math.min(...moving)),
  );
  return left.length > 0 ? left : offers;
};

/** How far a ship is from where her orders want her. */
const hexesToGo = ({ sight }: Bridge, duty: Duty): number => {
  const ship = sight.now.state.ships[duty.unit.id];
  return ship ? goalOf(sight, duty).cost(ship.at, ship.facing) : 0;
};

const worthOf = (bridge: Bridge, duty: Duty, { card }: Offer): number => {
  const far = Math.ceil(hexesToGo(bridge, duty));
  const [at = 0] = duty.unit.hexes;
  const fires = card.fires && !duty.silent && enemiesNear(bridge.sight, at).length > 0 ? FIRE : 0;
  const turns = card.turns ? TURN : 0;
  return fires + turns + (far > 0 ? HEX * Math.min(card.hexes, far) : card.hexes === 0 ? STILL : 0);
};

const offersOf = ({ ask }: Bridge): Map<string, Offer[]> => {
  const { desk } = ask.rules;
  const hands = new Map((desk.cards?.hands(ask.now) ?? []).map(hand => [hand.unit, hand]));
  const offers = new Map<string, Offer[]>();
  for (const command of ask.options) {
    const { unit, card: id } = desk.about(command);
    const card = unit === null ? undefined : hands.get(unit)?.held.find(held => held?.id === id);
    if (unit !== null && card) offers.set(unit, [...(offers.get(unit) ?? []), { command, card }]);
  }
  return offers;
};

/** A card for every ship: by her orders, or the captain's choice of those that her orders leave. */
export const cardPlan = (bridge: Bridge): Plan => {
  const offers = offersOf(bridge);
  const steps: Step[] = [];
  const free: string[] = [];
  const left = new Map<string, readonly Offer[]>();
  for (const [unit, cards] of offers) {
    const duty = bridge.sight.duties.get(unit);
    const own = allowed(cards, duty?.cards ?? null);
    left.set(unit, own);
    if (!duty || duty.free) free.push(unit);
    else {
      const best = own.reduce((most, offer) =>
        worthOf(bridge, duty, offer) > worthOf(bridge, duty, most) ? offer : most,
      );
      steps.push({ command: best.command, why: () => reason`${named(unit)} ${duty.says}: ${best.card.word}.` });
    }
  }
  const captains = groupsOf(bridge, free).flatMap(group =>
    consult(
      bridge,
      group,
      group.units.flatMap(unit => (left.get(unit) ?? []).map(({ command }) => command)),
    ),
  );
  return [...steps, ...captains];
};

/** A ship so far from her place draws cards to steam with. */
const FAR = 4;

/** On average of the cards left: hexes, or how many of them fire. */
const meanOf = ({ cards }: DeckView, of: (card: CardView) => number): number => {
  const left = cards.reduce((sum, each) => sum + (each.left ?? 0), 0);
  return cards.reduce((sum, each) => sum + (each.left ?? 0) * of(each.card), 0) / Math.max(1, left);
};

/** Cards to steam with, or cards to fight with, by the orders; empty = as the captain sees fit. */
export const deckPlan = (bridge: Bridge): Plan => {
  const { ask, sight } = bridge;
  const { desk } = ask.rules;
  const decks = desk.cards?.decks(ask.now, ask.side) ?? [];
  const steps: Step[] = [];
  for (const command of ask.options) {
    const { unit, deck: id } = desk.about(command);
    const duty = sight.duties.get(unit ?? '');
    if (!duty || (duty.free && duty.cards === null)) continue;
    const steams = duty.cards === null ? hexesToGo(bridge, duty) > FAR : duty.cards === 'fast';
    const worth = (deck: DeckView): number => meanOf(deck, card => (steams ? card.hexes : card.fires ? 1 : 0));
    const best = decks.reduce<DeckView | undefined>(
      (most, deck) => (most && worth(most) >= worth(deck) ? most : deck),
      undefined,
    );
    if (best && best.id === id)
      steps.push({ command, why: () => reason`${named(duty.unit.id)} ${duty.says}: ${best.title}.` });
  }
  return steps.slice(0, 1);
};
