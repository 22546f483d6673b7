import type { Objective } from '../../core/scenario.ts';
import { enemyOf, SIDES, type Edge, type HexId, type Outcome, type ShipId, type Side } from '../../core/types.ts';
import { builtFor, isTaken } from './objectives.ts';
import { sectionOf } from './setup/settings.ts';
import { CARDS, OBJECTIVE_CARDS } from './tables.ts';
import type { ControlArea, HeldCard, ObjectiveCard, Play, RandomBattle, RiverShip, Situation } from './types.ts';
import { afloat, isMortar, isWorking } from './units.ts';
import { CARD_TEXT } from './words/cards.ts';

/** C97, C98: the twelve objective cards of a random battle, whose they are, and when they are met. */

export const handOf = ({ state }: Pick<Situation, 'state'>, side: Side): readonly HeldCard[] =>
  state.random?.hands[side] ?? [];

/** C97: the ship that a side's card may bring, which the enemy places aground. */
export const strandedOf = ({ scenario }: Pick<Situation, 'scenario'>, side: Side): ShipId | undefined =>
  sectionOf(scenario)?.stranded?.find(id => scenario.forces.some(force => force.id === id && force.side === side));

const fleetOf = ({ state }: Situation, side: Side): RiverShip[] =>
  Object.values(state.ships).filter(ship => builtFor(ship) === side);

const homeOf = ({ scenario }: Situation, side: Side): Edge => scenario.homeEdges[side][0] ?? 'left';

/** C97: water that is to be controlled: two hexes about the islands but for a fort's own, or squares 5 and 6. */
const areas = new WeakMap<Situation['chart'], Readonly<Record<ControlArea, readonly HexId[]>>>();

export const areaOf = (now: Situation, area: ControlArea): readonly HexId[] => {
  const { chart, scenario } = now;
  let found = areas.get(chart);
  if (!found) {
    const built = scenario.works.flatMap(({ hexes }) => hexes);
    const islands = chart.hexes.filter(hex => chart.terrain(hex) === 'island' && !built.includes(hex));
    const water = chart.hexes.filter(hex => chart.navigable(hex));
    const fromSea = (hex: HexId): number => chart.hexesToEdge(hex, homeOf(now, 'union'));
    found = {
      islands: water.filter(hex => islands.some(island => chart.range(hex, island) <= CARDS.within)),
      downstream: water.filter(hex => fromSea(hex) < chart.columns / CARDS.thirds),
    };
    areas.set(chart, found);
  }
  return found[area];
};

const isControl = (card: ObjectiveCard): card is ControlArea => card === 'islands' || card === 'downstream';

/** C97: what a card asks of a side, in the words that all battles have for it. */
const asObjective = (now: Situation, side: Side, card: ObjectiveCard): Objective => {
  const enemy = enemyOf(side);
  const text = CARD_TEXT[card];
  const ids = (ships: readonly RiverShip[]): ShipId[] => ships.map(({ id }) => id);
  const take = (ships: ShipId[], count: number): Objective => ({ side, text, kind: 'sinkOrCapture', ships, count });
  const passes = (count: number): Objective => ({
    side,
    text,
    kind: 'exit',
    ships: ids(fleetOf(now, side)),
    count,
    edge: homeOf(now, enemy),
  });
  switch (card) {
    case 'ironclad':
    case 'ironclads':
      return take(ids(fleetOf(now, enemy).filter(({ ironclad }) => ironclad)), CARDS.ironclads[card]);
    case 'flagship':
      return take([now.state.random?.flagships[enemy] ?? ''], 1);
    case 'fleet':
      return take(ids(fleetOf(now, enemy)), fleetOf(now, enemy).length);
    case 'passOne':
    case 'passTwo':
      return passes(CARDS.passes[card]);
    case 'islands':
    case 'downstream':
      return { side, text, kind: 'hold', hexes: areaOf(now, card), count: 1 };
    case 'town':
    case 'port':
    case 'fort':
      return { side, text, kind: 'destroy', targets: [card], count: 1 };
    case 'sandbar':
      return { side, text, kind: 'exit', ships: [strandedOf(now, side) ?? ''], count: 1, edge: homeOf(now, side) };
  }
};

/** C97: how far a side has got with a card, and how far it has to. */
const progressOf = (now: Situation, side: Side, card: ObjectiveCard): { done: number; needed: number } => {
  const { ships, works, random } = now.state;
  if (isControl(card)) return { done: random?.control[side][card] ?? 0, needed: CARDS.controlEnds };
  const objective = asObjective(now, side, card);
  const needed = objective.count;
  switch (objective.kind) {
    case 'sinkOrCapture':
      return { done: objective.ships.filter(id => isTaken(ships[id])).length, needed };
    case 'exit':
      return {
        done: objective.ships.filter(id => ships[id]?.status === 'exited' && ships[id].leftBy === objective.edge)
          .length,
        needed,
      };
    case 'destroy':
      return { done: objective.targets.filter(id => works[id]?.takenBy === side).length, needed };
    default:
      return { done: 0, needed };
  }
};

/** A card that a view knows, with how far its side has got. */
export interface CardStanding {
  readonly side: Side;
  readonly card: ObjectiveCard;
  readonly objective: Objective;
  readonly done: number;
  readonly needed: number;
  readonly met: boolean;
}

/** C97: the cards that this view knows. */
export const cardsKnown = (now: Situation): CardStanding[] =>
  SIDES.flatMap(side =>
    handOf(now, side).flatMap(({ card, met }) => {
      if (card === 'hidden') return [];
      const { done, needed } = progressOf(now, side, card);
      const objective = asObjective(now, side, card);
      return [{ side, card, objective, done: met ? needed : Math.min(done, needed), needed, met }];
    }),
  );

/** C97: whether a side could meet a card at all. */
export const canMeet = (now: Situation, side: Side, card: ObjectiveCard): boolean => {
  const { works } = now.state;
  switch (card) {
    case 'ironclad':
    case 'ironclads':
      return fleetOf(now, enemyOf(side)).filter(({ ironclad }) => ironclad).length >= CARDS.ironclads[card];
    case 'town':
    case 'port':
    case 'fort':
      return works[card]?.side === enemyOf(side);
    case 'islands':
    case 'downstream':
      return areaOf(now, card).length > 0;
    case 'sandbar':
      return strandedOf(now, side) !== undefined;
    default:
      return true;
  }
};

/** C97: three cards a side of one deck, the Union's first; what a side cannot meet is passed over. */
export const deal = (play: Play, random: RandomBattle): void => {
  const deck = [...OBJECTIVE_CARDS];
  for (const side of SIDES) {
    const hand: HeldCard[] = [];
    while (hand.length < CARDS.dealt) {
      const open = deck.filter(card => canMeet(play, side, card));
      const card = open[play.dice.roll(open.length) - 1];
      if (card === undefined) break;
      deck.splice(deck.indexOf(card), 1);
      hand.push({ card, met: false });
    }
    random.hands[side] = hand;
    play.emit({ type: 'cardsDealt', side, count: hand.length });
  }
};

/** C97: a ship that can fire, by what everybody sees of her. */
const canFire = (ship: RiverShip): boolean =>
  !ship.abandoned && ship.cpv > 0 && ship.guns.some((gun, index) => !isMortar(gun) && isWorking(ship, index));

/** Control, C97: ends of move in a row at which a side alone lies there; three of them stand. */
const countControl = (play: Play, random: RandomBattle): void => {
  const { state } = play;
  const lies = (side: Side, area: ControlArea): boolean =>
    afloat(play, side).some(ship => canFire(ship) && areaOf(play, area).includes(ship.at));
  const areasOf: readonly ControlArea[] = ['islands', 'downstream'];
  for (const side of SIDES)
    for (const area of areasOf) {
      const ends = random.control[side][area];
      if (ends >= CARDS.controlEnds) continue;
      const alone = lies(side, area) && !lies(enemyOf(side), area);
      if (state.random) state.random.control[side][area] = alone ? ends + 1 : 0;
    }
};

/** C97: at the end of a move cards that are met are turned over for their side alone; they stay met. */
const markMet = (play: Play): void => {
  for (const side of SIDES)
    for (const held of play.state.random?.hands[side] ?? []) {
      if (held.met || held.card === 'hidden') continue;
      const { done, needed } = progressOf(play, side, held.card);
      if (done < needed) continue;
      held.met = true;
      play.emit({ type: 'cardMet', side, card: held.card });
    }
};

const metBy = (now: Situation, side: Side): number => handOf(now, side).filter(({ met }) => met).length;

/** C98: both cards at once; else, when a side is beaten or time is up, whoever has met more. */
export const cardsDecide = (now: Situation, isOver: boolean): Outcome | null => {
  const [union, confederate] = [metBy(now, 'union'), metBy(now, 'confederate')];
  const both = SIDES.filter(side => metBy(now, side) >= CARDS.kept);
  if (both.length === 2) return { winner: 'draw', cause: 'equal-cards' };
  if (both[0]) return { winner: both[0], cause: 'both-cards' };
  if (!isOver) return null;
  if (union === confederate) return { winner: 'draw', cause: 'equal-cards' };
  return { winner: union > confederate ? 'union' : 'confederate', cause: 'more-cards' };
};

/** C97, C98: the cards at the end of a move; when the battle is over both hands are turned up. */
export const settleCards = (play: Play, isOver: () => boolean): void => {
  const { random } = play.state;
  if (!random) return;
  countControl(play, random);
  markMet(play);
  if (!isOver()) return;
  for (const side of SIDES) {
    const hand = handOf(play, side);
    const known = hand.flatMap(({ card }) => (card === 'hidden' ? [] : [card]));
    play.emit({ type: 'cardsShown', side, cards: known, met: hand.filter(({ met }) => met).length });
  }
};
