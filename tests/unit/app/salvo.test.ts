import { afterEach, expect, it } from 'vitest';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { salvoOn } from '../../../src/app/helm/salvo.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

// An order may name a target and nobody who acts, as a panic does.
it.each(RULE_SETS)('$title: a salvo of nobody has no odds and no guns', rules => {
  const scenario = scenarioNamed('first-command');
  const played = newGame({
    name: 'Salvo',
    created: '2026-01-02T03:04:05.000Z',
    match: matchNamed(rules.id, 'first-command'),
    seed: 'salvo',
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    players: { union: 'human', confederate: 'human' },
  });
  const table = new Table('salvo', new Session(played, () => undefined));
  tables.push(table);
  const { helm } = table;
  for (const nobody of [null, '', 'uss_nobody'])
    expect(salvoOn(helm, nobody, 'css_ivy')).toEqual({ odds: null, ready: undefined });
  const { guns } = rules.desk;
  if (guns) expect(salvoOn(helm, 'uss_conestoga', 'css_ivy').ready).toBeTypeOf('number');
});
