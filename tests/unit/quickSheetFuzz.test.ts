/** Random legal games by the quick sheet: nothing breaks, and everything the sheet knows happens. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, start } from '../../src/core/engine.ts';
import type { Match } from '../../src/core/ruleset.ts';
import { generateBattle } from '../../src/rules/quick-sheet/generate.ts';
import { quickSheet } from '../../src/rules/quick-sheet/index.ts';
import type { QuickSheetEvent } from '../../src/rules/quick-sheet/types.ts';
import { fuzzGame } from '../../src/sim/checks.ts';
import { battle } from '../helpers/quickSheet.ts';

const duel = () =>
  battle(10, 6)
    .flow('E')
    .depth(4, 504, 505)
    .union('cairo', 'ironclad', 303, 'E')
    .union('tyler', 'wooden', 304, 'E')
    .confederate('virginia', 'ironclad', 803, 'W', { vessel: 'css_virginia' })
    .confederate('bragg', 'tinclad', 804, 'W');

/** Heavy guns in a small basin, and time: critical hits, rams and strikes. */
const brawl = () =>
  battle(5, 5)
    .astern()
    .union('monitor', 'monitor', 202, 'E')
    .union('twin', 'twin', 203, 'E')
    .union('ram', 'ram', 204, 'E')
    .confederate('virginia', 'ironclad', 302, 'W', { vessel: 'css_virginia' })
    .confederate('bragg', 'tinclad', 303, 'W')
    .confederate('tennessee', 'ironclad', 304, 'W', { vessel: 'css_tennessee' })
    .home(['top'], ['bottom'])
    .section({ clock: -12 });

const everything = () =>
  battle(12, 8)
    .flow('E')
    .terrain('bank', 101, 201, 301, 401, 501, 601, 701, 801, 901, 1001, 1101, 1201)
    .terrain('island', 605)
    .depth(4, 504, 704, 705)
    .fort('confederate', 'fort', [601, 701], 'SE')
    .building('confederate', 'mill', 901)
    .union('monitor', 'monitor', 203, 'E')
    .union('ram', 'ram', 405, 'E')
    .union('late', 'wooden', 106, 'E', { turn: 3 })
    .union('spare', 'wooden', 107, 'E', { vessel: 'uss_lexington' })
    .confederate('virginia', 'ironclad', 1003, 'W', { vessel: 'css_virginia' })
    .confederate('bragg', 'tinclad', 804, 'W')
    .confederate('boat', 'transport', 1202, 'W', { anchored: true })
    .confederate('reserve', 'tinclad', 1207, 'W', { vessel: 'css_little_rebel' })
    .mine('confederate', 503, true)
    .mine('confederate', 703, false)
    .mine('union', 704, true)
    .section({
      ...{ clock: -3, attacker: 'union', reserve: ['spare', 'reserve'] },
      assets: {
        union: ['torpedoBoat', 'armySupport', 'mist', 'nightfall', 'panic'],
        confederate: ['submarine', 'torpedoBoat', 'fireRaft', 'fireRaft', 'armySupport', 'mist', 'panic'],
      },
    })
    .objective({ side: 'union', kind: 'destroy', targets: ['fort', 'mill', 'boat'], count: 3, text: 'all' })
    .objective({ side: 'confederate', kind: 'survive', ships: ['fort', 'mill'], count: 2, text: 'hold' });

const seen: Record<string, number> = {};
const count = (what: string): void => void (seen[what] = (seen[what] ?? 0) + 1);

/** What an event shows beside its type. */
const particulars = (event: QuickSheetEvent): string[] => {
  switch (event.type) {
    case 'criticalRolled':
      return [`critical ${event.dice.reduce((sum, die) => sum + die, 0)}`];
    case 'weaponUsed':
      return [`${event.weapon} ${event.gamble ? 'gamble' : 'effect'}`];
    case 'assetRolled':
      return [`${event.asset} ${event.comes ? 'comes' : 'fails'}`];
    case 'cardShown':
      return [`card ${event.card}${event.held ? ' held' : ''}`];
    case 'shipRammed':
      return [`ram ${event.damage <= 2 ? '0-2' : event.damage <= 5 ? '3-5' : '6+'}`];
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

/** Plays random games without checks and notes all that happened. */
const watch = (match: Match, name: string, games: number): void => {
  for (let game = 0; game < games; game++) {
    const dice = diceOf(seedFrom(`${name}/${game}/choices`));
    const { state, events } = start(match, `${name}/${game}`);
    const log = [...events];
    while (!state.outcome) {
      const side = state.cursor.awaiting[0]!;
      const options = legal(match, state, side);
      log.push(...play(match, state, options[dice.roll(options.length) - 1]!));
    }
    count(`ending ${state.outcome.cause}`);
    for (const event of log as QuickSheetEvent[])
      for (const what of [`event ${event.type}`, ...particulars(event)]) count(what);
  }
};

const asMatch = (setup: ReturnType<typeof battle>): Match => setup.matchOf();
/** More games on demand: GAMES=20 vitest run ... */
const GAMES = Number(process.env.GAMES ?? 1);

const generated = (seed: string): Match => {
  const scenario = generateBattle(seed);
  return { rules: quickSheet, scenario, chart: scenario.chart, options: { astern: true } };
};

describe('random legal games by the quick sheet', () => {
  it('two ships a side', () => expect(fuzz(asMatch(duel()), 'duel', 6 * GAMES, 3)).toEqual([]), 600_000);

  it('a brawl', () => expect(fuzz(asMatch(brawl().section({ clock: 0 })), 'brawl', 4 * GAMES, 2)).toEqual([]), 600_000);

  it('everything at once', () => expect(fuzz(asMatch(everything()), 'everything', 6 * GAMES, 3)).toEqual([]), 600_000);

  it('a generated battle', () => expect(fuzz(generated('one'), 'generated', GAMES, 1)).toEqual([]), 600_000);

  it('met every critical result, asset, weapon, card, ram band and kind of event', () => {
    watch(asMatch(brawl()), 'brawl', 120);
    watch(asMatch(everything()), 'everything', 60);
    watch(generated('two'), 'generated', 5);
    if (process.env.SHOW)
      console.log(
        Object.entries(seen)
          .sort()
          .map(entry => entry.join(' '))
          .join('\n'),
      );
    const wanted = [
      ...Array.from({ length: 11 }, (_, score) => `critical ${score + 2}`),
      ...['mine', 'submarine', 'torpedoBoat', 'fireRaft'].flatMap(weapon => [`${weapon} effect`, `${weapon} gamble`]),
      ...['mist', 'nightfall', 'panic', 'submarine', 'torpedoBoat'].flatMap(asset => [
        `${asset} comes`,
        `${asset} fails`,
      ]),
      ...['fullSpeed', 'slowSpeed', 'slowAndFire', 'fire', 'turnAndFire'].flatMap(card => [
        `card ${card}`,
        `card ${card} held`,
      ]),
      ...['ram 0-2', 'ram 3-5', 'ram 6+'],
      ...[
        'armyPlaced',
        'raftReleased',
        'deckReshuffled',
        'engineTested',
        'turretTested',
        'holingRolled',
        'rammerDamaged',
        'struckRolled',
      ].map(event => `event ${event}`),
      ...['strikeTested', 'shipSunk', 'shipLeft', 'wentAlongside', 'arrivalRolled', 'dummyFound', 'workSilenced'].map(
        event => `event ${event}`,
      ),
    ];
    expect(wanted.filter(what => !seen[what])).toEqual([]);
  }, 120_000);
});
