/** Opponents at work on a session, without a page: who decides when, what they are told, and what a reload or an undo does to them. */
import { afterEach, describe, expect, it } from 'vitest';
import { HUMAN, newGame, openGame, toGameFile, type Played, type Players } from '../../../src/trials/gameFile.ts';
import type { Hint } from '../../../src/app/helm/hint.ts';
import { Helm } from '../../../src/app/helm/helm.ts';
import { inWords } from '../../../src/languages/phrase.ts';
import type { Entry } from '../../../src/trials/gameFile.ts';
import { whyInWords } from '../../../src/trials/reasons.ts';
import { withReasons } from '../../../src/app/table/log.ts';
import { Mind } from '../../../src/app/opponent/mind.ts';
import type { Advice, Answer, Battle, Question } from '../../../src/app/opponent/sight.ts';
import { sightFor, type Sight } from '../../../src/system/sight.ts';
import type { Foregone } from '../../../src/app/opponent/prospects.ts';
import { GivenUp, type Thinker } from '../../../src/app/opponent/thinker.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { battleOf, PATIENCE, sightOf, Solo } from '../../../src/app/opponent/solo.ts';
import { BOTS } from '../../../src/bots/index.ts';
import { OPPONENTS } from '../../../src/bots/opponents.ts';
import { legal } from '../../../src/core/engine.ts';
import { situationOf } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { SIDES, type Side, type State } from '../../../src/core/types.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { parseScenario, scenarioFileOf } from '../../../src/scenario/index.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const CREATED = '2026-01-02T03:04:05.000Z';
const BOTH: Players = { union: 'captain', confederate: 'captain' };
const SOLO: Players = { union: HUMAN, confederate: 'captain' };

const newPlayed = (rules: string, battle: string | Scenario, players: Players, seed = 'solo'): Played => {
  const scenario = typeof battle === 'string' ? scenarioNamed(battle) : battle;
  return newGame({
    name: 'A game',
    created: CREATED,
    seed,
    players,
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    match: matchOf(findRuleSet(rules)!, scenario),
  });
};

/** A thinker in the same thread: everything that it is told is kept, and goes through JSON as through a worker's door. */
class Here implements Thinker {
  readonly told: unknown[] = [];
  stops = 0;
  /** How often it was asked whether anything can still change, and has answered. */
  asked = 0;
  answered = 0;
  /** What goes wrong at the next question. */
  fault: string | null = null;
  /** Holds answers back until it is called. */
  gate: Promise<void> = Promise.resolve();
  #mind: Mind | null = null;
  readonly #battle: Battle;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  async #in<T>(work: (mind: Mind) => T): Promise<T> {
    const { stops, fault } = this;
    await this.gate;
    if (stops !== this.stops) throw new GivenUp('stopped');
    this.fault = null;
    if (fault !== null) throw new Error(fault);
    if (!this.#mind) {
      this.#mind = new Mind(() => 0);
      this.#mind.sit(this.#through(this.#battle));
    }
    return this.#through(work(this.#mind));
  }

  #through<T>(value: T): T {
    return JSON.parse(JSON.stringify(value)) as T;
  }

  decide(question: Question): Promise<Answer> {
    this.told.push(question);
    return this.#in(mind => mind.decide(this.#through(question)));
  }

  advise(opponent: string, sight: Sight, patience: number, unit: string | null = null): Promise<Advice> {
    this.told.push(sight);
    return this.#in(mind => mind.advise(opponent, this.#through(sight), patience, unit));
  }

  wouldDraw(sight: Sight, patience: number): Promise<boolean> {
    return this.#in(mind => mind.wouldDraw(this.#through(sight), patience));
  }

  foregone(sight: Sight, patience: number): Promise<Foregone | null> {
    this.asked += 1;
    return this.#in(mind => mind.foregone(this.#through(sight), patience)).finally(() => (this.answered += 1));
  }

  stop(): void {
    this.stops += 1;
    this.#mind = null;
  }
}

interface Seated extends Pick<Table, 'session' | 'helm' | 'hints'> {
  solo: Solo;
  thinker: Here;
}

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const sit = (played: Played, seated = true): Seated => {
  const session = new Session(played, () => undefined);
  const thinker = new Here(battleOf(session));
  const solo = new Solo(session, thinker);
  const table = new Table('a game', session, { helm: new Helm(session, solo) });
  tables.push(table);
  solo.seated.value = seated;
  const { helm, hints } = table;
  return { session, helm, hints, solo, thinker };
};

const pass = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

/** Waits until something holds. */
const until = async (holds: () => boolean, most = 5000): Promise<void> => {
  for (let round = 0; round < most; round++) {
    if (holds()) return;
    await pass();
  }
  throw new Error('it does not come to that');
};

const isOver = ({ session }: Pick<Seated, 'session'>): boolean =>
  session.newest.outcome !== null && !session.busy.value;
const mayDecide = ({ session, solo }: Seated): boolean =>
  isOver({ session }) || (solo.side.value === null && session.offers.value.length > 0);

/** So many decisions of opponents who are held. */
const stepOn = async ({ session, solo }: Seated, steps: number): Promise<void> => {
  for (let step = 0; step < steps; step++) {
    await until(() => solo.doing.value === 'held');
    const before = session.history.value.length;
    solo.step();
    await until(() => session.history.value.length > before);
  }
};

/** Follows the advice of an opponent for as long as something holds. */
const follow = async (table: Seated, goesOn: () => boolean): Promise<void> => {
  const { hints } = table;
  while (goesOn()) {
    // What follows on advice that was taken is laid out unasked, or done where it belongs to her turn.
    await until(() => !goesOn() || (mayDecide(table) && !table.session.busy.value && !hints.thinking.value));
    if (isOver(table) || !goesOn()) return;
    if (!hints.hint.value) await hints.press();
    expect(hints.hint.value?.words).toMatch(/\S{3}/);
    const before = table.session.history.value.length;
    await hints.press();
    expect(table.helm.notice.value).toBeNull();
    expect(table.session.history.value.length).toBeGreaterThan(before);
  }
};

const reopened = (played: Played): Played => {
  const file: unknown = JSON.parse(JSON.stringify(toGameFile(played, 'test', CREATED)));
  const opened = openGame(file, () => undefined);
  if (!opened.ok) throw new Error(opened.refusal);
  return opened;
};

describe('the opponents that can be chosen', () => {
  it('are those that there are, each with a title of its own and a sentence', () => {
    expect(OPPONENTS.map(({ name }) => name).sort()).toEqual(Object.keys(BOTS).sort());
    expect(new Set(OPPONENTS.map(({ title }) => title)).size).toBe(OPPONENTS.length);
    for (const { says } of OPPONENTS) expect(says).toMatch(/^[A-Z].{20,140}\.$/);
  });
});

describe('a battle against an opponent', () => {
  it.each(RULE_SETS.map(({ id }) => id))(
    'goes to its end under %s without a curtain, and shows nothing but what the player may know',
    async rules => {
      const table = sit(newPlayed(rules, 'duel', SOLO));
      const { session } = table;
      let curtains = 0;
      session.curtain.subscribe(curtain => void (curtains += curtain ? 1 : 0));
      const { redact } = session.setup.match.rules;
      session.view.subscribe(view => {
        expect(session.viewer.value).toBe('union');
        if (!view.outcome) expect(hash(view)).toBe(hash(redact(view, 'union')));
      });
      await follow(table, () => !isOver(table));
      expect(curtains).toBe(0);
      const sides = new Set(session.history.value.map(({ command }) => command.side));
      expect(sides.size).toBe(2);
      expect(session.history.value.some(({ reason }) => reason !== undefined)).toBe(true);
    },
  );

  it.each(RULE_SETS.map(({ id }) => id))('tells the opponent nothing that his side may not know: %s', async rules => {
    const table = sit(newPlayed(rules, 'duel', { ...SOLO, union: 'captain' }));
    await until(() => table.session.newest.turn > 2 || isOver(table));
    const { match } = table.session.setup;
    expect(table.thinker.told.length).toBeGreaterThan(4);
    for (const question of table.thinker.told as Question[]) {
      expect(Object.keys(question).sort()).toEqual(['now', 'opponent', 'patience', 'recap']);
      for (const sight of [question.now, ...(question.recap ?? [])]) {
        // What the fuzzer searches for secrets, and nothing beside it: his view, and what follows from it.
        const { view, side, dice } = sight;
        expect(view.rng).toEqual([]);
        expect(sight).toEqual(sightFor(match, view, side, dice));
      }
    }
    expect(Object.keys(battleOf(table.session)).sort()).toEqual(['options', 'rules', 'source']);
    // The seed would tell every die to come.
    expect(JSON.stringify([table.thinker.told, battleOf(table.session)])).not.toContain('solo');
  });

  it('the player goes first where both sides owe a decision', async () => {
    const { session, solo } = sit(newPlayed('rams-ironclads', 'duel', { union: 'captain', confederate: HUMAN }));
    await pass();
    expect(session.newest.cursor.awaiting).toEqual([...SIDES]);
    expect(solo.side.value).toBeNull();
    expect(session.decider.value).toBe('confederate');
    expect(session.offers.value.length).toBeGreaterThan(0);
  });
});

describe('two opponents', () => {
  it('are watched from where everything is seen, and say why at once', async () => {
    const table = sit(newPlayed('quick-sheet', 'duel', BOTH));
    const { session, solo } = table;
    let reason = '';
    solo.reason.subscribe(why => (reason = why ? inWords(why.says, id => id) : reason));
    await until(() => session.newest.turn > 1 || isOver(table));
    expect(session.viewer.value).toBeNull();
    expect(session.curtain.value).toBeNull();
    expect(hash(session.view.value)).toBe(hash(session.stateAt(session.shownCount.value)));
    expect(reason).toMatch(/\.$/);
    expect(session.undoOffer.value).toEqual({ entries: 0, why: null });
  });

  it('stand while they are held, make one move when they are told to, and go on', async () => {
    const { session, solo } = sit(newPlayed('portable', 'duel', BOTH), false);
    const moves = (): number => session.history.value.length;
    solo.hold();
    solo.seated.value = true;
    await until(() => solo.doing.value === 'held');
    for (let wait = 0; wait < 5; wait++) await pass();
    expect(moves()).toBe(0);
    solo.step();
    await until(() => moves() === 1 && solo.doing.value === 'held');
    for (let wait = 0; wait < 5; wait++) await pass();
    expect(moves()).toBe(1);
    solo.goOn();
    await until(() => moves() > 3);
  });
});

describe('a game that is taken up again', () => {
  it.each(RULE_SETS.map(({ id }) => id))('goes on as it would have, wherever it was left: %s', async rules => {
    const whole = sit(newPlayed(rules, 'duel', { union: 'captain', confederate: 'random' }));
    await until(() => isOver(whole), 20_000);
    const { history, setup, opening } = whole.session;
    const total = history.value.length;
    for (const share of [0.23, 0.5, 0.81]) {
      const entries = history.value.slice(0, Math.floor(total * share));
      const again = sit(reopened({ setup, opening, entries }));
      await until(() => isOver(again), 20_000);
      expect(again.session.history.value.length).toBe(total);
      expect(hash(again.session.newest)).toBe(hash(whole.session.newest));
    }
  });

  it('gives an opponent who has forgotten his plan the decisions of the step again, once', async () => {
    const whole = sit(newPlayed('portable', 'memphis', BOTH));
    const phaseAt = (count: number): string => {
      const { turn, cursor } = whole.session.stateAt(count);
      return `${turn} ${cursor.phase} ${String(cursor.awaiting)}`;
    };
    await until(() => whole.session.history.value.length > 12);
    whole.solo.hold();
    const { history, setup, opening } = whole.session;
    const count = 4 + history.value.slice(4).findIndex((_, at) => phaseAt(at + 4) === phaseAt(at + 1));
    const { thinker, session } = sit({ setup, opening, entries: history.value.slice(0, count) });
    await until(() => session.history.value.length > count + 2);
    const [first, second] = thinker.told as Question[];
    expect(first?.recap?.length).toBeGreaterThanOrEqual(3);
    expect(first?.recap?.at(-1)?.view).toEqual(sightOf(session, first!.now.side, count - 1).view);
    expect(second?.recap).toBeNull();
  });

  it('keeps what opponents have said', async () => {
    const table = sit(newPlayed('portable', 'duel', BOTH));
    await until(() => isOver(table));
    const played = reopened(table.session.played);
    const { match } = played.setup;
    const told = (entries: readonly Entry[]) => entries.map(entry => whyInWords(match, entry));
    expect(told(played.entries)).toEqual(told(table.session.history.value));
    const { log, history } = new Session(played, () => undefined);
    const lines = withReasons(played.setup.match, log.value, history.value);
    const said = history.value.filter(({ reason }) => reason !== undefined).length;
    expect(said).toBeGreaterThan(3);
    expect(lines.filter(({ kind }) => kind === 'reason')).toHaveLength(said);
    expect(lines.filter(({ kind }) => kind !== 'reason')).toEqual(log.value);
  });
});

describe('the player against an opponent', () => {
  it('takes back his own last order together with the answer to it, as long as no die fell', async () => {
    const table = sit(newPlayed('portable', 'memphis', SOLO));
    const { session, solo, helm } = table;
    solo.hold();
    await follow(table, () => solo.side.value === null);
    const { gesture } = session.history.value.at(-1)!;
    const own = session.history.value.filter(entry => entry.gesture === gesture).length;
    const before = session.history.value.length - own;
    const state = hash(session.stateAt(before));
    for (let step = 1; step <= 2; step++) {
      await until(() => solo.doing.value === 'held');
      solo.step();
      await until(() => session.history.value.length === before + own + step);
    }
    await session.playback.settled();
    expect(session.undoOffer.value).toEqual({ entries: own + 2, why: null });
    helm.undo();
    expect(helm.notice.value).toBeNull();
    expect(hash(session.newest)).toBe(state);
    expect(session.history.value).toHaveLength(before);
    expect(session.offers.value).toEqual(legal(session.setup.match, session.own.value, 'union'));
    // Once more, and now to where dice have fallen.
    solo.goOn();
    const shot = (): number =>
      session.history.value.findLastIndex(({ events }) => events.some(({ type }) => type === 'shotFired'));
    await follow(table, () => shot() < 0);
    await until(() => mayDecide(table));
    while (session.undoOffer.value.entries > 0) helm.undo();
    expect(session.undoOffer.value.why).toMatch(/dice|hidden/);
    expect(session.history.value.length).toBeGreaterThan(shot());
    expect(shot()).toBeGreaterThan(before);
  });

  it('who was undone starts anew: nothing of what he meant to do then is left', async () => {
    const table = sit(newPlayed('portable', 'memphis', SOLO));
    const { session, solo, helm, thinker } = table;
    solo.hold();
    session.dispatch({ type: 'done', side: 'union' });
    await stepOn(table, 2);
    const undone = session.history.value.length;
    await session.playback.settled();
    helm.undo();
    expect(session.history.value).toEqual([]);
    // The player gives more orders this time, so that the opponent is asked beyond the place of what was undone.
    for (let order = 0; order < undone; order++)
      session.dispatch(legal(session.setup.match, session.newest, 'union')[0]!);
    session.dispatch({ type: 'done', side: 'union' });
    expect(session.history.value.length).toBeGreaterThan(undone);
    await stepOn(table, 1);
    expect((thinker.told.at(-1) as Question).recap).not.toBeNull();
  });

  it('ends the thinking with an undo, and nothing comes of what was thought', async () => {
    const table = sit(newPlayed('portable', 'duel', SOLO));
    const { session, solo, thinker, helm } = table;
    let open: () => void = () => undefined;
    thinker.gate = new Promise(resolve => (open = resolve));
    const done = session.offers.value.at(-1)!;
    helm.perform(done);
    await until(() => solo.doing.value === 'thinking');
    helm.undo();
    expect(thinker.stops).toBe(1);
    open();
    for (let wait = 0; wait < 5; wait++) await pass();
    expect(session.history.value).toEqual([]);
    expect(solo.doing.value).toBe('idle');
  });

  it('hurries the opponent: he is asked again, with no time to think', async () => {
    const { session, solo, thinker, helm } = sit(newPlayed('portable', 'duel', { ...SOLO, confederate: 'commodore' }));
    let open: () => void = () => undefined;
    thinker.gate = new Promise(resolve => (open = resolve));
    helm.perform(session.offers.value.at(-1)!);
    await until(() => solo.doing.value === 'thinking');
    solo.hurry();
    open();
    await until(() => session.history.value.length > 1);
    const [first, second] = thinker.told as Question[];
    expect([first?.patience, second?.patience]).toEqual([PATIENCE, 0]);
    expect(second?.recap).toEqual([]);
  });

  it.each([
    ['commodore-quick', PATIENCE / 2],
    ['commodore', PATIENCE],
    ['commodore-deep', 3 * PATIENCE],
  ])('gives a %s his own time for a decision: %i ms', async (confederate, patience) => {
    const { session, thinker, helm } = sit(newPlayed('portable', 'duel', { ...SOLO, confederate }));
    helm.perform(session.offers.value.at(-1)!);
    await until(() => thinker.told.length > 0);
    expect((thinker.told as Question[])[0]?.patience).toBe(patience);
  });

  it('is told what goes wrong, and may try again', async () => {
    const table = sit(newPlayed('portable', 'duel', SOLO));
    const { session, solo, thinker, helm } = table;
    thinker.fault = 'The opponent could not be loaded.';
    helm.perform(session.offers.value.at(-1)!);
    await until(() => solo.doing.value === 'failed');
    expect(solo.trouble.value).toBe('The opponent could not be loaded.');
    solo.retry();
    await until(() => session.history.value.length > 1);
    expect(solo.trouble.value).toBeNull();
  });

  it('may concede while the opponent thinks', async () => {
    const { session, solo, thinker, helm } = sit(newPlayed('portable', 'duel', SOLO));
    thinker.gate = new Promise(() => undefined);
    helm.perform(session.offers.value.at(-1)!);
    await until(() => solo.doing.value === 'thinking');
    helm.perform({ type: 'concede', side: 'union' });
    await until(() => session.view.value.outcome !== null);
    expect(session.view.value.outcome).toEqual({ winner: 'confederate', cause: 'conceded' });
    expect(solo.side.value).toBeNull();
  });

  it('may send for another opponent: he decides from then on, and has the plan of nobody else', async () => {
    const table = sit(newPlayed('portable', 'memphis', BOTH), false);
    const { session, solo } = table;
    solo.hold();
    solo.seated.value = true;
    await stepOn(table, 12);
    session.assign({ union: 'random', confederate: 'random' });
    await stepOn(table, 12);
    const reasons = session.history.value.map(({ reason }) => reason !== undefined);
    // Whoever throws dice for his orders has no reasons.
    expect(reasons.slice(0, 12)).toContain(true);
    expect(reasons.slice(12)).not.toContain(true);
  });

  it('takes over the other side, and gives it back', async () => {
    const table = sit(newPlayed('quick-sheet', 'duel', SOLO));
    const { session, solo } = table;
    await follow(table, () => session.newest.cursor.phase < 3);
    session.assign({ union: HUMAN, confederate: HUMAN });
    expect(session.lone.value).toBeNull();
    expect(solo.side.value).toBeNull();
    session.assign({ union: 'captain', confederate: HUMAN });
    expect(session.viewer.value).toBe('confederate');
    expect(session.played.setup.players).toEqual({ union: 'captain', confederate: HUMAN });
    expect(hash(session.view.value)).toBe(hash(session.setup.match.rules.redact(session.newest, 'confederate')));
  });
});

/** The battle with one side's ships all but lost. */
const lopsided = (played: Played, loser: Side): Played => {
  const state: State = structuredClone(played.opening.state);
  for (const ship of Object.values(state.ships)) if (ship.side === loser) Object.assign(ship, { points: 1 });
  return { ...played, opening: { ...played.opening, state } };
};

/** Two tugs without a gun in two waters; one may hold the hex in which she lies. */
const tugs = (holder?: Side): Played => {
  const row = '~ ~ . . ~ ~';
  const file = {
    ...(scenarioFileOf(scenarioNamed('duel')) as object),
    chart: { north: 0, rows: [row, ` ${row}`, row], current: { knots: 0, downstream: null } },
    forces: [
      { side: 'union', vessel: 'union_tug', hex: '0102', facing: 'E' },
      { side: 'confederate', vessel: 'cs_tug', hex: '0602', facing: 'W' },
    ],
    objectives: SIDES.map(side =>
      side === holder
        ? { side, text: 'Hold it.', kind: 'hold', hexes: [side === 'union' ? '0102' : '0602'] }
        : { side, text: 'Sink her.', kind: 'sinkOrCapture' },
    ),
    rules: { portable: {} },
  };
  const read = parseScenario(file, RULE_SETS, 'tugs');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return newPlayed('portable', read.scenario, SOLO);
};

describe('an offer of a draw', () => {
  const offer = async (loser: Side): Promise<Seated> => {
    const table = sit(lopsided(newPlayed('portable', 'duel', SOLO), loser));
    table.helm.perform({ type: 'offerDraw', side: 'union' });
    await until(() => table.solo.word.value !== null || isOver(table));
    return table;
  };

  it('is taken by an opponent who expects to lose', async () => {
    const { session } = await offer('confederate');
    expect(session.newest.outcome).toEqual({ winner: 'draw', cause: 'draw-agreed' });
  });

  it('is taken where nothing can change any more: two tugs without a gun lie in two waters', async () => {
    const table = sit(tugs());
    table.helm.perform({ type: 'offerDraw', side: 'union' });
    await until(() => table.solo.word.value !== null || isOver(table));
    expect(table.session.newest.outcome).toEqual({ winner: 'draw', cause: 'draw-agreed' });
  });

  it('is declined by one who expects to win, and the battle goes on', async () => {
    const table = await offer('union');
    expect(table.solo.word.value).toMatch(/declines/);
    expect(table.session.newest.outcome).toBeNull();
    await until(() => mayDecide(table));
    expect(table.session.offers.value.length).toBeGreaterThan(0);
  });
});

describe('a battle in which nothing can change any more', () => {
  const at = (played: Played, turn: number): Played => ({
    ...played,
    opening: { ...played.opening, state: { ...played.opening.state, turn } },
  });
  const settled = async (played: Played): Promise<Seated> => {
    const table = sit(played);
    await until(() => table.solo.foregone.value !== null);
    return table;
  };
  const last = ({ setup, opening }: Played): number =>
    setup.match.rules.desk.limit.last(situationOf(setup.match, opening.state));

  it('is offered as a draw late in the battle, not before, and once a turn', async () => {
    const early = sit(at(tugs(), 1));
    await until(() => mayDecide(early));
    expect(early.thinker.asked).toBe(0);
    const table = await settled(at(tugs(), last(tugs())));
    expect(table.solo.foregone.value).toBe('draw');
    expect(table.thinker.asked).toBe(1);
  });

  it('ends by the enemy’s striking where the player wins whatever happens, by nobody’s else', async () => {
    const won = await settled(at(tugs('union'), 5));
    expect(won.solo.foregone.value).toBe('union');
    won.solo.strike();
    expect(won.session.newest.outcome).toEqual({ winner: 'union', cause: 'conceded' });
    const lost = await settled(at(tugs('confederate'), 5));
    lost.solo.strike();
    expect(lost.session.newest.outcome).toBeNull();
  });

  it('is not told where two ways of fighting on end otherwise', async () => {
    const table = sit(at(newPlayed('portable', 'duel', SOLO), 5));
    await until(() => table.thinker.asked === 1);
    await until(() => table.thinker.answered === 1);
    expect(table.solo.foregone.value).toBeNull();
  });
});

describe('advice', () => {
  it('comes from what the player sees, and changes nothing until it is followed', async () => {
    const { session, hints, thinker } = sit(newPlayed('portable', 'duel', SOLO));
    await hints.press();
    expect(thinker.told).toEqual([sightOf(session, 'union', 0)]);
    expect(session.history.value).toEqual([]);
    expect(hints.hint.value?.reason).toMatch(/\.$/);
    hints.drop();
    expect(hints.hint.value).toBeNull();
  });

  it('names what one gains by the odds, and where it leaves her for what she risks there', async () => {
    for (const rules of ['portable', 'quick-sheet', 'rams-ironclads']) {
      const table = sit(newPlayed(rules, 'duel', SOLO));
      const { session, hints, helm } = table;
      const told: Hint[] = [];
      hints.hint.subscribe(hint => {
        if (typeof hint?.gain === 'string') told.push(hint);
      });
      await follow(table, () => told.length === 0 && !isOver(table));
      const hint = told[0]!;
      expect(hint.gain, rules).toMatch(/^(from there )?\d+\.\d (\w+ )?on average at .+/u);
      expect(session.now.chart.navigable(hint.stands)).toBe(true);
      const foes = helm.units.value.filter(({ side }) => side === 'confederate').map(({ name }) => name);
      expect(foes.some(name => hint.gain!.includes(name))).toBe(true);
      expect(hint.reason).not.toMatch(/worth/u);
    }
  });

  it('is put away when something else is done', async () => {
    const { session, helm, hints } = sit(newPlayed('portable', 'duel', SOLO));
    await hints.press();
    helm.perform(session.offers.value.at(-1)!);
    expect(hints.hint.value).toBeNull();
  });

  it.each(['portable', 'rams-ironclads', 'nws-1971'])(
    'is about the ship in hand, be she last of the fleet: %s',
    async rules => {
      const { session, hints, helm } = sit(newPlayed(rules, 'memphis', SOLO));
      const { desk } = session.setup.match.rules;
      expect(helm.actors.value.length).toBeGreaterThan(3);
      for (const unit of helm.actors.value) {
        helm.take(unit);
        await hints.press();
        const { commands, instead } = hints.hint.value!;
        expect(commands.map(command => desk.about(command).unit)).toContain(unit);
        expect(instead).toBeUndefined();
        hints.drop();
      }
    },
  );

  it('is for another where the ship in hand has been told all: it says so, and leads to her', async () => {
    const { hints, helm } = sit(newPlayed('nws-1971', 'memphis', SOLO));
    const [told = ''] = helm.actors.value;
    helm.take(told);
    await hints.press();
    hints.take();
    await until(() => hints.hint.value !== null);
    hints.drop();
    helm.take(told);
    await hints.press();
    const other = helm.unit(helm.selected.value)!;
    expect(other.id).not.toBe(told);
    expect(hints.hint.value!.words).toContain(other.name);
    expect(hints.hint.value!.instead).toBe(
      `${helm.unit(told)!.name} has nothing left to decide; this is for ${other.name}.`,
    );
  });

  it('says so where a captain would leave the ship in hand as she is', async () => {
    const { hints, helm } = sit(newPlayed('river-coastal', 'memphis', SOLO));
    const [first = ''] = helm.actors.value;
    helm.take(first);
    await hints.press();
    expect(hints.hint.value!.instead).toBe(`A captain would leave ${helm.unit(first)!.name} as she is.`);
  });

  it('is not given to two players at one screen', async () => {
    const { hints, thinker } = sit(newPlayed('portable', 'duel', { union: HUMAN, confederate: HUMAN }));
    await hints.press();
    expect(thinker.told).toEqual([]);
  });
});

describe('a saved game with opponents', () => {
  const fileWith = (players: unknown): unknown => ({
    ...toGameFile(newPlayed('portable', 'duel', SOLO), 'test', CREATED),
    players,
  });
  const refusal = (players: unknown): string => {
    const opened = openGame(JSON.parse(JSON.stringify(fileWith(players))), () => undefined);
    return opened.ok ? JSON.stringify(opened.setup.players) : opened.refusal;
  };

  it('keeps who plays', () => expect(refusal(SOLO)).toBe(JSON.stringify(SOLO)));

  it('refuses an opponent that is not known, and names the nearest', () => {
    expect(refusal({ ...SOLO, confederate: 'captian' })).toBe(
      'This version of Brownwater does not have the opponent “captian” of this game (nearest known name "captain"?).',
    );
  });
});
