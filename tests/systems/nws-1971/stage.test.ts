/** Every event of these rules on the board and in the log. */
import { describe, expect, it } from 'vitest';
import { nwsStage } from '../../../src/rules/nws-1971/stage/index.ts';
import { pointsInWords } from '../../../src/rules/nws-1971/words/captions.ts';
import { narrate } from '../../../src/rules/nws-1971/words/narrate.ts';
import { phrase } from '../../../src/rules/nws-1971/words/phrase.ts';
import type { Cue, Ear } from '../../../src/app/sound/cues.ts';
import { heardActs } from '../../../src/app/sound/heard.ts';
import { staged } from '../../helpers/stage.ts';
import { NWS as SAMPLE, type Told } from './samples.ts';
import type { Spot } from '../../../src/rules/nws-1971/types.ts';
import { battle } from './table.ts';

/** Told by ribbon, dice, panels and log alone: they are about nobody on the board. Everything else is seen on it, and heard. */
const OFF_STAGE: readonly Told['type'][] = [
  ...(['turnBegan', 'phaseBegan', 'drawOffered', 'battleEnded', 'madeReady', 'speedSet', 'fallOrdered'] as const),
];

const opened = (held: readonly string[] = []) => staged<Told>(nwsStage, { held });

/** What is heard of an event. */
const cuesOf = async (event: Told): Promise<Cue[]> => {
  const cues: Cue[] = [];
  const ear: Ear = { hear: cue => void cues.push(cue), hush: () => undefined };
  const { play } = staged<Told>((acts, units) =>
    nwsStage(
      heardActs(acts, ear, { piece: () => 'rifle', way: () => 'screw' }, () => undefined),
      units,
    ),
  );
  await play(event);
  return cues;
};

describe('the stage', () => {
  it.each(Object.values(SAMPLE))('plays $type to its end, on the board or not', async event => {
    const { calls, play } = opened();
    await play(event);
    expect(calls.length > 0).toBe(!OFF_STAGE.includes(event.type));
  });

  it('a bounce is unlike a hole', async () => {
    const seen = async (outcome: 'through' | 'bounced'): Promise<unknown[]> => {
      const { names, play } = opened();
      await play({ ...SAMPLE.hitThrown, outcome });
      return names();
    };
    expect(await seen('through')).toContain('splinter');
    expect(await seen('through')).not.toContain('clang');
    expect(await seen('bounced')).not.toContain('splinter');
    expect(await seen('bounced')).toContain('clang');
  });

  it('every event that is seen is heard', async () => {
    const silent: string[] = [];
    for (const event of Object.values(SAMPLE)) if ((await cuesOf(event)).length === 0) silent.push(event.type);
    expect(silent.sort()).toEqual([...OFF_STAGE].sort());
  });

  it('every event that is seen shows more than a noise: an act, a word or a marker', async () => {
    for (const event of Object.values(SAMPLE)) {
      if (OFF_STAGE.includes(event.type)) continue;
      const { names, play } = opened();
      await play(event);
      expect(
        names().filter(name => name !== 'sound'),
        event.type,
      ).not.toEqual([]);
    }
  });

  it('N3: plots are turned over as markers, with speed and the first turn', async () => {
    const { calls, play } = opened();
    const plot = { ...SAMPLE.plotsShown.plots[0]!, turns: [0, -1, 1] };
    await play({ ...SAMPLE.plotsShown, plots: [plot, { ...plot, speed: -3, turns: [] }, { ...plot, speed: 0 }] });
    expect(calls.find(([name]) => name === 'showMarkers')![1]).toEqual([
      { unit: 'a', anchor: false, text: '4 kn', way: 'ahead', helm: 'starboard' },
      { unit: 'a', anchor: false, text: '1½ kn', way: 'astern', helm: 'straight' },
      { unit: 'a', anchor: false, text: '0 kn', way: 'stopped', helm: 'starboard' },
    ]);
  });

  it('a bounce rings, a hole splinters', async () => {
    const outcomes = ['through', 'half', 'bounced', 'nothing'] as const;
    const heard = outcomes.map(outcome => cuesOf({ ...SAMPLE.hitThrown, outcome }));
    expect(await Promise.all(heard)).toEqual([['splinters'], ['ricochet'], ['ricochet'], []]);
  });

  it.each([
    ['port', 'wheel hit'],
    ['starboard', 'wheel hit'],
    ['power', 'no power'],
    ['gone', 'wheel hit'],
    ['nothing', 'wheel holds'],
  ] as const)('N36: a wheel that is struck shows a word: %s', async (does, word) => {
    const { calls, play } = opened();
    await play({ ...SAMPLE.wheelRolled, does });
    expect(calls.filter(([name]) => name === 'caption').map(([, , text]) => text)).toEqual([word]);
  });

  it.each([
    ['magazine', 'explode'],
    ['torpedo', 'explode'],
    ['fire', 'blaze'],
    ['belowWater', 'sink'],
  ] as const)('a ship that is lost by %s is seen to', async (cause, act) => {
    const { names, play } = opened();
    await play({ ...SAMPLE.shipSunk, cause });
    expect(names()).toContain(act);
    expect(names()).toContain('sink');
  });
});

describe('the words', () => {
  const table = battle(20, 9)
    .union('a', 'uss_passaic', 505, 'NE')
    .confederate('b', 'css_virginia', 805, 'NE')
    .at('fire');
  const { scenario } = table.now;

  it.each(Object.values(SAMPLE))('tells $type in a sentence of its own', event => {
    const said = narrate(event, scenario);
    expect(said).toMatch(/^\p{Lu}.*\.$/u);
    expect(said).not.toMatch(/undefined|NaN|\{/);
  });

  it('one line a shot: range, die, plate, inches, throw, result', () => {
    expect(narrate(SAMPLE.gunFired, scenario)).toBe(
      'A fires a 15-inch Dahlgren smoothbore at b at 2 hexes, 4 or more: 5, a hit.',
    );
    expect(narrate(SAMPLE.hitThrown, scenario)).toBe(
      'B is hit (2 5): hull amidships; 8.4 inches on 7.5 (D) of the side: through.',
    );
  });

  it('N16: the plate of the place that was struck, not of the face', () => {
    const said = (spot: Spot): string => narrate({ ...SAMPLE.hitThrown, spot }, scenario).replace(/^.*of the /, '');
    expect(
      [
        ...(['turret', 'casemate', 'pilotHouse', 'wheel', 'fire'] as const).map((at): Spot => ({ at })),
        { at: 'hull', third: 'aft' } as const,
        { at: 'below', third: 'aft' } as const,
      ].map(said),
    ).toEqual([
      'turret: through.',
      'side: through.',
      'pilot house: through.',
      'paddle wheel: through.',
      'side: through.',
      'side: through.',
      'hull below water: through.',
    ]);
  });

  it('N18: the two inches of a cottonclad are F', () => {
    const cotton = battle(20, 9)
      .union('a', 'uss_passaic', 505, 'NE')
      .confederate('b', 'css_general_beauregard', 805, 'NE')
      .at('fire').now.scenario;
    const hit = { ...SAMPLE.hitThrown, plate: 2400 };
    expect([cotton, scenario].map(where => /\((\w)\) of/.exec(narrate(hit, where))?.[1])).toEqual(['F', 'G']);
  });

  it('N32: two decks and three', () => {
    const decks = ([2, 3] as const).flatMap(of =>
      Array.from({ length: of }, (_, deck) => narrate({ ...SAMPLE.deckRolled, deck, of }, scenario)),
    );
    expect(decks.map(said => said.split(' ')[1])).toEqual(['upper', 'lower', 'upper', 'middle', 'lower']);
  });

  it('points in sixths', () => {
    expect([6, 12, 3, 9].map(pointsInWords)).toEqual([
      '1 point',
      '2 points',
      '3 sixths of a point',
      '1 point and 3 sixths',
    ]);
  });

  it('a phrase for every command', () => {
    const plot = {
      type: 'plot',
      side: 'union',
      ship: 'a',
      speed: 8,
      turns: [0, 1],
      rig: false,
      torpedo: 0,
      anchor: false,
    } as const;
    expect(phrase({ ...plot, ram: '', spar: '' }, table.now)).toBe('a: 4 knots: straight, port');
    expect(phrase({ ...plot, ram: 'b', spar: '' }, table.now)).toBe('a: 4 knots: straight, port; to ram b');
    // N47: both moves of the order.
    expect(phrase({ ...plot, ram: '', spar: '', rig: true }, table.now)).toContain(
      'spar ordered in move 1, ready in move 3',
    );
    expect(phrase({ ...plot, speed: 0, turns: [], ram: '', spar: '', anchor: true }, table.now)).toBe(
      'a: stop; anchor dropped',
    );
    expect(phrase({ type: 'aim', side: 'union', unit: 'a', gun: 0, target: 'b' }, table.now)).toContain(' at b');
    for (const order of ['heaviest', 'lightest'] as const)
      expect(phrase({ type: 'fallOrder', side: 'union', order }, table.now)).toContain(`${order} first`);
    for (const type of ['plotted', 'steady', 'aimed'] as const)
      expect(phrase({ type, side: 'union' }, table.now)).not.toBe('');
  });
});
