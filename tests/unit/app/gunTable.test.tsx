// @vitest-environment happy-dom
/** The guns on a ship's card: one table for every rule system that tells guns apart, and told once. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { UnitCard } from '../../../src/app/play/unitSheet.tsx';
import { GunPlan } from '../../../src/app/play/gunDeck.tsx';
import { situationOf, start } from '../../../src/core/engine.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

afterEach(() => render(null, document.body));

it.each([
  ['rams-ironclads', ['1 × | 30-pounder (4.2-inch) Parrott rifle | fire value 2 | port, starboard']],
  ['quick-sheet', ['1 × | 30-pounder (4.2-inch) Parrott rifle | light | all round']],
])('the guns of the Zouave stand in rows and columns under %s', (rules, first) => {
  const battle = shippedBattle('hampton-roads-1')!;
  const table = new Table(
    'guns',
    new Session(
      newGame({
        name: 'A game',
        created: '2026-01-02T03:04:05.000Z',
        seed: 'guns',
        battle,
        match: matchOf(findRuleSet(rules)!, battle.scenario),
        players: { union: 'human', confederate: 'human' },
      }),
      () => undefined,
    ),
  );
  const zouave = table.helm.units.value.find(({ name }) => name === 'Zouave')!;
  render(<UnitCard table={table} unit={zouave} />, document.body);
  const rows = [...document.querySelectorAll('.gunTable tr')].map(row =>
    [...row.children].map(cell => cell.textContent).join(' | '),
  );
  expect(rows.slice(0, 1)).toEqual(first);
  expect(rows).toHaveLength(2);
  const labels = [...document.querySelectorAll('.ratings dt')].map(label => label.textContent);
  expect(labels).not.toContain('Guns');
  expect(new Set(labels).size).toBe(labels.length);
  table.leave();
});

it('the barrels of a ship are drawn as heavy as her guns are, under every system that tells guns apart', () => {
  const battle = shippedBattle('hampton-roads-1')!;
  const lengthsUnder = (rules: string): Set<string | null> => {
    const match = matchOf(findRuleSet(rules)!, battle.scenario);
    const now = situationOf(match, start(match, 'barrels').state);
    const unit = match.rules.desk.units(now).find(({ name }) => name.includes('Virginia'))!;
    render(<GunPlan unit={unit} guns={match.rules.desk.guns!.of(now, unit.id, null)} />, document.body);
    return new Set([...document.querySelectorAll('.gunBarrel')].map(barrel => barrel.getAttribute('width')));
  };
  expect(lengthsUnder('quick-sheet').size).toBeGreaterThan(1);
  expect(lengthsUnder('rams-ironclads').size).toBeGreaterThan(1);
});
