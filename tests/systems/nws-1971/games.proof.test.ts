/**
 * Hundreds of random games of three battles, of a crowded one, of ships of every type, those that no catalogue has among them, and of small
 * rams and great ships: what must hold holds, and nothing that can happen is never met.
 */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { running, start } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Force, Scenario } from '../../../src/core/scenario.ts';
import { enemyOf, SIDES } from '../../../src/core/types.ts';
import { audit } from '../../../src/rules/nws-1971/audit.ts';
import { kernel } from '../../../src/rules/nws-1971/kernel.ts';
import type { NwsSection } from '../../../src/rules/nws-1971/setup/settings.ts';
import type { NwsEvent } from '../../../src/rules/nws-1971/types.ts';
import { clone, redact } from '../../../src/rules/nws-1971/views.ts';
import { notes } from '../../../src/rules/nws-1971/words/notes.ts';
import { vessel } from '../../../src/ships/index.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

/** What so few games seldom meet: obstructions, equal speeds into one hex (examples/movement.test.ts), a fort without a gun (examples/forts.test.ts). */
type Seldom = 'workSilenced' | 'shipStopped' | 'shipWaited';

/** Every other kind of event that these rules tell. */
const KINDS: Record<Exclude<NwsEvent['type'], Seldom>, true> = {
  shipEntered: true,
  madeReady: true,
  plotsShown: true,
  speedSet: true,
  anchored: true,
  weighed: true,
  shipMoved: true,
  shipTurned: true,
  shipLeft: true,
  shipGrounded: true,
  shipHeld: true,
  shipsMet: true,
  ramStruck: true,
  shipsReleased: true,
  placeRolled: true,
  sideLost: true,
  helmHalved: true,
  steeringLost: true,
  sparRigged: true,
  torpedoLaunched: true,
  torpedoRan: true,
  torpedoSpent: true,
  torpedoFound: true,
  torpedoRolled: true,
  mineRolled: true,
  gunFired: true,
  workThrown: true,
  fallOrdered: true,
  workGunsFell: true,
  hitThrown: true,
  pointsLost: true,
  speedLost: true,
  amidshipsRolled: true,
  aftRolled: true,
  steeringJammed: true,
  pilotHouseHit: true,
  funnelHit: true,
  deckRolled: true,
  gunsStruck: true,
  turretOut: true,
  turretRolled: true,
  portRolled: true,
  wheelRolled: true,
  wheelLost: true,
  fireBroke: true,
  fireRolled: true,
  fifthMoveRolled: true,
  flamesSpread: true,
  shipDisabled: true,
  shipAbandoned: true,
  shipSunk: true,
  underControl: true,
  turretFreed: true,
  portCleared: true,
};

/** One of nearly every type, close together, on the water of Wassaw Sound. */
const CROWD = [
  ['uss_onondaga', 'uss_minnesota', 'uss_sassacus', 'uss_cairo', 'picket_boat_1', 'uss_keokuk'],
  ['css_atlanta', 'css_nashville', 'css_louisiana', 'css_general_bragg', 'css_missouri', 'cs_tug'],
] as const;

const crowded = (): Scenario => {
  const scenario = scenarioNamed('wassaw-sound');
  const water = scenario.chart.hexes.filter(
    hex => scenario.chart.depth(hex) >= 18 && scenario.chart.column(hex) >= 8 && scenario.chart.column(hex) <= 24,
  );
  const forces = SIDES.flatMap((side, row) =>
    CROWD[row]!.map((id, index): Force => ({
      id,
      side,
      vessel: id,
      facts: vessel(id),
      name: id,
      hex: water[(index * 2 + row) * 5]!,
      facing: row === 0 ? 0 : 3,
      turn: 1,
      aground: false,
      anchored: false,
      steamIn: 0,
      overrides: {},
    })),
  );
  // Torpedoes of every kind, and mines about the middle.
  const mines = water.slice(20, 60).map((hex, index) => ({ side: SIDES[index % 2]!, hex, live: index % 3 > 0 }));
  const section: NwsSection = {
    options: {},
    rigged: ['css_missouri', 'uss_keokuk'],
    spars: ['css_atlanta'],
    torpedoTubes: { cs_tug: 2, uss_onondaga: 2 },
  };
  return { ...scenario, forces, mines, objectives: [], turns: 40, rules: { 'nws-1971': section } };
};

/**
 * What so few games seldom note: an edge that an objective opens (examples/movement.test.ts), both wheels of a side-wheeler gone
 * or a third jam of the steering (examples/effects.test.ts), and what none misses at one hex (tables.test.ts).
 */
const SELDOM_NOTED = [
  'left the chart by an objective',
  'disabled by wheels',
  'disabled by steering',
  'range 1 on 1 hit',
];

const met = new Set<string>();
const causes = new Set<string>();
const noted = new Set<string>();

const playOut = (scenario: Scenario, seed: string): void => {
  const options = { current: true, shotQuality: seed.endsWith('3'), mines: true, bracketedForts: false };
  const match = { rules: kernel, scenario, chart: scenario.chart, options };
  const { state } = start(match, seed);
  // A fire seldom lasts five moves: now and then one has lasted four.
  const bragg = state.ships.css_general_bragg;
  if (bragg) bragg.burning = 4;
  const game = running(match, state);
  const dice = diceOf(seedFrom(`${seed} bot`));
  while (!state.outcome) {
    const side = state.cursor.awaiting[dice.roll(state.cursor.awaiting.length) - 1]!;
    const options = game.legal(side);
    // A ram by chance alone is seldom plotted.
    const blows = options.filter(each => each.type === 'plot' && (each.ram !== '' || each.spar !== ''));
    const from = blows.length > 0 && dice.roll(2) === 1 ? blows : options;
    const command = from[dice.roll(from.length) - 1]!;
    const enemy = enemyOf(side);
    const secret = (command.type === 'plot' || command.type === 'aim') && dice.roll(20) === 1;
    const before = secret ? hash(redact(clone(state), enemy)) : '';
    for (const event of game.play(command)) {
      met.add(event.type);
      for (const label of notes.of(event)) noted.add(label);
    }
    // A secret choice changes nothing that the enemy may know.
    if (secret) expect(hash(redact(clone(state), enemy))).toBe(before);
    const faults = audit(game.now);
    if (faults.length > 0) throw new Error(`${seed}, move ${state.turn}: ${faults.join('; ')}`);
  }
  causes.add(state.outcome.cause);
};

const GAMES = 40;

describe('random games', () => {
  it.each(['wassaw-sound', 'arkansas-yazoo', 'fort-henry', 'columns', 'prows'])(`${GAMES} of %s`, id => {
    const scenario = scenarioNamed(id);
    for (let game = 1; game <= GAMES; game += 1) playOut(scenario, `${id} ${game}`);
  });

  it(`${GAMES} of a crowd`, () => {
    const scenario = crowded();
    for (let game = 1; game <= GAMES; game += 1) playOut(scenario, `crowd ${game}`);
  });

  it('nothing that these rules tell is never met', () => {
    expect(Object.keys(KINDS).filter(kind => !met.has(kind))).toEqual([]);
    const labels = new Set(notes.all);
    expect([...noted].filter(label => !labels.has(label))).toEqual([]);
    expect(notes.all.filter(label => !noted.has(label) && !SELDOM_NOTED.includes(label))).toEqual([]);
    expect([...causes].sort()).toEqual(expect.arrayContaining(['objective', 'held-at-end']));
  });
});
