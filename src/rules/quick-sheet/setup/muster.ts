import type { RuleSet } from '../../../system/ruleset.ts';
import type { Force, Scenario, Work } from '../../../core/scenario.ts';
import type { Side } from '../../../core/types.ts';
import { freshDecks } from '../decks.ts';
import { openPreGame } from '../preGame.ts';
import { fortRatingOf, ratingOf } from './ratings.ts';
import { sectionOf, settingsOf, type Settings } from './settings.ts';
import { BUILDING_POINTS } from '../tables.ts';
import type { Instructions, QuickSheet, QuickSheetShip, QuickSheetWork, ShipStatus } from '../types.ts';

type Mustered = ReturnType<RuleSet<QuickSheet>['muster']>;

const statusOf = (force: Force, entry: number, settings: Settings): ShipStatus => {
  if (settings.reserve.includes(force.id)) return 'reserve';
  // Q55: every ship of a generated battle waits to be chosen; moored transports lie where they are.
  if (settings.generated && !force.anchored) return 'reserve';
  return entry > 1 ? 'waiting' : 'afloat';
};

const NOTHING_YET = {
  struck: false,
  leftBy: null,
  engineLost: false,
  funnelLost: false,
  onFire: false,
  pilotHouseHit: false,
  rudderHit: false,
  shaken: 0,
  turnedInHex: false,
  deck: null,
  card: null,
  shown: false,
  held: false,
  noCardIn: 0,
  acted: false,
} as const;

const musterShip = (force: Force, scenario: Scenario, settings: Settings): QuickSheetShip => {
  const here = sectionOf(scenario)?.forces?.[force.id];
  const { canSteam, ...rating } = ratingOf(force);
  const hex = here?.hex ?? force.hex;
  const entry = here?.turn ?? force.turn;
  const status = statusOf(force, entry, settings);
  return {
    id: force.id,
    side: force.side,
    at: status === 'afloat' ? hex : 0,
    facing: here?.facing ?? force.facing,
    ...rating,
    ...NOTHING_YET,
    status,
    entry,
    entryHex: hex,
    abeam: 'port',
    turretsOut: [],
    hand: [],
    startedIn: 0,
    aground: force.aground,
    anchored: force.anchored,
    steamFrom: canSteam ? force.steamIn + 1 : 0,
  };
};

const musterWork = (work: Work): QuickSheetWork => {
  const { strength, guns } = work.kind === 'fort' ? fortRatingOf(work) : { strength: BUILDING_POINTS, guns: [] };
  return {
    id: work.id,
    side: work.side,
    kind: work.kind,
    hexes: [...work.hexes],
    facing: work.facing,
    armour: work.kind === 'fort' ? 'iron' : 'wood',
    strength,
    points: strength,
    guns,
    down: false,
    prey: '',
  };
};

const both = <T>(of: (side: Side) => T): Record<Side, T> => ({ union: of('union'), confederate: of('confederate') });

const noInstructions = (): Instructions => ({ all: 'ask', units: {}, set: [] });

/** The fleets as the scenario lays them out, decks fresh, clock at its start (Q2, Q10, Q57). */
export const muster = (scenario: Scenario): Mustered => {
  const settings = settingsOf(scenario);
  const ships = Object.fromEntries(scenario.forces.map(force => [force.id, musterShip(force, scenario, settings)]));
  const served = (side: Side): number => Object.values(ships).filter(ship => ship.side === side && !ship.target).length;
  return {
    ships,
    works: Object.fromEntries(scenario.works.map(work => [work.id, musterWork(work)])),
    mines: scenario.mines.map(mine => ({ ...mine, known: false, spent: false })),
    attacker: settings.attacker,
    clock: settings.clock,
    clockFloor: Math.min(0, settings.clock),
    decks: both(side => freshDecks(served(side))),
    assets: both(side => [...settings.assets[side]]),
    instructions: both(noInstructions),
    preGame: settings.generated ? openPreGame(settings.attacker) : null,
    agenda: [],
    active: null,
    letGo: [],
    next: 'union',
    done: [],
    batteries: [],
    battery: null,
    hurt: [],
    spared: [],
    misty: false,
    night: false,
    guess: -1,
    drifting: [],
    clockDie: 0,
    arrival: null,
    made: 0,
  };
};
