/** A way that a ship may go in this move, and how likely it is. */
export interface Likely<Track> {
  readonly track: Track;
  readonly chance: number;
}

/** Of a ship that lies at rest, how likely it is that she goes on lying there. */
const LIES_ON = 0.4;

/** The same for a ship at rest, who may as well lie on. */
export const orLiesOn = <Track>(under: readonly Likely<Track>[], lying: Track): Likely<Track>[] => [
  ...under.map(({ track, chance }) => ({ track, chance: (1 - LIES_ON) * chance })),
  { track: lying, chance: LIES_ON },
];
