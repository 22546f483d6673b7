/** Every event of River and Coastal on the board, in the log and in the tray of dice. */
import { describe, expect, it } from 'vitest';
import { desk } from '../../../src/rules/river-coastal/desk/index.ts';
import { riverStage } from '../../../src/rules/river-coastal/stage/index.ts';
import { riverCoastal } from '../../../src/rules/river-coastal/index.ts';
import { windInWords } from '../../../src/rules/river-coastal/words/weather.ts';
import { narrate } from '../../../src/rules/river-coastal/words/narrate.ts';
import type { Cue, Ear } from '../../../src/app/sound/cues.ts';
import { heardActs } from '../../../src/app/sound/heard.ts';
import { staged } from '../../helpers/stage.ts';
import { bench } from './bench.ts';
import { RIVER as SAMPLE, type Told } from './samples.ts';

/** Neither seen nor heard: told by ribbon, panels and log alone. */
const QUIET: readonly Told['type'][] = [
  ...(['turnBegan', 'phaseBegan', 'drawOffered', 'battleEnded', 'madeReady', 'speedSet'] as const),
];
/** About nothing that lies on the board: told by dice, panels and log, and heard. */
const HEARD_ONLY: readonly Told['type'][] = ['minersRolled'];
/** Seen, and not heard: it hangs in many hexes at once. */
const SEEN_ONLY: readonly Told['type'][] = ['smokeHangs'];

/** The other outcomes of what may come out in more ways than one. */
const OTHERWISE: readonly Told[] = [
  { ...SAMPLE.damageRolled, table: 1, line: 1 },
  { ...SAMPLE.moraleRolled, stays: false },
  { ...SAMPLE.moraleRolled, unit: 'fort', stays: false },
  { ...SAMPLE.rammerRolled, does: 'nothing' },
  { ...SAMPLE.rammerRolled, does: 'stack' },
  { ...SAMPLE.rammerRolled, does: 'locked' },
  { ...SAMPLE.ramTested, passed: false },
  { ...SAMPLE.lockRolled, moves: 0 },
  { ...SAMPLE.groundingRolled, aground: false },
  { ...SAMPLE.freeingRolled, free: false, left: 2 },
  { ...SAMPLE.freeingRolled, free: false, left: 0 },
  ...(['fails', 'bursts', 'dummy'] as const).map(does => ({ ...SAMPLE.mineRolled, does })),
  ...(['fails', 'sinks'] as const).map(does => ({ ...SAMPLE.sparRolled, does })),
  { ...SAMPLE.ownSparRolled, sinks: false },
  { ...SAMPLE.chainRolled, over: true },
  { ...SAMPLE.linePassed, fast: false },
  { ...SAMPLE.fireShipTried, lit: false },
  { ...SAMPLE.fireCaught, caught: true },
  { ...SAMPLE.explosionTried, explodes: false },
  { ...SAMPLE.fireFought, out: true },
  { ...SAMPLE.burstRolled, bursts: false },
  { ...SAMPLE.gunFired, hit: false },
  { ...SAMPLE.mortarFired, hit: false },
  { ...SAMPLE.flagshipTried, leaves: false },
  { ...SAMPLE.boardersCrossed, over: 0 },
  { ...SAMPLE.boardersRaced, ahead: '' },
  ...(['defender', 'goesOn'] as const).map(result => ({ ...SAMPLE.boardingFought, result })),
  ...(['defender', 'goesOn'] as const).map(result => ({ ...SAMPLE.fortStormed, result })),
  { ...SAMPLE.townRolled, taken: false },
  { ...SAMPLE.shipStopped, held: false },
  { ...SAMPLE.shipAbandoned, cause: 'crew' },
];

const opened = (held: readonly string[] = []) => staged<Told>(riverStage, { held });

/** What is heard of an event. */
const cuesOf = async (event: Told): Promise<Cue[]> => {
  const cues: Cue[] = [];
  const ear: Ear = { hear: cue => void cues.push(cue), hush: () => undefined };
  const { play } = staged<Told>((acts, units) =>
    riverStage(
      heardActs(acts, ear, { piece: () => 'rifle', way: () => 'screw' }, () => undefined),
      units,
    ),
  );
  await play(event);
  return cues;
};

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('the stage', () => {
  it.each(Object.values(SAMPLE))('plays $type to its end, on the board or not', async event => {
    const { calls, play } = opened();
    await play(event);
    const seen = calls.filter(([name]) => name !== 'sound').length > 0;
    expect(seen).toBe(![...QUIET, ...HEARD_ONLY].includes(event.type));
  });

  it.each(OTHERWISE)('shows the other outcome too: %o', async event => {
    const { names, play } = opened();
    await play(event);
    expect(names().filter(name => name !== 'sound')).not.toEqual([]);
    expect(await cuesOf(event)).not.toEqual([]);
  });

  it('every event is heard but for those that are named', async () => {
    const silent: string[] = [];
    for (const event of Object.values(SAMPLE)) if ((await cuesOf(event)).length === 0) silent.push(event.type);
    expect(silent.sort()).toEqual([...QUIET, ...SEEN_ONLY].sort());
  });

  it('a damage line that does nothing is told of, any other by its table before its own event', async () => {
    const words = async (table: 1 | 3, line: number): Promise<unknown[]> => {
      const { words: said, play } = opened();
      await play({ ...SAMPLE.damageRolled, table, line });
      return said();
    };
    expect([await words(1, 1), await words(3, 5)]).toEqual([['armament: no harm'], ['boiler and speed']]);
  });

  it('shows whence the wind comes, and that there is none', async () => {
    const { calls, play } = opened();
    await play({ ...SAMPLE.windThrown, wind: 'west' }, { ...SAMPLE.windThrown, dice: [2], wind: null });
    expect(calls.filter(([name]) => name === 'blows')).toEqual([
      ['blows', 'west', windInWords('west')],
      ['blows', null, windInWords(null)],
    ]);
  });

  it('lays cards face down until their faces may be seen: dealt, given back, met, turned up', async () => {
    const { calls, play } = opened();
    const side = 'union';
    await play({ ...SAMPLE.cardsDealt, side, count: 3 }, { ...SAMPLE.cardGivenBack, side });
    await play({ ...SAMPLE.cardMet, side, card: 'fort' }, { ...SAMPLE.cardsShown, side, cards: ['fort', 'islands'] });
    expect(calls.filter(([name]) => name === 'layCards').map(([, ...told]) => told)).toEqual([
      [side, [null, null, null]],
      [side, [null]],
      [side, ['The fort']],
      [side, ['The fort', 'The islands']],
    ]);
  });

  it('a card that is met is witnessed by nobody else, so that its face is shown to nobody else', () => {
    expect(riverCoastal.witnesses!({ ...SAMPLE.cardMet, side: 'union' })).toEqual(['union']);
  });

  it('what is seen of its own event shows nothing twice: hits of guns, a ram that breaks, a clear morning', async () => {
    const { names, play } = opened();
    await play({ ...SAMPLE.pointsLost, cause: 'gunfire' }, { ...SAMPLE.rammerRolled, does: 'ramLost' });
    await play({ ...SAMPLE.fogThrown, inches: 0 }, { ...SAMPLE.fogLifts, light: 'mist' });
    expect(names().filter(name => name !== 'sound')).toEqual([]);
  });

  it('lets all ships steam at once, each one hex after another, and everything else wait for them', async () => {
    const { calls, ends, play, names } = opened(['moveShip']);
    await play(SAMPLE.shipMoved);
    await play({ ...SAMPLE.shipMoved, ship: 'b', from: 303, to: 403 });
    expect(calls).toEqual([
      ['moveShip', 'a', 202, 302, 0, true],
      ['moveShip', 'b', 303, 403, 0, true],
    ]);
    const turn = play(SAMPLE.shipTurned);
    await tick();
    expect(names()).not.toContain('turnShip');
    for (const end of ends) end();
    await turn;
    expect(calls.at(-1)).toEqual(['turnShip', 'a', 0, 1]);
  });

  it('fires a salvo without waiting for each gun, and tells a heavy blow from a light one', async () => {
    const { calls, play } = opened();
    for (const event of [SAMPLE.gunFired, SAMPLE.gunFired]) await play(event);
    expect(calls.filter(([name]) => name === 'fire').map(call => (call[5] as { brisk: boolean }).brisk)).toEqual([
      false,
      true,
    ]);
    for (const points of [35, 105]) await play({ ...SAMPLE.ramRolled, points });
    expect(calls.filter(([name]) => name === 'ram').map(call => call[4])).toEqual([1, 2]);
  });

  it.each([
    ['magazine', 'explode'],
    ['burnt', 'blaze'],
    ['gunfire', 'sink'],
  ] as const)('a ship that is lost by %s is seen to', async (cause, act) => {
    const { names, play } = opened();
    await play({ ...SAMPLE.shipSunk, cause });
    expect(names()).toContain(act);
    expect(names()).toContain('sink');
  });
});

describe('words and dice', () => {
  const table = bench().union('a', 'uss_cairo', 202, 'E').confederate('b', 'css_virginia', 303, 'E');
  const { scenario } = table.now();
  const force = (id: string, vessel: string, name: string) => ({
    id,
    side: 'union' as const,
    vessel,
    name,
    hex: 202,
    facing: 0 as const,
    turn: 1,
    aground: false,
    anchored: false,
    steamIn: 0,
    overrides: {},
  });
  const told = { ...scenario, forces: [force('a', 'uss_cairo', 'Cairo'), force('b', 'css_virginia', 'Virginia')] };

  it.each(Object.values(SAMPLE))('$type is a whole sentence', event => {
    const sentence = narrate(event, told);
    expect(sentence).toMatch(/^\S.*\.$/u);
    expect(sentence).not.toMatch(/undefined|NaN|null|\[object|\{\d/u);
  });

  it('every die that is thrown stands in its sentence and in the tray', () => {
    const thrown = Object.values(SAMPLE).filter(event => 'dice' in event || ('die' in event && event.die !== null));
    expect(thrown.length).toBeGreaterThan(10);
    for (const event of thrown) {
      const dice = 'dice' in event ? event.dice : [(event as { die: number }).die];
      expect([event.type, desk.events.roll(event)?.dice]).toEqual([event.type, dice]);
      for (const die of dice)
        expect([event.type, narrate(event, told)]).toEqual([event.type, expect.stringContaining(String(die))]);
    }
  });

  it('a shot says range, band, what is needed and what is added', () => {
    expect(narrate(SAMPLE.gunFired, told)).toMatch(
      /^Cairo fires an 8-inch .+ at Virginia at 3 hexes \(medium range, 4 or more\): 5, −1 target end on = 4, a hit\.$/u,
    );
  });

  it('a line of a damage table is read from the table', () => {
    expect(narrate(SAMPLE.damageRolled, told)).toBe('Damage to Virginia: 3 5, boiler and speed: −2 knots, 4 moves.');
    // C61: of a ram a 6 on table 6 sinks her, and no magazine blows up.
    expect(narrate({ ...SAMPLE.damageRolled, dice: [6], table: 6, line: 6 }, told)).toBe(
      'Damage to Virginia: 6, bulkheads: she sinks.',
    );
  });
});
