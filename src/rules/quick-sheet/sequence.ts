import { shipOf, type Phase } from '../../core/rules.ts';
import { SIDES, type Side } from '../../core/types.ts';
import {
  act,
  activationNext,
  activationOptions,
  activationOwed,
  choosePriority,
  priorityOptions,
  rollPriority,
} from './activation.ts';
import { workOff } from './agenda.ts';
import { arrivalOptions, arrivalsOwed, arriveOnTime, bring, rollArrivals } from './setup/arrivals.ts';
import { eventOptions, eventsOwed, useAsset } from './assets.ts';
import { advanceClock, clockOptions, clockOwed, rollClock, shiftClock } from './clock.ts';
import {
  type Bare,
  bareShips,
  chooseDeck,
  isBare,
  layByPlace,
  layCard,
  reloadOptions,
  reloadOwed,
  removeCards,
} from './decks.ts';
import { batteryNext, batteryOptions, batteryOwed, queueBatteries, serveBattery } from './forts.ts';
import { acceptPurchase, buy, buyersOwed, buyOptions, marketFacts, openFleets, type Offers } from './market.ts';
import { awaitsFort, layPatch, laysRiver, patchOptions, patchOwed, rollFort, rollPatch } from './laying.ts';
import { instruct, instructOptions, type Listener, listeners } from './opportunity.ts';
import {
  assetOptions,
  assetsOwed,
  buysFleets,
  closeMarkers,
  deploy,
  deployOptions,
  deployOwed,
  isPreGame,
  layMarker,
  markerOptions,
  markersOwed,
  openAssets,
  openMarkers,
  pickAsset,
  pickOptions,
  picksAssets,
  picksOwed,
  pickShip,
  rollDeployment,
  withdrawOne,
} from './preGame.ts';
import { driftNext, queueDrift } from './river.ts';
import { asks, step } from '../shared/step.ts';
import type { Play, QuickSheet, QuickSheetCommand, Situation } from './types.ts';
import { afloat, defenderFirst, standing } from './units.ts';
import { t } from '../../languages/language.ts';

/** A turn begins: guns are loaded, and what held for the last one is over. */
const openTurn = (play: Play): void => {
  const { state } = play;
  for (const ship of afloat(play)) {
    ship.acted = false;
    ship.turnedInHex = false;
    ship.startedIn = ship.at;
    for (const gun of ship.guns) gun.fired = false;
  }
  for (const work of standing(play)) for (const gun of work.guns) gun.fired = false;
  for (const side of SIDES) state.instructions[side].set = [];
  state.misty = false;
  state.spared = [];
  state.done = [];
};

const giveOrder = (play: Play, command: QuickSheetCommand): void => {
  if (command.type === 'lay' || command.type === 'layPlace') {
    const { hand } = shipOf(play, command.ship);
    layCard(play, command.ship, command.type === 'lay' ? hand.indexOf(command.card) : command.place);
    play.emit({ type: 'cardLaid', ship: command.ship });
  } else instruct(play, command);
};

/** Nobody has done yet what this step asks of everybody. */
const nobodyYet = ({ state }: Play): void => {
  state.done = [];
};

/** Who of a side is to be given orders in step 4. */
interface Crews {
  readonly bare: readonly Bare[];
  readonly listeners: readonly Listener[];
}

type Orders = Readonly<Record<Side, Crews>>;

const crewsOf = (now: Situation, side: Side): Crews => ({
  bare: bareShips(now, side),
  listeners: listeners(now, side),
});

/** Who they are stays the same as long as the step lasts: an order to one changes nothing for another. */
const ordersIn = (now: Situation, before?: Orders): Orders =>
  before ?? { union: crewsOf(now, 'union'), confederate: crewsOf(now, 'confederate') };

/** Step 4: sides that have not laid a card on every ship that can have one. */
const ordersOwed = (now: Situation, orders: Orders): Side[] =>
  defenderFirst(now.state).filter(side => orders[side].bare.some(ship => isBare(now, ship)));

const orderOptions = (now: Situation, side: Side, orders: Orders): QuickSheetCommand[] => {
  const options: QuickSheetCommand[] = [];
  for (const ship of orders[side].bare) if (isBare(now, ship)) for (const card of ship.cards) options.push(card);
  instructOptions(now, side, orders[side].listeners, options);
  return options;
};

const priorityOwed = ({ state }: Situation): Side[] => (state.done.length === 0 ? [state.next] : []);

/** Q42, Q44, Q55, Q78: the choices before a generated battle. */
export const PRE_GAME: readonly Phase<QuickSheet>[] = [
  step<QuickSheet, Offers>('market', 'purse', t`Fleets and assets`, 'Ruling Q76', {
    applies: buysFleets,
    facts: marketFacts,
    ...asks(buyersOwed, buyOptions, buy),
    accepts: acceptPurchase,
    end: openFleets,
  }),
  step('withdrawal', 'fleet', t`One ship stays away`, 'Ruling Q55', { applies: isPreGame, begin: withdrawOne }),
  step('fleets', 'fleet', t`Ships for the opening`, 'Ruling Q55', {
    applies: isPreGame,
    ...asks(picksOwed, pickOptions, pickShip),
  }),
  step('assets', 'purse', t`Assets`, 'Ruling Q42', {
    applies: picksAssets,
    begin: openAssets,
    ...asks(assetsOwed, assetOptions, pickAsset),
  }),
  step('fort', 'fort', t`The fort`, 'Ruling Q70', { applies: awaitsFort, begin: rollFort }),
  step('river', 'island', t`Islands and bars`, 'Ruling Q78', {
    applies: laysRiver,
    proceed: rollPatch,
    ...asks(patchOwed, patchOptions, layPatch),
  }),
  step('deployment', 'fleet', t`Deployment`, 'Ruling Q55', {
    applies: isPreGame,
    begin: rollDeployment,
    ...asks(deployOwed, deployOptions, deploy),
  }),
  step('markers', 'mine', t`Mines and dummies`, 'Ruling Q44', {
    applies: isPreGame,
    begin: openMarkers,
    ...asks(markersOwed, markerOptions, layMarker),
    end: closeMarkers,
  }),
];

/** The turn as printed: section 20, steps 1 to 11. */
const TURN: readonly Phase<QuickSheet>[] = [
  step('reload', 'cards', t`Draw each ship’s cards`, 'Turn sequence 1', {
    printed: t`Reload the order stacks`,
    begin: openTurn,
    ...asks(reloadOwed, reloadOptions, chooseDeck),
  }),
  step('events', 'event', t`Use assets`, 'Turn sequence 2', {
    printed: t`Events`,
    begin: nobodyYet,
    proceed: workOff,
    ...asks(eventsOwed, eventOptions, useAsset),
    decides: true,
  }),
  step('fortFire', 'fort', t`Forts fire`, 'Turn sequence 3', {
    begin: queueBatteries,
    proceed: play => workOff(play) || batteryNext(play),
    ...asks(batteryOwed, batteryOptions, serveBattery),
    decides: true,
  }),
  step('orders', 'order', t`Lay the order cards`, 'Turn sequence 4', {
    printed: t`Orders to the gun deck`,
    facts: ordersIn,
    ...asks(ordersOwed, orderOptions, giveOrder),
    accepts: layByPlace,
  }),
  step('priority', 'lot', t`Who acts first`, 'Turn sequence 5', {
    printed: t`Movement priority`,
    begin: rollPriority,
    ...asks(priorityOwed, (_, side) => priorityOptions(side), choosePriority),
  }),
  step('action', 'ship', t`Each ship in turn`, 'Turn sequence 6', {
    proceed: play => workOff(play) || activationNext(play),
    ...asks(activationOwed, activationOptions, act),
    decides: true,
  }),
  step('drift', 'river', t`River drift`, 'Turn sequence 7', {
    begin: queueDrift,
    proceed: play => workOff(play) || driftNext(play),
    decides: true,
  }),
  step('clock', 'clock', t`The battle clock advances`, 'Turn sequence 8', { begin: advanceClock }),
  step('clockRolls', 'clock', t`Rolls to shift the clock`, 'Turn sequence 9', {
    begin: nobodyYet,
    proceed: rollClock,
    ...asks(clockOwed, clockOptions, shiftClock),
    decides: true,
  }),
  step('clearing', 'cards', t`Order cards are removed`, 'Turn sequence 10', { begin: removeCards }),
  step('arrivals', 'arrival', t`Arrivals`, 'Turn sequence 11', {
    begin: arriveOnTime,
    proceed: play => workOff(play) || rollArrivals(play),
    ...asks(arrivalsOwed, arrivalOptions, bring),
  }),
];

export const sequence: readonly Phase<QuickSheet>[] = [...PRE_GAME, ...TURN];

/** The step at whose end the clock may stop the battle (Q10). */
export const CLOCK_STEP = sequence.findIndex(phase => phase.id === 'clockRolls');

/** The step in which cards are laid in secret. */
export const ORDERS_STEP = sequence.findIndex(phase => phase.id === 'orders');

/** The step in which assets are used. */
export const EVENTS_STEP = sequence.findIndex(phase => phase.id === 'events');

/** The step in which fleets are bought in secret. */
export const MARKET_STEP = sequence.findIndex(phase => phase.id === 'market');

/** The step in which mines are laid in secret. */
export const MARKERS_STEP = sequence.findIndex(phase => phase.id === 'markers');
