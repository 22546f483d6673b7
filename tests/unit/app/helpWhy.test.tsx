// @vitest-environment happy-dom
/** What opens a rule: question marks, refusals that a rule gives, modifiers in a sentence; and addresses that lead to one. */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Helm } from '../../../src/app/helm/helm.ts';
import { followHelp, helpPlace, RulesAtHand } from '../../../src/app/help/place.ts';
import { LinkedModifiers, Refused, WhyAsked, WhyLink } from '../../../src/app/help/why.tsx';
import { findRuleSet } from '../../../src/rules/index.ts';

const rules = findRuleSet('quick-sheet') ?? null;

const room = (): HTMLElement => document.body;
const show = (what: preact.ComponentChildren, at = rules): void =>
  render(<RulesAtHand.Provider value={at}>{what}</RulesAtHand.Provider>, room());
const buttons = (): HTMLButtonElement[] => [...room().querySelectorAll('button')];

beforeEach(() => {
  helpPlace.value = null;
});
afterEach(() => {
  render(null, room());
});

describe('a why', () => {
  it('opens the rule behind an order, under the rules of the game', () => {
    show(<WhyLink why={{ of: 'command', name: 'fire' }} about="Fire" />);
    buttons()[0]?.click();
    expect(helpPlace.value).toEqual({
      rules,
      why: { of: 'command', name: 'fire' },
      cells: [],
      paragraph: null,
      addressed: false,
    });
  });

  it('is not shown where no game is at hand', () => {
    show(<WhyLink why={{ of: 'command', name: 'fire' }} about="Fire" />, null);
    expect(buttons()).toEqual([]);
  });

  it('opens each modifier of the odds by its own citation', () => {
    const sentence = '5 dice (4 each gun + 2 heavy gun − 1 target narrow), 5 and more hits';
    const modifiers = [
      { says: 'each gun', cite: '25' },
      { says: 'heavy gun', cite: '25' },
      { says: 'target narrow', cite: 'Q15' },
    ];
    show(<LinkedModifiers basis={sentence} modifiers={modifiers} />);
    expect(room().textContent).toBe(sentence);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['each gun', 'heavy gun', 'target narrow']);
    buttons()[2]?.click();
    expect(helpPlace.value?.why).toEqual({ of: 'cite', name: 'Q15' });
  });

  it('stands beside a refusal that a rule gives, and beside no other', () => {
    show(
      <>
        <p>
          <Refused why={{ says: 'Her card is Fire: no movement.', cite: 'Q3' }} />
        </p>
        <p>
          <Refused why="Choose one of the orders." />
        </p>
      </>,
    );
    expect(buttons()).toHaveLength(1);
    expect(buttons()[0]?.parentElement?.textContent).toBe('Her card is Fire: no movement.');
    buttons()[0]?.click();
    expect(helpPlace.value?.why).toEqual({ of: 'cite', name: 'Q3' });
  });
});

describe('a question', () => {
  it('says why it is asked, names the rule, and opens it', () => {
    const asked = (type: string): Helm => {
      const view = { value: { cursor: { interrupts: [{ type }] } } };
      return { session: { view, setup: { match: { rules } } } } as unknown as Helm;
    };
    show(<WhyAsked helm={asked('opportunity')} />);
    expect(room().textContent).toMatch(/^Why you are asked: Whoever has an enemy in reach .* \(ruling Q20\)/u);
    buttons()[0]?.click();
    expect(helpPlace.value?.why).toEqual({ of: 'cite', name: 'Q20' });
    show(<WhyAsked helm={asked('loseGun')} />);
    expect(room().textContent).toMatch(/\(section 26\)/u);
    show(<WhyAsked helm={asked('nothing of these rules')} />);
    expect(room().textContent).toBe('');
  });
});

describe('an address', () => {
  it('opens a book, a paragraph or how to play, and closes what it opened', () => {
    expect(followHelp('#rules-quick-sheet/clock')).toBeNull();
    expect(helpPlace.value).toEqual({ rules, why: null, cells: [], paragraph: 'clock', addressed: true });
    expect(followHelp('#help')).toBeNull();
    expect(helpPlace.value?.rules).toBeNull();
    followHelp('#game-1');
    expect(helpPlace.value).toBeNull();
  });

  it('that names no rules says which are nearest', () => {
    expect(followHelp('#rules-portabel')).toBe('There are no rules “portabel” here. Are “portable” meant?');
    expect(followHelp('#rules-chess')).toBe('There are no rules “chess” here.');
    expect(helpPlace.value).toBeNull();
  });

  it('leaves help alone that was opened on the page', () => {
    show(<WhyLink why={{ of: 'cite', name: 'Q20' }} about="Fire" />);
    buttons()[0]?.click();
    followHelp('#game-1');
    expect(helpPlace.value?.why).toEqual({ of: 'cite', name: 'Q20' });
  });
});
