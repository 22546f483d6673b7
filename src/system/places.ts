import type { Facing, HexId } from '../core/types.ts';

interface Place {
  at: HexId;
  facing: Facing;
}

/** Says where units are as far as the screen has shown. */
export interface Whereabouts {
  /** The hex where a unit lies as the board shows it now; of a fort the nearer one is as good as any. 0 = off the chart. */
  at(unit: string): HexId;
  facing(unit: string): Facing;
}

export interface Places extends Whereabouts {
  follow(unit: string, change: Partial<Place>): void;
}

/**
 * Where units are in the middle of a scene, when the board has moved them but their new state is not shown yet. A note holds as
 * long as the board still says what it said when the note was made.
 */
export const followed = (units: Whereabouts): Places => {
  const notes = new Map<string, { said: Place; now: Place }>();
  const saidOf = (unit: string): Place => ({ at: units.at(unit), facing: units.facing(unit) });
  const place = (unit: string): Place => {
    const said = saidOf(unit);
    const note = notes.get(unit);
    return note?.said.at === said.at && note.said.facing === said.facing ? note.now : said;
  };
  return {
    at: unit => place(unit).at,
    facing: unit => place(unit).facing,
    follow(unit, change) {
      notes.set(unit, { said: saidOf(unit), now: { ...place(unit), ...change } });
    },
  };
};
