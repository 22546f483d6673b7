import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Scenario } from '../../../src/core/scenario.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { problemInWords } from '../../../src/app/ui/problemWords.ts';
import { anySettings, makeBattle } from '../../../src/scenario/generate/index.ts';
import { madeBattle } from '../../../src/trials/library.ts';
import {
  counted,
  decimal,
  ENGLISH,
  languageTag,
  noun,
  speak,
  t,
  told,
  type Language,
  type Phrases,
} from '../../../src/languages/language.ts';
import deFile from '../../../src/languages/de.json' with { type: 'json' };
import { beginLanguage, followSources } from '../../../scripts/languageFiles.mjs';
import { sentences } from '../../../scripts/sentences.mjs';
import type { RecordedGame } from '../../systems/recorded.ts';

const de: Phrases = deFile;

const twoForms = (count: number): number => (count === 1 ? 0 : 1);

const german = (phrases: Phrases, form = twoForms): Language => ({ tag: 'de', name: 'Deutsch', phrases, form });

afterEach(() => {
  speak(ENGLISH);
});

describe('a sentence', () => {
  const firing = (ship: string, target: string, range: number): string => t`${ship} fires at ${target} at ${range}.`;

  it('is said as it stands in the sources where no other language is spoken', () => {
    expect(firing('Benton', 'Fort Henry', 3)).toBe('Benton fires at Fort Henry at 3.');
    expect(languageTag()).toBe('en');
  });

  it('is said as the language file has it, its holes in the order of that language', () => {
    speak(german({ '{0} fires at {1} at {2}.': 'Auf {2} Felder: {1} unter Feuer von {0}, von {0}!' }));
    expect(firing('Benton', 'Fort Henry', 3)).toBe('Auf 3 Felder: Fort Henry unter Feuer von Benton, von Benton!');
    expect(languageTag()).toBe('de');
  });

  it.each([
    ['lacks it', {}],
    ['waits for somebody to translate it', { '{0} fires at {1} at {2}.': '', 'A quiet river': '', 'gun|guns': '' }],
  ])('stays English where the file %s', (_, phrases: Phrases) => {
    speak(german(phrases));
    expect(counted(2, 'gun')).toBe('2 guns');
    expect(firing('Benton', 'Fort Henry', 3)).toBe('Benton fires at Fort Henry at 3.');
    expect(told('A quiet river')).toBe('A quiet river');
  });

  it('has its article by what follows it, in English alone', () => {
    const fires = (gun: string | number): string => t`A fires a ${gun} at b.`;
    const articles = (...guns: (string | number)[]): string[] => guns.map(gun => fires(gun).split(' ')[2]!);
    expect(articles('8-inch', '11-inch', 18, '80-pounder', '8.4-inch', 'intelligent')).toEqual(Array(6).fill('an'));
    expect(articles('9-inch', '10-inch', '110-pounder', 180, 1, 'Union', 'one')).toEqual(Array(7).fill('a'));
    expect(t`A ${11}-inch gun`).toBe('An 11-inch gun');
    // The name of a ship is no article, nor is the end of a word.
    expect(t`${'a'} ${8}, delta ${8}`).toBe('a 8, delta 8');
    speak(german({ 'A fires a {0} at b.': 'A feuert a {0} auf b.' }));
    expect(fires('8-inch')).toBe('A feuert a 8-inch auf b.');
    speak(german({}));
    expect(fires('8-inch')).toBe('A fires an 8-inch at b.');
  });

  it('is asked for anew when another language is spoken', () => {
    const word = (): string => t`Fire`;
    speak(german({ Fire: 'Feuer' }));
    expect(word()).toBe('Feuer');
    speak(ENGLISH);
    expect(word()).toBe('Fire');
  });

  it('that stands in a file of data is looked up by its text', () => {
    speak(german({ 'A quiet river': 'Ein stiller Fluss' }));
    expect(told('A quiet river')).toBe('Ein stiller Fluss');
  });
});

describe('a battle made from a seed', () => {
  const ENGLISH_WORD = /(?<!\p{L})(?:the|of|and|to|off|your|side|river|ships|transport)(?!\p{L})/iu;

  const MAKERS: readonly (readonly [string, (seed: string) => Scenario])[] = [
    ['for every system', seed => makeBattle(anySettings(seed, true), RULE_SETS)],
    ...RULE_SETS.filter(rules => 'generate' in rules).map(
      rules => [`by ${rules.id}`, (seed: string) => madeBattle(rules, seed).scenario] as const,
    ),
  ];

  it.each(MAKERS)('%s is written in English for everybody, and told in German', (_, make) => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']) {
      const { title, briefing, objectives } = make(seed);
      speak(german(de));
      expect(make(seed).briefing).toEqual(briefing);
      expect(briefing.common).toMatch(ENGLISH_WORD);
      for (const text of [title, ...Object.values(briefing), ...objectives.map(each => each.text)]) {
        // The names of forts and landings are names; throws of dice are written "4 to 1".
        const said = told(text).replace(/\([^)]*\)|\b(?:Fort|Battery|Point)\b.*?[.:,]/g, '');
        expect(said, text).not.toMatch(ENGLISH_WORD);
      }
      speak(ENGLISH);
    }
  });
});

describe('a noun with its number', () => {
  it('is counted in English by one and more', () => {
    expect([0, 1, 2].map(count => counted(count, 'gun'))).toEqual(['0 guns', '1 gun', '2 guns']);
    expect(counted(2, 'die', 'dice')).toBe('2 dice');
    expect(noun(1, 'die', 'dice')).toBe('die');
  });

  it('has as many forms as the language needs', () => {
    const form = (count: number): number => (count === 1 ? 0 : count < 5 ? 1 : 2);
    speak(german({ 'gun|guns': 'działo|działa|dział' }, form));
    expect([1, 2, 5].map(count => counted(count, 'gun'))).toEqual(['1 działo', '2 działa', '5 dział']);
  });
});

const holes = (text: string): string[] => [...new Set(text.match(/\{\d+\}/g) ?? [])].sort();

describe('the language files', () => {
  it('German says every sentence of the sources, sorted, and nothing else (npm run phrases makes room for what is new)', () => {
    expect(Object.keys(de)).toEqual(sentences());
  });

  it('German has the same holes, something to say, and two forms of every noun', () => {
    const wrong = Object.entries(de).filter(
      ([key, said]) =>
        said.trim() === '' ||
        holes(key).join() !== holes(said).join() ||
        (/^[^|]+\|[^|]+$/.test(key) && said.split('|').length !== 2),
    );
    expect(wrong).toEqual([]);
  });
});

describe('npm run phrases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brownwater-languages-'));
  const file = join(folder, 'fr.json');
  const phrases = ['Fire', 'gun|guns', '{0} fires.'];
  const written = (): [string, string][] => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Phrases);

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('begins a language with an empty place for every sentence, and keeps what is translated', () => {
    beginLanguage(folder, 'fr');
    const begun = followSources(folder, phrases, false);
    expect(begun.lines[0]).toBe('fr.json: 0 of 3 phrases');
    expect(begun.lines).toContain('  missing: Fire');
    expect(written()).toEqual(phrases.map(key => [key, '']));
    expect(followSources(folder, phrases, true).follows).toBe(true);

    writeFileSync(file, JSON.stringify({ '{0} fires.': '{0} tire.', Away: 'Parti', Never: '' }));
    beginLanguage(folder, 'fr');
    followSources(folder, phrases, false);
    expect(written().map(([key, said]) => `${key}: ${said}`)).toEqual([
      'Away: Parti',
      'Fire: ',
      'gun|guns: ',
      '{0} fires.: {0} tire.',
    ]);
    expect(() => {
      beginLanguage(folder, '../fr');
    }).toThrow('no tag of a language');
  });

  it('that only looks finds what is out of order, what has no place and what nobody says, and writes nothing', () => {
    const follows = (said: Phrases): boolean => {
      const before = `${JSON.stringify(said, null, 2)}\n`;
      writeFileSync(file, before);
      const { follows: well } = followSources(folder, phrases, true);
      expect(readFileSync(file, 'utf8')).toBe(before);
      return well;
    };
    expect(follows({ Fire: 'Feu', 'gun|guns': '', '{0} fires.': '' })).toBe(true);
    expect(follows({ 'gun|guns': '', Fire: 'Feu', '{0} fires.': '' })).toBe(false);
    expect(follows({ Fire: 'Feu', 'gun|guns': '' })).toBe(false);
    expect(follows({ Away: 'Parti', Fire: 'Feu', 'gun|guns': '', '{0} fires.': '' })).toBe(false);
  });
});

describe('a figure', () => {
  it('is written with what the language puts before its decimals', () => {
    expect([decimal('58.3'), decimal(2)]).toEqual(['58.3', '2']);
    speak(german(de));
    expect([decimal('58.3'), decimal(2)]).toEqual(['58,3', '2']);
  });

  it('stands before what is counted in the odds, which read on from it', () => {
    speak(german(de));
    const [mean, hits] = ['0,2', 'Treffer'];
    expect(`${mean} ${t`${hits} on average`}`).toBe('0,2 Treffer im Mittel');
    expect(t`${mean} on average`).toBe('0,2 im Mittel');
  });

  it('is written so where a page says what is wrong with a ship', () => {
    const wrong = 'draws 7.5 feet of the 6 that the fairway allows';
    expect(problemInWords(wrong)).toBe(wrong);
    speak(german(de));
    expect(problemInWords(wrong)).toBe('hat 7,5 Fuß Tiefgang, das Fahrwasser erlaubt 6');
  });

  it('is nowhere written with an English point on a panel', () => {
    const panels = fileURLToPath(new URL('../../../src/app/', import.meta.url));
    // Measures of a drawing have a point in every language.
    const drawn = ['play/clock.tsx'];
    const pointed = readdirSync(panels, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx') && !drawn.includes(file))
      .filter(file => readFileSync(panels + file, 'utf8').includes('.toFixed('));
    expect(pointed).toEqual([]);
  });
});

describe('a game in German', () => {
  const SYSTEMS = RULE_SETS.map(({ id }) => id);
  const folder = (id: string): URL => new URL(`../../systems/${id}/replays/`, import.meta.url);

  it.each(SYSTEMS)('%s: rolls, moves and ends as it does in English, and is told in German', async id => {
    vi.resetModules();
    const language = await import('../../../src/languages/language.ts');
    language.speak(german(de));
    const { replay } = await import('../../../src/core/replay.ts');
    const { matchOfRecord } = await import('../../systems/recorded.ts');
    const file = readdirSync(folder(id))[0]!;
    const game = JSON.parse(readFileSync(new URL(file, folder(id)), 'utf8')) as RecordedGame;
    const match = matchOfRecord(game);
    const { hashes, events, state } = replay(match, game);
    expect(hashes).toEqual(game.hashes);
    expect(state.outcome).toEqual(game.outcome);
    const told = events.map(event => match.rules.narrate(event, match.scenario)).join(' ');
    expect(told).toMatch(/\b(Runde|Zug)\b/);
    expect(told).not.toMatch(/\b(fires|loses|hexes|steams)\b/);
    vi.resetModules();
  });
});
