/** S7 under the portable rules: what a side may know, over random battles. */
import { describe, expect, it } from 'vitest';
import { legal } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import { SIDES, type Side } from '../../../src/core/types.ts';
import { portable } from '../../../src/rules/portable/index.ts';
import type { PortableState } from '../../../src/rules/portable/types.ts';
import { randomGame, nothing, games } from './drawn.ts';

describe('redact (S7)', () => {
  it('hides dice, the other side’s plots and the truth of his markers, and nothing else', () => {
    const sideOf = (state: PortableState, unit: string): Side | undefined =>
      (state.works[unit] ?? state.ships[unit])?.side;
    for (const index of games(15)) {
      randomGame(index, nothing, ({ state }) => {
        for (const side of SIDES) {
          const view = portable.redact(state, side);
          expect(view.rng).toEqual([]);
          expect(Object.keys(view.plots).every(unit => sideOf(state, unit) === side)).toBe(true);
          expect(
            view.mines.every((mine, at) =>
              mine.side === side || mine.spent ? mine.live === state.mines[at]?.live : mine.live === null,
            ),
          ).toBe(true);
          const { rng, plots, mines } = state;
          expect({ ...view, rng, plots, mines }).toEqual(state);
        }
      });
    }
  });

  it('a view does not change with what it hides', () => {
    for (const index of games(15)) {
      randomGame(index, nothing, ({ state }) => {
        for (const side of SIDES) {
          const other = portable.clone(state);
          other.rng = [9, 9, 9, 9];
          for (const mine of other.mines) if (mine.side !== side && !mine.spent) mine.live = !mine.live;
          other.plots = Object.fromEntries(
            Object.entries(other.plots).filter(([unit]) => (other.works[unit] ?? other.ships[unit])?.side === side),
          );
          expect(hash(portable.redact(other, side))).toBe(hash(portable.redact(state, side)));
        }
      });
    }
  });

  it('options from a view are those from the full state, for both sides and in every step', () => {
    for (const index of games(50)) {
      randomGame(index, nothing, ({ match, state }) => {
        for (const side of SIDES) {
          const [full, seen] = [legal(match, state, side), legal(match, portable.redact(state, side), side)];
          if (JSON.stringify(full) !== JSON.stringify(seen)) expect(seen).toEqual(full);
        }
      });
    }
  });

  it('no event of the fire plot tells the other side anything before both are done', () => {
    for (const index of games(15)) {
      randomGame(index, nothing, ({ command, events }) => {
        if (command.type === 'aim') expect(events).toEqual([]);
      });
    }
  });
});
