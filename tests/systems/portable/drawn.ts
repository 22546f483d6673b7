/** Battles by the portable rules in which everything is drawn by lot, and random games in them. */
import { expect } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { enemyOf, SIDES, type FacingName, type HexId, type KernelEvent } from '../../../src/core/types.ts';
import { portable } from '../../../src/rules/portable/index.ts';
import type {
  Portable,
  PortableCommand,
  PortableEvent,
  PortableOptions,
  PortableState,
} from '../../../src/rules/portable/types.ts';
import { battle, type Extra } from './table.ts';

export type Told = PortableEvent | KernelEvent;

const OPTIONS: (keyof PortableOptions)[] = [
  'narrowArcs',
  'astern',
  'sandbars',
  'drift',
  'forts',
  'mines',
  'longBattle',
];
/** Every printed type, with and without guns and ram, of little draught and of much. */
const VESSELS = [
  ...['uss_monitor', 'uss_neosho', 'uss_cairo', 'css_virginia', 'uss_oneida', 'uss_port_royal', 'uss_cumberland'],
  ...['uss_tyler', 'uss_itasca', 'css_general_bragg', 'uss_monarch', 'union_transport'],
];
const HEADINGS: FacingName[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/** A small river battle, everything in it drawn by lot: every option, kind of ship and objective comes up. */
export const drawn = (index: number): Match<Portable> => {
  const dice = diceOf(seedFrom(`battle ${index}`));
  const pick = <T>(from: readonly T[]): T => from[dice.roll(from.length) - 1]!;
  const often = (of: number): boolean => dice.roll(of) === 1;
  const setup = battle(8, 6).flow('E').turns(12).flow('SE', 504, 604, 704);
  setup.options(...OPTIONS.filter(() => often(2)));
  const free = battle(8, 6)
    .matchOf()
    .chart.hexes.filter(hex => hex !== 105 && hex !== 803);
  const hex = (fits: (hex: HexId) => boolean = () => true): HexId => {
    const found = pick(free.filter(fits));
    free.splice(free.indexOf(found), 1);
    return found;
  };
  const inside = (at: HexId): boolean => at >= 200 && at < 800;
  setup.terrain('island', hex(inside)).terrain('bank', hex()).terrain('sandbar', hex(inside), hex(inside));
  for (let bar = 0; bar < 12; bar++) setup.depth(5, pick(free));
  for (const side of SIDES) {
    for (let ship = 0; ship < 4; ship++) {
      const extra: Extra = {
        vessel: pick(VESSELS),
        turn: ship === 3 ? 3 : 1,
        aground: often(9),
        anchored: often(6),
        steamIn: often(6) ? 1 : 0,
      };
      const at = ship === 3 ? (side === 'union' ? 105 : 803) : hex();
      setup[side](`${side[0] ?? ''}${ship}`, 'gunboat', at, pick(HEADINGS), extra);
    }
    for (let mine = 0; mine < 3; mine++) setup.mine(side, hex(), often(2));
    setup.work(side, 'fort', `${side} fort`, hex());
    setup.work(side, 'building', `${side} mill`, hex());
    const own = [0, 1, 2].map(ship => `${side[0] ?? ''}${ship}`);
    const his = [0, 1, 2].map(ship => `${enemyOf(side)[0] ?? ''}${ship}`);
    if (often(3))
      setup.objective({
        side,
        text: '',
        kind: 'exit',
        ships: own,
        count: 2,
        edge: side === 'union' ? 'right' : 'left',
      });
    if (often(3)) setup.objective({ side, text: '', kind: 'sinkOrCapture', ships: his, count: 2 });
    if (often(3)) setup.objective({ side, text: '', kind: 'destroy', targets: [`${enemyOf(side)} mill`], count: 1 });
    if (often(3)) setup.objective({ side, text: '', kind: 'survive', ships: own, count: 2 });
    if (often(3)) setup.objective({ side, text: '', kind: 'hold', hexes: [hex()], count: 1 });
  }
  if (often(5)) setup.visibility(pick([2, 3]));
  return setup.matchOf();
};

export interface Step {
  match: Match<Portable>;
  /** As it was before the command, and as it is after. */
  before: PortableState;
  state: PortableState;
  command: PortableCommand;
  events: readonly Told[];
}

/** Plays a random battle, every offered command as likely as the others. `begin` sees the opening, `look` every command. */
export const randomGame = (
  index: number,
  begin: (match: Match<Portable>, state: PortableState, events: readonly Told[]) => void,
  look: (step: Step) => void,
): PortableState => {
  const match = drawn(index);
  const lots = diceOf(seedFrom(`lots ${index}`));
  const { state, events } = start(match, `game ${index}`);
  begin(match, state, events);
  let commands = 0;
  while (!state.outcome) {
    const { awaiting } = state.cursor;
    const options = legal(match, state, awaiting[lots.roll(awaiting.length) - 1]!);
    expect(options, 'a side that owes a decision has something to decide').not.toEqual([]);
    const command = options[lots.roll(options.length) - 1]!;
    const before = portable.clone(state);
    look({ match, before, state, command, events: play(match, state, command) });
    commands += 1;
    if (commands > 2000) throw new Error(`game ${index} does not end`);
  }
  return state;
};

export const nothing = (): void => {};
export const games = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
