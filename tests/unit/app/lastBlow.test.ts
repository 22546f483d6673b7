/** The end of a battle tells of the blow that ended it, to whom it was dealt and by whom. */
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { ENDINGS } from '../../../src/rules/portable/victory.ts';
import { endingBy, KERNEL_ENDINGS, situationOf, start } from '../../../src/core/engine.ts';
import { enemyOf, SIDES, type GameEvent, type Side } from '../../../src/core/types.ts';
import {
  endInWords,
  lastBlowOf,
  leadInWords,
  saysWhy,
  lastSceneOf,
  lossesOf,
  type LastBlow,
} from '../../../src/app/table/report.ts';
import { newestState } from '../../../src/trials/gameFile.ts';
import type { PortableEvent, PortableState } from '../../../src/rules/portable/types.ts';
import { fateOf } from '../../../src/system/marks.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { playedGame } from '../../helpers/playedGame.ts';

const BLOW: LastBlow = {
  name: 'Conestoga',
  fate: 'sunk',
  by: 'Ivy',
  means: '',
  rammed: false,
  turn: 4,
  words: [],
  from: 1,
  to: 2,
};

describe('the end in words', () => {
  it('is told to who played alone as his, to others by the side', () => {
    const end = (winner: Side | 'draw', cause = 'driven-off') => ({
      winner,
      ending: endingBy({ endings: ENDINGS }, cause),
      turn: 9,
    });
    expect(endInWords(end('confederate'), 'union', BLOW)).toBe('You lost: Conestoga, sunk by Ivy in turn 4');
    expect(endInWords(end('confederate'), 'union', { ...BLOW, rammed: true })).toBe(
      'You lost: Conestoga, rammed and sunk by Ivy in turn 4',
    );
    expect(endInWords(end('confederate'), 'union', { ...BLOW, by: null, means: 'by a mine' })).toBe(
      'You lost: Conestoga, sunk by a mine in turn 4',
    );
    expect(endInWords(end('union'), 'union', { ...BLOW, by: null })).toBe('You won: Conestoga, sunk in turn 4');
    expect(endInWords(end('union'), null, BLOW)).toBe('Union victory: Conestoga, sunk by Ivy in turn 4');
    expect(endInWords(end('union', 'objective'), null, null)).toBe('Union victory: an objective met, in turn 9');
    expect(endInWords(end('union', 'conceded'), 'confederate', null)).toBe('You lost: conceded, in turn 9');
    expect(endInWords(end('draw', 'turn-limit'), 'union', null)).toBe('The battle is drawn: time was up, in turn 9');
  });

  it('tells why it was over once: where the headline says so, what stands below it does not', () => {
    const reason = 'Every ship of one side was sunk, gone or breaking off.';
    const end = { winner: 'union', ending: ENDINGS['driven-off'], turn: 9 } as const;
    const read = (blow: LastBlow | null): string =>
      `${endInWords(end, null, blow)}. ${leadInWords({ reason, turn: 9, last: 16 }, saysWhy(end, blow))}`;
    expect(read(null)).toBe(
      'Union victory: every ship of the Confederate side sunk, gone or breaking off, in turn 9. It took 9 of 16 turns.',
    );
    expect(read(BLOW)).toBe(`Union victory: Conestoga, sunk by Ivy in turn 4. ${reason} It took 9 of 16 turns.`);
  });

  it('has words for every ending of every system, and no two look alike before the bars of a plot', () => {
    for (const { id, endings } of RULE_SETS) {
      const all = Object.values({ ...KERNEL_ENDINGS, ...endings });
      for (const ending of all)
        expect(endInWords({ winner: 'union', ending, turn: 2 }, null, null), ending.says).toMatch(
          /^Union victory: .+, in turn 2$/u,
        );
      expect(new Set(all.map(({ label }) => label)).size, id).toBe(all.length);
    }
  });
});

describe('the last blow', () => {
  const games = RULE_SETS.flatMap(({ id }) =>
    ['one', 'two', 'three'].map(seed => playedGame(id, 'brawl', seed, { union: 'captain', confederate: 'captain' })),
  );
  const blows = games.map(played => lastBlowOf(played));

  it('is one that the losing side did not survive, in the last turn, and was seen', () => {
    games.forEach((played, place) => {
      const [blow, last] = [blows[place], newestState(played)];
      if (!blow || !last.outcome || last.outcome.winner === 'draw') return;
      const { match } = played.setup;
      const units = match.rules.desk.units(situationOf(match, last));
      const lost = lossesOf(match.rules, units, enemyOf(last.outcome.winner)).map(({ name }) => name);
      expect(lost).toContain(blow.name);
      expect(blow.by).not.toBe(blow.name);
      expect(blow.turn).toBe(last.turn);
      expect(blow.from).toBeLessThan(blow.to);
      expect(blow.to).toBeLessThanOrEqual(played.entries.length);
      expect(blow.words.join('')).toContain(blow.name);
    });
  });

  it('may be the one at which she struck: who has is lost, though she is still to be seen', () => {
    const struck = games.flatMap(played => {
      const { match } = played.setup;
      const units = match.rules.desk.units(situationOf(match, newestState(played)));
      const taken = units.filter(unit => fateOf(match.rules, unit) === 'taken');
      for (const unit of taken) expect(lossesOf(match.rules, units, unit.side)).toContain(unit);
      return taken;
    });
    expect(struck.length).toBeGreaterThan(2);
    expect(blows.some(blow => blow?.fate === 'taken')).toBe(true);
  });

  it('is found where battles end by one, with who dealt it', () => {
    const found = blows.filter(blow => blow !== null);
    expect(found.length).toBeGreaterThan(3);
    expect(found.some(({ by }) => by !== null)).toBe(true);
    for (const { rammed, words, by } of found)
      if (rammed) expect([by, words.join(' ')]).toEqual([expect.any(String), expect.stringMatching(/ram|drives/u)]);
  });

  it('says of who was sunk by a ram that she was rammed', () => {
    const match = matchNamed('portable', 'brawl');
    const opening = start(match, 'rammed');
    const [lost, by] = SIDES.map(side => match.scenario.forces.find(force => force.side === side)!);
    const state = match.rules.clone(opening.state) as PortableState;
    const { at } = state.ships[lost!.id]!;
    state.ships[lost!.id]!.status = 'sunk';
    state.outcome = { winner: 'confederate', cause: 'driven-off' };
    const events: PortableEvent[] = [
      {
        type: 'shipRammed',
        ship: by!.id,
        target: lost!.id,
        how: 'meant',
        ram: true,
        dice: [6, 6, 6],
        damage: 9,
      } as never,
      { type: 'pointsLost', unit: lost!.id, lost: 9, left: 0, cause: 'ram' },
      { type: 'shipSunk', ship: lost!.id, at },
    ];
    const command = { type: 'done', side: 'confederate' } as const;
    const { setup } = games[0]!;
    const played = { setup: { ...setup, match }, opening, entries: [{ command, events, state, gesture: 0 }] };
    expect(lastBlowOf(played)).toMatchObject({ name: lost!.name, by: by!.name, rammed: true, from: 0, to: 1 });
    events.shift();
    expect(lastBlowOf(played)).toMatchObject({ name: lost!.name, by: null, rammed: false });
  });

  it('is none where the winner met what the lost ship had no part in', () => {
    const match = matchNamed('portable', 'head-of-passes');
    const opening = start(match, 'held');
    const objectives = match.rules.desk.objectives(situationOf(match, opening.state));
    const isNamed = (id: string): boolean => objectives.some(({ units }) => units?.includes(id));
    const lost = match.scenario.forces.find(({ id, side }) => side === 'confederate' && !isNamed(id))!;
    const ended = (cause: string) => {
      const state = match.rules.clone(opening.state) as PortableState;
      state.ships[lost.id]!.status = 'sunk';
      state.outcome = { winner: 'union', cause };
      const events: PortableEvent[] = [{ type: 'shipSunk', ship: lost.id, at: state.ships[lost.id]!.at }];
      const entry = { command: { type: 'done', side: 'union' } as const, events, state, gesture: 0 };
      return lastBlowOf({ setup: { ...games[0]!.setup, match }, opening, entries: [entry] });
    };
    expect(objectives.filter(({ met }) => met).map(({ side, kind }) => `${side} ${kind}`)).toEqual(['union hold']);
    expect(ended('held-at-end')).toBeNull();
    expect(ended('driven-off')).toMatchObject({ name: lost.name });
  });

  /** A shot that hits, what goes off under a ship, and that it does not. */
  const BURSTS: readonly (readonly [string, object, object, object])[] = [
    [
      'portable',
      { type: 'shotFired', dice: [6], damage: 3 },
      { type: 'mineStruck', dice: [6, 6], damage: 4 },
      { damage: 0 },
    ],
    [
      'quick-sheet',
      { type: 'shotFired', dice: [6], hitOn: 5, deflectOn: 7, deflection: [], damage: 3 },
      { type: 'weaponUsed', weapon: 'mine', side: 'confederate', gamble: false, dice: [6], damage: 4, burns: false },
      { damage: 0 },
    ],
    [
      'rams-ironclads',
      { type: 'gunFired', hit: true, armour: 3, total: 8, die: 6 },
      { type: 'mineRolled', dice: [1, 1], strength: 6, explodes: true },
      { explodes: false },
    ],
    [
      'river-coastal',
      { type: 'gunFired', hit: true, need: 4, total: 8, die: 6 },
      { type: 'mineRolled', die: 6, does: 'sinks' },
      { does: 'dummy' },
    ],
    [
      'nws-1971',
      { type: 'gunFired', hit: true, need: 4 },
      { type: 'mineRolled', die: 6, does: 'full' },
      { does: 'dummy' },
    ],
  ];

  it.each(BURSTS)(
    'is the mine that went off under her, and none of the shots before it: %s',
    (id, shot, burst, fails) => {
      const played = matchNamed(id, 'brawl');
      // Of the shots only what is counted of them is made up.
      const match = { ...played, rules: { ...played.rules, narrate: ({ type }: GameEvent) => type } };
      const opening = start(match, 'mined');
      const [lost, by] = SIDES.map(side => match.scenario.forces.find(force => force.side === side)!);
      const state = match.rules.clone(opening.state);
      const { at } = state.ships[lost!.id]!;
      Object.assign(state.ships[lost!.id]!, { status: 'sunk', at: 0 });
      state.outcome = { winner: 'confederate', cause: 'conceded' };
      const command = { type: 'concede', side: 'union' } as const;
      const told = (...events: object[]): LastBlow | null => {
        const entry = {
          command,
          events: [...events, { type: 'shipSunk', ship: lost!.id, at }] as never,
          state,
          gesture: 0,
        };
        return lastBlowOf({ setup: { ...games[0]!.setup, match }, opening, entries: [entry] });
      };
      const fired = { ...shot, firer: by!.id, target: lost!.id };
      const mined = { ...(burst as GameEvent), ship: lost!.id, at };
      expect(told(fired, mined)).toMatchObject({ name: lost!.name, by: null, means: 'by a mine', rammed: false });
      expect(told(fired, mined)!.words).toEqual([mined.type, 'shipSunk']);
      expect(told(mined, fired)).toMatchObject({ by: by!.name, means: '' });
      expect(told(fired, { ...mined, ...fails })).toMatchObject({ by: by!.name, means: '' });
    },
  );

  it('gives way to the last loss where time, a concession or an objective ended the battle', () => {
    games.forEach((played, place) => {
      const scene = lastSceneOf(played);
      if (blows[place]) expect(scene!.to).toBeGreaterThanOrEqual(blows[place].to);
      if (!scene) return;
      expect(scene.from).toBeLessThan(scene.to);
      expect(scene.words.join('')).toContain(scene.name);
    });
    expect(games.some((_, place) => !blows[place] && lastSceneOf(games[place]!))).toBe(true);
  });
});
