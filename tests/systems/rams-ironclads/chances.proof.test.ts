/** Every roll of the rules, 100,000 times for each table, by the verbs that carry it out, against chances typed from the text or shown on the screen. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import type { FacingName } from '../../../src/core/types.ts';
import { rollCritical } from '../../../src/rules/rams-ironclads/criticals.ts';
import { hitShip, hitWork } from '../../../src/rules/rams-ironclads/damage.ts';
import { fireAll } from '../../../src/rules/rams-ironclads/fire.ts';
import { midMove } from '../../../src/rules/rams-ironclads/grounding.ts';
import { turnAll } from '../../../src/rules/rams-ironclads/helm.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import { loseKnots } from '../../../src/rules/rams-ironclads/knots.ts';
import { meetMines } from '../../../src/rules/rams-ironclads/mines.ts';
import { criticalLoss, hitLoss, ramOdds, torpedoLoss } from '../../../src/rules/rams-ironclads/odds.ts';
import { strikeNext } from '../../../src/rules/rams-ironclads/ramming.ts';
import { burst, useSpar } from '../../../src/rules/rams-ironclads/torpedoes.ts';
import type {
  Aim,
  Gun,
  Play,
  RamsEvent,
  RamsShip,
  RamsState,
  Situation,
} from '../../../src/rules/rams-ironclads/types.ts';
import { battle, blow, guns, type Kind } from './table.ts';
import { expectFit } from '../../helpers/fit.ts';

const TRIALS = 100_000;

type EventOf<T extends RamsEvent['type']> = Extract<RamsEvent, { type: T }>;
const told = <T extends RamsEvent['type']>(events: readonly RamsEvent[], type: T): EventOf<T> | undefined =>
  events.find((event): event is EventOf<T> => event.type === type);
const the = <T extends RamsEvent['type']>(events: readonly RamsEvent[], type: T): EventOf<T> => {
  const found = told(events, type);
  if (!found) throw new Error(`no ${type} among ${events.map(event => event.type).join(', ')}`);
  return found;
};

/** Puts a state back as it was: quicker than a copy for each of so many events. */
const restorer = (state: RamsState): (() => void) => {
  const saved = ramsIronclads.clone(state);
  const units = [
    ...Object.values(saved.ships).map(was => ({ was, is: state.ships[was.id]! })),
    ...Object.values(saved.works).map(was => ({ was, is: state.works[was.id]! })),
  ];
  return () => {
    for (const { was, is } of units) {
      const { guns: pieces } = is;
      Object.assign(is, was);
      is.guns = pieces;
      was.guns.forEach((gun, index) => Object.assign(pieces[index]!, gun));
    }
    saved.mines.forEach((mine, index) => Object.assign(state.mines[index]!, mine));
    state.closest = { ...saved.closest };
    state.struck = saved.struck.map(blow => ({ ...blow }));
    state.strikes = saved.strikes.map(strike => ({ ...strike }));
    state.aims = saved.aims.map(aim => ({ ...aim }));
  };
};

type Look = (events: readonly RamsEvent[], state: RamsState) => number;

/** Carries a verb out again and again with one run of real dice; counts[n] = times that `look` said n. */
const resolve = (now: Situation, trials: number, verb: (play: Play) => void, look: Look): number[] => {
  const state = ramsIronclads.clone(now.state);
  const restore = restorer(state);
  const counts: (number | undefined)[] = [];
  let events: RamsEvent[] = [];
  const play: Play = {
    ...now,
    state,
    dice: diceOf(seedFrom('chances')),
    emit: event => void events.push(event as RamsEvent),
  };
  for (let time = 0; time < trials; time++) {
    events = [];
    verb(play);
    const result = look(events, state);
    counts[result] = (counts[result] ?? 0) + 1;
    restore();
  }
  expect(state, 'put back as it was').toEqual(now.state);
  return Array.from(counts, count => count ?? 0);
};

const flag = (holds: boolean | undefined): number => (holds ? 1 : 0);
const yesNo = (chance: number): number[] => [1 - chance, chance];
/** Faces of a die, in sixths. */
const sixths = (...faces: number[]): number[] => faces.map(count => count / 6);
const twoDice = (score: number): number => Math.max(0, 6 - Math.abs(7 - score)) / 36;
const chances = ({ ways, of }: { ways: readonly number[]; of: number }): number[] =>
  Array.from(ways, count => (count || 0) / of);

const BARE = { guns: [], sharpshooters: false };
const STOUT = { ...BARE, top: 90, fullTop: 90 };
const lossOf =
  (now: Situation, id: string): Look =>
  (_, state) =>
    now.state.ships[id]!.top - state.ships[id]!.top;

const laid = (aim: Partial<Aim> = {}): { aims: Aim[] } => ({
  aims: [{ unit: 'a', gun: 0, target: 'z', load: 'shot', ...aim }],
});

describe('section 6', () => {
  const SLOW = { rate: 0 };
  const FAST = { rate: 16 };
  // Gun, target, what is peculiar to firer and target, hexes apart, and the least die that hits; 7 = none, by hand from the text.
  const SHOTS: [string, string, Kind, Partial<RamsShip>, Partial<RamsShip>, number, number][] = [
    ['FV 3 against 5 at effective range', 'sb9', 'wooden', FAST, FAST, 4, 4],
    ['point blank', 'sb9', 'wooden', FAST, FAST, 2, 3],
    ['long range', 'sb9', 'wooden', FAST, FAST, 8, 5],
    ['a slow target', 'sb9', 'wooden', FAST, SLOW, 4, 3],
    ['a slow firer and a slow target', 'sb9', 'wooden', SLOW, SLOW, 4, 2],
    ['in flames', 'sb9', 'wooden', { ...FAST, burning: true, attempts: 3 }, FAST, 4, 5],
    ['smoke and musketry', 'sb9', 'wooden', { ...FAST, stackHit: true, harassed: true }, FAST, 4, 6],
    ['nothing that could hurt her', 'how12', 'casemate', FAST, FAST, 8, 7],
  ];
  it.each(SHOTS)('gunnery: %s', (_, gun, kind, firer, target, range, least) => {
    const now = battle(20, 9)
      .union('a', 'wooden', 406, 'E', { now: { ...BARE, guns: guns(gun), ...firer } })
      .confederate('z', kind, 406 + 100 * range, 'NE', { now: { ...STOUT, ...target } })
      .with(laid())
      .look('firstFire');
    const counts = resolve(now, TRIALS / SHOTS.length, fireAll, events => flag(the(events, 'gunFired').hit));
    // A new target: one less, and so one more is needed.
    expectFit('hits', counts, yesNo((7 - Math.min(7, least + 1)) / 6));
  });

  // The printed adjustments one by one: name, what it adds, hexes apart, the firer, her gun, the target and how she lies.
  type Peculiar = Partial<RamsShip>;
  const ADJUSTMENTS: [string, number, number, Peculiar, { target: string }, Peculiar, FacingName][] = [
    ['none', 0, 4, FAST, { target: 'z' }, FAST, 'NE'],
    ['point blank', 1, 2, FAST, { target: 'z' }, FAST, 'NE'],
    ['target at 3 knots or less', 1, 4, FAST, { target: 'z' }, SLOW, 'NE'],
    ['firer at 3 knots or less', 1, 4, SLOW, { target: 'z' }, FAST, 'NE'],
    ['long range', -1, 8, FAST, { target: 'z' }, FAST, 'NE'],
    ['new target', -1, 4, FAST, { target: '' }, FAST, 'NE'],
    ['bow on', -1, 4, FAST, { target: 'z' }, FAST, 'W'],
    ['stern on', -1, 4, FAST, { target: 'z' }, FAST, 'E'],
    ['in flames', -1, 4, { ...FAST, burning: true, attempts: 3 }, { target: 'z' }, FAST, 'NE'],
    ['filled with steam', -1, 4, { ...FAST, boilerHit: true }, { target: 'z' }, FAST, 'NE'],
    ['under musketry or grape', -1, 4, { ...FAST, harassed: true }, { target: 'z' }, FAST, 'NE'],
    ['smoke', -1, 4, { ...FAST, stackHit: true }, { target: 'z' }, FAST, 'NE'],
  ];
  const GUN_OF_VALUE = ['how12', 'sb32', 'sb9', 'sb11', 'sb15'] as const;
  const CLASSES = [5, 6, 7, 8, 9, 10, 11];
  const shoot = (gun: Gun, firer: Peculiar, target: Peculiar, range: number, facing: FacingName, armour: number) =>
    battle(20, 9)
      .union('a', 'wooden', 406, 'E', { now: { ...BARE, ...firer, guns: [gun] } })
      .confederate('z', 'wooden', 406 + 100 * range, facing, {
        now: { ...STOUT, ...target, armour: { front: armour, side: armour, rear: armour, turret: 0 } },
      })
      .with(laid())
      .look('firstFire');
  const expectShot = (what: string, now: Situation, needed: number): void => {
    const chance = Math.max(0, Math.min(6, 7 - needed)) / 6;
    const counts = resolve(now, TRIALS / CLASSES.length / GUN_OF_VALUE.length, fireAll, events =>
      flag(the(events, 'gunFired').hit),
    );
    expectFit(what, counts, yesNo(chance));
    const asked = { ...now, state: { ...now.state, aims: [] } };
    const command = { type: 'aim', side: 'union', unit: 'a', gun: 0, target: 'z', load: 'shot' } as const;
    const shown = ramsIronclads.desk.odds(asked, command)?.headlines.find(({ label }) => label === 'hits')?.chance;
    expect(shown, `${what}: the chance that is shown`).toBeCloseTo(chance, 12);
  };
  it.each(ADJUSTMENTS)(
    'gunnery, every class of armour and Fire Value: %s',
    (name, adds, range, firer, how, target, lies) => {
      GUN_OF_VALUE.forEach((id, place) => {
        const gun = { ...guns(id)[0]!, ...how };
        for (const armour of CLASSES) {
          const now = shoot(gun, firer, target, range, lies, armour);
          expectShot(`${name}, Fire Value ${place + 1} at ${armour}`, now, armour + 1 - (place + 1) - adds);
        }
      });
    },
  );
  it('gunnery, every class of armour: a mortar at a vessel at rest', () => {
    const gun = { ...guns('mo13')[0]!, target: 'z' };
    for (const armour of CLASSES)
      // At rest she is slow as well: +1 and -1.
      expectShot(`mortar at ${armour}`, shoot(gun, FAST, SLOW, 4, 'NE', armour), armour + 1 - 4);
  });

  it('hull or turret of a monitor', () => {
    const now = battle(20, 9)
      .union('a', 'wooden', 406, 'E', { now: { ...BARE, guns: guns('sb9') } })
      .confederate('z', 'monitor', 706, 'NE', { now: STOUT })
      .with(laid())
      .look('firstFire');
    const counts = resolve(now, TRIALS, fireAll, events => flag(the(events, 'gunFired').part === 'turret'));
    expectFit('turret', counts, yesNo(1 / 2));
  });

  it.each([
    [1, 1, 3],
    [1, 2, 2],
    [2, 1, 4],
    [3, 1, 5],
    [1, 5, 1],
  ])('R54: casemates of a fort with %i guns in them and %i in the open: %i of six faces', (under, open, share) => {
    const battery = [
      ...Array.from({ length: under }, () => 'sb9 casemate front'),
      ...Array.from({ length: open }, () => 'sb9 barbette front'),
    ];
    const now = battle(12, 12)
      .fort('confederate', 'f', [601, 701], 'SE', { guns: guns(...battery) })
      .union('a', 'wooden', 605, 'E', { now: { ...BARE, guns: guns('sb9') } })
      .with({ aims: [{ unit: 'a', gun: 0, target: 'f', load: 'shot' }] })
      .look('firstFire');
    const counts = resolve(now, TRIALS, fireAll, events => flag(the(events, 'gunFired').part === 'casemates'));
    expectFit('casemates', counts, yesNo(share / 6));
  });

  it('musketry and grape: only a 3 does more', () => {
    const now = battle(20, 9)
      .union('a', 'wooden', 406, 'E', { now: { ...BARE, sharpshooters: true } })
      .confederate('z', 'wooden', 506, 'NE', { now: STOUT })
      .with(laid({ gun: -1, load: 'muskets' }))
      .look('firstFire');
    expectFit(
      'helmsman',
      resolve(now, TRIALS, fireAll, (_, state) => state.ships.z!.helmless),
      yesNo(twoDice(3)),
    );
  });

  const target = (more: Partial<RamsShip> = {}): Situation =>
    battle(9, 5)
      .union('a', 'wooden', 303, 'E')
      .confederate('z', 'wooden', 403, 'NE', { now: { ...STOUT, guns: guns('sb9'), ...more } })
      .look('firstFire');

  it('effect of hits', () => {
    const effects = ['halfKnot', 'gun', 'knot', 'critical'];
    const now = target();
    const hit = (play: Play): void => hitShip(play, 'z', 'a', 'port');
    expectFit(
      'effects',
      resolve(now, TRIALS, hit, events => effects.indexOf(the(events, 'hitRolled').effect)),
      sixths(1, 2, 2, 1),
    );
    const loss = hitLoss(now.state.ships.z!);
    const gone = loss.ways.length;
    const counts = resolve(now, TRIALS, hit, (events, state) =>
      state.ships.z!.status === 'sunk' ? gone : lossOf(now, 'z')(events, state),
    );
    const shown = chances(loss);
    shown[gone] = loss.gone / loss.of;
    expectFit('half-knots of a hit', counts, shown);
  });

  it('critical hits', () => {
    const now = target();
    const critical = (play: Play): void => rollCritical(play, 'z', 'port', 'a');
    const scores = resolve(now, TRIALS, critical, events => {
      const [one = 0, two = 0] = the(events, 'criticalRolled').dice;
      return one + two;
    });
    expectFit(
      'scores',
      scores,
      Array.from({ length: 13 }, (_, score) => (score < 2 ? 0 : twoDice(score))),
    );
    const names = [
      'magazine',
      'helm',
      'list',
      'jam',
      'smokestack',
      'gunport',
      'steamPipes',
      'steering',
      'fire',
      'boiler',
    ];
    const printed = [[2], [3], [4, 9], [5], [6], [7], [8], [10], [11], [12]];
    expectFit(
      'results',
      resolve(now, TRIALS, critical, events => names.indexOf(the(events, 'criticalRolled').effect)),
      printed.map(each => each.reduce((sum, score) => sum + twoDice(score), 0)),
    );
    const loss = criticalLoss(now.state.ships.z!);
    expectFit(
      'half-knots of a critical hit',
      resolve(now, TRIALS, critical, (events, state) =>
        state.ships.z!.status === 'sunk' ? 0 : lossOf(now, 'z')(events, state),
      ),
      chances(loss).map((chance, halves) => (halves === 0 ? chance + loss.gone / loss.of : chance)),
    );
    expectFit(
      'boiler: the crew leaves',
      resolve(now, TRIALS, critical, events => {
        const crew = told(events, 'crewTested');
        return crew ? 1 + flag(crew.leaves) : 0;
      }),
      [35 / 36, (1 / 36) * (4 / 6), (1 / 36) * (2 / 6)],
    );
  });

  it('guns ashore', () => {
    const now = battle(12, 12)
      .fort('confederate', 'f', [601, 701], 'SE', { guns: guns('sb9 barbette front', 'sb9 barbette front') })
      .union('a', 'wooden', 605, 'E')
      .look('secondFire');
    expectFit(
      'knocked out',
      resolve(
        now,
        TRIALS,
        play => hitWork(play, play.state.works.f!, 'a'),
        events => flag(the(events, 'shoreHitRolled').knocksOut),
      ),
      yesNo(1 / 6),
    );
  });

  it.each([
    ['afloat', 'no', 1 / 6],
    ['aground', 'shoal', 2 / 6],
  ] as const)('a fire %s', (_, aground, chance) => {
    const now = target({ burning: true, attempts: 3, aground });
    const counts = resolve(now, TRIALS / 2, midMove, events => flag(the(events, 'fireFought').out));
    expectFit('out', counts, yesNo(chance));
  });
});

describe('sections 7 to 10', () => {
  it.each([
    ['side on at speed', 'ram', { speed: 20, sideOn: true }],
    ['a plain bow, slow', 'wooden', { speed: 4 }],
    ['bow to bow', 'gunboat', { clash: 'bowToBow', speed: 16, stationary: true }],
    ['no bow in contact', 'gunboat', { clash: 'noBow' }],
  ] as [string, Kind, Parameters<typeof blow>[2]][])('a ram: %s', (_, kind, strike) => {
    const now = battle(9, 5)
      .union('a', kind, 303, 'E', { now: STOUT })
      .confederate('z', 'wooden', 403, 'NE', { now: STOUT })
      .with({ strikes: [blow('a', 'z', strike)] })
      .look('firstRamming');
    const odds = ramOdds(now, now.state.strikes[0]!);
    const verb = (play: Play): void => void strikeNext(play);
    expectFit('target', resolve(now, TRIALS / 4, verb, lossOf(now, 'z')), chances(odds.target));
    expectFit('rammer', resolve(now, TRIALS / 4, verb, lossOf(now, 'a')), chances(odds.rammer));
  });

  const mined = (strength: number): Situation => {
    const now = battle(9, 5).mine('confederate', 303).union('a', 'wooden', 303, 'E', { now: STOUT }).look('firstHalf');
    now.state.mines[0]!.strength = strength;
    return now;
  };
  it.each([1, 2, 3, 4, 5, 6])('a mine of strength %i', strength => {
    const chance = [0, 0, 1, 3, 6, 10, 15][strength]! / 36;
    const counts = resolve(
      mined(strength),
      TRIALS / 5,
      play => meetMines(play, 'a', 203),
      events => flag(the(events, 'mineRolled').explodes),
    );
    expectFit('explodes', counts, yesNo(chance));
  });
  it('a mine not met before: its strength, and what it does', () => {
    const meet = (play: Play): void => meetMines(play, 'a', 203);
    expectFit(
      'strength',
      resolve(mined(0), TRIALS, meet, events => the(events, 'mineTimed').die),
      [0, ...sixths(1, 1, 1, 1, 1, 1)],
    );
    expectFit(
      'explodes',
      resolve(mined(0), TRIALS, meet, events => flag(the(events, 'mineRolled').explodes)),
      yesNo(35 / 216),
    );
  });

  it('a torpedo: its effect, and the knots', () => {
    const now = mined(1);
    const verb = (play: Play): void => burst(play, 'a', 'bow');
    expectFit(
      'effect',
      resolve(now, TRIALS, verb, events => Math.ceil(the(events, 'torpedoBurst').die / 2) - 1),
      sixths(2, 2, 2),
    );
    // In pairs of knots, so that there are not too many classes.
    const PAIR = 4;
    const loss = torpedoLoss(now.state.ships.a!);
    const shown: number[] = [loss.gone / loss.of];
    loss.ways.forEach((ways, halves) => {
      const pair = Math.floor(halves / PAIR);
      shown[pair] = (shown[pair] ?? 0) + ways / loss.of;
    });
    const counts = resolve(now, TRIALS, verb, (events, state) =>
      state.ships.a!.status === 'sunk' ? 0 : Math.floor(lossOf(now, 'a')(events, state) / PAIR),
    );
    expectFit('half-knots', counts, shown);
  });

  it('a spar torpedo', () => {
    const now = battle(9, 5)
      .union('a', 'launch', 303, 'E', { now: STOUT })
      .confederate('z', 'wooden', 403, 'NE', { now: STOUT })
      .look('firstRamming');
    const results = ['own', 'fails', 'target'];
    const counts = resolve(
      now,
      TRIALS,
      play => useSpar(play, blow('a', 'z')),
      events => results.indexOf(the(events, 'sparRolled').result),
    );
    expectFit('spar', counts, sixths(1, 2, 3));
  });

  it('the moves that a sinking vessel has', () => {
    const now = battle(9, 5)
      .union('a', 'wooden', 303, 'E', { now: { ...BARE, top: 0 } })
      .look('firstFire');
    const counts = resolve(
      now,
      TRIALS,
      play => loseKnots(play, 'a', 1, 'gunfire'),
      events => the(events, 'sinkingBegan').at - now.state.turn - 6,
    );
    expectFit('moves', counts, sixths(1, 1, 1, 1, 1, 1));
  });

  it('a yawing head', () => {
    const now = battle(9, 5).flow('E').union('a', 'wooden', 303, 'E', { now: BARE }).look('turning');
    const ways = ['port', 'straight', 'starboard'];
    const counts = resolve(now, TRIALS, turnAll, events => ways.indexOf(the(events, 'yawRolled').to));
    expectFit('yaw', counts, sixths(2, 2, 2));
  });

  // Draught, and the faces that ground her five centimetres from a bank; those that free her: above the difference, or a 6.
  it.each([
    [6, 1, 5],
    [7.5, 2, 4],
    [9, 4, 2],
    [10, 5, 1],
    [12, 6, 1],
  ])('grounding and coming off, draught %f', (draught, grounds, frees) => {
    const bed = (aground: 'no' | 'shoal') =>
      battle(9, 5)
        .terrain('bank', 402)
        .union('a', 'wooden', 403, 'E', {
          now: {
            ...BARE,
            draught,
            aground,
            order: { speed: 4, helm: 'straight', anchor: false, castOff: false, tow: '', how: 'tow' },
          },
        })
        .with({ closest: { a: 403 } })
        .look('midMove');
    expectFit(
      'grounds',
      resolve(bed('no'), TRIALS / 5, midMove, events => flag(the(events, 'groundingRolled').aground)),
      yesNo(grounds / 6),
    );
    expectFit(
      'comes off',
      resolve(bed('shoal'), TRIALS / 5, midMove, events => flag(the(events, 'freeingRolled').free)),
      yesNo(frees / 6),
    );
  });
});
