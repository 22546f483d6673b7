/**
 * S7 over whole random games: what is written out for one side never contains the other's markers, aims, live mines or the dice to
 * come; changing them does not change a bit of it; and the log tells nothing early.
 */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { enemyOf, SIDES, type Side } from '../../../src/core/types.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import type { Load, Plot, RamsCommand, RamsIronclads, RamsState } from '../../../src/rules/rams-ironclads/types.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

/** With so many games of each. */
const BATTLES: [string, number][] = [
  ['duel', 6],
  ['shoals', 3],
  ['everything', 1],
];

/** Words and numbers that stand nowhere else: whoever finds one has seen a secret. */
const WORD = 'PLANTED';
const NUMBER = 918273645;

const SECRET_MARKER: Plot = {
  speed: NUMBER,
  helm: WORD as Plot['helm'],
  anchor: true,
  castOff: true,
  tow: WORD,
  how: 'tow',
};

const phaseOf = (state: RamsState): string => ramsIronclads.sequence[state.cursor.phase]!.id;

/** A copy of the state in which every secret that `viewer` may not know is a planted one. */
const planted = (state: RamsState, viewer: Side): RamsState => {
  const copy = ramsIronclads.clone(state);
  const enemy = enemyOf(viewer);
  copy.rng = [NUMBER, NUMBER, NUMBER, NUMBER];
  const theirs = Object.values(copy.ships).filter(ship => ship.side === enemy);
  if (phaseOf(state) === 'markers') for (const ship of theirs) ship.plot = { ...SECRET_MARKER };
  for (const { id } of theirs) copy.aims.push({ unit: id, gun: NUMBER, target: WORD, load: WORD as Load });
  copy.mines = copy.mines.map(mine =>
    mine.side === enemy && !mine.known ? { ...mine, live: WORD as unknown as boolean } : mine,
  );
  return copy;
};

const viewsKeepSecrets = (state: RamsState): void => {
  for (const viewer of SIDES) {
    const seen = JSON.stringify(ramsIronclads.redact(planted(state, viewer), viewer));
    const at = Math.max(seen.indexOf(WORD), seen.indexOf(String(NUMBER)));
    expect(at < 0 ? '' : seen.slice(Math.max(0, at - 80), at + 40), `the ${viewer} view in ${phaseOf(state)}`).toBe('');
    expect(hash(JSON.parse(seen)), `the ${viewer} view in ${phaseOf(state)}`).toBe(
      hash(ramsIronclads.redact(state, viewer)),
    );
  }
};

/** Choices made face down: they say nothing until both sides have done. */
const FACE_DOWN: ReadonlySet<string> = new Set<RamsCommand['type']>([
  ...(['plot', 'anchor', 'castOff', 'takeInTow', 'replot', 'steady', 'aim', 'salvo', 'cease'] as const),
]);

describe('S7: secrets in whole random games', () => {
  it.each(BATTLES)('%s: %i of them', (name, games) => {
    const match = matchNamed('rams-ironclads', name) as unknown as Match<RamsIronclads>;
    const met = new Set<string>();
    for (let game = 0; game < games; game++) {
      const dice = diceOf(seedFrom(`${name} ${game}`));
      const { state } = start(match, `secrets ${game}`);
      while (!state.outcome) {
        viewsKeepSecrets(state);
        const options = SIDES.flatMap(side => legal(match, state, side));
        const command = options[dice.roll(options.length) - 1]!;
        const viewer = enemyOf(command.side);
        const before = ramsIronclads.redact(ramsIronclads.clone(state), viewer);
        const events = play(match, state, command);
        met.add(command.type);
        if (!FACE_DOWN.has(command.type)) continue;
        expect(events, `${command.type} is told early`).toEqual([]);
        expect(hash(ramsIronclads.redact(state, viewer)), `${command.type} is seen early`).toBe(hash(before));
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['plot', 'aim', 'cease', 'replot']));
  });

  it('the search finds what a careless view would show', () => {
    const match = matchNamed('rams-ironclads', 'everything') as unknown as Match<RamsIronclads>;
    const { state } = start(match, 'planted');
    for (const viewer of SIDES) {
      const open = JSON.stringify(planted(state, viewer));
      expect([open.includes(WORD), open.includes(String(NUMBER))]).toEqual([true, true]);
    }
  });
});
