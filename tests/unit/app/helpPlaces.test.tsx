// @vitest-environment happy-dom
/** Where a why stands: options of a battle, hands of cards, movement markers. And the list of keys, which lacks none. */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../../src/app/view/boardPort.ts';
import { helpPlace, RulesAtHand } from '../../../src/app/help/place.ts';
import { chartKeysInWords, keyList } from '../../../src/app/helm/keyList.ts';
import { onPlayKey } from '../../../src/app/helm/keys.ts';
import { Hands } from '../../../src/app/play/hands.tsx';
import { PlotTable } from '../../../src/app/play/plotTable.tsx';
import { Options } from '../../../src/app/setup/setupCard.tsx';
import { primaryOf } from '../../../src/app/helm/primary.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { paragraphBehind } from '../../../src/system/help.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

const whys = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.whyLink')];
const abouts = (): (string | null)[] => whys().map(link => link.getAttribute('aria-label'));

const tables: Table[] = [];
beforeEach(() => {
  helpPlace.value = null;
});
afterEach(() => {
  render(null, document.body);
  for (const table of tables.splice(0)) table.leave();
});

/** Memphis under some rules, gone on with to a step, and the curtain lifted. */
const atStep = async (id: string, step: string): Promise<Table> => {
  const rules = findRuleSet(id)!;
  const battle = shippedBattle('memphis')!;
  const created = '2026-01-02T03:04:05.000Z';
  const players = { union: 'human', confederate: 'human' };
  const session = new Session(
    newGame({ name: 'A game', created, battle, seed: 'why', match: matchOf(rules, battle.scenario), players }),
    () => undefined,
  );
  const table = new Table('why', session);
  tables.push(table);
  for (let press = 0; press < 40; press++) {
    await session.playback.settled();
    const here = rules.sequence[session.view.value.cursor.phase]?.id === step;
    if (session.curtain.value) session.lift();
    else if (here) return table;
    else primaryOf(table, () => undefined).press?.();
  }
  throw new Error(`${step} does not come`);
};

/** Whether every why that is shown leads to a paragraph. */
const expectAllToLead = async (id: string): Promise<void> => {
  const book = await findRuleSet(id)!.help!();
  for (const link of whys()) {
    link.click();
    const { why, rules } = helpPlace.value!;
    expect(rules?.id).toBe(id);
    expect(paragraphBehind(book, why!), link.getAttribute('aria-label')!).not.toBeNull();
  }
};

const show = (id: string, what: preact.ComponentChildren): void =>
  render(<RulesAtHand.Provider value={findRuleSet(id)!}>{what}</RulesAtHand.Provider>, document.body);

describe('a why stands', () => {
  it('beside every option of a battle, before there is a game', async () => {
    const rules = findRuleSet('portable')!;
    const { scenario } = shippedBattle('memphis')!;
    render(<Options rules={rules} scenario={scenario} chosen={{}} onChange={() => undefined} />, document.body);
    expect(abouts()).toEqual(rules.optionSpecs.map(({ title }) => `Why? ${title}`));
    await expectAllToLead('portable');
  });

  it('beside the speed, the other orders and the rest of the movement markers', async () => {
    const { helm, plotting } = await atStep('rams-ironclads', 'markers');
    helm.take(helm.actors.value[0]!);
    show('rams-ironclads', <PlotTable helm={helm} plotting={plotting} />);
    const others = [...document.querySelectorAll('.plotOrder')].map(order => `Why? ${order.textContent}`);
    expect(others.length).toBeGreaterThan(0);
    const warned = abouts().filter(words => words?.startsWith('Why? May '));
    expect(warned.length).toBe(document.querySelectorAll('.plotWarning').length);
    expect(abouts()).toEqual(['Why? Speed in knots', ...others, ...warned, 'Why? The rest as they go']);
    await expectAllToLead('rams-ironclads');
  });

  it('beside the hand of a ship', async () => {
    const { helm } = await atStep('quick-sheet', 'orders');
    show('quick-sheet', <Hands helm={helm} />);
    expect(abouts()).toEqual([expect.stringMatching(/^Why\? .*: choose a card$/)]);
    await expectAllToLead('quick-sheet');
  });
});

describe('the list of keys', () => {
  const KEYS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'
    .split(' ')
    .map(key => ({ key, code: `Key${key}` }));
  const OTHERS = ['Enter', 'Escape', 'ArrowLeft', '+', '-', '.'].map(key => ({ key, code: key }));
  const SPOKEN_AS: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowLeft: 'Arrow keys', '-': '−' };
  /** Whether a line names a key by itself. */
  const names = (line: string, key: string): boolean => ` ${line.replace(/,/g, '')} `.includes(` ${key} `);

  it('names every key of the play screen, and at the chart every one that moves the cursor or is answered', async () => {
    const table = await atStep('quick-sheet', 'orders');
    const { helm, spoken } = table;
    const nothing = (): void => undefined;
    const board = { fit: nothing, zoomBy: nothing, panBy: nothing } as unknown as Board;
    const letters = RULE_SETS.flatMap(({ desk }) => desk.standing?.stances.map(({ letter }) => letter) ?? []);
    const isStanceKey = (code: string): boolean => letters.some(letter => code === `Key${letter}`);
    const targets = { table, board: () => board, primary: nothing, order: nothing, stance: isStanceKey };
    const unnamed: string[] = [];
    const unspoken: string[] = [];
    for (const { key, code } of [...KEYS, ...OTHERS]) {
      helm.cursor.value = 1010;
      helm.cursorShown.value = true;
      const [said, at] = [spoken.value, helm.cursor.value];
      const event = new KeyboardEvent('keydown', { key: key.length > 1 ? key : key.toLowerCase(), code });
      if (!onPlayKey({ ...targets, help: nothing, log: nothing }, event)) continue;
      const word = SPOKEN_AS[key] ?? key;
      if (!keyList().some(({ keys }) => names(keys, word))) unnamed.push(key);
      const isForChart = spoken.value !== said || helm.cursor.value !== at;
      const line = keyList().find(({ keys, atChart }) => atChart !== undefined && names(keys, word));
      if (isForChart && !(line && chartKeysInWords().includes(`${line.keys}: `))) unspoken.push(key);
    }
    expect({ unnamed, unspoken }).toEqual({ unnamed: [], unspoken: [] });
    for (const key of ['K', 'I', 'W', 'S', 'H', 'N'])
      expect(names(chartKeysInWords().replace(/:/g, ''), key)).toBe(true);
  });

  it('names the keys of standing instructions that the systems have, and none where they have none', () => {
    const stances = [
      { id: 'never', title: 'Never', says: '' },
      { id: 'now', title: 'Now', says: '', letter: 'Y' },
    ];
    const listening = { desk: { standing: { title: '', of: () => [], stances } } };
    const added = keyList([listening, { desk: {} }]).filter(
      ({ does }) => !keyList([]).some(line => line.does === does),
    );
    expect(added.map(({ keys }) => keys)).toEqual(['Y']);
  });
});
