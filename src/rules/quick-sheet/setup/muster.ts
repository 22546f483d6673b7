import type { RuleSet } from '../../../system/ruleset.ts';
import type { Scenario, Work } from '../../../core/scenario.ts';
import type { Side } from '../../../core/types.ts';
import { freshDecks } from '../decks.ts';
import { openPreGame } from '../preGame.ts';
import { musterShip } from './musterShip.ts';
import { fortRatingOf } from './ratings.ts';
import { isForSale, settingsOf } from './settings.ts';
import { BUILDING_POINTS } from '../tables.ts';
import type { Instructions, QuickSheet, QuickSheetWork } from '../types.ts';

type Mustered = ReturnType<RuleSet<QuickSheet>['muster']>;

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
  const ships = Object.fromEntries(
    scenario.forces
      .filter(force => !isForSale(force, settings))
      .map(force => [force.id, musterShip(force, scenario, settings)]),
  );
  const served = (side: Side): number => Object.values(ships).filter(ship => ship.side === side && !ship.target).length;
  return {
    ships,
    works: Object.fromEntries(scenario.works.map(work => [work.id, musterWork(work)])),
    mines: scenario.mines.map(({ side, hex, live }) => ({ side, hex, live, known: false, spent: false })),
    attacker: settings.attacker,
    clock: settings.clock,
    clockFloor: Math.min(0, settings.clock),
    decks: both(side => freshDecks(served(side))),
    assets: both(side => [...settings.assets[side]]),
    instructions: both(noInstructions),
    preGame: settings.generated ? openPreGame(settings) : null,
    bought: both(() => null),
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
