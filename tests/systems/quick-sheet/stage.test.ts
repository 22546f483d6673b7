import { describe, expect, it } from 'vitest';
import type { OnBoard } from '../../../src/system/stage.ts';
import { staged } from '../../helpers/stage.ts';
import { desk } from '../../../src/rules/quick-sheet/desk/index.ts';
import { quickSheetStage } from '../../../src/rules/quick-sheet/stage/index.ts';
import { narrate } from '../../../src/rules/quick-sheet/words/narrate.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';
import { shotInWords } from '../../../src/rules/quick-sheet/stage/gunnery.ts';
import type { CardView } from '../../../src/system/desk/index.ts';
import { QUICK_SHEET as SAMPLE, type Told } from './samples.ts';

/** Told by dice, panels and log alone; everything else must be seen on the board or, as the clock, heard. */
const OFF_STAGE: readonly Told['type'][] = [
  ...(['turnBegan', 'phaseBegan', 'drawOffered', 'battleEnded', 'fleetShown', 'shipWithdrawn', 'shipPicked'] as const),
  ...([
    'patchRolled',
    'deploymentRolled',
    'markersLaid',
    'handDrawn',
    'deckReshuffled',
    'priorityRolled',
    'firstChosen',
  ] as const),
  ...(['cardLaid', 'shipActivated', 'clockRolled', 'cardsRemoved', 'arrivalRolled'] as const),
];

const FIRE: CardView = {
  id: 'fire',
  title: 'Fire',
  word: 'Fire',
  moves: '',
  hexes: 0,
  least: 0,
  speed: null,
  turns: false,
  fires: true,
};

const opened = (units: Partial<OnBoard> = {}) =>
  staged<Told>(quickSheetStage, { card: id => (id === FIRE.id ? FIRE : null), ...units });

describe('the stage of the quick sheet', () => {
  it.each(Object.values(SAMPLE))('plays $type to its end, on the board or not', async event => {
    const { calls, play } = opened();
    await play(event);
    expect(calls.length > 0).toBe(!OFF_STAGE.includes(event.type));
  });

  it('says what a shot did', () => {
    expect(shotInWords({ hits: 0, damage: 0 })).toBe('');
    expect(shotInWords({ hits: 1, damage: 1 })).toBe('1 hit');
    expect(shotInWords({ hits: 3, damage: 2 })).toBe('3 hits, 1 turned aside');
    expect(shotInWords({ hits: 1, damage: 0 })).toBe('1 hit rings on iron');
    expect(shotInWords({ hits: 2, damage: 0 })).toBe('2 hits ring on iron');
  });

  it('fires the later guns of a salvo without waiting, and the first at another target in full', async () => {
    const { calls, play } = opened();
    const other = { ...SAMPLE.shotFired, target: 'fort' };
    await play(SAMPLE.shotFired, SAMPLE.pointsLost, SAMPLE.shotFired, other);
    const shots = calls.filter(([name]) => name === 'fire');
    expect(shots[0]).toEqual([
      ...['fire', 202, 303, 2, 'union'],
      { firer: 'a', target: 'b', aside: 1, brisk: false, gun: 0 },
    ]);
    expect(shots.map(([, , , , , more]) => (more as { brisk: boolean }).brisk)).toEqual([false, true, false]);
  });

  it('announces opportunity fire over the firer, short', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.opportunityRolled, { ...SAMPLE.opportunityRolled, guns: [] });
    expect(calls.filter(([name]) => name === 'caption').map(([, hex, text]) => [hex, text])).toEqual([
      [303, 'opens fire'],
      [303, 'no gun ready'],
    ]);
    for (const [name, wait] of calls) if (name === 'pause') expect(wait).toBeLessThan(300);
  });

  it('rams: up to her, the blow, and back as she was heading', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.ramBegun, SAMPLE.shipRammed, SAMPLE.rammerReturned);
    expect(calls.filter(([name]) => name !== 'caption')).toEqual([
      ['closeIn', 'a', 303],
      ['ram', 'a', 303, 303, 1],
      ['moveShip', 'a', 303, 202, 0],
    ]);
  });

  it('follows a ship through a scene whose end is not shown yet', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.shipMoved, SAMPLE.shipTurned, { ...SAMPLE.shotFired, firer: 'b', target: 'a' });
    expect(calls.slice(0, 3)).toMatchObject([
      ['moveShip', 'a', 202, 302, 0],
      ['turnShip', 'a', 0, 1],
      ['fire', 303, 302, 2, 'confederate', { firer: 'b', target: 'a' }],
    ]);
  });

  it('turns a card over, and says that it was spent as hold', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.cardShown, { ...SAMPLE.cardShown, held: true }, { ...SAMPLE.cardShown, card: 'fullSpeed' });
    expect(calls).toEqual([
      ['showCard', 'a', FIRE],
      ['showCard', 'a', FIRE],
      ['caption', 202, 'spent as hold', 'plain', 'a'],
    ]);
  });

  it('lets mist and night come only when they come', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.assetRolled, { ...SAMPLE.assetRolled, asset: 'nightfall' });
    await play({ ...SAMPLE.assetRolled, comes: false });
    expect(calls).toEqual([
      ['lightens', 'mist'],
      ['lightens', 'night'],
    ]);
  });

  it('brings on what did not exist before the scene, a boat against her prey’s side', async () => {
    const { calls, play } = opened();
    await play(SAMPLE.boatBeside, SAMPLE.raftReleased, { ...SAMPLE.driftRolled, unit: 'raft', raft: true, from: 505 });
    expect(calls.filter(([name]) => name !== 'caption')).toEqual([
      ['appear', 'boat', 203, 0, { side: 'confederate', kind: 'boat', heads: 'a' }],
      ['appear', 'raft', 505, 0, { side: 'confederate', kind: 'raft', heads: null }],
      ['moveShip', 'raft', 505, 302, 0],
    ]);
  });

  it('drifts nobody who keeps station, and takes a raft off the chart but leaves that of a ship to its own event', async () => {
    const { calls, play } = opened();
    await play({ ...SAMPLE.driftRolled, to: 202, stays: 'roll' }, { ...SAMPLE.driftRolled, to: 0 });
    expect(calls).toEqual([]);
    await play({ ...SAMPLE.driftRolled, unit: 'raft', raft: true, to: 0 });
    expect(calls).toEqual([['leave', 'raft', 202]]);
  });

  it('sinks a ship as she was sunk', async () => {
    const how = async (cause: 'gunfire' | 'holed' | 'fire'): Promise<unknown> => {
      const { calls, play } = opened();
      await play({ ...SAMPLE.shipSunk, cause });
      return calls.map(([name]) => name);
    };
    expect(await how('gunfire')).toEqual(['explode', 'sink', 'caption']);
    expect(await how('holed')).toEqual(['sink', 'caption']);
    expect(await how('fire')).toEqual(['blaze', 'sink', 'caption']);
  });

  it('dice that let guns fire say how many guns may', () => {
    expect(desk.events.roll(SAMPLE.opportunityRolled)?.caption).toBe('1 gun may fire');
    expect(desk.events.roll(SAMPLE.fortRolled)?.caption).toBe('2 guns may fire');
  });

  it('where none is let, the log says so', () => {
    const scenario = scenarioNamed('plum-point-bend');
    const [firer, target] = Object.keys(scenario.forces);
    const told = (event: Told): string => narrate(event, scenario);
    const shot = { ...SAMPLE.opportunityRolled, firer: firer!, target: target! };
    expect(told(shot)).toMatch(/\. 1 gun fires\.$/u);
    expect(told({ ...shot, guns: [] })).toMatch(/\. None fires\.$/u);
    expect(told({ ...SAMPLE.fortRolled, unit: firer!, guns: 0 })).toMatch(/\. None may fire\.$/u);
  });

  it('says nothing over units beside the chart', async () => {
    const { calls, play } = opened({ at: () => 0 });
    await play(SAMPLE.pointsLost, SAMPLE.gunLost, SAMPLE.repairRolled);
    expect(calls).toEqual([]);
  });
});

it('dice of a gun are told by what they came to, one hit as one', () => {
  const told = [0, 1, 2].map(hits => desk.events.roll({ ...SAMPLE.shotFired, hits, damage: 0 })?.caption);
  expect(told).toEqual([0, 1, 2].map(hits => `gunfire, ${['0 hits', '1 hit', '2 hits'][hits]}, no damage`));
});
