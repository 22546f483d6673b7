/** The danger map against every move that an enemy could make, played out with the engine on small positions. */
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.ts';
import { legal, play, situationOf } from '../../src/core/engine.ts';
import { shipOf, type Game, type Match } from '../../src/core/ruleset.ts';
import type { HexId, State } from '../../src/core/types.ts';
import { berthsOf, dangerMap, threatsOf } from '../../src/trials/prospect.ts';
import { GUN_RANGE } from '../../src/rules/quick-sheet/tables.ts';
import { battle as ramsBattle } from '../examples/ramsIronclads/table.ts';
import { battle as portableBattle } from '../helpers/portable.ts';
import { battle as quickBattle, guns } from '../helpers/quickSheet.ts';

const LONG = GUN_RANGE.long;
const ISLAND = [605, 705, 604] as const;
const FIRING = ['aim', 'salvo', 'fire'];

/** Dice that never tie for ever. */
const counting = (): Dice => {
  let thrown = 0;
  return { roll: sides => (thrown++ % sides) + 1 };
};

/** Whether the enemy `e` can come to fire at `u` within its next move, by trying everything that it may do. */
const canFire = <G extends Game>(match: Match<G>, from: G['state'], isOver: (state: State) => boolean): boolean => {
  const seen = new Set<string>();
  const look = (state: G['state']): boolean => {
    const side = state.cursor.awaiting[0];
    if (side === undefined || state.outcome) return false;
    const offers = legal(match, state, side);
    const shots = offers.filter(command => {
      const { unit, target } = match.rules.desk.about(command);
      return (
        FIRING.includes(command.type) &&
        unit === 'e' &&
        target === 'u' &&
        !('load' in command && command.load !== 'shot')
      );
    });
    if (shots.length > 0) return true;
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

/** Hexes of the sample in which the map and the trial differ. */
const differing = <G extends Game>(
  match: Match<G>,
  state: G['state'],
  hexes: readonly HexId[],
  tried: (state: G['state']) => boolean,
): { missed: HexId[]; invented: HexId[]; hit: number } => {
  const found = { missed: [] as HexId[], invented: [] as HexId[], hit: 0 };
  for (const hex of hexes) {
    const there = withTargetAt(match, state, hex);
    const says = dangerMap(match, there, 'union').has(hex);
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
    const found = differing(match, state, hexes, there => canFire(match, there, now => now.turn > 1));
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
    const here = table.match.rules.desk.fieldOfFire(table.now, 'e').filter(({ blocked }) => blocked === 0);
    const threats = threatsOf(table.match, table.state, unit!);
    expect([...threats.keys()].sort()).toEqual(here.map(({ hex }) => hex).sort());
    expect(here.every(({ hex, strength }) => threats.get(hex)?.strength === Number(strength))).toBe(true);
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
        return canFire(match, laid, now => now.turn > state.turn);
      }),
    );
    expect(found.missed).toEqual([]);
    expect(found.hit).toBeGreaterThan(3);
    // By order she cannot, but whoever passes beside where she may have gone at full speed is fired at.
    const [unit] = match.rules.desk.units(situationOf(match, state)).filter(({ id }) => id === 'e');
    const ends = berthsOf(match, state, unit!).filter(({ order }) => order === 'fullSpeed' || order === 'slowSpeed');
    expect(found.invented.filter(hex => !ends.some(berth => match.chart.range(berth.hex, hex) <= 1))).toEqual([]);
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
    const found = differing(match, state, hexes, there => canFire(match, there, now => now.turn > state.turn));
    expect(found).toMatchObject({ missed: [], invented: [] });
    expect(found.hit).toBeGreaterThan(0);
    expect(found.hit).toBeLessThan(hexes.length);
  });
});
