import { describe, expect, it } from 'vitest';
import { hash } from '../../../src/core/replay.ts';
import { unfold } from '../../../src/post/page.ts';
import { stateOf } from '../../../src/post/standing.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { vesselOf } from '../../../src/ships/index.ts';
import { legal, submit } from '../../../src/core/engine.ts';
import { newestState, newGame, openGameText, toGameFile, type Played } from '../../../src/trials/gameFile.ts';
import { homemade } from '../../helpers/homemade.ts';
import { correspond, NO_LIBRARY, sent } from '../../helpers/post.ts';

const battle = homemade();

const playedGame = (rules: (typeof RULE_SETS)[number], commands: number): Played => {
  const match = matchOf(rules, battle.scenario);
  const players = { union: 'human', confederate: 'human' } as const;
  const played = newGame({ name: 'A game', created: '2026-11-21T08:00:00.000Z', battle, match, players, seed: 'seed' });
  for (let index = 0; index < commands; index++) {
    const state = newestState(played);
    if (state.outcome) break;
    const command = legal(match, state, state.cursor.awaiting[0]!)[0]!;
    const done = submit(match, state, command);
    if (!done.ok) throw new Error(done.refusal);
    played.entries.push({ command, events: done.events, state: done.state, gesture: index });
  }
  return played;
};

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))(
  'a battle with ships of its own under %s',
  (id, rules) => {
    it('is saved with them, and goes on where nobody has them', () => {
      const played = playedGame(rules, 60);
      const text = JSON.stringify(toGameFile(played, '0.1.0', '2026-11-21T09:00:00.000Z'));
      const opened = openGameText(text, NO_LIBRARY);
      if (!opened.ok) throw new Error(opened.refusal);
      expect(hash(newestState(opened))).toBe(hash(newestState(played)));
      expect(opened.setup.match.scenario.own).toEqual(battle.scenario.own);
      expect(vesselOf(opened.setup.match.scenario.forces[2]!)).toMatchObject({ name: 'CSS Phantom', knots: 11 });
    });

    it('is fought to its end by post, the ships being in the first letter', () => {
      const { union, confederate } = correspond(battle, id, 'yard');
      const read = unfold(sent(union), NO_LIBRARY);
      if (!read.ok) throw new Error(read.refusal);
      expect(read.now.match.scenario.own).toEqual(battle.scenario.own);
      expect(stateOf(union.now)?.outcome).toBeTruthy();
      expect(hash(stateOf(confederate.now))).toBe(hash(stateOf(union.now)));
    });
  },
);
