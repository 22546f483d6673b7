import type { KernelEvent } from '../../../src/core/types.ts';
import type { PortableEvent } from '../../../src/rules/portable/types.ts';

export type Told = PortableEvent | KernelEvent;

/** One event of every type: a type without one is a compile error. */
export const PORTABLE: { [T in Told['type']]: Extract<Told, { type: T }> } = {
  turnBegan: { type: 'turnBegan', turn: 2 },
  phaseBegan: { type: 'phaseBegan', phase: 'fire' },
  drawOffered: { type: 'drawOffered', side: 'union' },
  battleEnded: { type: 'battleEnded', outcome: { winner: 'draw', cause: 'draw-agreed' } },
  shotFired: { type: 'shotFired', firer: 'a', target: 'b', range: 2, half: false, dice: [6], damage: 1 },
  pointsLost: { type: 'pointsLost', unit: 'b', lost: 2, left: 3, cause: 'gunfire' },
  shipSunk: { type: 'shipSunk', ship: 'b', at: 303 },
  workSilenced: { type: 'workSilenced', work: 'b' },
  criticalPointReached: { type: 'criticalPointReached', ship: 'b' },
  initiativeRolled: { type: 'initiativeRolled', rolls: [{ union: 3, confederate: 2 }], first: 'union' },
  shipArrived: { type: 'shipArrived', ship: 'a', at: 101, facing: 0 },
  shipMoved: { type: 'shipMoved', ship: 'a', from: 202, to: 302, astern: false },
  shipTurned: { type: 'shipTurned', ship: 'a', from: 0, facing: 1 },
  shipLeft: { type: 'shipLeft', ship: 'a', from: 202, edge: 'left', exited: true },
  ramDeclared: { type: 'ramDeclared', ship: 'a', target: 'b', hex: 303 },
  ranInto: { type: 'ranInto', ship: 'a', target: 'b', hex: 303 },
  shipRammed: { type: 'shipRammed', ship: 'a', target: 'b', withRam: true, accident: false, dice: [4], damage: 2 },
  ramMissed: { type: 'ramMissed', ship: 'a', target: 'b', why: 'sunk' },
  hexTaken: { type: 'hexTaken', ship: 'a', from: 202, to: 303 },
  groundingRolled: { type: 'groundingRolled', ship: 'a', at: 202, dice: [1, 2], sticksOn: 5, aground: true },
  refloatRolled: { type: 'refloatRolled', ship: 'a', dice: [5, 5], need: 8, afloat: true },
  driftRolled: { type: 'driftRolled', ship: 'a', die: 1, from: 202, to: 302, stays: null },
  mineStruck: { type: 'mineStruck', ship: 'a', at: 202, dice: [6], damage: 3 },
  dummyFound: { type: 'dummyFound', ship: 'a', at: 202 },
};
