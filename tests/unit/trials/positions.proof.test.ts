import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { legal, start, submit } from '../../../src/core/engine.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { libraryOf } from '../../../src/trials/library.ts';
import { position, positionOf, stateAt, type Position } from '../../../src/trials/position.ts';

const source = JSON.parse(readFileSync(new URL('../../../scenarios/memphis.json', import.meta.url), 'utf8')) as object;
const memphis = libraryOf({ 'memphis.json': source }).battles[0]!;

describe.each(RULE_SETS.map(rules => ({ id: rules.id, rules })))('under $id', ({ rules }) => {
  it('every position of a battle, to the last, can be kept and gone on from', () => {
    const match = matchOf(rules, memphis.scenario);
    let { state } = start(match, 'positions');
    for (let step = 0; state.outcome === null && step < 600; step++) {
      const offers = legal(match, state, state.cursor.awaiting[0]!);
      const done = submit(match, state, offers[(step * 7) % offers.length]);
      if (!done.ok) throw new Error(done.refusal);
      ({ state } = done);
      const kept = JSON.parse(JSON.stringify(positionOf(match, state))) as Position;
      expect(v.is(position, kept)).toBe(true);
      expect(stateAt(match, kept)).toEqual(state);
    }
  });
});
