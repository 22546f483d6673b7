/**
 * S7, C107 over whole random games: what is written out for one side never contains the other's plots, aims, crew boxes, repairs in hand
 * or the dice to come; changing them does not change a bit of it; and the log tells nothing early.
 */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { enemyOf, SIDES, type Side } from '../../../src/core/types.ts';
import { riverCoastal } from '../../../src/rules/river-coastal/index.ts';
import type { Plot, RiverCoastal, RiverCommand, RiverState } from '../../../src/rules/river-coastal/types.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

/** With so many games of each. */
const BATTLES: [string, number][] = [
  ['duel', 8],
  ['everything', 1],
];

/** Words and numbers that stand nowhere else: whoever finds one has seen a secret. */
const WORD = 'PLANTED';
const NUMBER = 918273645;

const SECRET_PLOT: Plot = {
  speed: NUMBER,
  turns: [NUMBER],
  anchor: true,
  ram: WORD,
  turrets: [],
  opens: 1,
  captainGun: NUMBER,
  men: [{ from: 'pool', to: NUMBER }],
};

const phaseOf = (state: RiverState): string => riverCoastal.sequence[state.cursor.phase]!.id;

/** A copy of the state in which every secret that `viewer` may not know is a planted one. */
const planted = (state: RiverState, viewer: Side): RiverState => {
  const copy = riverCoastal.clone(state);
  const enemy = enemyOf(viewer);
  copy.rng = [NUMBER, NUMBER, NUMBER, NUMBER];
  for (const ship of Object.values(copy.ships).filter(({ side }) => side === enemy)) {
    ship.plot = { ...SECRET_PLOT };
    ship.crew = { engine: NUMBER, boiler: NUMBER, pool: NUMBER, guns: [] };
    ship.captainGun = NUMBER;
    ship.hits = ship.hits.map(hit => ({ ...hit, left: NUMBER }));
    copy.aims.push({ unit: ship.id, gun: NUMBER, target: WORD });
    copy.tests.push(ship.id);
    copy.forays?.push({ kind: 'board', side: enemy, ship: ship.id, target: WORD, parties: NUMBER, group: NUMBER });
  }
  return copy;
};

const viewsKeepSecrets = (state: RiverState): void => {
  for (const viewer of SIDES) {
    const seen = JSON.stringify(riverCoastal.redact(planted(state, viewer), viewer));
    const at = Math.max(seen.indexOf(WORD), seen.indexOf(String(NUMBER)));
    expect(at < 0 ? '' : seen.slice(Math.max(0, at - 80), at + 40), `the ${viewer} view in ${phaseOf(state)}`).toBe('');
    expect(hash(JSON.parse(seen)), `the ${viewer} view in ${phaseOf(state)}`).toBe(
      hash(riverCoastal.redact(state, viewer)),
    );
  }
};

/** Choices made face down: they say nothing until both sides have done. */
const FACE_DOWN: ReadonlySet<string> = new Set<RiverCommand['type']>([
  ...(['plot', 'replot', 'steady', 'aim', 'salvo', 'cease', 'board', 'land', 'march', 'recall', 'stay'] as const),
]);

describe('S7, C28, C107: secrets in whole random games', () => {
  it.each(BATTLES)('%s: %i of them', (name, games) => {
    const match = matchNamed('river-coastal', name) as unknown as Match<RiverCoastal>;
    const met = new Set<string>();
    for (let game = 0; game < games; game++) {
      const dice = diceOf(seedFrom(`${name} ${game}`));
      const { state } = start(match, `secrets ${game}`);
      while (!state.outcome) {
        viewsKeepSecrets(state);
        const options = SIDES.flatMap(side => legal(match, state, side));
        const command = options[dice.roll(options.length) - 1]!;
        const viewer = enemyOf(command.side);
        const asked = state.cursor.interrupts.length > 0;
        const before = riverCoastal.redact(riverCoastal.clone(state), viewer);
        const events = play(match, state, command);
        met.add(command.type);
        // C59: a ram that is given up is plotted anew in the open run of the move.
        if (asked || !FACE_DOWN.has(command.type)) continue;
        expect(events, `${command.type} is told early`).toEqual([]);
        expect(hash(riverCoastal.redact(state, viewer)), `${command.type} is seen early`).toBe(hash(before));
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['plot', 'aim', 'cease', 'replot', 'steady']));
  });

  it('the search finds what a careless view would show', () => {
    const match = matchNamed('river-coastal', 'everything') as unknown as Match<RiverCoastal>;
    const { state } = start(match, 'planted');
    for (const viewer of SIDES) {
      const open = JSON.stringify(planted(state, viewer));
      expect([open.includes(WORD), open.includes(String(NUMBER))]).toEqual([true, true]);
    }
  });
});
