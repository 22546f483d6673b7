import type { Facing, GameEvent, HexId, Side } from '../core/types.ts';
import type { CardView, UnitKind } from './desk/index.ts';
import type { Whereabouts } from './places.ts';

/** How far can be seen. */
export type Light = 'day' | 'mist' | 'night';

/** A side of a ship. */
export type Beam = 'port' | 'starboard';

export type Tone = 'damage' | 'good' | 'plain';

/** A unit that comes into being in the middle of a scene. */
export interface Newcomer {
  side: Side;
  kind: UnitKind;
  /** The unit toward which she heads, or null. */
  heads: string | null;
}

/** Where the wind comes from, by the rose of the chart. */
export type Compass = 'north' | 'east' | 'south' | 'west';

/** What stands on a movement marker. */
export interface ShownMarker {
  unit: string;
  /** "3½ kn"; empty at anchor. */
  text: string;
  way: 'ahead' | 'astern' | 'stopped';
  helm: 'port' | 'straight' | 'starboard';
  anchor: boolean;
}

/** More about a shot than where it goes. */
export interface Shot {
  firer: string;
  target: string;
  /** Hits that armour turned aside; they are not among the hits that hurt. */
  aside: number;
  /** One of many: seen, but not waited for. */
  brisk: boolean;
  /** Place of the gun in her battery; null for small arms, absent where the rules do not tell guns apart. */
  gun?: number | null;
}

/** Animations in the board's own words; each resolves when it has been seen, at once where motion is reduced or skipped. */
export interface BoardActs {
  /** `steady` = at an even speed, one hex of several. */
  moveShip(unit: string, from: HexId, to: HexId, facing: Facing, steady?: boolean): Promise<void>;
  turnShip(unit: string, from: Facing, to: Facing): Promise<void>;
  /** Comes to lie with the other ship of the hex on that beam. */
  alongside(unit: string, target: string, on: Beam): Promise<void>;
  /** `landed` is called when the balls come down. */
  fire(from: HexId, to: HexId, hits: number, side: Side, shot?: Shot, landed?: () => void): Promise<void>;
  /** Steams up to a ship in that hex, bow first, to ram her. */
  closeIn(unit: string, hex: HexId): Promise<void>;
  ram(unit: string, from: HexId, to: HexId, damage: number): Promise<void>;
  explode(hex: HexId): Promise<void>;
  /** Flames and black smoke. */
  blaze(hex: HexId): Promise<void>;
  sink(unit: string, hex: HexId): Promise<void>;
  /** Sinks a little deeper, and stays so. */
  settle(unit: string): Promise<void>;
  /** Runs a little way toward a hex, is brought up, and falls back. */
  nudge(unit: string, from: HexId, to: HexId): Promise<void>;
  /** Her keel takes the ground where she is. */
  ground(unit: string): Promise<void>;
  /** Wheel, rudder or engine is hit: timber flies. */
  splinter(unit: string): Promise<void>;
  /** A ball springs off her iron. */
  clang(unit: string): Promise<void>;
  /** Steam escapes in white clouds. */
  steamBursts(hex: HexId): Promise<void>;
  /** A tow line is passed, or let go. */
  tow(unit: string, tow: string, fast: boolean): Promise<void>;
  /** What drifts under water shows for a moment from hex to hex. */
  drift(from: HexId, to: HexId): Promise<void>;
  /** Movement markers, all turned over at once. */
  showMarkers(markers: readonly ShownMarker[]): Promise<void>;
  /** Her ensign comes down, and a white flag goes up unless nobody is left to hoist it. */
  strike(unit: string, white?: boolean): Promise<void>;
  appear(unit: string, hex: HexId, facing: Facing, newcomer?: Newcomer): Promise<void>;
  leave(unit: string, hex: HexId): Promise<void>;
  /** Turns her order card over. */
  showCard(unit: string, card: CardView): Promise<void>;
  /** Cards of a side, laid in the middle of what is seen of the chart: face down, or turned up where their names are told. */
  layCards(side: Side, cards: readonly (string | null)[]): Promise<void>;
  /** Wind goes over what is seen of the chart, or there is none, and a word for it. */
  blows(from: Compass | null, text: string): Promise<void>;
  /** Mist or night comes over the chart, or goes. */
  lightens(to: Light): Promise<void>;
  /** A short word over a hex, or over a unit in it: "-2", "aground". */
  caption(hex: HexId, text: string, tone: Tone, unit?: string): Promise<void>;
  pause(milliseconds: number): Promise<void>;
}

/** What is heard and not seen: a bell, a pipe, timber that is struck, iron that rings, a chain or rope that runs, a splash, water, steam. */
export type Noise = 'bell' | 'pipe' | 'knock' | 'ring' | 'chain' | 'splash' | 'water' | 'steam';

/** Signals that are heard and not seen; nothing waits for them. */
interface Signals {
  sound(noise: Noise): void;
}

/** What a stage plays on: acts that can be seen, and signals. */
export type StageActs = BoardActs & Signals;

/** Where units are, and what else whoever animates them must know. */
export interface OnBoard extends Whereabouts {
  side(unit: string): Side;
  /** An order card by its id; null where the rules have no cards. */
  card(id: string): CardView | null;
}

/** Plays events on the board. A method, so that players of different games share one registry. */
export interface EventPlayer<E extends GameEvent = GameEvent> {
  /** Resolves when the event has been seen. */
  play(event: E): Promise<void>;
}

/** How each kind of event is seen on the board: an event that nobody animates is a compile error. */
export type Stage<E extends GameEvent> = { [T in E['type']]: (event: Extract<E, { type: T }>) => Promise<void> };

/** Plays one event. The cast stands for what the mapped type says: the entry under an event's type takes that event. */
export const perform = <E extends GameEvent>(stage: Stage<E>, event: E): Promise<void> => {
  const act = stage[event.type as E['type']] as ((event: E) => Promise<void>) | undefined;
  return act ? act(event) : Promise.resolve();
};

/** Plays the events of a rule system by its stage. */
export const playerOf = <E extends GameEvent>(stage: Stage<E>): EventPlayer<E> => ({
  play: event => perform(stage, event),
});
