/** The plan for a side above the plans for ships: what it may be, how it is weighed on paper, and how captains carry it out. */
import { describe, expect, it } from 'vitest';
import { captain, captainUnder } from '../../../src/bots/captain.ts';
import { defender } from '../../../src/bots/defender.ts';
import { doctrineOf } from '../../../src/bots/doctrineOf.ts';
import { aimsOf, type Aim, type Prospect } from '../../../src/bots/side/aims.ts';
import { bestAim, weighAims, type Weighed } from '../../../src/bots/side/choose.ts';
import { piecesOf } from '../../../src/bots/side/pieces.ts';
import { sideMind } from '../../../src/bots/side/mind.ts';
import { plansUnder } from '../../../src/bots/side/underAim.ts';
import { wayToAny } from '../../../src/bots/waters.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import { SIDES, type Side } from '../../../src/core/types.ts';
import { inWords } from '../../../src/languages/phrase.ts';
import { NO_STATIONS, type Ask } from '../../../src/system/captain.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import type { AimName } from '../../../src/core/scenario.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { matchNamed, scenariosFor } from '../../helpers/scenarios.ts';

const askIn = (match: Match, side: Side, seed = 'plan'): Ask => {
  const { state } = start(match, seed);
  const now = situationOf(match, match.rules.redact(state, side));
  const options = legal(match, state, side);
  return { now, side, options, rules: match.rules, temper: STEADY, dice: diceOf([1, 2, 3, 4]) };
};

const weighedIn = (match: Match, side: Side): Weighed[] => weighAims(askIn(match, side), doctrineOf(match.rules));
const aimIn = (rules: string, battle: string, side: Side): string | undefined => {
  const match = matchNamed(rules, battle);
  return bestAim(weighedIn(match, side), null, doctrineOf(match.rules))?.name;
};

describe('what a side means to do', () => {
  it.each([
    // So many lost lose the day, and time wins it.
    ['portable', 'plum-point-bend', 'union', 'keepAway'],
    ['quick-sheet', 'plum-point-bend', 'union', 'keepAway'],
    // Who has to be found at the landing when time is up goes there at once.
    ['portable', 'memphis', 'confederate', 'lieOn'],
    // Time would win it here too, but there is too much of it.
    ['portable', 'galveston', 'union', 'fight'],
    // Who has nothing to wait for fights.
    ['portable', 'memphis', 'union', 'fight'],
    ['portable', 'galveston', 'confederate', 'fight'],
    ['quick-sheet', 'hampton-roads-2', 'confederate', 'fight'],
  ] as const)('%s, %s, %s: %s', (rules, battle, side, name) => {
    expect(aimIn(rules, battle, side)).toBe(name);
  });

  it('is one of those that the objectives allow', () => {
    const names = (rules: string, battle: string, side: Side): string[] =>
      weighedIn(matchNamed(rules, battle), side).map(({ aim }) => aim.name);
    expect(names('portable', 'island-number-ten', 'union')).toEqual(['fight', 'breakThrough', 'obey']);
    expect(names('portable', 'first-command', 'union')).toEqual(['fight', 'lieOn', 'deny', 'obey']);
    expect(names('portable', 'fort-henry', 'union')).toEqual(['fight', 'shell', 'obey']);
    expect(names('portable', 'hampton-roads-2', 'union')).toContain('screen');
    // Whose day is won by lying in a place does not leave it, as whoever has only to stay afloat may.
    expect(names('portable', 'head-of-passes', 'union')).toEqual(['fight', 'stand', 'lieOn', 'obey']);
    expect(names('quick-sheet', 'head-of-passes', 'union')).toContain('keepAway');
    // Fleeing would leave him the place, or the works.
    expect(names('portable', 'charleston-1863', 'confederate')).not.toContain('keepAway');
  });

  it('is weighed for every battle under every system, each chance between none and certain', () => {
    for (const rules of RULE_SETS)
      for (const scenario of scenariosFor(rules))
        for (const side of SIDES)
          for (const { chance, aim } of weighedIn(matchNamed(rules.id, scenario.id), side)) {
            expect(chance, `${rules.id} ${scenario.id} ${side} ${aim.name}`).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1);
            expect(inWords(aim.says, id => id)).toMatch(/^[A-Z].*\.$/);
          }
  });

  it('does not hang on what is hidden', () => {
    const match = matchNamed('portable', 'hampton-roads-2', { mines: true });
    for (const side of SIDES) {
      const { state } = start(match, 'plan');
      const other = match.rules.clone(state) as typeof state & { mines: { side: Side; live: boolean | null }[] };
      for (const mine of other.mines) if (mine.side !== side) mine.live = !mine.live;
      const chances = [state, other].map(each => {
        const now = situationOf(match, match.rules.redact(each, side));
        return weighAims({ ...askIn(match, side), now }, doctrineOf(match.rules)).map(({ chance }) => chance);
      });
      expect(chances[0]).toEqual(chances[1]);
    }
  });
});

describe('choosing among aims', () => {
  const aim = (name: Aim['name']): Aim => ({
    ...weighedIn(matchNamed('portable', 'fort-henry'), 'union')[0]!.aim,
    name,
  });
  const [fight, stand, deny] = [aim('fight'), aim('stand'), aim('deny')];
  const known = doctrineOf(matchNamed('portable', 'fort-henry').rules);
  const { gauges: _, ...stranger } = known;
  const best = (chances: readonly [Aim, number][], held: Aim | null, gauges = true): string | undefined =>
    bestAim(
      chances.map(([each, chance]) => ({ aim: each, chance })),
      held,
      gauges ? known : stranger,
    )?.name;

  it('begins with another than to fight it out only where it is clearly better', () => {
    expect(
      best(
        [
          [fight, 0.5],
          [stand, 0.6],
        ],
        null,
      ),
    ).toBe('fight');
    expect(
      best(
        [
          [fight, 0.5],
          [stand, 0.7],
          [deny, 0.8],
        ],
        null,
      ),
    ).toBe('deny');
  });
  it('turns back in the middle of things only where very much more is to be had', () => {
    expect(
      best(
        [
          [fight, 0.5],
          [stand, 0.2],
        ],
        stand,
      ),
    ).toBe('stand');
    expect(
      best(
        [
          [fight, 0.8],
          [stand, 0.2],
        ],
        stand,
      ),
    ).toBe('fight');
  });
  it('fights on where what it held is open no more', () => {
    expect(
      best(
        [
          [fight, 0.1],
          [deny, 0.3],
        ],
        stand,
      ),
    ).toBe('fight');
  });
  it('trusts paper less where pieces are a guess', () => {
    expect(
      best(
        [
          [fight, 0.5],
          [stand, 0.8],
        ],
        null,
        false,
      ),
    ).toBe('fight');
    expect(
      best(
        [
          [fight, 0.5],
          [stand, 1],
        ],
        null,
        false,
      ),
    ).toBe('stand');
  });
});

describe('a battle that tells captains what to set out to do', () => {
  const telling = (aims: Partial<Record<Side, AimName>>): Match => {
    const match = matchNamed('portable', 'first-command');
    const { portable } = match.scenario.rules;
    return matchOf(match.rules, {
      ...match.scenario,
      rules: { ...match.scenario.rules, portable: { ...portable, options: {}, aims } },
    });
  };
  const aimOf = (match: Match, side: Side): string | undefined =>
    sideMind().aimFor(askIn(match, side), doctrineOf(match.rules))?.name;

  it('is obeyed by the side that it tells, whatever paper makes of it', () => {
    expect(aimOf(telling({}), 'union')).toBe('fight');
    expect(aimOf(telling({ union: 'deny' }), 'union')).toBe('deny');
    expect(aimOf(telling({ union: 'deny' }), 'confederate')).toBe(aimOf(telling({}), 'confederate'));
  });

  it('is not where what it tells is not open', () => {
    expect(aimOf(telling({ union: 'breakThrough' }), 'union')).toBe('fight');
  });
});

describe('a refuge', () => {
  it('is water to which a ship comes before any enemy does', () => {
    const match = matchNamed('quick-sheet', 'arkansas-yazoo');
    const { now } = askIn(match, 'union');
    const pieces = piecesOf(askIn(match, 'union'), doctrineOf(match.rules));
    const { stations } = weighedIn(match, 'union').find(({ aim }) => aim.name === 'keepAway')!.aim;
    const turns = ({ hexes, draught, pace, held }: (typeof pieces)[number], to: number): number =>
      held + wayToAny(now.chart, hexes, draught)(to) / pace;
    const foes = pieces.filter(({ side, ship, armed }) => side === 'confederate' && ship && armed);
    expect(foes.length).toBeGreaterThan(0);
    expect(stations.size).toBeGreaterThan(0);
    for (const [id, { hexes }] of stations) {
      const piece = pieces.find(each => each.id === id)!;
      for (const hex of hexes) for (const foe of foes) expect(turns(piece, hex)).toBeLessThan(turns(foe, hex));
    }
  });

  it('is looked for from enemies that are out of sight too', () => {
    const names = weighedIn(matchNamed('river-coastal', 'head-of-passes'), 'union').map(({ aim }) => aim.name);
    expect(names).toContain('keepAway');
  });
});

describe('pieces', () => {
  it('take in ships that come later and leave out those that are gone', () => {
    const match = matchNamed('portable', 'forts-jackson-and-st-philip');
    const ask = askIn(match, 'union');
    const pieces = piecesOf(ask, doctrineOf(match.rules));
    expect(new Set(pieces.filter(({ ship }) => ship).map(({ id }) => id))).toEqual(
      new Set(Object.keys(match.rules.muster(match.scenario, match.options).ships)),
    );
    const starts = match.scenario.rules.portable!.forces!;
    const late = match.scenario.forces.filter(({ id, turn }) => (starts[id]?.turn ?? turn) > 1);
    expect(late.length).toBeGreaterThan(0);
    for (const { id, turn } of late)
      expect(pieces.find(piece => piece.id === id)?.appears).toBe((starts[id]?.turn ?? turn) - 1);
  });
  it('are made of what any system tells where one says nothing of its own', () => {
    const match = matchNamed('portable', 'memphis');
    const ask = askIn(match, 'union');
    const { gauges: _, ...stranger } = doctrineOf(match.rules);
    const pieces = piecesOf(ask, stranger);
    expect(pieces.map(({ id }) => id)).toEqual(piecesOf(ask, doctrineOf(match.rules)).map(({ id }) => id));
    for (const piece of pieces) {
      expect(piece.full).toBeGreaterThan(0);
      if (piece.ship) expect(piece.pace).toBeGreaterThan(0);
    }
  });
});

/** Where the ships of a side lie after so many turns if its captains carry out an aim. */
const after = (match: Match, side: Side, aim: Aim, turns: number, stranger = false): Record<string, number> => {
  const { state } = start(match, 'carried out');
  const dice = { union: diceOf(seedFrom('u')), confederate: diceOf(seedFrom('c')) };
  const rules = stranger ? { ...match.rules, captain: { ...match.rules.captain!, keepsStations: false } } : match.rules;
  const at = { ...match, rules } as Match;
  const bots = {
    union: captainUnder(STEADY, null),
    confederate: captainUnder(STEADY, null),
    [side]: captainUnder(STEADY, aim),
  };
  while (!state.outcome && state.turn <= turns) {
    const who = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    const look = () => situationOf(at, at.rules.redact(state, who));
    play(at, state, bots[who](look, legal(at, state, who), dice[who], { match: at, step: stepAt(state) }));
  }
  return Object.fromEntries(Object.values(state.ships).map(ship => [ship.id, ship.at]));
};

describe('captains under an aim', () => {
  const match = matchNamed('portable', 'first-command');
  const place = match.scenario.objectives.flatMap(each => (each.kind === 'hold' ? each.hexes : []));
  const ships = match.scenario.forces.filter(({ side }) => side === 'union').map(({ id }) => id);
  const lie: Aim = {
    name: 'lieOn',
    says: weighedIn(match, 'union')[1]!.aim.says,
    stations: new Map(ships.map(id => [id, { hexes: place, edge: null }])),
  };

  it.each([
    ['portable', false],
    ['quick-sheet', false],
    ['rams-ironclads', false],
    ['portable', true],
  ] as const)('go where it wants them: %s, through standing orders %s', (rules, stranger) => {
    const own = matchNamed(rules, 'first-command');
    const far = (lies: Record<string, number>): number =>
      ships.reduce((sum, id) => sum + Math.min(...place.map(hex => own.scenario.chart.range(hex, lies[id]!))), 0);
    const begin = far(after(own, 'union', lie, 0));
    expect(far(after(own, 'union', lie, 3, stranger))).toBeLessThan(begin);
  });

  it('do as they think best where it gives them no station', () => {
    const ask = askIn(match, 'union');
    const doctrine = doctrineOf(match.rules);
    const own = doctrine.plans(ask, 0)[0]!.plan.map(({ command }) => command);
    const fight: Aim = { ...lie, name: 'fight', stations: NO_STATIONS };
    for (const aim of [null, fight])
      expect(plansUnder(match, ask, doctrine, aim, 0)[0]!.plan.map(({ command }) => command)).toEqual(own);
  });

  it('say what the side means to do, once a turn, when they are asked', () => {
    const battle = matchNamed('quick-sheet', 'arkansas-yazoo');
    const { state } = start(battle, 'told');
    const dice = { union: diceOf(seedFrom('u')), confederate: diceOf(seedFrom('c')) };
    const bots = { union: captain(STEADY), confederate: captain(STEADY) };
    const told: Record<Side, number[]> = { union: [], confederate: [] };
    const asked = new Set<number>();
    while (!state.outcome && state.turn <= 3) {
      const who = SIDES.find(each => state.cursor.awaiting.includes(each))!;
      const { turn } = state;
      const say = ({ says }: { says: Parameters<typeof inWords>[0] }): void => {
        if (who === 'union') asked.add(turn);
        if (inWords(says, id => id).startsWith('The plan: keep away from the enemy until time is up.'))
          told[who].push(turn);
      };
      const look = () => situationOf(battle, battle.rules.redact(state, who));
      play(
        battle,
        state,
        bots[who](look, legal(battle, state, who), dice[who], { match: battle, step: stepAt(state), say }),
      );
    }
    expect(asked.size).toBeGreaterThan(1);
    expect(told.union).toEqual([...asked]);
    expect(told.confederate).toEqual([]);
  });
});

describe('carrying out the standing orders', () => {
  const match = matchNamed('portable', 'vicksburg-run');

  it('is an aim where the battle orders the side to do anything', () => {
    const names = (battle: Match): string[] => weighedIn(battle, 'union').map(({ aim }) => aim.name);
    expect(names(match)).toContain('obey');
    const { orders: _, ...silent } = match.scenario;
    expect(names(matchOf(match.rules, silent))).not.toContain('obey');
  });

  it('is reckoned as going where they send each ship', () => {
    const { aim } = weighedIn(match, 'union').find(each => each.aim.name === 'obey')!;
    const runs = match.scenario.orders!.union!.units.filter(({ stance }) => stance.kind === 'runPast');
    const runners = runs.flatMap(({ who }) => who);
    expect(runners.length).toBeGreaterThan(0);
    for (const id of runners) expect(aim.stations.get(id)?.edge).not.toBeNull();
  });

  it.each(RULE_SETS.map(({ id }) => id))('is done to the letter, as the scripted defender does it: %s', rules => {
    const own = matchNamed(rules, 'first-command');
    const { aim } = weighedIn(own, 'union').find(each => each.aim.name === 'obey')!;
    const played = (newBot: () => Bot): unknown => {
      const { state } = start(own, 'letter');
      const dice = { union: diceOf(seedFrom('u')), confederate: diceOf(seedFrom('c')) };
      const bots = { union: newBot(), confederate: captain(STEADY) };
      while (!state.outcome && state.turn <= 2) {
        const who = SIDES.find(each => state.cursor.awaiting.includes(each))!;
        const look = () => situationOf(own, own.rules.redact(state, who));
        play(own, state, bots[who](look, legal(own, state, who), dice[who], { match: own, step: stepAt(state) }));
      }
      return state;
    };
    expect(played(() => captainUnder(STEADY, aim))).toEqual(played(defender));
  });
});

describe('a prospect', () => {
  it('has nothing but a fight where nobody can move', () => {
    const match = matchNamed('portable', 'galveston');
    const ask = askIn(match, 'union');
    const pieces = piecesOf(ask, doctrineOf(match.rules)).map(piece => ({ ...piece, pace: 0 }));
    const objectives = match.scenario.rules.portable!.objectives!;
    const { now, rules } = ask;
    const prospect: Prospect = { now, rules, side: 'union', objectives, met: objectives.map(() => true), pieces };
    expect(aimsOf(prospect).map(({ name }) => name)).toEqual(['fight']);
  });
});
