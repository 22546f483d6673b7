// @vitest-environment happy-dom
/** Marks: those of a system of its own are named, drawn, told, counted and obeyed as the common ones are. */
import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { drawGlyph } from '../../../src/app/board/markGlyphs.ts';
import { conditionsOf } from '../../../src/app/board/conditions.ts';
import { PrintedCard } from '../../../src/app/play/unitSheet.tsx';
import { changesBetween } from '../../../src/app/table/news.ts';
import { unitInWords } from '../../../src/app/ui/words.ts';
import { stillView } from '../../../src/app/view/boardView.ts';
import { inForce } from '../../../src/bots/orders/inForce.ts';
import { play, situationOf, start } from '../../../src/core/engine.ts';
import type { SideOrders } from '../../../src/core/scenario.ts';
import type { State } from '../../../src/core/types.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { COMMON_MARKS, markOf } from '../../../src/system/marks.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { deedsOf, storyOf } from '../../../src/trials/afterAction/stories.ts';
import { toldOf, type Scene } from '../../../src/trials/afterAction/scenes.ts';
import { recordGame } from '../../../src/trials/record.ts';
import { allOptions, matchOf } from '../../toys/battle.ts';
import { boarders } from '../../toys/boarders.ts';
import type { DuelState } from '../../toys/duel.ts';

afterEach(() => render(null, document.body));

const RULES = { targets: [], words: {} };
const HOLD: SideOrders = {
  ...RULES,
  units: [{ ...RULES, who: ['cairo', 'carondelet'], stance: { kind: 'hold', hexes: [] }, when: [] }],
};

const duel = matchOf(boarders);
const match = { ...duel, scenario: { ...duel.scenario, orders: { union: HOLD } } } as unknown as Match;
const opening = start(match, 'boarders').state as DuelState;

/** A position of that turn; whoever is named has no hull left. */
const at = (turn: number, ...carried: string[]): DuelState => {
  const state = structuredClone(opening);
  for (const id of carried) state.ships[id]!.hull = 0;
  return { ...state, turn };
};

const sheets = (state: State) => boarders.desk.units(situationOf(duel, state as DuelState));
const cairo = (state: State) => sheets(state).find(({ id }) => id === 'cairo')!;
const cairoOnBoard = (state: State) => stillView(match, state).units.find(({ id }) => id === 'cairo')!;

/** Every line that is drawn, as text. */
const drawing = (sign: Parameters<typeof drawGlyph>[1]): string[] => {
  const lines: string[] = [];
  const note =
    (what: string) =>
    (...numbers: number[]): number =>
      lines.push(`${what} ${numbers.join(' ')}`);
  const [moveTo, lineTo, arc] = [note('move'), note('line'), note('arc')];
  const ignored = () => undefined;
  const plain = { save: ignored, restore: ignored, translate: ignored, scale: ignored, beginPath: ignored };
  const pen = { ...plain, stroke: ignored, closePath: ignored, fill: ignored, moveTo, lineTo, arc };
  drawGlyph(pen as unknown as CanvasRenderingContext2D, sign, 0, 0, 2);
  return lines;
};

describe('a mark that only one system knows', () => {
  it('is named on the card, in red, and where she is told of in words', () => {
    render(<PrintedCard match={match} unit={cairo(at(2))} />, document.body);
    expect(document.querySelector('.marks .danger')?.textContent).toBe('grappled');
    expect(unitInWords(boarders, cairo(at(2)))).toMatch(/, grappled$/);
    expect(unitInWords(boarders, cairo(at(1)))).not.toContain('grappled');
  });

  it('is drawn: by lines that it brings itself, by a sign of the board, and in her picture', () => {
    expect(cairoOnBoard(at(1))).toMatchObject({ signs: [], looks: [] });
    const [hook] = cairoOnBoard(at(2)).signs;
    expect(drawing(hook!)).toEqual(
      ['move -0.9 -0.9', 'line 0.4 0.4', 'line 0.4 0.9', 'line 0 0.9', 'move -0.8 -0.9'].concat([
        `arc -0.9 -0.9 0.1 0 ${Math.PI * 2}`,
      ]),
    );
    expect(cairoOnBoard(at(2)).looks).toEqual(['rams']);
    // Carried says more than grappled, and stands there alone.
    expect(cairoOnBoard(at(2, 'cairo')).signs).toEqual(['struck']);
    expect(drawing('struck')).toContain('line -0.7 -0.85');
    expect(conditionsOf({ ...cairoOnBoard(at(2, 'cairo')), present: true }).struck).toBe(true);
  });

  it('is news when it comes and when it ends, and the last word where it ends her', () => {
    const toldBetween = (before: State, after: State) =>
      changesBetween(boarders, sheets(before), sheets(after)).changes.map(({ name, words, hurt }) => [
        name,
        ...words,
        hurt,
      ]);
    expect(toldBetween(at(1), at(2))).toEqual([['cairo', 'grappled', true]]);
    expect(toldBetween(at(2), at(1))).toEqual([['cairo', 'cut loose', false]]);
    expect(toldBetween(at(1), at(2, 'cairo'))).toEqual([['cairo', 'carried by boarders', true]]);
  });

  it('is a fate in the records of games, and part of her story', () => {
    const { units } = recordGame(match, { union: 'random', confederate: 'random' }, 0, 'boarders/0');
    const carried = units.filter(({ left }) => left === 0);
    expect(carried.length).toBeGreaterThan(0);
    expect(units.filter(({ fate }) => fate === 'taken')).toEqual(carried);
    const scenes: Scene[] = [{ events: [], state: at(1) }];
    const state = at(1);
    while (state.turn < 2 && !state.outcome) {
      const hold = allOptions(duel, state).find(({ type }) => type === 'hold')!;
      scenes.push({ events: play(duel, state, hold), state: structuredClone(state) });
    }
    const deeds = deedsOf(toldOf(match, scenes), []).find(({ id }) => id === 'cairo')!;
    expect(storyOf(deeds)).toContain('Grappled in turn 2.');
  });

  it('frees her from her standing orders where the rules make her run', () => {
    const duties = (state: State) => inForce(situationOf(match, state), match.rules, 'union').duties;
    expect(duties(at(1)).get('cairo')).toMatchObject({ free: false, stance: { kind: 'hold' } });
    expect(duties(at(2)).get('cairo')).toMatchObject({ free: true });
    expect(duties(at(2)).get('carondelet')).toMatchObject({ free: false });
  });

  it('is known to no other system, and shadows no common mark', () => {
    for (const rules of RULE_SETS) {
      expect(() => markOf(rules, 'grappled')).toThrow(`${rules.id} has no mark grappled`);
      for (const mark of Object.keys(rules.marks ?? {})) expect(COMMON_MARKS).not.toHaveProperty(mark);
    }
  });
});
