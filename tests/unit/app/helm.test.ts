import { afterEach, describe, expect, it } from 'vitest';
import { newGame, openGame, toGameFile, type Opened, type Played } from '../../../src/trials/gameFile.ts';
import { madeBattle, type Battle } from '../../../src/trials/library.ts';
import { adviseAll } from '../../../src/app/helm/allAtOnce.ts';
import { whyNotTarget } from '../../../src/app/helm/reasons.ts';
import { primaryOf } from '../../../src/app/helm/primary.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { hash } from '../../../src/core/replay.ts';
import { paragraphBehind } from '../../../src/system/help.ts';
import type { Side } from '../../../src/core/types.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const CREATED = '2026-01-02T03:04:05.000Z';
const RULES = findRuleSet('quick-sheet')!;

const battleNamed = (name: string): Battle => {
  const scenario = scenarioNamed(name);
  return { scenario, source: scenarioFileOf(scenario), shipped: false };
};

const newPlayed = (battle: Battle, seed: string): Played =>
  newGame({
    name: 'A game',
    created: CREATED,
    battle,
    seed,
    match: matchOf(RULES, battle.scenario),
    players: { union: 'human', confederate: 'human' },
  });

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const sit = (played: Played): Table => {
  const session = new Session(played, () => undefined);
  const table = new Table('a game', session);
  tables.push(table);
  return table;
};

const reopened = (played: Played): Extract<Opened, { ok: true }> => {
  const file: unknown = JSON.parse(JSON.stringify(toGameFile(played, 'test', CREATED)));
  const opened = openGame(file, () => undefined);
  if (!opened.ok) throw new Error(opened.refusal);
  return opened;
};

const phaseOf = ({ setup, view }: Session): string => setup.match.rules.sequence[view.value.cursor.phase]!.id;

/** Presses the main button, and lifts the curtain where it is down, until something holds. */
const pressUntil = async (table: Table, holds: () => boolean, most = 400): Promise<number> => {
  const { session } = table;
  let curtains = 0;
  for (let press = 0; press < most; press++) {
    await session.playback.settled();
    if (holds()) return curtains;
    if (session.curtain.value) {
      curtains += 1;
      session.lift();
    } else {
      const { press: primary } = primaryOf(table, () => undefined);
      if (!primary) throw new Error(`nothing to press in ${phaseOf(session)}`);
      primary();
    }
  }
  throw new Error(`it does not come to that: ${phaseOf(session)}, turn ${session.view.value.turn}`);
};

const atAction = async (): Promise<Table> => {
  const table = sit(newPlayed(battleNamed('memphis'), 'abc'));
  await pressUntil(table, () => phaseOf(table.session) === 'action');
  return table;
};

/** Plays on, every ship as near to the enemy as she can go, until something holds. */
const sailUntil = async (table: Table, holds: () => boolean): Promise<void> => {
  const { session, helm } = table;
  for (let round = 0; round < 400; round++) {
    const stands = session.shownCount.value;
    const moves = (): boolean => helm.destinations.value.length > 0 && session.shownCount.value !== stands;
    await pressUntil(table, () => holds() || moves());
    if (holds()) return;
    const side = session.viewer.value;
    const foes = helm.units.value.filter(unit => unit.present && unit.side !== side && unit.kind === 'ship');
    const away = (hex: number): number =>
      Math.min(...foes.flatMap(foe => foe.hexes.map(other => session.now.chart.range(hex, other))));
    const way = [...helm.destinations.value].sort((one, other) => away(one.hex) - away(other.hex))[0];
    if (way) helm.steam(way);
    await session.playback.settled();
  }
  throw new Error('it never came to that');
};

/** Somebody is asked whether he fires at a ship that passes. */
const atQuestion = async (): Promise<Table> => {
  const table = sit(newPlayed(battleNamed('hampton-roads-2'), 'fire'));
  await sailUntil(table, () => table.session.view.value.cursor.interrupts.length > 0);
  return table;
};

describe('who looks at the screen', () => {
  it('hands and orders are secret, and one sitting does for both', async () => {
    const table = sit(newPlayed(battleNamed('first-command'), 'abc'));
    expect(table.session.curtain.value?.side).toBe('confederate');
    const curtains = await pressUntil(table, () => phaseOf(table.session) === 'priority');
    expect(curtains).toBe(3);
  });

  it('the ships act on an open table: no curtain, and nothing on it that one of the two may not know', async () => {
    const table = await atAction();
    const { session } = table;
    const seen = new Set<Side>();
    const curtains = await pressUntil(table, () => {
      if (session.viewer.value) seen.add(session.viewer.value);
      if (phaseOf(session) === 'action') {
        expect(session.open.value).toBe(true);
        expect(hash(RULES.redact(session.view.value, 'union'))).toBe(hash(session.view.value));
        expect(hash(RULES.redact(session.view.value, 'confederate'))).toBe(hash(session.view.value));
      }
      return session.view.value.turn === 2;
    });
    expect(curtains).toBeLessThanOrEqual(1);
    expect(seen.size).toBe(2);
  });

  it('a look at one’s own cards ends when the other side decides', async () => {
    const table = await atAction();
    const { session, helm } = table;
    const side = session.viewer.value!;
    session.peek();
    expect(hash(session.view.value)).toBe(hash(session.own.value));
    helm.next(1);
    while (session.viewer.value === side) {
      primaryOf(table, () => undefined).press?.();
      await session.playback.settled();
    }
    expect(session.peeking.value).toBe(false);
    expect(hash(session.view.value)).not.toBe(hash(session.own.value));
  });
});

describe('orders that go without saying', () => {
  it('a ship that is taken in hand with her card seen can be sent to a hex at once', async () => {
    const { session, helm } = await atAction();
    session.peek();
    const before = session.history.value.length;
    const unit = helm.actors.value.find(id => {
      helm.select(id);
      return helm.destinations.value.length > 0;
    });
    expect(unit).toBeDefined();
    expect(helm.ahead.value?.lead.map(({ type }) => type)).toEqual(['activate', 'carryOut']);
    const way = helm.destinations.value.find(({ risk }) => risk === null)!;
    helm.steam(way);
    await session.playback.settled();
    const given = session.history.value.slice(before).map(({ command }) => command.type);
    expect(given.slice(0, 3)).toEqual(['activate', 'carryOut', way.path[0]!.type]);
    expect(helm.unit(unit!)?.hexes[0]).toBe(way.hex);
  });

  it('the main button brings a ship with her card seen to her first step in one press', async () => {
    const table = await atAction();
    const { session, helm } = table;
    session.peek();
    const before = session.history.value.length;
    helm.select(helm.actors.value.find(id => helm.offersFor(id).length > 0)!);
    expect(helm.ahead.value?.lead).toHaveLength(2);
    primaryOf(table, () => undefined).press?.();
    await session.playback.settled();
    const given = session.history.value.slice(before).map(({ command }) => command.type);
    expect(given).toEqual(['activate', 'carryOut']);
  });

  it('a ship with nothing left to decide ends by herself, and the next is taken', async () => {
    const table = await atAction();
    const { session, helm } = table;
    const { ends } = RULES.desk.deciding;
    const isMet = (): boolean =>
      session.byItself > 0 && session.byItself === session.history.value.length && helm.actors.value.length > 1;
    await sailUntil(table, () => {
      expect(session.offers.value.map(command => ends(command))).not.toEqual(['unit']);
      return isMet();
    });
    const { command } = session.history.value[session.byItself - 1]!;
    expect(ends(command)).toBe('unit');
  });

  it('the one after a ship that has done is taken in hand', async () => {
    const table = sit(newPlayed(battleNamed('memphis'), 'abc'));
    const { session, helm } = table;
    await pressUntil(table, () => phaseOf(session) === 'reload' && helm.actors.value.length > 2);
    const [first, second] = helm.actors.value;
    helm.select(first!);
    helm.perform(helm.offersFor(first!)[0]!);
    await session.playback.settled();
    expect(helm.actors.value).not.toContain(first);
    expect(helm.selected.value).toBe(second);
  });

  it('with her card face down nothing tells what it is', async () => {
    const table = await atAction();
    const { helm } = table;
    helm.select(helm.actors.value[0]!);
    expect(helm.destinations.value).toEqual([]);
    expect(helm.ahead.value?.lead.map(({ type }) => type)).toEqual(['activate']);
    expect(primaryOf(table, () => undefined).label).toBe('Carry out the order');
  });
});

describe('fire at a ship that passes', () => {
  it('is asked of the other side by name on the open table, and a saved game goes on exactly there', async () => {
    const { session, helm } = await atQuestion();
    const { active } = session.newest as unknown as { active: { ship: string } };
    const mover = helm.unit(active.ship)!;
    expect(session.viewer.value).not.toBe(mover.side);
    expect(session.curtain.value).toBeNull();
    expect(session.open.value).toBe(true);
    const again = sit(reopened(session.played));
    expect(again.session.curtain.value).toBeNull();
    expect(again.session.viewer.value).toBe(session.viewer.value);
    expect(again.session.offers.value).toEqual(session.offers.value);
    expect(again.session.fingerprint()).toBe(session.fingerprint());
    const { desk } = RULES;
    expect(desk.deciding.asked(again.session.ownNow, again.session.viewer.value!)?.text).toContain(mover.name);
    const hold = primaryOf(again, () => undefined);
    expect(hold.label).toBe('Hold fire');
    hold.press?.();
    await again.session.playback.settled();
    expect(again.session.view.value.cursor.interrupts).toEqual([]);
  });

  it('is asked no more once the whole side has been told', async () => {
    const { session, helm } = await atQuestion();
    const side = session.viewer.value!;
    const always = session.offers.value.find(command => {
      const { unit, stance } = RULES.desk.about(command);
      return unit === null && stance === 'always';
    })!;
    helm.perform(always);
    await session.playback.settled();
    expect(session.view.value.cursor.interrupts).toEqual([]);
    expect(session.log.value.some(({ text }) => /has .* in reach, \d+ guns? bear/.test(text))).toBe(true);
    const rows = RULES.desk.standing?.of({ ...session.now, state: RULES.redact(session.newest, side) }, side);
    expect(rows?.every(({ stance }) => stance === 'always')).toBe(true);
  });
});

/** Somebody can fire several guns at one target. */
const atTarget = async (): Promise<Pick<Table, 'session' | 'helm'> & { target: string }> => {
  const table = sit(newPlayed(battleNamed('hampton-roads-2'), 'fire'));
  const { session, helm } = table;
  const several = (): string | undefined =>
    helm.targets.find(({ target }) => helm.targets.filter(other => other.target === target).length > 1)?.target;
  await sailUntil(table, () => several() !== undefined);
  return { session, helm, target: several()! };
};

describe('several guns at one target', () => {
  it('are looked at together, with the odds of all, before one is fired', async () => {
    const { session, helm, target } = await atTarget();
    const before = session.history.value.length;
    helm.aimAt(target);
    expect(helm.considered.value?.command).toBeNull();
    expect(helm.considered.value?.commands.length).toBeGreaterThan(1);
    expect(helm.odds.value?.basis).toMatch(/guns/);
    const sum = helm.odds.value!.outcomes.reduce((all, { chance }) => all + chance, 0);
    expect(sum).toBeCloseTo(1, 9);
    expect(session.history.value.length).toBe(before);
  });

  it('one is fired, and the rest are still laid on the target', async () => {
    const { session, helm, target } = await atTarget();
    helm.aimAt(target);
    const before = session.history.value.length;
    helm.give(helm.salvo[0]!);
    await session.playback.settled();
    expect(session.history.value.length).toBe(before + 1);
    expect(helm.considered.value?.target).toBe(target);
  });

  it('all are fired one after another for as long as there is a target', async () => {
    const { session, helm, target } = await atTarget();
    helm.aimAt(target);
    const before = session.history.value.length;
    helm.commit();
    await session.playback.settled();
    const shots = session.history.value.slice(before).map(({ command }) => command.type);
    expect(shots.length).toBeGreaterThan(1);
    expect(new Set(shots)).toEqual(new Set(['fire']));
    expect(helm.targets.some(offer => offer.target === target)).toBe(false);
  });
});

describe('a target that cannot be fired at', () => {
  it('is refused by the rule that forbids it, or by the step in which nobody fires', async () => {
    const { session, helm } = await atTarget();
    const { desk, help } = session.setup.match.rules;
    const book = await help!();
    const still = { session, selected: helm.selected, destinations: helm.destinations, isMoving: false };
    const units = helm.units.value.filter(({ present }) => present);
    const found = units.flatMap(({ id }) =>
      units.map(other => ({
        guns: desk.fire.whyNot(session.now, id, other.id),
        why: whyNotTarget({ ...still, unit: of => helm.unit(of) }, id, other.id)!,
      })),
    );
    const idle = found.filter(({ guns }) => guns === null);
    expect([idle.length, found.length].every(count => count > 0)).toBe(true);
    for (const { guns, why } of found) {
      expect(why).toEqual(guns ?? { says: 'She has nothing to do here in this step.', cite: why.cite });
      expect(paragraphBehind(book, { of: 'cite', name: why.cite })).not.toBeNull();
    }
  });
});

describe('a battle made from a seed', () => {
  it('is the same for the same seed, and can be saved and gone on with', async () => {
    expect(hash(madeBattle(RULES, 'one').source)).toBe(hash(madeBattle(RULES, 'one').source));
    expect(hash(madeBattle(RULES, 'one').source)).not.toBe(hash(madeBattle(RULES, 'two').source));
    const table = sit(newPlayed(madeBattle(RULES, 'one'), 'one'));
    await pressUntil(table, () => phaseOf(table.session) === 'deployment');
    const again = sit(reopened(table.session.played));
    expect(again.session.fingerprint()).toBe(table.session.fingerprint());
  });

  it.each(['one', 'two', 'three', 'four'])('every choice before it can be left to advice: %s', async seed => {
    const table = sit(newPlayed(madeBattle(RULES, seed), seed));
    const { session, helm } = table;
    for (let step = 0; step < 40 && RULES.desk.prelude?.(session.now); step++) {
      if (session.curtain.value) session.lift();
      else adviseAll(helm);
      await session.playback.settled();
    }
    expect(phaseOf(session)).toBe('reload');
    const ships = helm.units.value.filter(unit => unit.present && unit.kind === 'ship');
    expect(new Set(ships.map(({ side }) => side)).size).toBe(2);
  });

  it('a ship is put where the player points', async () => {
    const table = sit(newPlayed(madeBattle(RULES, 'one'), 'one'));
    const { session, helm } = table;
    await pressUntil(table, () => phaseOf(session) === 'deployment' && !session.curtain.value);
    const ship = helm.selected.value!;
    const hex = helm.choices.at(-1)!;
    helm.act(hex);
    await session.playback.settled();
    expect(helm.unit(ship)?.hexes).toEqual([hex]);
  });

  it('what is to be used is taken in hand before its place is chosen', async () => {
    const table = sit(newPlayed(madeBattle(RULES, 'one'), 'one'));
    const { session, helm } = table;
    await pressUntil(table, () => phaseOf(session) === 'events' && helm.places.length > 0);
    expect(helm.choices).toEqual([]);
    const { means } = RULES.desk.about(helm.places[0]!.command);
    const before = session.history.value.length;
    helm.act(helm.places.find(({ command }) => RULES.desk.about(command).means === means)!.hex);
    expect(session.history.value.length).toBe(before);
    helm.use(means!);
    expect(helm.choices.length).toBeGreaterThan(0);
    helm.cancel();
    helm.cancel();
    expect(helm.means.value).toBeNull();
  });
});

describe('a ship that has to get away before the step can end', () => {
  const [FREE, BEATEN] = ['uss_conestoga', 'uss_queen_of_the_west'] as const;

  it('is named and taken in hand by the main button, which moves nobody else', async () => {
    const rules = findRuleSet('portable')!;
    const battle = battleNamed('first-command');
    const match = matchOf(rules, battle.scenario);
    const players = { union: 'human', confederate: 'human' } as const;
    const fresh = newGame({ name: 'A game', created: CREATED, battle, seed: 'bound', match, players });
    const { state } = fresh.opening;
    const queen = { ...state.ships[BEATEN]!, breakingOff: true, points: 1 };
    const beaten = { ...state, ships: { ...state.ships, [BEATEN]: queen } };
    const table = sit({ ...fresh, opening: { state: beaten, events: [], late: true } });
    await pressUntil(table, () => table.session.viewer.value === 'union' && phaseOf(table.session).endsWith('Move'));
    const given = table.session.history.value.length;
    const button = () => primaryOf(table, () => undefined);
    const { name } = table.helm.unit(BEATEN)!;
    for (const unit of [null, FREE]) {
      table.helm.select(unit);
      const { label, detail, press } = button();
      expect([label, detail]).toEqual(['Next ship', `${name} must act before this step can end`]);
      press?.();
      expect(table.helm.selected.value).toBe(BEATEN);
      expect(table.session.history.value).toHaveLength(given);
    }
    expect(button().detail).toBe(`${name} must act before this step can end`);
  });
});
