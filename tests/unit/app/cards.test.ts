/** Order cards, decks and the battle clock as the screen shows them: who may read what, what is suggested, what is said. */
import { describe, expect, it } from 'vitest';
import { legal, situationOf, start } from '../../../src/core/engine.ts';
import type { ClockView } from '../../../src/system/desk/index.ts';
import type { Command, KernelEvent } from '../../../src/core/types.ts';
import { CardDraft, cardOffers, deckOffers, prospectOf, suggestions } from '../../../src/app/helm/draft.ts';
import type { Played } from '../../../src/trials/gameFile.ts';
import type { LogLine } from '../../../src/app/table/log.ts';
import { cardInWords, isLongWord, wordInBrief } from '../../../src/app/play/card.tsx';
import {
  clockBelow,
  clockForecast,
  clockTitle,
  turnsLeft,
  dialAngle,
  eventsByTurn,
  lastRolls,
  rollInWords,
} from '../../../src/app/play/clock.tsx';
import { linesSince } from '../../../src/app/play/curtain.tsx';
import { ordersOf } from '../../../src/app/helm/orderList.ts';
import { primaryOf } from '../../../src/app/helm/primary.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { cardView, clock, clockRolls, decks, hands } from '../../../src/rules/quick-sheet/desk/cards.ts';
import { redact } from '../../../src/rules/quick-sheet/views.ts';
import { ORDER_CARDS, type OrderCard, type QuickSheetEvent } from '../../../src/rules/quick-sheet/types.ts';
import { battle, inWords, type Extra, type Table as Laid } from '../../systems/quick-sheet/table.ts';

/** One ship a side, twelve hexes apart on open water. */
const duel = (union: Extra = {}) =>
  battle(20, 9)
    .union('Cairo', 'ironclad', 305, 'E', { hand: ['fullSpeed', 'slowSpeed', 'slowAndFire'], ...union })
    .confederate('Bragg', 'tinclad', 1505, 'W', { hand: ['fire', 'fullSpeed'] });

/** The hand of the Cairo as her own side sees it. */
const cairo = (now: Extra['now'] = {}) => {
  const table = duel({ now }).at('orders');
  return hands(table.now).find(({ unit }) => unit === 'Cairo')!;
};

describe('a card', () => {
  it('says what it allows', () => {
    expect(ORDER_CARDS.map(card => cardInWords(cardView(card)))).toEqual([
      'Full speed: moves 2 hexes, no fire',
      'Slow speed: moves 1 hex, no fire',
      'Slow speed and fire: moves 1 hex, guns fire',
      'Fire: stays, guns fire',
      'Turn in hex and fire: stays, may turn where she lies, guns fire',
    ]);
  });

  it('has a word short enough for two lines in a fan', () => {
    for (const card of ORDER_CARDS) {
      const words = cardView(card).word.replace('& ', '&').split(' ');
      expect(words.length).toBeLessThanOrEqual(2);
      expect(Math.max(...words.map(word => word.length))).toBeLessThanOrEqual(5);
    }
  });

  it('is set smaller where its language has longer words, and a thumbnail cuts no word', () => {
    expect(['Full Speed', 'Drehen & Feuer', 'Langsam & Feuer', 'Langsame Fahrt'].map(isLongWord)).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
    expect(['Slow & Fire', 'Turn & Fire', 'Feuer', 'Langsame Fahrt'].map(wordInBrief)).toEqual([
      'Slow',
      'Turn',
      '',
      '',
    ]);
  });

  it('moves a fast ship farther', () => {
    expect([cardView('fullSpeed', 'fast').hexes, cardView('slowSpeed', 'fast').hexes]).toEqual([3, 2]);
    const [bragg] = hands(duel().at('orders').now).filter(({ unit }) => unit === 'Bragg');
    expect(bragg?.held.map(card => card?.moves)).toEqual(['', '2 or 3 hexes']);
  });
});

describe('a hand', () => {
  it('moves as its cards say while nothing is wrong with the ship', () => {
    expect(cairo()).toMatchObject({ idle: null, hindered: null });
    expect(cairo().held.map(card => card?.hexes)).toEqual([2, 1, 1]);
  });

  it.each([
    ['a lost funnel', { funnelLost: true }, [1, 1, 1], /funnel is gone: 1 hex at most/],
    ['a battered hull', { points: 5 }, [1, 1, 1], /battered: 1 hex at most/],
    ['a destroyed engine', { engineLost: true }, [0, 0, 0], /engine is destroyed/],
    ['no steam yet', { steamFrom: 4 }, [0, 0, 0], /no steam before turn 4/],
    // She may come off before she shows her card.
    ['a sandbar', { aground: true }, [2, 1, 1], /only if she comes off first/],
    ['a hit pilot house', { pilotHouseHit: true }, [2, 1, 1], /only if it is repaired first/],
  ])('counts %s', (_what, now, hexes, why) => {
    const hand = cairo(now);
    expect(hand.held.map(card => card?.hexes)).toEqual(hexes);
    expect(hand.hindered?.says).toMatch(why);
  });

  it('is idle after a ram and under a struck flag, and says so', () => {
    expect(cairo({ noCardIn: 1 }).idle?.says).toMatch(/rammed last turn/);
    const struck = hands(duel({ hand: [], now: { struck: true } }).at('orders').now)[0];
    expect(struck).toMatchObject({
      unit: 'Cairo',
      idle: { says: 'She has struck her colours.', cite: 'Q33' },
      hindered: null,
    });
  });

  it('and deck of the other side show backs and numbers only', () => {
    const { match, state } = duel({ card: 'fire' }).at('orders');
    const now = situationOf(match, redact(state, 'confederate'));
    const far = hands(now).find(({ unit }) => unit === 'Cairo')!;
    expect(far.held).toEqual([null, null, null, null]);
    expect(decks(now, 'union').flatMap(deck => deck.cards.flatMap(({ left, chance }) => [left, chance]))).toEqual(
      Array(20).fill(null),
    );
    const own = decks(now, 'confederate')[0]!;
    expect(own.cards.reduce((sum, { chance }) => sum + chance!, 0)).toBeCloseTo(1, 12);
  });
});

/** What a ship is advised of these offers, by what her side sees. */
const advisedTo = (ship: string, { match, state }: Laid, type: 'lay' | 'chooseDeck'): string => {
  const { side } = state.ships[ship]!;
  const now = situationOf(match, redact(state, side));
  const offers = legal(match, state, side).filter(offer => offer.type === type && offer.ship === ship);
  const advised = match.rules.desk.deciding.advise(now, offers);
  return advised ? inWords(advised) : 'none';
};

describe('the card that is advised', () => {
  const hand: OrderCard[] = ['fullSpeed', 'slowAndFire', 'fire', 'turnAndFire'];
  const against = (at: number, facing: 'E' | 'NE', cards = hand): string => {
    const table = battle(20, 9)
      .union('Cairo', 'ironclad', 305, facing, { hand: cards })
      .confederate('Bragg', 'tinclad', at, 'W', { hand: ['fire', 'fullSpeed'] });
    return advisedTo('Cairo', table.at('orders'), 'lay');
  };

  it('fires at an enemy on whom her guns bear, and steams while nobody is near', () => {
    expect([against(605, 'E'), against(1905, 'E')]).toEqual(['lay Cairo fire', 'lay Cairo fullSpeed']);
  });
});

describe('the deck that is advised', () => {
  const against = (at: number): string => {
    const table = battle(20, 9).union('Cairo', 'ironclad', 305, 'E').confederate('Bragg', 'ironclad', at, 'W');
    return advisedTo('Bragg', table.at('reload'), 'chooseDeck');
  };

  it('is one to fight with where an enemy is near, else one to steam with', () => {
    expect([against(605), against(1905)]).toEqual([
      'chooseDeck Bragg actionStationsDeck',
      'chooseDeck Bragg fullSpeedDeck',
    ]);
  });
});

/** A screen before a battle that has just begun. */
const seated = (): Table => {
  const match = battle(20, 9)
    .union('Cairo', 'ironclad', 305, 'E')
    .union('Benton', 'ironclad', 307, 'E')
    .confederate('Bragg', 'tinclad', 605, 'W')
    .matchOf() as unknown as Played['setup']['match'];
  const opening = start(match, 'cards');
  const setup = {
    name: 'cards',
    created: '',
    seed: 'cards',
    match,
    players: { union: 'human', confederate: 'human' } as const,
    battle: { scenario: match.scenario, source: null, shipped: false },
  };
  const session = new Session(
    { setup, opening: { state: opening.state, events: opening.events }, entries: [] },
    () => undefined,
  );
  session.lift();
  return new Table('cards', session);
};

/** Presses the primary button and lets everything be seen; lifts the curtain that may have fallen. */
const press = async (table: Table): Promise<string> => {
  const { label, press: act } = primaryOf(table, () => undefined);
  act?.();
  await expect.poll(() => table.session.busy.value).toBe(false);
  table.session.lift();
  return label;
};

const phase = ({ session }: Table): string | undefined =>
  session.setup.match.rules.sequence[session.view.value.cursor.phase]?.id;

describe('a card that is looked at before it is laid (Q5)', () => {
  it('lights every hex in which she must end by it, or by any of her hand; the rest of the time none', async () => {
    const table = seated();
    const { helm, session } = table;
    while (phase(table) !== 'orders') await press(table);
    const hand = hands(session.now as never).find(({ side }) => side === session.viewer.value)!;
    expect(helm.cards.ways.value).toEqual([]);
    helm.cards.weighed.value = { unit: hand.unit, card: null };
    const { at } = session.view.value.ships[hand.unit]!;
    const lengths = (): number[] => [
      ...new Set(helm.cards.ways.value.map(({ hex }) => session.now.chart.range(at, hex))),
    ];
    const moving = hand.held.flatMap(card => (card && card.speed !== null ? [card] : []));
    expect(moving.length).toBeGreaterThan(0);
    expect(Math.max(...lengths())).toBe(Math.max(...moving.map(({ hexes }) => hexes)));
    for (const { id, least, hexes } of moving) {
      helm.cards.weighed.value = { unit: hand.unit, card: id };
      expect(lengths().sort()).toEqual([...new Set([least, hexes])]);
    }
    helm.cards.weighed.value = null;
    expect(helm.cards.ways.value).toEqual([]);
  });
});

describe('the sweep', () => {
  it('draws hands and lays cards by the primary button alone: first it chooses, then it plays', async () => {
    const table = seated();
    expect([phase(table), table.session.viewer.value]).toEqual(['reload', 'confederate']);
    expect([await press(table), await press(table)]).toEqual(['Choose for me', 'Draw 1 hand']);
    expect(table.session.viewer.value).toBe('union');
    expect([await press(table), await press(table)]).toEqual(['Choose for me', 'Draw 2 hands']);
    expect(phase(table)).toBe('orders');
    const first = table.session.viewer.value;
    expect([await press(table), await press(table)]).toEqual(['Choose for me', 'Lay the cards']);
    expect(phase(table)).toBe('orders');
    expect(table.session.viewer.value).not.toBe(first);
    expect([await press(table), await press(table)]).toEqual(['Choose for me', 'Lay the cards']);
    expect(phase(table)).not.toBe('orders');
    table.leave();
  });

  it('chooses what the rules advise for each ship alone, and leaves what is chosen', async () => {
    const table = seated();
    for (let times = 0; times < 4; times++) await press(table);
    expect(phase(table)).toBe('orders');
    const { session, helm } = table;
    const { draft } = helm;
    const offers = cardOffers(session);
    const units = [...new Set(offers.map(({ unit }) => unit))];
    const advised = units.map(unit => {
      const own = offers.filter(offer => offer.unit === unit).map(({ command }) => command);
      return [unit, session.setup.match.rules.desk.deciding.advise(session.now, own)];
    });
    const suggested = suggestions(session, draft);
    expect(Object.keys(suggested)).toEqual(units);
    expect(advised).toMatchObject(units.map(unit => [unit, { type: 'lay', ship: unit, card: suggested[unit] }]));
    const [first = ''] = units;
    draft.choose(first, suggested[first]!);
    expect(suggestions(session, draft)).toEqual(
      Object.fromEntries(units.slice(1).map(unit => [unit, suggested[unit]])),
    );
    // A card that is advised stays in the list of what she can do: the main button plays all that are chosen, and no single one.
    helm.take(first);
    expect(ordersOf(helm).map(({ command }) => command)).toEqual(
      expect.arrayContaining(offers.filter(({ unit }) => unit === first).map(({ command }) => command)),
    );
    table.leave();
  });

  it('may draw one hand, see it, and then the next; what was chosen can be altered before', async () => {
    const table = seated();
    await press(table);
    await press(table);
    table.helm.draft.choose('Cairo', 'fullSpeedDeck');
    table.helm.draft.choose('Cairo', 'actionStationsDeck');
    expect(await press(table)).toBe('Draw 1 hand');
    const { desk } = table.session.setup.match.rules;
    const held = desk.cards!.hands(table.session.now).filter(({ side }) => side === 'union');
    expect(held.map(({ unit, deck }) => [unit, deck])).toEqual([
      ['Cairo', 'Action stations'],
      ['Benton', null],
    ]);
    expect(deckOffers(table.session).every(({ unit }) => unit === 'Benton')).toBe(true);
    table.leave();
  });

  it('lays nothing before every ship has a card, and leaves what was chosen by hand', async () => {
    const table = seated();
    for (let times = 0; times < 4; times++) await press(table);
    if (table.session.viewer.value !== 'union') for (let times = 0; times < 2; times++) await press(table);
    expect([phase(table), table.session.viewer.value]).toEqual(['orders', 'union']);
    const { choice } = cardOffers(table.session).findLast(({ unit }) => unit === 'Benton')!;
    table.helm.draft.choose('Benton', choice);
    const before = table.session.history.value.length;
    expect(primaryOf(table, () => undefined)).toMatchObject({
      label: 'Choose the rest',
      detail: '1 of 2 still to choose',
    });
    await press(table);
    expect(table.session.history.value.length).toBe(before);
    expect(table.helm.draft.chosen.value.Benton).toBe(choice);
    await press(table);
    const laid = table.session.history.value.slice(before).map(({ command }) => command as Command & { card: string });
    expect(laid.map(({ type }) => type)).toEqual(['lay', 'lay']);
    expect(laid[1]!.card).toBe(choice);
    expect(table.helm.draft.chosen.value).toEqual({});
    table.leave();
  });

  it('sees who is in the field of her guns, and how far off the next enemy is', () => {
    const table = seated();
    const { helm } = table;
    const units = helm.units.value;
    const seen = prospectOf(helm.session, units, 'Cairo');
    expect([seen.targets.map(({ id }) => id), seen.nearest]).toEqual([['Bragg'], 3]);
    expect(
      prospectOf(
        helm.session,
        units.filter(({ id }) => id !== 'Bragg'),
        'Cairo',
      ),
    ).toMatchObject({
      targets: [],
      nearest: null,
    });
    table.leave();
  });

  it('keeps one choice for a ship', () => {
    const draft = new CardDraft();
    draft.choose('Cairo', 'fire');
    draft.fill({ Cairo: 'fullSpeed', Benton: 'fire' });
    expect(draft.chosen.value).toEqual({ Cairo: 'fullSpeed', Benton: 'fire' });
    draft.clear();
    expect(draft.chosen.value).toEqual({});
  });
});

describe('the battle clock', () => {
  const view = (now: number, from = 0): ClockView => ({ now, from, end: 8, earliest: 6, steady: 9, says: '' });

  it('comes round once in a battle, also from below 0', () => {
    expect([0, 2, 4, 8, 9].map(now => dialAngle(view(now), now))).toEqual([0, 90, 180, 360, 360]);
    expect([-8, -4, 0, 8].map(now => dialAngle(view(now, -8), now))).toEqual([0, 90, 180, 360]);
  });

  it('is put into words', () => {
    expect([clockTitle(view(3)), clockTitle(view(-2, -6))]).toEqual(['Clock 3, ends at 8', 'Clock −2, ends at 8']);
    // Below 0 it says why, where it began so.
    expect([clockBelow(view(-2, -6)), clockBelow(view(3))]).toEqual([expect.stringContaining('−6'), '']);
    expect(clockForecast(view(3), false)).toBe('Earliest end turn 6; if nobody shifts it, turn 9.');
    // Q10: whoever rolls may still put it back.
    expect(clockForecast(view(8), false)).toBe(
      'The battle ends if it still stands at 8 or more when both sides have rolled.',
    );
    expect(clockForecast(view(8), true)).toBe('It has run out.');
  });

  it('tells how many turns are left, this one counted', () => {
    expect(turnsLeft(view(3), 4, false)).toBe('about 6 turns left');
    expect(turnsLeft({ ...view(3), earliest: 9 }, 9, false)).toBe('1 turn left');
    expect(turnsLeft(view(8), 9, false)).toBe('last turn, as it stands');
    expect(turnsLeft(view(8), 9, true)).toBe('no turn left');
  });

  it('knows the turns in which it can end', () => {
    const at = (total: number): ClockView => clock(duel().with({ clock: total }).at('orders').now);
    // One a turn by itself, three if both put it on: in the clock step of this turn at the soonest.
    expect(at(7)).toMatchObject({ earliest: 1, steady: 1 });
    expect(at(5)).toMatchObject({ earliest: 1, steady: 3 });
    expect(at(4)).toMatchObject({ earliest: 2, steady: 4 });
    expect(clock(duel().section({ clock: -6 }).at('orders').now).from).toBe(-6);
  });

  it('tells what each side rolled and made of it', () => {
    const table = duel().at('clockRolls', 6);
    const told = (): readonly QuickSheetEvent[] => table.all as QuickSheetEvent[];
    expect(clockRolls(told())).toEqual([{ side: 'confederate', die: 6, may: true, by: null }]);
    table.play('shiftClock confederate 1', 2);
    expect(clockRolls(told().filter(({ type }) => type.startsWith('clock')))).toEqual([
      { side: 'confederate', die: 6, may: true, by: 1 },
      { side: 'union', die: 2, may: false, by: 0 },
    ]);
  });

  it('tells a clock that was left alone from one still to be decided', () => {
    const rolled: QuickSheetEvent = { type: 'clockRolled', side: 'union', die: 5, may: true };
    expect(clockRolls([rolled])[0]!.by).toBeNull();
    expect(clockRolls([rolled, { type: 'cardsRemoved' }])[0]!.by).toBe(0);
    expect(clockRolls([rolled, { type: 'clockMoved', clock: 4, by: -1, cause: 'union' }])[0]!.by).toBe(-1);
    // The turn's own step is nobody's shift.
    expect(clockRolls([rolled, { type: 'clockMoved', clock: 4, by: 1, cause: 'turn' }])[0]!.by).toBe(0);
  });

  it.each([
    [{ may: false, by: 0 }, 'may not shift it'],
    [{ may: true, by: null }, 'may shift it: deciding now'],
    [{ may: true, by: 0 }, 'left it'],
    [{ may: true, by: 1 }, 'put it on by 1'],
    [{ may: true, by: -1 }, 'put it back by 1'],
  ])('says %o as "%s"', (roll, words) => {
    expect(rollInWords({ side: 'union', die: 3, ...roll })).toBe(words);
  });

  it('shows the rolls of the last turn that had any', () => {
    const roll = (die: number) => ({ type: 'clockRolled', side: 'union', die, may: false }) as const;
    const events: (KernelEvent | QuickSheetEvent)[] = [
      { type: 'turnBegan', turn: 1 },
      roll(1),
      { type: 'turnBegan', turn: 2 },
      roll(2),
      { type: 'turnBegan', turn: 3 },
      { type: 'phaseBegan', phase: 'reload' },
    ];
    const turns = eventsByTurn(events);
    expect(turns.map(each => [each.turn, each.events.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    const last = lastRolls(turns, each => clockRolls(each as QuickSheetEvent[]));
    expect([last?.turn, last?.rolls.map(({ die }) => die)]).toEqual([2, [2]]);
    expect(lastRolls(turns.slice(2), each => clockRolls(each as QuickSheetEvent[]))).toBeNull();
  });
});

describe('the curtain', () => {
  const line = (kind: LogLine['kind'], text: string): LogLine => ({
    index: 0,
    entry: 0,
    kind,
    text,
    roll: null,
    hexes: [],
    units: [],
  });
  const log = [line('turn', 'Turn 1'), line('phase', 'Fire'), line('turn', 'Turn 2'), line('phase', 'Orders')];

  it('tells the news under the turn and the step in which they began', () => {
    const all = [...log, line('line', 'old'), line('line', 'new')];
    const lines = all.map((each, index) => ({ ...each, index }));
    expect(linesSince(lines, 5).map(({ text }) => text)).toEqual(['Turn 2', 'Orders', 'new']);
    expect(linesSince(lines, 3).map(({ text }) => text)).toEqual(['Turn 2', 'Orders', 'old', 'new']);
    expect(linesSince(lines, 0)).toEqual(lines);
  });
});
