/** Naive commanders are made for every battle there is, and what they order can be carried out. */
import { describe, expect, it } from 'vitest';
import { situationOf, start } from '../../src/core/engine.ts';
import { SIDES } from '../../src/core/types.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { matchNamed, scenariosFor } from '../helpers/scenarios.ts';
import { FOILS, foilOrders } from './foils.ts';
import { foilBot, scoreOf } from './play.ts';

/** What each side sees as its battle begins, for every battle under every system; laid out once. */
const openings = RULE_SETS.flatMap(rules =>
  scenariosFor(rules).flatMap(({ id }) => {
    const match = matchNamed(rules.id, id);
    const { state } = start(match, 'foil');
    return SIDES.map(side => ({ rules, match, side, seen: situationOf(match, rules.redact(state, side)) }));
  }),
);

describe.each(Object.keys(FOILS))('%s', name => {
  it('has an order for every ship wherever it makes sense, and makes sense somewhere', () => {
    const made = openings.flatMap(({ rules, match, side, seen }) => {
      const orders = foilOrders(name, seen, rules, side);
      return orders ? [{ orders, match, side }] : [];
    });
    expect(made.length).toBeGreaterThan(0);
    for (const { orders, match, side } of made) {
      const told = orders.units.flatMap(({ who }) => who);
      const own = match.scenario.forces.filter(force => force.side === side).map(force => force.id);
      expect(told).toEqual(expect.arrayContaining(own));
      expect(new Set(told).size).toBe(told.length);
      const hexes = orders.units.flatMap(({ stance }) => ('hexes' in stance ? stance.hexes : []));
      expect(hexes.filter(hex => !match.scenario.chart.navigable(hex))).toEqual([]);
    }
  });
});

describe('a naive commander', () => {
  it.each(RULE_SETS.map(({ id }) => id))('plays a battle to its end: %s', rules => {
    const match = matchNamed(rules, 'first-command');
    for (const name of ['flee', 'rush']) {
      const { won, lost, drawn } = scoreOf(match, 'union', foilBot(match, name, 'union')!, 'captain', 1, 'foil');
      expect(won + lost + drawn).toBe(1);
    }
  });
  it('comes out the same from the same seed', () => {
    const match = matchNamed('portable', 'first-command');
    const score = (): unknown => scoreOf(match, 'union', foilBot(match, 'run', 'union')!, 'captain', 6, 'foil');
    expect(score()).toEqual(score());
  });
});
