/**
 * S7, N66 over whole random games: what is written out for one side never contains the other's plots, orders for spars, targets, mines or
 * the dice to come; changing them does not change a bit of it; and the log tells nothing early.
 */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { enemyOf, SIDES, type Side } from '../../../src/core/types.ts';
import { kernel } from '../../../src/rules/nws-1971/kernel.ts';
import type { NwsSection } from '../../../src/rules/nws-1971/setup/settings.ts';
import type { NwsCommand, NwsState, Plot } from '../../../src/rules/nws-1971/types.ts';
import { clone, redact } from '../../../src/rules/nws-1971/views.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

/** With so many games of each. */
const BATTLES: [string, number][] = [
  ['wassaw-sound', 4],
  ['arkansas-yazoo', 2],
];
const MOVES = 6;

/** Words and numbers that stand nowhere else: whoever finds one has seen a secret. */
const WORD = 'PLANTED';
const NUMBER = 918273645;

const SECRET_PLOT: Plot = {
  speed: NUMBER,
  turns: [NUMBER],
  ram: WORD,
  spar: WORD,
  rig: true,
  torpedo: 1,
  anchor: true,
};

/** The battle with a spar, tubes and mines on both sides. */
const secretive = (id: string): Scenario => {
  const scenario = scenarioNamed(id);
  const deep = scenario.chart.hexes.filter(hex => scenario.chart.depth(hex) >= 12);
  const spars = SIDES.flatMap(side => scenario.forces.filter(force => force.side === side).slice(0, 1)).map(
    ({ id: ship }) => ship,
  );
  const torpedoTubes = Object.fromEntries(spars.map(ship => [ship, 2]));
  const section: NwsSection = { options: {}, spars, torpedoTubes, turns: MOVES };
  const mines = SIDES.map((side, index) => ({ side, hex: deep[(index + 1) * 7] ?? 0, live: index === 0 }));
  return { ...scenario, mines, rules: { 'nws-1971': section } };
};

const matchOf = (id: string) => {
  const scenario = secretive(id);
  const options = { current: true, shotQuality: false, mines: true, bracketedForts: false };
  return { rules: kernel, scenario, chart: scenario.chart, options };
};

const phaseOf = (state: NwsState): string => kernel.sequence[state.cursor.phase]!.id;

/** A copy of the state in which every secret that `viewer` may not know is a planted one. */
const planted = (state: NwsState, viewer: Side): NwsState => {
  const copy = clone(state);
  const enemy = enemyOf(viewer);
  copy.rng = [NUMBER, NUMBER, NUMBER, NUMBER];
  for (const ship of Object.values(copy.ships).filter(({ side }) => side === enemy)) {
    ship.plot = { ...SECRET_PLOT };
    if (ship.spar) ship.spar = { ...ship.spar, readyFrom: NUMBER };
    copy.aims.push({ unit: ship.id, gun: NUMBER, target: WORD });
  }
  copy.mines = copy.mines.map(mine => (mine.side === enemy && !mine.spent ? { ...mine, live: !mine.live } : mine));
  return copy;
};

const viewsKeepSecrets = (state: NwsState): void => {
  for (const viewer of SIDES) {
    const seen = JSON.stringify(redact(planted(state, viewer), viewer));
    const at = Math.max(seen.indexOf(WORD), seen.indexOf(String(NUMBER)));
    expect(at < 0 ? '' : seen.slice(Math.max(0, at - 80), at + 40), `the ${viewer} view in ${phaseOf(state)}`).toBe('');
    expect(hash(JSON.parse(seen)), `the ${viewer} view in ${phaseOf(state)}`).toBe(hash(redact(state, viewer)));
  }
};

/** Choices made face down: they say nothing until both sides have done. */
const FACE_DOWN: ReadonlySet<string> = new Set<NwsCommand['type']>([
  ...(['plot', 'replot', 'steady', 'aim', 'salvo', 'cease'] as const),
]);

/** What is chosen: of a plot the order for a spar or a tube that goes with it. */
const choiceOf = (command: NwsCommand): string => {
  if (command.type !== 'plot') return command.type;
  if (command.rig) return 'rig';
  return command.torpedo === 0 ? 'plot' : 'torpedo';
};

describe('S7, N66: secrets in random games', () => {
  const met = new Set<string>();

  it.each(BATTLES)('%s: %i of them', (name, games) => {
    const match = matchOf(name);
    for (let game = 0; game < games; game += 1) {
      const dice = diceOf(seedFrom(`${name} ${game}`));
      const { state } = start(match, `secrets ${game}`);
      while (!state.outcome) {
        viewsKeepSecrets(state);
        const options = SIDES.flatMap(side => legal(match, state, side));
        const command = options[dice.roll(options.length) - 1]!;
        const viewer = enemyOf(command.side);
        const before = hash(redact(clone(state), viewer));
        const events = play(match, state, command);
        met.add(choiceOf(command));
        if (!FACE_DOWN.has(command.type)) continue;
        expect(events, `${command.type} is told early`).toEqual([]);
        expect(hash(redact(state, viewer)), `${command.type} is seen early`).toBe(before);
      }
    }
  });

  it('meet every secret choice', () => {
    expect([...met]).toEqual(
      expect.arrayContaining(['plot', 'rig', 'torpedo', 'replot', 'steady', 'aim', 'salvo', 'cease']),
    );
  });

  it('are looked for by a search that finds what a careless view would show', () => {
    const { state } = start(matchOf('wassaw-sound'), 'planted');
    for (const viewer of SIDES) {
      const open = JSON.stringify(planted(state, viewer));
      expect([open.includes(WORD), open.includes(String(NUMBER))]).toEqual([true, true]);
    }
  });
});
