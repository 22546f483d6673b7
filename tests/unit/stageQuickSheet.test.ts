import { describe, expect, it } from 'vitest';
import type { BoardActs } from '../../src/app/boardPort.ts';
import { quickSheetStage } from '../../src/app/stage/quick-sheet/index.ts';
import { shotInWords } from '../../src/app/stage/quick-sheet/gunnery.ts';
import { perform } from '../../src/app/stage/stage.ts';
import type { CardView } from '../../src/core/desk.ts';
import type { HexId, KernelEvent } from '../../src/core/types.ts';
import type { QuickSheetEvent } from '../../src/rules/quick-sheet/types.ts';

type Told = QuickSheetEvent | KernelEvent;

const shot = { range: 2, class: 'heavy', modifiers: [], hitOn: 5, deflectOn: 5 } as const;

/** One event of every type: a type without one is a compile error. */
const SAMPLE: { [T in Told['type']]: Extract<Told, { type: T }> } = {
  turnBegan: { type: 'turnBegan', turn: 2 },
  phaseBegan: { type: 'phaseBegan', phase: 'clock' },
  drawOffered: { type: 'drawOffered', side: 'union' },
  battleEnded: { type: 'battleEnded', outcome: { winner: 'draw', cause: 'draw-agreed' } },
  shipWithdrawn: { type: 'shipWithdrawn', ship: 'a', die: 2 },
  shipPicked: { type: 'shipPicked', ship: 'a', by: 'union' },
  deploymentRolled: { type: 'deploymentRolled', side: 'union', dice: [2, 3], column: 12 },
  shipDeployed: { type: 'shipDeployed', ship: 'a', at: 404, facing: 1 },
  shipArrived: { type: 'shipArrived', ship: 'a', at: 404, facing: 1 },
  markersLaid: { type: 'markersLaid', side: 'union', count: 4 },
  handDrawn: { type: 'handDrawn', ship: 'a', deck: 'fullSpeedDeck', count: 5 },
  deckReshuffled: { type: 'deckReshuffled', side: 'union', deck: 'fullSpeedDeck' },
  assetRolled: { type: 'assetRolled', side: 'union', asset: 'mist', die: 5, need: 4, comes: true, ship: null },
  cardLost: { type: 'cardLost', ship: 'a', card: 'fire', die: 2, of: 4 },
  armyPlaced: { type: 'armyPlaced', unit: 'army', side: 'union', hex: 505 },
  raftReleased: { type: 'raftReleased', unit: 'raft', side: 'confederate', hex: 505 },
  boatBeside: { type: 'boatBeside', unit: 'boat', ship: 'a', hex: 203 },
  directionsShown: { type: 'directionsShown', ship: 'a', guess: 1, direction: 2, lost: false },
  weaponUsed: {
    ...{ type: 'weaponUsed', weapon: 'torpedoBoat', side: 'confederate', ship: 'a', gamble: false },
    ...{ dice: [5, 2], damage: 1, burns: false },
  },
  fortRolled: { type: 'fortRolled', unit: 'fort', dice: [5, 6, 1], guns: 2 },
  shotFired: {
    ...{ type: 'shotFired', firer: 'a', gun: 0, target: 'b', opportunity: false, ...shot, modifiers: [] },
    ...{ dice: [5, 6, 6], hits: 3, deflection: [6, 1, 2], damage: 2 },
  },
  opportunityRolled: { type: 'opportunityRolled', firer: 'b', target: 'a', dice: [5, 1], guns: [0] },
  struckRolled: { type: 'struckRolled', unit: 'a', ship: 'b', die: 5, may: true },
  priorityRolled: { type: 'priorityRolled', rolls: [{ union: 3, confederate: 2 }], winner: 'union' },
  firstChosen: { type: 'firstChosen', first: 'union' },
  cardLaid: { type: 'cardLaid', ship: 'a' },
  shipActivated: { type: 'shipActivated', ship: 'a' },
  unstickRolled: { type: 'unstickRolled', ship: 'a', dice: [5, 5], need: 9, attempt: 1, free: true },
  repairRolled: { type: 'repairRolled', ship: 'a', what: 'rudder', die: 5, need: 5, repaired: true },
  cardShown: { type: 'cardShown', ship: 'a', card: 'fire', held: false },
  shipMoved: { type: 'shipMoved', ship: 'a', from: 202, to: 302, astern: false },
  shipTurned: { type: 'shipTurned', ship: 'a', from: 0, facing: 1, inHex: false },
  wentAlongside: { type: 'wentAlongside', ship: 'a', target: 'b', on: 'port' },
  shipLeft: { type: 'shipLeft', ship: 'a', from: 202, edge: 'left', exited: true },
  groundingRolled: { type: 'groundingRolled', ship: 'a', at: 202, dice: [6, 6], sticksOn: 9, aground: true },
  mineRolled: { type: 'mineRolled', ship: 'a', at: 202, die: 6, need: 5, explodes: true },
  dummyFound: { type: 'dummyFound', ship: 'a', at: 202 },
  ramBegun: { type: 'ramBegun', ship: 'a', target: 'b' },
  ramFoiled: { type: 'ramFoiled', ship: 'a', target: 'b' },
  shipRammed: { type: 'shipRammed', ship: 'a', target: 'b', modifiers: [], dice: [5], damage: 1 },
  rammerDamaged: { type: 'rammerDamaged', ship: 'a', die: 3, damage: 2, lostRam: true },
  holingRolled: { type: 'holingRolled', ship: 'a', target: 'b', die: 5, need: 5, sinks: true },
  rammerReturned: { type: 'rammerReturned', ship: 'a', from: 303, to: 202 },
  pointsLost: { type: 'pointsLost', unit: 'b', lost: 2, left: 3, cause: 'gunfire' },
  criticalRolled: { type: 'criticalRolled', ship: 'b', dice: [1, 2], effect: 'funnel', already: false },
  engineTested: { type: 'engineTested', ship: 'b', die: 5, saved: true },
  fireBurned: { type: 'fireBurned', ship: 'b', die: 3, damage: 2, started: true },
  turretTested: { type: 'turretTested', ship: 'b', turret: 1, pick: null, die: 4, out: true },
  gunLost: { type: 'gunLost', unit: 'b', gun: 1 },
  shipBattered: { type: 'shipBattered', ship: 'b' },
  strikeTested: { type: 'strikeTested', ship: 'b', die: 1, strikes: true },
  shipSunk: { type: 'shipSunk', ship: 'b', at: 303, cause: 'gunfire' },
  workSilenced: { type: 'workSilenced', unit: 'fort', kind: 'fort' },
  driftRolled: { type: 'driftRolled', unit: 'a', die: 5, from: 202, to: 302, stays: null },
  clockMoved: { type: 'clockMoved', clock: 3, by: 1, cause: 'turn' },
  clockRolled: { type: 'clockRolled', side: 'union', die: 5, may: true },
  cardsRemoved: { type: 'cardsRemoved' },
  arrivalRolled: { type: 'arrivalRolled', side: 'union', dice: [5, 5], again: null, brings: 'any' },
};

/** Told by dice, panels and log alone; everything else must be seen on the board. */
const OFF_STAGE: readonly Told['type'][] = [
  ...(['turnBegan', 'phaseBegan', 'drawOffered', 'battleEnded', 'shipWithdrawn', 'shipPicked'] as const),
  ...(['deploymentRolled', 'markersLaid', 'handDrawn', 'deckReshuffled', 'priorityRolled', 'firstChosen'] as const),
  ...(['cardLaid', 'shipActivated', 'clockMoved', 'clockRolled', 'cardsRemoved', 'arrivalRolled'] as const),
];

const FIRE: CardView = {
  ...{ id: 'fire', title: 'Fire', word: 'Fire', moves: '', hexes: 0, speed: null, turns: false, fires: true },
};

const HEXES: Readonly<Record<string, HexId>> = { a: 202, b: 303, fort: 505 };

const opened = (at: (unit: string) => HexId = unit => HEXES[unit] ?? 0) => {
  const calls: unknown[][] = [];
  const acts = new Proxy({} as BoardActs, {
    get:
      (_, name) =>
      (...args: unknown[]) => {
        calls.push([name, ...args]);
        return Promise.resolve();
      },
  });
  const stage = quickSheetStage(acts, {
    at,
    side: unit => (unit === 'a' ? 'union' : 'confederate'),
    facing: () => 0,
    card: id => (id === FIRE.id ? FIRE : null),
  });
  const play = async (...events: Told[]): Promise<void> => {
    for (const event of events) await perform(stage, event);
  };
  return { calls, play };
};

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
    expect(shots[0]).toEqual([...['fire', 202, 303, 2, 'union'], { firer: 'a', target: 'b', aside: 1, brisk: false }]);
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
    await play(SAMPLE.boatBeside, SAMPLE.raftReleased, { ...SAMPLE.driftRolled, unit: 'raft', die: null, from: 505 });
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
    await play({ ...SAMPLE.driftRolled, unit: 'raft', die: null, to: 0 });
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

  it('says nothing over units beside the chart', async () => {
    const { calls, play } = opened(() => 0);
    await play(SAMPLE.pointsLost, SAMPLE.gunLost, SAMPLE.repairRolled);
    expect(calls).toEqual([]);
  });
});
