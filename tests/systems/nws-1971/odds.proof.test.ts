/** The odds shown before a shot, against every fall of the dice resolved by the rules that carry it out. */
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../src/core/dice.ts';
import { strike } from '../../../src/rules/nws-1971/hits.ts';
import { hitWays, torpedoWays, workWays } from '../../../src/rules/nws-1971/odds.ts';
import { strikeWork } from '../../../src/rules/nws-1971/forts.ts';
import { explode } from '../../../src/rules/nws-1971/torpedoes.ts';
import type { NwsEvent, NwsShip, NwsState, Play, Situation } from '../../../src/rules/nws-1971/types.ts';
import { clone } from '../../../src/rules/nws-1971/views.ts';
import { battle } from './table.ts';

interface Fall {
  chance: number;
  state: NwsState;
  events: NwsEvent[];
}

/** Runs a verb once for every fall of the dice that it asks for, each with its chance. */
const everyFall = (now: Situation, verb: (play: Play) => void): Fall[] => {
  const falls: Fall[] = [];
  let faces: number[] = [];
  for (;;) {
    const state = clone(now.state);
    const events: NwsEvent[] = [];
    let asked = 0;
    const dice: Dice = { roll: () => (faces[asked++] ??= 1) };
    verb({ ...now, state, dice, emit: event => void events.push(event as NwsEvent) });
    falls.push({ chance: 1 / 6 ** asked, state, events });
    faces = faces.slice(0, asked);
    while (faces.at(-1) === 6) faces.pop();
    if (faces.length === 0) return falls;
    faces[faces.length - 1]! += 1;
  }
};

const chanceOf = (falls: readonly Fall[], holds: (fall: Fall) => boolean): number =>
  falls.reduce((sum, fall) => (holds(fall) ? sum + fall.chance : sum), 0);

/** A gun of each weight three hexes from a target that shows it that side, and how she has fared so far. */
const CASES: readonly [target: string, heading: 'NE' | 'E' | 'W', now: Partial<NwsShip>, shotQuality: boolean][] = [
  ['uss_hartford', 'NE', {}, false],
  ['uss_hartford', 'W', { sixths: 6, burning: 2 }, false],
  ['css_virginia', 'NE', {}, true],
  ['css_atlanta', 'E', { helmless: 3 }, true],
  ['uss_passaic', 'NE', {}, true],
  ['uss_passaic', 'NE', { turrets: [{ out: true, jam: 0, trained: 0 }] }, false],
  ['uss_cairo', 'NE', {}, true],
  ['uss_cairo', 'W', { wheelsGone: ['aft'], funnels: 0 }, false],
  ['uss_sassacus', 'NE', {}, false],
  ['uss_sassacus', 'W', { wheelsGone: ['port'] }, false],
  ['uss_tyler', 'NE', {}, true],
  ['picket_boat_1', 'NE', {}, false],
];

describe.each(CASES)('a hit on %s, heading %s', (target, heading, now, shotQuality) => {
  it.each(['uss_passaic', 'uss_cairo'])('from %s', firer => {
    const { now: there } = battle(30, 9)
      .with({ shotQuality })
      .union('a', firer, 505, 'NE')
      .confederate('z', target, 805, heading, { now })
      .at('fire');
    const falls = everyFall(there, play => strike(play, { unit: 'a', gun: 0, target: 'z' }));
    const [unit, ship] = [there.state.ships.a!, there.state.ships.z!];
    const ways = hitWays(there, unit, 0, ship);
    expect(falls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const thrown = ({ events }: Fall) => events.find(event => event.type === 'hitThrown')!;
    for (const outcome of ['through', 'half', 'bounced', 'nothing'] as const)
      expect(ways.outcomes[outcome] / ways.of).toBeCloseTo(chanceOf(falls, fall => thrown(fall).outcome === outcome));
    for (const [at, count] of Object.entries(ways.places)) {
      const struck = chanceOf(falls, fall => thrown(fall).outcome === 'through' && thrown(fall).spot.at === at);
      expect(count / ways.of, at).toBeCloseTo(struck);
    }
    expect(ways.sinks / ways.of).toBeCloseTo(chanceOf(falls, ({ state }) => state.ships.z!.status === 'sunk'));
  });
});

it.each(['uss_minnesota', 'uss_hartford', 'uss_passaic', 'picket_boat_1'])('a torpedo under %s', target => {
  const { now } = battle(30, 9).union('a', target, 505, 'NE').confederate('z', 'css_virginia', 805, 'NE').at('fire');
  const falls = everyFall(now, play => explode(play, { by: 'z', on: 'a', with: 'spar', course: 3 }));
  const full = now.state.ships.a!.sixths;
  for (const { sixths, ways } of torpedoWays(now.state.ships.a!))
    expect(ways / 6).toBeCloseTo(chanceOf(falls, ({ state }) => full - state.ships.a!.sixths === sixths));
});

it.each(['fort_henry', 'donelson_upper'])('a hit on %s', fort => {
  const { now } = battle(30, 12)
    .union('a', 'uss_hartford', 505, 'NW')
    .work('fort', 'confederate', [1005, 1006], 'W', { fort })
    .at('fire');
  const work = now.state.works.fort!;
  const falls = everyFall(now, play => strikeWork(play, { unit: 'a', gun: 0, target: 'fort' }, play.state.works.fort!));
  const harmed = chanceOf(falls, ({ events }) => events.some(event => event.type === 'workThrown' && event.harms));
  expect(workWays(work) / 36).toBeCloseTo(harmed);
});
