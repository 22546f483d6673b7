/** What a ship does by each stance, in play, under every rule system. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, HexId, State } from '../../../src/core/types.ts';
import { lake, playLake, shipAt, SYSTEMS, type Lake, type Seen } from '../../helpers/orders.ts';

/** The enemy lies still and silent: an ambush that no one springs. */
const STATUES = { units: [{ who: 'others', stance: { ambush: 0 } }] };

const bragg = (stance: unknown, others: object = {}): object => ({
  union: STATUES,
  confederate: {
    units: [
      { who: ['css_general_bragg'], stance, ...others },
      { who: ['css_virginia'], stance: { ambush: 0 } },
    ],
  },
});

/** Whether an event is a shot by that unit, whatever the rules call it. */
const isShotBy = (unit: string) => (event: GameEvent) =>
  ['shotFired', 'gunFired', 'smallShotFired'].includes(event.type) &&
  (event as unknown as { firer: string }).firer === unit;

interface Watched {
  /** Hexes in which she lay at the end of each turn. */
  track: HexId[];
  shots: number;
  reasons: string[];
  state: State;
}

const watch = (
  system: string,
  orders: object,
  turns: number,
  unit = 'css_general_bragg',
  setting: Lake = {},
): Watched => {
  const track: (HexId | undefined)[] = [];
  const reasons: string[] = [];
  let shots = 0;
  const match = lake(system, orders, setting);
  const see = ({ state, reason, events }: Seen): void => {
    track[state.turn] = state.ships[unit]?.at ?? 0;
    if (reason.startsWith(unit)) reasons.push(reason);
    shots += events.filter(isShotBy(unit)).length;
  };
  const state = playLake(match, turns, see);
  return { track: track.filter(hex => hex !== undefined), shots, reasons, state };
};

/** Turns that a leg of three hexes takes, with the turn at its end. */
const LEG: Readonly<Record<string, number>> = {
  portable: 5,
  'quick-sheet': 3,
  'rams-ironclads': 10,
  'river-coastal': 10,
  'nws-1971': 10,
};

const chart = lake('portable', {}).chart;

/** Where a ship loses but two knots a move, she goes by and comes back, and lies as near as she can. */
const HOLDS: Readonly<Record<string, { turns: number; off: number }>> = { 'nws-1971': { turns: 24, off: 2 } };

/** Through whose plates nothing goes that Virginia fires: no order makes a captain fire at her. */
const PROOF: Readonly<Record<string, string>> = { 'nws-1971': 'uss_monitor' };

describe.each(SYSTEMS)('%s', system => {
  it('hold: goes there and stays', () => {
    const { turns, off } = HOLDS[system] ?? { turns: 16, off: 0 };
    const { track, reasons } = watch(system, bragg({ hold: ['0705'] }), turns);
    const arrived = track.findIndex(hex => chart.range(hex, 705) <= off);
    expect(arrived).toBeGreaterThan(0);
    expect(chart.range(track.at(-1)!, 705)).toBeLessThanOrEqual(Math.max(1, off));
    expect(new Set(track.slice(-5)).size).toBe(1);
    expect(reasons.some(reason => reason.includes('holds at 0705'))).toBe(true);
  });

  it('hold, with nothing said: stays where she starts', () => {
    expect(new Set(watch(system, bragg('hold'), 8).track)).toEqual(new Set([408]));
  });

  it('patrol: goes from one hex to the other and back', () => {
    const { track } = watch(system, bragg({ patrol: ['0708', '0408'], turns: LEG[system] }, { cards: 'fast' }), 40);
    const seen = track.filter(hex => chart.range(hex, 708) <= 1 || chart.range(hex, 408) <= 1);
    const ends = seen.map(hex => (chart.range(hex, 708) <= 1 ? 'there' : 'here'));
    const turns = ends.filter((end, index) => end !== ends[index - 1]);
    expect(turns.join()).toContain('there,here,there');
  });

  it('engage: comes to her prey, and not to the other', () => {
    const at = { uss_monitor: '1202', uss_cairo: '1210' };
    const { track, state } = watch(system, bragg({ engage: ['uss_cairo'] }), 12, 'css_general_bragg', { at });
    const near = (prey: string): number =>
      Math.min(...track.map(hex => chart.range(hex, shipAt(state, prey).at || (prey === 'uss_cairo' ? 1210 : 1202))));
    expect(near('uss_cairo')).toBeLessThanOrEqual(3);
    expect(near('uss_cairo')).toBeLessThan(near('uss_monitor'));
  });

  it('screen: keeps near her ward, on the enemy’s side of her', () => {
    const at = { css_virginia: '0506', css_general_bragg: '0304', uss_monitor: '2006', uss_cairo: '2106' };
    const { track } = watch(system, bragg({ screen: 'css_virginia', within: 2 }), 24, 'css_general_bragg', { at });
    const last = track.at(-1)!;
    expect(chart.range(last, 506)).toBeLessThanOrEqual(3);
    expect(chart.range(last, 2006)).toBeLessThan(chart.range(506, 2006));
  });

  it('ambush: neither moves nor fires until an enemy is near enough, then fires', () => {
    const at = { uss_monitor: '0604', uss_cairo: '2108' };
    const orders = (within: number): object => ({
      union: STATUES,
      confederate: { units: [{ who: 'others', stance: { ambush: within } }] },
    });
    const still = watch(system, orders(1), 8, 'css_virginia', { at });
    expect(new Set(still.track)).toEqual(new Set([406]));
    expect(still.shots).toBe(0);
    const sprung = watch(system, orders(4), 8, 'css_virginia', { at });
    expect(sprung.shots).toBeGreaterThan(0);
    expect(sprung.reasons.some(reason => reason.includes('springs her ambush'))).toBe(true);
  });

  it('runPast: leaves by the edge of her objective, past an enemy', () => {
    const objective = { side: 'confederate', text: 'Out.', kind: 'exit', ships: ['css_general_bragg'], edge: 'right' };
    const setting = { objectives: [objective], at: { uss_monitor: '1002', uss_cairo: '1010' } };
    const { state, track } = watch(system, bragg({ runPast: 'right' }), 40, 'css_general_bragg', setting);
    expect(track.at(-1)).toBe(0);
    expect(state.outcome).toEqual({ winner: 'confederate', cause: 'objective' });
  });

  it('withdraw: falls back to her home edge', () => {
    const at = { css_general_bragg: '0806', uss_monitor: '1303', uss_cairo: '1309' };
    const { track } = watch(system, bragg('withdraw'), 14, 'css_general_bragg', { at });
    const last = track.filter(hex => hex !== 0).at(-1)!;
    expect(chart.hexesToEdge(last, 'left')).toBeLessThanOrEqual(1);
  });

  it('a fort in ambush is silent until an enemy is near', () => {
    const fort = (within: number): object => ({
      union: STATUES,
      confederate: { units: [{ who: 'others', stance: { ambush: within } }] },
    });
    const setting = { fort: true, at: { uss_monitor: '1004', css_virginia: '0110', css_general_bragg: '0210' } };
    expect(watch(system, fort(2), 4, 'fort_henry', setting).shots).toBe(0);
    expect(watch(system, fort(5), 4, 'fort_henry', setting).shots).toBeGreaterThan(0);
  });

  it('targets: of two enemies alike the one that is named is fired at', () => {
    const orders = (target: string): object => ({
      union: STATUES,
      confederate: { units: [{ who: 'others', stance: 'hold', targets: [target] }] },
    });
    // Side by side on her beam.
    const at = { uss_monitor: '0403', uss_cairo: '0503', css_virginia: '0406', css_general_bragg: '0110' };
    const aimedAt = (target: string): string[] => {
      const targets: string[] = [];
      const match = lake(system, orders(target), { at });
      playLake(match, 4, ({ events }) => {
        for (const event of events.filter(isShotBy('css_virginia')))
          targets.push((event as unknown as { target: string }).target);
      });
      return targets;
    };
    const share = (target: string): number => {
      const all = aimedAt(target);
      return all.filter(each => each === target).length / Math.max(1, all.length);
    };
    for (const target of ['uss_monitor', 'uss_cairo'])
      if (target === PROOF[system]) expect(share(target)).toBe(0);
      else expect(share(target)).toBeGreaterThan(0.5);
  });
});

it('two whose ordered ways cross lay their markers so that they do not meet', () => {
  const units = [
    { who: ['css_virginia'], stance: { hold: ['0808'] } },
    { who: ['css_general_bragg'], stance: { hold: ['0804'] } },
  ];
  const at = { css_virginia: '0404', css_general_bragg: '0408' };
  const match = lake('rams-ironclads', { union: STATUES, confederate: { units } }, { at });
  let met = 0;
  const state = playLake(
    match,
    20,
    ({ events }) => void (met += events.filter(({ type }) => type === 'shipsMet').length),
  );
  expect(chart.range(shipAt(state, 'css_virginia').at, 808)).toBeLessThanOrEqual(1);
  expect(chart.range(shipAt(state, 'css_general_bragg').at, 804)).toBeLessThanOrEqual(1);
  expect(met).toBe(0);
});
