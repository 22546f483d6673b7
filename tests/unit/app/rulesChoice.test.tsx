// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { RulesChoice } from '../../../src/app/setup/setupCard.tsx';
import { RULE_SETS } from '../../../src/rules/index.ts';

afterEach(() => render(null, document.body));

describe('the choice of rules', () => {
  it('says of each what it plays like, to who has read no book', () => {
    const told = RULE_SETS.map(rules => {
      render(<RulesChoice offered={RULE_SETS} rules={rules} onChange={() => undefined} />, document.body);
      return document.querySelector('.rulesSay')?.textContent ?? '';
    });
    for (const words of told) expect(words).toMatch(/^[A-Z].{30,150}\.$/u);
    expect(new Set(told).size).toBe(RULE_SETS.length);
  });
});
