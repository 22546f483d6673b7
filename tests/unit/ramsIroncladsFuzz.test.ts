/** Random legal games by Rams and Ironclads: nothing breaks, and everything the rules know happens. */
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, start } from '../../src/core/engine.ts';
import type { Match } from '../../src/core/ruleset.ts';
import { ramsIronclads } from '../../src/rules/rams-ironclads/index.ts';
import type { RamsEvent } from '../../src/rules/rams-ironclads/types.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { parseScenarioText } from '../../src/scenario/index.ts';
import { fuzzGame } from '../../src/sim/checks.ts';
import { battle, guns } from '../examples/ramsIronclads/table.ts';

/** A shipped battle; other systems' sections are theirs, and ours may be absent. */
const shipped = (id: string): Match => {
  const file = `scenarios/${id}.json`;
  const known = RULE_SETS.some(rules => rules.id === ramsIronclads.id) ? RULE_SETS : [...RULE_SETS, ramsIronclads];
  const text = JSON.parse(readFileSync(file, 'utf8')) as { rules: Record<string, unknown> };
  const rules = Object.fromEntries(Object.entries(text.rules).filter(([key]) => known.some(each => each.id === key)));
  const parsed = parseScenarioText(JSON.stringify({ ...text, rules }), known, file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { rules: ramsIronclads, scenario: parsed.scenario, chart: parsed.scenario.chart, options: {} };
};

/** Rams, tugs, mines and torpedo boats in a shoaling basin with a current. */
const everything = (): Match =>
  battle(14, 9)
    .flow('E')
    .terrain('bank', 101, 201, 301, 401, 501, 601, 701, 801, 901, 1001)
    .terrain('island', 605)
    .terrain('sandbar', 705)
    .terrain('wharf', 1401)
    .depth(8, 504, 704, 806)
    .fort('confederate', 'fort', [1101, 1201], 'SW')
    .building('confederate', 'mill', 1301)
    .union('monitor', 'monitor', 203, 'E', { go: 3 })
    .union('ram', 'ram', 405, 'E', { go: 6 })
    .union('sloop', 'sloop', 206, 'E')
    .union('tug', 'tug', 303, 'E')
    .union('barge', 'mortar', 304, 'E', { anchored: true })
    .union('spar', 'launch', 406, 'E', { go: 4 })
    .union('late', 'wooden', 109, 'E', { turn: 3 })
    .confederate('virginia', 'casemate', 1003, 'W', { vessel: 'css_virginia' })
    .confederate('bragg', 'cotton', 804, 'W', { go: 6 })
    .confederate('david', 'launch', 907, 'W', { vessel: 'css_squib', go: 4 })
    .confederate('beauregard', 'cotton', 1105, 'W', { vessel: 'css_general_beauregard', go: 4 })
    .mine('confederate', 503)
    .mine('confederate', 507, false)
    .mine('union', 806)
    .section({ minefields: true, speeds: { ram: 8, bragg: 8, beauregard: 6, virginia: 4 } })
    .turns(40)
    .matchOf();

/** Heavy guns at short range with time to spare: every critical hit. */
const brawl = (): Match => {
  const heavy = { guns: guns('sb15', 'sb15', 'sb15', 'rf20 boat', 'sb15 casemate port', 'sb15 casemate starboard') };
  return battle(7, 7)
    .flow('E', 1)
    .union('a', 'monitor', 303, 'E', { overrides: { guns: [{ gun: 'sb15', count: 4, mount: 'turret' }] }, now: heavy })
    .union('b', 'sloop', 304, 'E')
    .union('c', 'wooden', 305, 'E')
    .confederate('x', 'casemate', 503, 'W', { overrides: { guns: [{ gun: 'sb15', count: 4, mount: 'turret' }] } })
    .confederate('y', 'sloop', 504, 'W')
    .confederate('z', 'cotton', 505, 'W', { overrides: { guns: [{ gun: 'sb15', count: 2, mount: 'pivot' }] } })
    .section({ minesAdrift: true })
    .mine('union', 104)
    .turns(25)
    .matchOf();
};

/** Torpedo boats with little room to miss. */
const boats = (): Match =>
  battle(7, 5)
    .union('a', 'launch', 303, 'E', { go: 6 })
    .union('b', 'launch', 302, 'E', { go: 6 })
    .union('c', 'launch', 304, 'E', { go: 6 })
    .confederate('x', 'cotton', 503, 'NW', { anchored: true })
    .confederate('y', 'cotton', 502, 'NW', { anchored: true })
    .confederate('z', 'cotton', 504, 'NW', { anchored: true })
    .section({ speeds: { a: 6, b: 6, c: 6 } })
    .turns(8)
    .matchOf();

const seen: Record<string, number> = {};
const count = (what: string): void => void (seen[what] = (seen[what] ?? 0) + 1);

/** What an event shows beside its type. */
const particulars = (event: RamsEvent): string[] => {
  switch (event.type) {
    case 'criticalRolled':
      return [`critical ${event.dice[0]! + event.dice[1]!}`];
    case 'ramRolled':
      return [`${event.clash} ${event.total >= 6 ? '6+' : event.total >= 4 ? '4-5' : event.total >= 2 ? '2-3' : '1'}`];
    case 'torpedoBurst':
      return [`torpedo ${event.die >= 5 ? '5-6' : event.die >= 3 ? '3-4' : '1-2'}`];
    case 'sparRolled':
      return [`spar ${event.result}`];
    case 'hitRolled':
      return [`hit ${event.effect}`];
    case 'shipSunk':
      return [`sunk ${event.cause}`];
    default:
      return [];
  }
};

/** Plays games with every check and hands back what went wrong; one in so many is replayed on both roads. */
const fuzz = (match: Match, name: string, games: number, every: number): string[] => {
  const failures: string[] = [];
  for (let game = 0; game < games; game++) {
    const seed = `${name}/${game}`;
    const result = fuzzGame(match, seed, game % every === 0);
    if (result.failure !== null) failures.push(`${seed}: ${result.failure}`);
  }
  return failures;
};

/** Plays random games without checks, of a side that rather fires than dithers, and notes all that happened. */
const watch = (match: Match, name: string, games: number): void => {
  for (let game = 0; game < games; game++) {
    const dice = diceOf(seedFrom(`${name}/${game}/choices`));
    const { state, events } = start(match, `${name}/${game}`);
    const log = [...events];
    while (!state.outcome) {
      const side = state.cursor.awaiting[0]!;
      const options = legal(match, state, side);
      const forward = options.filter(({ type }) => type !== 'replot' && type !== 'cease' && type !== 'steady');
      const salvos = forward.filter(({ type }) => type === 'salvo' || type === 'plotted');
      const among = salvos.length > 0 && dice.roll(3) > 1 ? salvos : forward.length > 0 ? forward : options;
      log.push(...play(match, state, among[dice.roll(among.length) - 1]!));
    }
    count(`ending ${state.outcome.cause}`);
    for (const event of log as RamsEvent[])
      for (const what of [`event ${event.type}`, ...particulars(event)]) count(what);
  }
};

/** More games on demand: GAMES=20 vitest run ... */
const GAMES = Number(process.env.GAMES ?? 1);

describe('random legal games by Rams and Ironclads', () => {
  it('Memphis', () => expect(fuzz(shipped('memphis'), 'memphis', GAMES, 1)).toEqual([]), 600_000);

  it('Hampton Roads', () => expect(fuzz(shipped('hampton-roads-2'), 'roads', 2 * GAMES, 2)).toEqual([]), 600_000);

  it('everything at once', () => expect(fuzz(everything(), 'everything', 5 * GAMES, 3)).toEqual([]), 600_000);

  it('a brawl', () => expect(fuzz(brawl(), 'brawl', 6 * GAMES, 3)).toEqual([]), 600_000);

  it('met every critical, ram, torpedo and hit, and every kind of event', () => {
    watch(everything(), 'everything', 60);
    watch(brawl(), 'brawl', 80);
    watch(boats(), 'boats', 60);
    watch(shipped('memphis'), 'memphis', 1);
    if (process.env.SHOW)
      console.log(
        Object.entries(seen)
          .sort()
          .map(entry => entry.join(' '))
          .join('\n'),
      );
    const wanted = [
      ...Array.from({ length: 11 }, (_, score) => `critical ${score + 2}`),
      ...['ram 6+', 'ram 4-5', 'ram 2-3', 'ram 1', 'bowToBow 4-5', 'bowToBow 2-3', 'noBow 6+', 'noBow 4-5'],
      ...['noBow 2-3', 'noBow 1', 'torpedo 5-6', 'torpedo 3-4', 'torpedo 1-2', 'spar target', 'spar fails', 'spar own'],
      ...['hit critical', 'hit knot', 'hit gun', 'hit halfKnot', 'sunk magazine', 'sunk foundered', 'sunk burnt'],
      ...['shipEntered', 'anchored', 'weighed', 'towCast', 'towPassed', 'towMissed', 'shipTowed', 'shipLeft'].map(
        event => `event ${event}`,
      ),
      ...['shipStopped', 'shipHeld', 'yawRolled', 'shipTurned', 'turnDenied', 'groundingRolled', 'freeingRolled'].map(
        event => `event ${event}`,
      ),
      ...['fireFought', 'repaired', 'smallShotFired', 'shoreHitRolled', 'buildingHit', 'shipAbandoned'].map(
        event => `event ${event}`,
      ),
      ...['sinkingHastened', 'mineRolled', 'dummyFound', 'mineDrifted', 'crewTested'].map(event => `event ${event}`),
    ];
    expect(wanted.filter(what => !seen[what])).toEqual([]);
  }, 300_000);
});
