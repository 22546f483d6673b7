import type { CardView } from '../../system/desk/index.ts';
import type { Game } from '../../core/game.ts';
import { named } from '../../languages/phrase.ts';
import { reason, type Plan, type Step } from '../../system/captain.ts';
import { consult, groupsOf, leftOpen, type Bridge } from './consult.ts';
import { hexesToGo } from './goals.ts';
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

/** Hexes nearer to her place that a card brings her; one that takes her past it may be spent. */
const nearer = (card: CardView, far: number): number => {
  const made = Math.max(card.least, Math.min(card.hexes, far));
  return Math.max(0, far - Math.abs(far - made));
};

const worthOf = (bridge: Bridge, duty: Duty, { card }: Offer): number => {
  const far = Math.ceil(hexesToGo(bridge.sight, duty));
  const [at = 0] = duty.unit.hexes;
  const fires = card.fires && !duty.silent && enemiesNear(bridge.sight, at).length > 0 ? FIRE : 0;
  const turns = card.turns ? TURN : 0;
  return fires + turns + (far > 0 ? HEX * nearer(card, far) : card.hexes === 0 ? STILL : 0);
};

/** The cards that each ship may lay and that her orders leave open. */
const offersOf = (bridge: Bridge): Map<string, Offer[]> => {
  const { ask } = bridge;
  const { desk } = ask.rules;
  const hands = new Map((desk.cards?.hands(ask.now) ?? []).map(hand => [hand.unit, hand]));
  const offers = new Map<string, Offer[]>();
  for (const command of leftOpen(bridge)) {
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
  for (const [unit, cards] of offers) {
    const duty = bridge.sight.duties.get(unit);
    if (!duty || duty.free) free.push(unit);
    else {
      const best = cards.reduce((most, offer) =>
        worthOf(bridge, duty, offer) > worthOf(bridge, duty, most) ? offer : most,
      );
      steps.push({ command: best.command, why: () => reason`${named(unit)} ${duty.says}: ${best.card.word}.` });
    }
  }
  const captains = groupsOf(bridge, free).flatMap(group =>
    consult(
      bridge,
      group,
      group.units.flatMap(unit => (offers.get(unit) ?? []).map(({ command }) => command)),
    ),
  );
  return [...steps, ...captains];
};
