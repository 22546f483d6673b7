/** The danger map against every move that an enemy could make, played out with the engine on small positions. */
import { describe, expect, it } from 'vitest';
import type { Prow } from '../../../src/system/desk/index.ts';
import type { Dice } from '../../../src/core/dice.ts';
import { legal, play, situationOf } from '../../../src/core/engine.ts';
import { shipOf } from '../../../src/core/rules.ts';
import type { Game } from '../../../src/core/game.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import type { Command, HexId, State } from '../../../src/core/types.ts';
import { berthsOf, dangerMap, threatsOf, type Threat } from '../../../src/trials/prospect.ts';
import { geometryOf } from '../../../src/app/board/geometry.ts';
import { covered, coveredBoxes } from '../../../src/app/board/overlayWash.ts';
import { dangerWash } from '../../../src/app/overlays/overlays.ts';
import { threatsInWords } from '../../../src/app/overlays/words.ts';
import type { PortableShip } from '../../../src/rules/portable/types.ts';
import type { QuickSheetShip } from '../../../src/rules/quick-sheet/types.ts';
import type { RamsCommand, RamsShip, RamsState } from '../../../src/rules/rams-ironclads/types.ts';
import { GUN_RANGE } from '../../../src/rules/quick-sheet/tables.ts';
import { battle as ramsBattle } from '../../systems/rams-ironclads/table.ts';
import { battle as portableBattle } from '../../systems/portable/table.ts';
import { battle as quickBattle, guns } from '../../systems/quick-sheet/table.ts';

const LONG = GUN_RANGE.long;
const ISLAND = [605, 705, 604] as const;
const FIRING = ['aim', 'salvo', 'fire'];

/** Dice that never tie for ever. */
const counting = (): Dice => {
  let thrown = 0;
  return { roll: sides => (thrown++ % sides) + 1 };
};

type Deed = (match: Match, command: Command) => boolean;

const isAtTarget: Deed = (match, command) => {
  const { unit, target } = match.rules.desk.about(command);
  return unit === 'e' && target === 'u';
};
const isShot: Deed = (match, command) =>
  FIRING.includes(command.type) && !('load' in command && command.load !== 'shot') && isAtTarget(match, command);
const isRam: Deed = (match, command) => command.type === 'ram' && isAtTarget(match, command);

/** Whether the enemy `e` can come to do that to `u` within its next move, by trying everything that it may do. */
const canDo = <G extends Game>(
  isDeed: Deed,
  match: Match<G>,
  from: G['state'],
  isOver: (state: State) => boolean,
): boolean => {
  const seen = new Set<string>();
  const look = (state: G['state']): boolean => {
    const side = state.cursor.awaiting[0];
    if (side === undefined || state.outcome) return false;
    const offers = legal(match, state, side);
    if (offers.some(command => isDeed(match, command))) return true;
    if (isOver(state)) return false;
    return offers
      .filter(({ type }) => type !== 'ram' && type !== 'leave')
      .some(command => {
        const next = match.rules.clone(state);
        play(match, next, command, counting());
        const { at, facing } = shipOf({ state: next }, 'e');
        const key = `${at}/${facing}/${JSON.stringify({ ...next, rng: 0 })}`;
        if (seen.has(key)) return false;
        seen.add(key);
        return look(next);
      });
  };
  return look(from);
};

/** The same state with `u` in another hex. */
const withTargetAt = <G extends Game>(match: Match<G>, state: G['state'], hex: HexId): G['state'] => {
  const copy = match.rules.clone(state);
  shipOf({ state: copy }, 'u').at = hex;
  return copy;
};

/** Every so many hexes of water at those distances. */
const sample = <G extends Game>(
  { chart }: Match<G>,
  centre: HexId,
  [least, most]: [number, number],
  step: number,
): HexId[] =>
  chart.hexes
    .filter(hex => chart.navigable(hex) && chart.range(hex, centre) >= least && chart.range(hex, centre) <= most)
    .filter((_, index) => index % step === 0);

const byGuns = ({ strength }: Threat): boolean => strength > 0;
const byRams = ({ prow }: Threat): boolean => prow !== null;

/** Hexes of the sample in which the map and the trial differ. */
const differing = <G extends Game>(
  match: Match<G>,
  state: G['state'],
  hexes: readonly HexId[],
  tried: (state: G['state']) => boolean,
  isMeant = byGuns,
): { missed: HexId[]; invented: HexId[]; hit: number } => {
  const found = { missed: [] as HexId[], invented: [] as HexId[], hit: 0 };
  for (const hex of hexes) {
    const there = withTargetAt(match, state, hex);
    const says = dangerMap(match, there, 'union').get(hex)?.some(isMeant) ?? false;
    const can = tried(there);
    if (can) found.hit += 1;
    if (can && !says) found.missed.push(hex);
    if (says && !can) found.invented.push(hex);
  }
  return found;
};

describe('danger map', () => {
  it('is what a gunboat can do by the portable rules, move and fire', () => {
    const { match, state } = portableBattle(16, 9)
      .terrain('island', ...ISLAND)
      .union('u', 'unarmed', 1509, 'E', { now: { steamFrom: 0 } })
      .confederate('e', 'gunboat', 806, 'W')
      .moves('confederate');
    const hexes = sample(match, 806, [1, 9], 15);
    const found = differing(match, state, hexes, there => canDo(isShot, match, there, now => now.turn > 1));
    expect(found).toMatchObject({ missed: [], invented: [] });
    expect(found.hit).toBeGreaterThan(3);
    expect(found.hit).toBeLessThan(hexes.length);
  });

  it('knows that a ship that has moved stays where she is before the next fire', () => {
    const table = portableBattle(16, 9)
      .union('u', 'gunboat', 306, 'E')
      .confederate('e', 'gunboat', 806, 'W')
      .moves('confederate')
      .play('confederate done');
    const [unit] = table.match.rules.desk.units(table.now).filter(({ id }) => id === 'e');
    expect(berthsOf(table.match, table.state, unit!)).toHaveLength(1);
    const here = table.match.rules.desk.fire.field(table.now, 'e').filter(({ blocked }) => blocked === 0);
    const threats = threatsOf(table.match, table.state, unit!);
    expect([...threats.keys()].sort()).toEqual(here.map(({ hex }) => hex).sort());
    expect(here.every(({ hex, strength }) => threats.get(hex)?.strength === strength)).toBe(true);
  });

  it('adds up strengths, however they are written on the chart', () => {
    const { match, state, now } = portableBattle(16, 9)
      .union('u', 'gunboat', 306, 'E')
      .confederate('e', 'gunboat', 806, 'W')
      .confederate('f', 'gunboat', 808, 'W')
      .moves('confederate');
    const { desk } = match.rules;
    const outlook = {
      ...desk.outlook!,
      fieldFrom: () => [{ hex: 506, strength: 2.5, shown: '2½', weak: false, blocked: 0 }],
    };
    const halves = { ...match, rules: { ...match.rules, desk: { ...desk, outlook } } } as unknown as Match;
    expect(
      threatsOf(
        halves,
        state,
        desk.units(now).find(({ id }) => id === 'e')!,
      ).get(506)?.strength,
    ).toBe(2.5);
    expect(dangerWash(match.chart, dangerMap(halves, state, 'union')).find(({ hex }) => hex === 506)?.figure).toBe('5');
  });

  it('is what a ship can do by the quick sheet under any card, and at ships that pass her', () => {
    const { match, state } = quickBattle(24, 12)
      .terrain('island', ...ISLAND)
      .union('u', 'transport', 2412, 'E', { now: { acted: true } })
      .confederate('e', 'ironclad', 1206, 'W', { now: { guns: guns('medium bow', 'heavy port') } })
      .acts('confederate');
    const cards = ['fullSpeed', 'slowSpeed', 'slowAndFire', 'fire', 'turnAndFire'] as const;
    const found = differing(match, state, sample(match, 1206, [LONG - 1, LONG + 3], 11), there =>
      cards.some(card => {
        const laid = match.rules.clone(there);
        Object.assign(laid.ships.e!, { card, hand: [] });
        return canDo(isShot, match, laid, now => now.turn > state.turn);
      }),
    );
    expect(found.missed).toEqual([]);
    expect(found.hit).toBeGreaterThan(3);
    // By order she cannot, but whoever passes beside where she may have gone at full speed is fired at.
    const [unit] = match.rules.desk.units(situationOf(match, state)).filter(({ id }) => id === 'e');
    const ends = berthsOf(match, state, unit!).filter(({ order }) => order === 'fullSpeed' || order === 'slowSpeed');
    expect(found.invented.filter(hex => !ends.some(berth => match.chart.range(berth.hex, hex) <= 1))).toEqual([]);
    // Q20: nor does a ship that only lies beside her need to stir: on 1106, right ahead, one gun has its first chance whatever the card.
    const card = 'fullSpeed';
    const sailing = { ...state, ships: { ...state.ships, e: { ...state.ships.e!, card, hand: [] } } } as typeof state;
    expect(threatsOf(match, sailing, unit!).get(1106)?.strength).toBeGreaterThan(0);
  });

  it('is what a ship can do by Rams and Ironclads in either fire step of a move', () => {
    const { match, state } = ramsBattle(24, 12)
      .terrain('island', ...ISLAND)
      .union('u', 'transport', 2312, 'E', { now: { anchored: true, steamFrom: 0 } })
      .confederate('e', 'wooden', 1106, 'W', { go: 3 })
      .at('markers');
    const [unit] = match.rules.desk.units(situationOf(match, state)).filter(({ id }) => id === 'e');
    const near = new Set(berthsOf(match, state, unit!).map(({ hex }) => hex));
    // Where she would run into the target there is another story.
    const hexes = sample(match, 1106, [1, 14], 47).filter(
      hex => ![...near].some(berth => match.chart.range(berth, hex) < 2),
    );
    const found = differing(match, state, hexes, there => canDo(isShot, match, there, now => now.turn > state.turn));
    expect(found).toMatchObject({ missed: [], invented: [] });
    expect(found.hit).toBeGreaterThan(0);
    expect(found.hit).toBeLessThan(hexes.length);
  });
});

describe('danger map of rams', () => {
  /** What the map says of the ship `e` and her bow, over the whole chart. */
  const prows = <G extends Game>(match: Match<G>, state: G['state']): (Prow | null)[] => [
    ...new Set([...dangerMap(match, state, 'union').values()].flat().map(({ prow }) => prow)),
  ];

  it('is where a ship can go by the portable rules and has a step left to ram', () => {
    const { match, state } = portableBattle(16, 9)
      .terrain('island', ...ISLAND)
      .union('u', 'unarmed', 1509, 'E', { now: { steamFrom: 0 } })
      .union('v', 'unarmed', 905, 'E', { now: { steamFrom: 0 } })
      .confederate('e', 'gunboat', 806, 'W')
      .confederate('f', 'unarmed', 706, 'E', { now: { steamFrom: 0 } })
      .moves('confederate');
    const hexes = sample(match, 806, [1, 4], 1).filter(hex => hex !== 706 && hex !== 905);
    const tried = (there: typeof state) => canDo(isRam, match, there, now => now.turn > 1);
    const found = differing(match, state, hexes, tried, byRams);
    expect(found).toMatchObject({ missed: [], invented: [] });
    expect(found.hit).toBeGreaterThan(3);
    expect(found.hit).toBeLessThan(hexes.length);
    expect(dangerMap(match, state, 'union').get(905)?.some(byRams)).toBe(true);
    expect(dangerMap(match, state, 'union').get(706)?.some(byRams)).not.toBe(true);
  });

  it('counts no ram of a ship that breaks off, is aground, has moved or cannot move', () => {
    const lay = (now: Partial<PortableShip>) =>
      portableBattle(16, 9)
        .union('u', 'gunboat', 306, 'E')
        .confederate('e', 'gunboat', 806, 'W', { now })
        .moves('confederate');
    const able = lay({});
    expect(prows(able.match, able.state)).toContain('bow');
    for (const now of [{ breakingOff: true }, { aground: true }, { steamFrom: 0 }]) {
      const { match, state } = lay(now);
      expect(prows(match, state)).toEqual([null]);
    }
    able.play('confederate done');
    expect(prows(able.match, able.state)).toEqual([null]);
    const { match, state } = lay({ ram: true });
    expect(prows(match, state).sort()).toEqual([null, 'ram']);
  });

  it('is what a ship can ram by the quick sheet under any card, with her funnel or without', () => {
    const lay = (now: Partial<QuickSheetShip>) =>
      quickBattle(16, 12)
        .terrain('island', ...ISLAND)
        .union('u', 'transport', 1612, 'E', { now: { acted: true } })
        .confederate('e', 'ram', 706, 'W', { now: { guns: [], ...now } })
        .acts('confederate');
    const { match, state } = lay({});
    const cards = ['fullSpeed', 'slowSpeed', 'turnAndFire'] as const;
    const hexes = sample(match, 706, [1, 4], 1);
    const tried = (there: typeof state) =>
      cards.some(card => {
        const laid = match.rules.clone(there);
        Object.assign(laid.ships.e!, { card, hand: [] });
        return canDo(isRam, match, laid, now => now.turn > state.turn);
      });
    const found = differing(match, state, hexes, tried, byRams);
    expect(found).toMatchObject({ missed: [], invented: [] });
    expect(found.hit).toBeGreaterThan(3);
    expect(found.hit).toBeLessThan(hexes.length);
    // She has no guns: everything on the map is a ram.
    expect(prows(match, state)).toEqual(['ram']);
    const crippled = lay({ funnelLost: true });
    expect(prows(crippled.match, crippled.state)).toEqual(['bow']);
    const helpless = lay({ engineLost: true });
    expect(prows(helpless.match, helpless.state)).toEqual([]);
  });

  it('is what a ship can ram by Rams and Ironclads on any course, with her bow or her spar torpedo', () => {
    const lay = (now: Partial<RamsShip>) =>
      ramsBattle(16, 12)
        .terrain('island', ...ISLAND)
        .union('u', 'transport', 1612, 'E', { now: { anchored: true, steamFrom: 0 } })
        .confederate('e', 'transport', 806, 'W', { go: 6, now: { guns: [], ...now } })
        .at('markers');
    const { match, state } = lay({});
    const rams = (there: typeof state, plot: RamsCommand): boolean => {
      const next = match.rules.clone(there);
      const events = [
        ...play(match, next, plot, counting()),
        ...play(match, next, { type: 'plotted', side: 'confederate' }, counting()),
      ];
      return events.some(event => event.type === 'shipsMet' && event.ship === 'e' && event.clash !== 'noBow');
    };
    const tried = (there: typeof state) =>
      legal(match, there, 'confederate').some(plot => plot.type === 'plot' && rams(there, plot));
    for (const speed of [12, -12]) {
      // Astern she goes at a third: all but one twelfth of a hex is carried over.
      const going = lay({ speed, ...(speed < 0 ? { twelfths: 11, going: 'astern' } : {}) }).state;
      const [unit] = match.rules.desk.units(situationOf(match, going)).filter(({ id }) => id === 'e');
      expect(berthsOf(match, going, unit!).some(({ hex }) => hex === 906)).toBe(speed < 0);
      const hexes = sample(match, 806, [1, 3], 1);
      const found = differing(match, going, hexes, tried, byRams);
      expect(found).toMatchObject({ missed: [], invented: [] });
      expect(found.hit).toBeLessThan(hexes.length);
      expect(found.hit > 1).toBe(speed > 0);
    }
    expect(prows(match, state)).toEqual(['bow']);
    for (const [now, prow] of [
      [{ ram: true }, 'ram'],
      [{ ram: true, spars: 1 }, 'spar'],
    ] as const) {
      const other = lay(now);
      expect(prows(other.match, other.state)).toEqual([prow]);
    }
  });

  it('leaves out by Rams and Ironclads the ship that she has struck already, and the bow behind what she pushes', () => {
    const lay = (e: Partial<RamsShip>, inTow: Partial<RamsShip> = {}, struck: RamsState['struck'] = []) =>
      ramsBattle(16, 12)
        .with({ struck })
        .union('u', 'transport', 606, 'NE', { now: { anchored: true, steamFrom: 0 } })
        .confederate('e', 'tug', 806, 'W', { go: 6, now: { guns: [], ...e } })
        .confederate('l', 'launch', inTow.towedBy ? 706 : 1606, 'W', { now: { guns: [], spars: 0, ...inTow } })
        .at('markers');
    const ramsHer = ({ match, state }: ReturnType<typeof lay>): boolean =>
      dangerMap(match, state, 'union')
        .get(606)
        ?.some(({ unit, prow }) => unit === 'e' && prow !== null) ?? false;
    expect(ramsHer(lay({}))).toBe(true);
    expect(ramsHer(lay({}, {}, [{ by: 'e', on: 'u', turn: 0 }]))).toBe(false);
    // R45: whom she has struck is free to ram her, and so she is to ram who has struck her.
    expect(ramsHer(lay({}, {}, [{ by: 'u', on: 'e', turn: 0 }]))).toBe(true);
    const pushes = lay({ tows: ['l'], pushing: true }, { towedBy: 'e' });
    expect(ramsHer(pushes)).toBe(false);
  });
});

describe('danger in words and signs', () => {
  const names: Record<string, string> = { v: 'Virginia', b: 'Beaufort', s: 'Squib' };
  const say = (...threats: Threat[]): string => threatsInWords('0303', threats, unit => names[unit] ?? unit, 'guns');
  const threat = (unit: string, strength: number, prow: Prow | null): Threat => ({ unit, strength, weak: false, prow });

  it('name the guns and whoever can ram', () => {
    expect(say(threat('v', 3, 'ram'), threat('b', 1, null))).toBe(
      '0303: at most Virginia 3 guns, Beaufort 1 gun. Virginia can ram here.',
    );
    expect(say(threat('b', 0, 'bow'), threat('s', 0, 'spar'))).toBe(
      '0303: no gun of theirs bears here by its next move. Beaufort can ram here with a plain bow; Squib can ram here or use her spar torpedo.',
    );
    expect(say(threat('b', 2, null))).toBe('0303: at most Beaufort 2 guns.');
    expect(say()).toBe('0303: nothing of theirs can fire or ram here by its next move.');
  });

  it('show a sharp bow for a ram or a spar, a blunt one for a plain bow, and no figure where no gun bears', () => {
    const { chart } = portableBattle(16, 9).terrain('island', 605).matchOf();
    const danger = new Map([
      [303, [threat('v', 4, 'ram'), threat('b', 0, 'bow')]],
      [304, [threat('b', 0, 'bow')]],
      [305, [threat('b', 1, null)]],
      [306, [threat('s', 0, 'spar')]],
      [605, [threat('v', 4, null)]],
    ]);
    expect(dangerWash(chart, danger).map(({ hex, figure, level, prow }) => [hex, figure, level, prow])).toEqual([
      [303, '4', 4, 'sharp'],
      [304, '', 0, 'blunt'],
      [305, '1', 1, undefined],
      [306, '', 0, 'sharp'],
    ]);
    // A counter of the own side hides neither the figure nor the sign of a bow: both go above it, to its left and right.
    const wash = dangerWash(chart, danger, new Set([303, 305, 404]));
    expect(wash.filter(({ under }) => under).map(({ hex }) => hex)).toEqual([303, 305]);
    expect(covered(wash).map(({ hex }) => hex)).toEqual([303, 305]);
    const geometry = geometryOf(chart);
    const middle = geometry.centre(303);
    const [plate, figure, other, ...more] = coveredBoxes(geometry, wash);
    expect(more).toEqual([]);
    expect(figure!.x).toBeGreaterThan(plate!.x + plate!.width);
    expect(figure!.y).toBe(plate!.y);
    expect(other!.x - geometry.centre(305).x).toBe(figure!.x - middle.x);
    expect(plate!.x + plate!.width).toBeLessThan(middle.x);
    expect(plate!.y + plate!.height).toBeLessThan(middle.y);
  });
});
