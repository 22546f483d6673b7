/**
 * Toy (e): each side draws a lot that it alone sees, then both are shown, and the higher wins. By post a lot is on its owner's machine alone.
 */
import type { Game } from '../../src/core/game.ts';
import type { Phase } from '../../src/core/rules.ts';
import { ownDie, wordOf } from '../../src/core/veil.ts';
import { SIDES, type Command, type GameEvent, type Interrupt, type Side, type State } from '../../src/core/types.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { bare } from './battle.ts';

const FACES = 6;

interface LotState extends State {
  /** null = not drawn yet; 0 = drawn, and not known here. */
  lots: Record<Side, number | null>;
  shown: Record<Side, number | null>;
}

export interface Lots extends Game {
  state: LotState;
  command: Command & { type: 'draw' | 'show' };
  event: GameEvent & ({ type: 'drawn'; side: Side } | { type: 'shown'; side: Side; lot: number });
  interrupt: Interrupt;
  options: object;
}

const drawing: Phase<Lots> = {
  id: 'lots',
  title: 'Lots are drawn and shown',
  cite: 'e1',
  awaits: ({ state }) =>
    [...SIDES.filter(side => state.lots[side] === null), ...SIDES.filter(side => state.shown[side] === null)].slice(
      0,
      1,
    ),
  options: ({ state }, side) => [{ type: state.lots[side] === null ? 'draw' : 'show', side }],
  perform(play, { type, side }) {
    const { lots, shown } = play.state;
    if (type === 'draw') {
      lots[side] = ownDie(play, side, FACES) ?? 0;
      play.emit({ type: 'drawn', side });
      return;
    }
    const truth = lots[side] === 0 ? null : String(lots[side]);
    const lot = Number(wordOf(play, { side, truth, possible: () => ['1', '2', '3', '4', '5', '6'] }));
    shown[side] = lot;
    play.emit({ type: 'shown', side, lot });
  },
  decides: true,
};

const blank = (state: LotState, side: Side): LotState => ({
  ...state,
  lots: { ...state.lots, [side]: state.lots[side] === null ? null : 0 },
});

export const lots: RuleSet<Lots> = {
  ...bare<Lots>(),
  id: 'lots',
  title: 'Lots',
  sequence: [drawing],
  muster: ({ forces }) => ({
    ships: Object.fromEntries(forces.map(({ id, side, hex, facing }) => [id, { id, side, at: hex, facing }])),
    lots: { union: null, confederate: null },
    shown: { union: null, confederate: null },
  }),
  outcome({ state: { shown } }) {
    const [union, confederate] = [shown.union ?? 0, shown.confederate ?? 0];
    if (union === confederate) return { winner: 'draw', cause: 'lots' };
    return { winner: union > confederate ? 'union' : 'confederate', cause: 'lots' };
  },
  redact: (state, side) => ({ ...blank(state, side === 'union' ? 'confederate' : 'union'), rng: [] }),
  reveals: ({ type }) => type === 'shown',
  narrate: event => JSON.stringify(event),
  sealing: { without: blank, wrapped: command => command },
};
