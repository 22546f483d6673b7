import type { Phase } from '../../core/rules.ts';
import { SIDES } from '../../core/types.ts';
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
import { chooseDeck, layCard, layOptions, ordersOwed, reloadOptions, reloadOwed, removeCards } from './decks.ts';
import { batteryNext, batteryOptions, batteryOwed, queueBatteries, serveBattery } from './forts.ts';
import { instruct, instructOptions } from './opportunity.ts';
import {
  assetOptions,
  assetsOwed,
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
  picksOwed,
  pickShip,
  rollDeployment,
  withdrawOne,
} from './preGame.ts';
import { driftNext, queueDrift } from './river.ts';
import type { Play, QuickSheet, QuickSheetCommand } from './types.ts';
import { afloat, standing } from './units.ts';
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
  if (command.type === 'lay') {
    layCard(play, command.ship, command.card);
    play.emit({ type: 'cardLaid', ship: command.ship });
  } else instruct(play, command);
};

/** Q42, Q44, Q55: the choices before a generated battle. */
export const PRE_GAME: readonly Phase<QuickSheet>[] = [
  { id: 'withdrawal', title: t`One ship stays away`, cite: 'Ruling Q55', applies: isPreGame, begin: withdrawOne },
  {
    ...{ id: 'fleets', title: t`Ships for the opening`, cite: 'Ruling Q55', applies: isPreGame },
    ...{ awaits: picksOwed, options: pickOptions, perform: pickShip },
  },
  {
    ...{ id: 'assets', title: t`Assets`, cite: 'Ruling Q42', applies: isPreGame, begin: openAssets },
    ...{ awaits: assetsOwed, options: assetOptions, perform: pickAsset },
  },
  {
    ...{ id: 'deployment', title: t`Deployment`, cite: 'Ruling Q55', applies: isPreGame, begin: rollDeployment },
    ...{ awaits: deployOwed, options: deployOptions, perform: deploy },
  },
  {
    ...{ id: 'markers', title: t`Mines and dummies`, cite: 'Ruling Q44', applies: isPreGame, begin: openMarkers },
    ...{ awaits: markersOwed, options: markerOptions, perform: layMarker, end: closeMarkers },
  },
];

/** The turn as printed: section 20, steps 1 to 11. */
const TURN: readonly Phase<QuickSheet>[] = [
  {
    ...{ id: 'reload', title: t`Reload the order stacks`, cite: 'Turn sequence 1', begin: openTurn },
    ...{ awaits: reloadOwed, options: reloadOptions, perform: chooseDeck },
  },
  {
    ...{
      id: 'events',
      title: t`Events`,
      cite: 'Turn sequence 2',
      begin: play => void (play.state.done = []),
      proceed: workOff,
    },
    ...{ awaits: eventsOwed, options: eventOptions, perform: useAsset, decides: true },
  },
  {
    ...{ id: 'fortFire', title: t`Forts fire`, cite: 'Turn sequence 3', begin: queueBatteries },
    proceed: play => workOff(play) || batteryNext(play),
    ...{ awaits: batteryOwed, options: batteryOptions, perform: serveBattery, decides: true },
  },
  {
    ...{ id: 'orders', title: t`Orders to the gun deck`, cite: 'Turn sequence 4', awaits: ordersOwed },
    options: (now, side) => [...layOptions(now, side), ...instructOptions(now, side)],
    perform: giveOrder,
  },
  {
    ...{ id: 'priority', title: t`Movement priority`, cite: 'Turn sequence 5', begin: rollPriority },
    awaits: now => (now.state.done.length === 0 ? [now.state.next] : []),
    options: (_, side) => priorityOptions(side),
    perform: choosePriority,
  },
  {
    ...{ id: 'action', title: t`Each ship in turn`, cite: 'Turn sequence 6' },
    proceed: play => workOff(play) || activationNext(play),
    ...{ awaits: activationOwed, options: activationOptions, perform: act, decides: true },
  },
  {
    ...{ id: 'drift', title: t`River drift`, cite: 'Turn sequence 7', begin: queueDrift, decides: true },
    proceed: play => workOff(play) || driftNext(play),
  },
  { id: 'clock', title: t`The battle clock advances`, cite: 'Turn sequence 8', begin: advanceClock },
  {
    ...{
      id: 'clockRolls',
      title: t`Rolls to shift the clock`,
      cite: 'Turn sequence 9',
      begin: play => void (play.state.done = []),
    },
    ...{ proceed: rollClock, awaits: clockOwed, options: clockOptions, perform: shiftClock, decides: true },
  },
  { id: 'clearing', title: t`Order cards are removed`, cite: 'Turn sequence 10', begin: removeCards },
  {
    ...{ id: 'arrivals', title: t`Arrivals`, cite: 'Turn sequence 11', begin: arriveOnTime, proceed: rollArrivals },
    ...{ awaits: arrivalsOwed, options: arrivalOptions, perform: bring },
  },
];

export const sequence: readonly Phase<QuickSheet>[] = [...PRE_GAME, ...TURN];

/** The step at whose end the clock may stop the battle (Q10). */
export const CLOCK_STEP = sequence.findIndex(phase => phase.id === 'clockRolls');

/** The step in which cards are laid in secret. */
export const ORDERS_STEP = sequence.findIndex(phase => phase.id === 'orders');

/** The step in which mines are laid in secret. */
export const MARKERS_STEP = sequence.findIndex(phase => phase.id === 'markers');
