/** What players read in English: no name out of the program, and no plural behind a 1. */
import { describe, expect, it } from 'vitest';
import { sentences } from '../../scripts/sentences.mjs';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, situationOf, start } from '../../src/core/engine.ts';
import type { Situation } from '../../src/core/game.ts';
import type { Command, GameEvent } from '../../src/core/types.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import type { Match } from '../../src/system/ruleset.ts';
import { deciding } from '../../src/trials/game.ts';
import { madeBattle, provingGroundsFor } from '../helpers/scenarios.ts';

/** A small letter before a capital or a figure: `pilotHouse`, `turret1`. McClellan, DeKalb and WebGL are names. */
const IDENTIFIER = /\p{L}*(?<!\b(?:Mc|De|Web))(?<=\p{Ll})[\p{Lu}\d]\p{L}*/u;
/** "1 moves", but not "+1 at 3 knots". */
const ONE_OF_MANY = /(?<![\d.,½–−:+/])\b1 (?!is\b)\p{Ll}+s\b/u;
/** Lists that name a side, a key or the part of a ship; what is shown is said elsewhere. */
const SAID = new Set([
  ...['label', 'value', 'title', 'caption', 'text', 'says', 'basis', 'name', 'weight', 'arcs', 'word', 'moves'],
  ...['idle', 'hindered', 'going', 'warnings', 'measure', 'deck'],
]);

/** What a panel shows of an answer of the desk. */
const saidIn = (answer: unknown, key = 'says'): string[] => {
  if (typeof answer === 'string') return SAID.has(key) ? [answer] : [];
  if (Array.isArray(answer)) return answer.flatMap(each => saidIn(each, key));
  if (answer === null || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([inner, value]) => saidIn(value, inner));
};

const wrongIn = (text: string): string | undefined => (IDENTIFIER.exec(text) ?? ONE_OF_MANY.exec(text))?.[0];

/** What log and tray say of an event. */
const toldOf = ({ rules, scenario }: Match, event: GameEvent): string[] => [
  rules.narrate(event, scenario),
  ...saidIn(rules.desk.events.roll(event)),
];

/** What buttons, odds and explanations say of a command. */
const saidOf = ({ rules }: Match, now: Situation, command: Command): string[] => [
  rules.phrase(command, now),
  ...[rules.desk.odds(now, command), rules.desk.deciding.explain?.(now, command)].flatMap(answer => saidIn(answer)),
];

/** What the panels beside the board say. */
const shownAt = ({ rules: { desk } }: Match, now: Situation): string[] => {
  const side = deciding(now.state.cursor.awaiting);
  const units = desk.units(now);
  const answers: unknown[] = [
    ...[units, desk.objectives(now), desk.deciding.asked?.(now, side), desk.clock?.reads(now)],
    ...[desk.cards?.hands(now), desk.cards?.decks(now, side), desk.plots?.of(now)],
    ...units.flatMap(({ id, kind }) => [
      desk.guns?.of(now, id, null),
      kind === 'ship' && desk.whyNoMove(now, id, null),
    ]),
    ...units.flatMap(({ id }) => units.map(other => id !== other.id && desk.fire.whyNot(now, id, other.id))),
  ];
  return answers.flatMap(answer => saidIn(answer));
};

/** Every sentence of a random game; the panels and all that is offered are read at one command in so many. */
const LOOKED_AT = 12;
const readGame = (match: Match, seed: string, say: (text: string) => void): void => {
  const dice = diceOf(seedFrom(seed));
  const { state, events } = start(match, seed);
  const tell = (told: readonly GameEvent[]): void => {
    for (const event of told) toldOf(match, event).forEach(say);
  };
  tell(events);
  for (let count = 0; count < 1500 && !state.outcome; count++) {
    const options = legal(match, state, deciding(state.cursor.awaiting));
    if (dice.roll(LOOKED_AT) === 1) {
      const now = situationOf(match, state);
      shownAt(match, now).forEach(say);
      for (const command of options) saidOf(match, now, command).forEach(say);
    }
    const command = options[dice.roll(options.length) - 1];
    if (!command) throw new Error('nothing is offered');
    tell(play(match, state, command));
  }
};

/** Names as they are, "Picket Boat No. 1", are not read. */
const withoutNames = ({ scenario }: Match): ((text: string) => string) => {
  const names = [...scenario.forces, ...scenario.works].map(({ name }) => name).filter(name => /\d/.test(name));
  return text =>
    names.reduce((rest, name) => rest.replaceAll(name, 'She'), text).replace(/ (boat|battery) \d/gu, ' $1');
};

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('%s in English', (id, rules) => {
  const battles = provingGroundsFor(rules).map(scenario => matchOf(rules, scenario));
  if (rules.generate) battles.push(madeBattle(id, 'english'));

  it('says nothing that was not meant for players, and one of a thing as one', () => {
    const wrong = new Map<string, string>();
    for (const match of battles) {
      const plain = withoutNames(match);
      readGame(match, 'english', text => {
        const found = wrongIn(plain(text));
        if (found !== undefined) wrong.set(found, text);
      });
    }
    expect([...wrong.values()]).toEqual([]);
  });
});

describe('the sentences of the sources', () => {
  const keys = sentences();

  it('hold no name out of the program', () => {
    expect(keys.filter(text => IDENTIFIER.test(text))).toEqual([]);
  });

  it('have two forms of a noun', () => {
    const alike = keys.filter(text => {
      const [one, many, ...rest] = text.split('|');
      return rest.length === 0 && one === many && one?.endsWith('s');
    });
    expect(alike).toEqual([]);
  });
});

describe('what is looked for', () => {
  it.each(['critical: pilotHouse', 'she mends turret1 first', 'jam: 1 moves', 'Too near: 1 hexes.'])(
    'is found: %s',
    text => {
      expect(wrongIn(text)).toBeDefined();
    },
  );

  it.each(['+1 at 3 knots', '21 guns bear', 'McClellan and DeKalb', 'WebGL', '0.1 knots', '1 gun bears', 'Q39'])(
    'is not: %s',
    text => {
      expect(wrongIn(text)).toBeUndefined();
    },
  );
});
