import type { Facing, HexId, KernelEvent, Side } from '../../core/types.ts';
import type { PortableEvent } from '../../rules/portable/types.ts';
import type { BoardActs } from '../boardPort.ts';
import type { Stage } from './stage.ts';

/** What the stage must know of the units while the events are played. */
export interface PortableCast {
  /** The hex where a unit lies as the board shows it now; of a fort the nearer one is as good as any. 0 = off the chart. */
  at(unit: string): HexId;
  side(unit: string): Side;
  facing(unit: string): Facing;
}

interface Place {
  at: HexId;
  facing: Facing;
}

/**
 * Where units are in the middle of a scene, when the board has moved them but their new state is not shown yet. A note holds as
 * long as the cast still says what it said when the note was made.
 */
const followed = (cast: PortableCast) => {
  const notes = new Map<string, { said: Place; now: Place }>();
  const saidOf = (unit: string): Place => ({ at: cast.at(unit), facing: cast.facing(unit) });
  const place = (unit: string): Place => {
    const said = saidOf(unit);
    const note = notes.get(unit);
    return note?.said.at === said.at && note.said.facing === said.facing ? note.now : said;
  };
  return {
    at: (unit: string): HexId => place(unit).at,
    facing: (unit: string): Facing => place(unit).facing,
    follow(unit: string, change: Partial<Place>): void {
      notes.set(unit, { said: saidOf(unit), now: { ...place(unit), ...change } });
    },
  };
};

const points = (lost: number): string => `−${lost}`;

/** The portable rules on the board: every event of theirs and of the kernel's. */
export const portableStage = (acts: BoardActs, cast: PortableCast): Stage<PortableEvent | KernelEvent> => {
  const unseen = (): Promise<void> => Promise.resolve();
  const places = followed(cast);
  /** A word over a unit, if she is on the chart. */
  const say = (unit: string, text: string, tone: 'damage' | 'good' | 'plain'): Promise<void> => {
    const hex = places.at(unit);
    return hex === 0 ? Promise.resolve() : acts.caption(hex, text, tone);
  };
  const move = (ship: string, from: HexId, to: HexId): Promise<void> => {
    places.follow(ship, { at: to });
    return acts.moveShip(ship, from, to, places.facing(ship));
  };
  return {
    turnBegan: unseen,
    phaseBegan: unseen,
    drawOffered: unseen,
    battleEnded: unseen,
    initiativeRolled: unseen,

    shotFired: ({ firer, target, damage }) => acts.fire(places.at(firer), places.at(target), damage, cast.side(firer)),
    pointsLost: ({ unit, lost }) => say(unit, points(lost), 'damage'),
    criticalPointReached: ({ ship }) => say(ship, 'breaks off', 'damage'),
    async shipSunk({ ship, at }) {
      await acts.explode(at);
      await acts.sink(ship, at);
      await acts.caption(at, 'sunk', 'damage');
    },
    async workSilenced({ work }) {
      await acts.explode(places.at(work));
      await say(work, 'silenced', 'damage');
    },

    shipArrived({ ship, at, facing }) {
      places.follow(ship, { at, facing });
      return acts.appear(ship, at, facing);
    },
    shipMoved: ({ ship, from, to }) => move(ship, from, to),
    shipTurned({ ship, from, facing }) {
      places.follow(ship, { facing });
      return acts.turnShip(ship, from, facing);
    },
    async shipLeft({ ship, from, exited }) {
      await acts.leave(ship, from);
      await acts.caption(from, exited ? 'through' : 'gone', exited ? 'good' : 'plain');
    },
    hexTaken: ({ ship, from, to }) => move(ship, from, to),

    ramDeclared: ({ hex }) => acts.caption(hex, 'ram!', 'plain'),
    shipRammed: ({ ship, target, damage }) => acts.ram(ship, places.at(ship), places.at(target), damage),
    ramMissed: ({ ship }) => say(ship, 'ram misses', 'plain'),

    groundingRolled: ({ at, aground }) => acts.caption(at, aground ? 'aground' : 'clears', aground ? 'damage' : 'good'),
    refloatRolled: ({ ship, afloat }) => say(ship, afloat ? 'afloat' : 'still aground', afloat ? 'good' : 'plain'),
    // Drifting over the rim has no hex to go to; that she left is told by an event of its own.
    driftRolled: ({ ship, from, to, stays }) => (stays === null && to !== 0 ? move(ship, from, to) : unseen()),
    mineStruck: ({ at }) => acts.explode(at),
    dummyFound: ({ at }) => acts.caption(at, 'dummy', 'good'),
  };
};
