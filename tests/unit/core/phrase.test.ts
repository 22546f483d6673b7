/** Sentences as data: what is put into words later says the same as what is said at once, in every language. */
import { afterEach, describe, expect, it } from 'vitest';
import { ENGLISH, speak, type Phrases } from '../../../src/languages/language.ts';
import { counting, inWords, named, phrase, subjectOf, tenths, type Phrase } from '../../../src/languages/phrase.ts';
import { reason } from '../../../src/system/captain.ts';

const NAMES: Readonly<Record<string, string>> = { tyler: 'Tyler', essex: 'Essex' };
const nameOf = (id: string): string => NAMES[id] ?? id;
const said = (words: Phrase): string => inWords(words, nameOf);
/** As a worker hands it over, or a file keeps it. */
const sent = (words: Phrase): Phrase => JSON.parse(JSON.stringify(words)) as Phrase;

const speakGerman = (phrases: Phrases): void =>
  speak({ tag: 'de', name: 'Deutsch', phrases, form: count => (count === 1 ? 0 : 1) });

afterEach(() => {
  speak(ENGLISH);
});

const ramming = phrase`${named('tyler')} rams ${named('essex')} from ${counting(2, 'hex', 'hexes')}: worth ${tenths(1.25)}.`;

describe('a phrase', () => {
  it('is plain data, and is put into words by the names of whoever reads it', () => {
    expect(sent(ramming)).toEqual(ramming);
    expect(said(sent(ramming))).toBe('Tyler rams Essex from 2 hexes: worth 1.3.');
    expect(inWords(ramming, () => 'She')).toBe('She rams She from 2 hexes: worth 1.3.');
  });

  it('is said in the language spoken when it is read, its holes in the order of that language', () => {
    const made = sent(ramming);
    speakGerman({
      '{0} rams {1} from {2}: worth {3}.': '{1} wird von {0} aus {2} gerammt: {3} wert.',
      'hex|hexes': 'Feld|Feldern',
      '{0}.{1}': '{0},{1}',
    });
    expect(said(made)).toBe('Essex wird von Tyler aus 2 Feldern gerammt: 1,3 wert.');
  });

  it('stays English where nobody has translated it', () => {
    speakGerman({ '{0} fires.': '' });
    expect(said(phrase`${named('tyler')} fires.`)).toBe('Tyler fires.');
  });

  it('is put into words in the first wording that fits, and in the last where none does', () => {
    const wordings = [phrase`${named('tyler')} holds until an enemy comes`, phrase`${named('tyler')} holds`];
    expect(said({ letters: 40, wordings })).toBe('Tyler holds until an enemy comes');
    expect(said({ letters: 20, wordings })).toBe('Tyler holds');
    expect(said({ letters: 3, wordings })).toBe('Tyler holds');
  });
});

describe('a phrase behind a line that has named her', () => {
  const to = phrase`${named('tyler')} makes for ${'0705'}`;

  it.each([
    ['begins with its verb', phrase`${named('tyler')} rams ${named('tyler')}.`, 'rams Tyler.'],
    ['also where it begins with another', phrase`${to}: guns on ${named('essex')}.`, 'makes for 0705: guns on Essex.'],
    ['stays whole where it begins with somebody else', phrase`${named('essex')} fires.`, 'Essex fires.'],
    ['stays whole where her name stands for itself', phrase`${named('tyler')}: fire.`, 'Tyler: fire.'],
    ['stays whole where nobody is named', phrase`Every gun has its target.`, 'Every gun has its target.'],
  ])('%s', (_, rest, words) => expect(said({ of: 'tyler', rest })).toBe(words));

  it('stays whole in a language that does not begin with her', () => {
    speakGerman({ '{0} fires.': 'Feuer von {0}.' });
    expect(said({ of: 'tyler', rest: phrase`${named('tyler')} fires.` })).toBe('Feuer von Tyler.');
  });
});

describe('a reason', () => {
  it('is about the unit with which it begins', () => {
    const to = phrase`${named('tyler')} makes for ${'0705'}`;
    expect(reason`${to}: guns on ${named('essex')}.`.unit).toBe('tyler');
    expect(reason`The guns have ${named('essex')} in reach.`.unit).toBeNull();
    expect(subjectOf({ letters: 9, wordings: [to] })).toBe('tyler');
    expect(subjectOf('tyler')).toBeNull();
  });
});
