/** Q76 and Q78 with two players at one screen: what each buys stays behind the curtain, what is laid is seen by both. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../src/app/table/session.ts';
import { enemyOf, SIDES, type Command, type Side, type State } from '../../../src/core/types.ts';
import type { PreGame } from '../../../src/rules/quick-sheet/types.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { madeBattle } from '../../../src/trials/library.ts';

const quickSheet = findRuleSet('quick-sheet')!;
type Laid = State & { preGame: PreGame; assets: Record<Side, string[]>; bought: Record<Side, unknown> };

/** A decision as the two of them come to it. */
interface Met {
  step: string;
  by: Side;
  /** Whether somebody had to look away for it. */
  curtain: boolean;
  /** Whether the screen shows what both may know. */
  open: boolean;
  view: Laid;
  enemys: Laid;
  offers: readonly Command[];
}

const met: Met[] = [];
let session: Session;

beforeAll(async () => {
  const battle = madeBattle(quickSheet, 'curtain');
  const match = matchOf(quickSheet, battle.scenario);
  const players = { union: 'human', confederate: 'human' };
  session = new Session(
    newGame({ name: 'Two', created: '2026-01-02T03:04:05.000Z', seed: 'two', battle, match, players }),
    () => undefined,
  );
  const phaseIn = ({ cursor }: State): string => quickSheet.sequence[cursor.phase]!.id;
  for (;;) {
    await session.playback.settled();
    const curtain = session.curtain.value !== null;
    session.lift();
    const by = session.viewer.value!;
    const step = phaseIn(session.newest);
    if (step === 'reload') return;
    const [view, enemys] = [session.view.value, session.known(session.newest, enemyOf(by))] as [Laid, Laid];
    const offers = session.offers.value;
    met.push({ step, by, curtain, open: session.open.value, view, enemys, offers });
    expect(session.dispatch(offers[offers.length >> 1]!)).toBeNull();
  }
});

const inStep = (wanted: string): Met[] => met.filter(({ step }) => step === wanted);

describe('before a battle of the rulebook’s own, at one screen', () => {
  it('Q76: the curtain falls before each of the two buys, and the second sees nothing of what the first has bought', () => {
    const [first, second] = inStep('market');
    expect(inStep('market')).toHaveLength(2);
    expect([first!.curtain, second!.curtain]).toEqual([true, true]);
    expect(second!.by).toBe(enemyOf(first!.by));
    expect([first!.open, second!.open]).toEqual([false, false]);
    expect(second!.view.bought).toEqual({ union: null, confederate: null });
    expect(second!.enemys.bought[first!.by]).not.toBeNull();
    expect(second!.offers.every(({ side, type }) => side === second!.by && type === 'buy')).toBe(true);
  });

  it('Q55, Q78: ships, islands, bars and berths are chosen before the eyes of both, without a curtain', () => {
    for (const step of ['fleets', 'river', 'deployment']) {
      expect(inStep(step).length).toBeGreaterThan(1);
      expect(inStep(step).map(({ open }) => open)).not.toContain(false);
      expect(new Set(inStep(step).map(({ by }) => by)).size).toBe(2);
    }
    expect([...inStep('river'), ...inStep('deployment')].some(({ curtain }) => curtain)).toBe(false);
    for (const { view, enemys } of inStep('river')) expect(view.preGame.river).toEqual(enemys.preGame.river);
  });

  it('S7: while they do, neither reads an asset of the other, and the log names none', () => {
    for (const { view } of [...inStep('river'), ...inStep('deployment')])
      for (const side of SIDES) expect(view.assets[side].every(asset => asset === 'hidden')).toBe(true);
    const bought = session.newest as Laid;
    expect(SIDES.some(side => bought.assets[side].length > 0)).toBe(true);
    const told = session.log.value.map(({ text }) => text).join('\n');
    expect(told).toMatch(/island/i);
    expect(told).not.toMatch(/panic|nightfall|army support|submarine|torpedo boat/i);
  });

  it('whoever lays a patch is offered the places of the column that was thrown, and no other than him', () => {
    for (const { by, offers } of inStep('river')) {
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.every(({ side, type }) => side === by && type === 'layPatch')).toBe(true);
    }
    expect(inStep('river')).toHaveLength(4);
  });
});
