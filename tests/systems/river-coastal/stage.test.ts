/** Every event of River and Coastal on the board, in the log and in the tray of dice. */
import { describe, expect, it } from 'vitest';
import { desk } from '../../../src/rules/river-coastal/desk/index.ts';
import { riverStage } from '../../../src/rules/river-coastal/stage/index.ts';
import { narrate } from '../../../src/rules/river-coastal/words/narrate.ts';
import { staged } from '../../helpers/stage.ts';
import { bench } from './bench.ts';
import { RIVER as SAMPLE, type Told } from './samples.ts';

/** Told by ribbon, dice, panels and log alone; everything else must be seen on the board. */
const OFF_STAGE: readonly Told['type'][] = [
  ...([
    'turnBegan',
    'phaseBegan',
    'drawOffered',
    'battleEnded',
    'madeReady',
    'speedSet',
    'damageRolled',
    'windThrown',
  ] as const),
  ...(['fortKept', 'shipPreferred', 'minersRolled', 'cardsDealt', 'cardGivenBack', 'cardMet', 'cardsShown'] as const),
];

const opened = (held: readonly string[] = []) => staged<Told>(riverStage, { held });

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('the stage', () => {
  it.each(Object.values(SAMPLE))('plays $type to its end, on the board or not', async event => {
    const { calls, play } = opened();
    await play(event);
    expect(calls.length > 0).toBe(!OFF_STAGE.includes(event.type));
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
      /^Cairo fires a .+ at Virginia at 3 hexes \(medium range, 4 or more\): 5, −1 target end on = 4, a hit\.$/u,
    );
  });

  it('a line of a damage table is read from the table', () => {
    expect(narrate(SAMPLE.damageRolled, told)).toBe('Damage to Virginia: 3 5, boiler and speed: −2 knots, 4 moves.');
  });
});
