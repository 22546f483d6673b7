import type { Game, Situation } from '../../core/game.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import type { Refusal } from '../refusal.ts';
import type { OddsView } from './odds.ts';
import type { Berth } from './plots.ts';
import type { Pose } from './units.ts';

/** What a unit's guns could do to a target in that hex. */
export interface FieldHex {
  hex: HexId;
  /** Dice, guns, or whatever the system counts. */
  strength: number;
  /** The same as it is written on the chart: "3". */
  shown: string;
  /** Less than full effect. */
  weak: boolean;
  /** The hex that blocks the line, or 0. */
  blocked: HexId;
}

/** When a gun can fire: now; in that turn, as it has fired or is being loaded; not for some time, which nobody can tell; never again. */
export type GunReady = 'now' | { readonly turn: number } | 'out' | 'lost';

/** One gun of a unit. */
export interface GunView {
  /** Its place in the battery, as commands name it. */
  gun: number;
  /** Its id in the catalogue. */
  piece: string;
  name: string;
  /** How heavy it is in the system's own words: "medium", "fire value 3". */
  weight: string;
  /** The same for a drawing. */
  barrel: 'light' | 'medium' | 'heavy';
  /** Guns with the same number stand together. */
  mount: number;
  /** Where it stands on a plan with the front or bow ahead. */
  place: 'turret' | 'middle' | 'front' | 'rear' | 'left' | 'right';
  /** Where it bears, where its place does not say that: "port, starboard". */
  arcs?: string;
  ready: GunReady;
  /** Whether it could fire at the unit asked about; null where none was. */
  bears: boolean | null;
}

/** Whether a gun can fire at the unit asked about at once. */
export const canFire = ({ ready, bears }: GunView): boolean => ready === 'now' && bears === true;

/** What all guns of a unit that bear on another do to it on average, fired once. */
export interface Broadside {
  /** "4 dice at 2 hexes, full effect". */
  basis: string;
  /** The chance that she is hit or loses anything. */
  harms: number;
  expected: number;
  /** What is lost: "points", "knots". */
  measure: string;
  /** The same as a share of her whole strength. */
  share: number;
}

/** A hex in which a ship could ram an enemy. */
export interface RamHex {
  hex: HexId;
  prow: Prow;
}

/** What a ship strikes with when she rams: her ram, a bow that has none, or a torpedo on a spar, where she may choose that instead. */
export type Prow = 'ram' | 'bow' | 'spar';

/** Guns as they bear now. */
export interface FireDesk<G extends Game = Game> {
  /** Hexes that a unit's guns reach; empty when it has none. */
  field(now: Situation<G>, unit: string): FieldHex[];
  /** What the strength of a field counts: "dice", "guns"; absent where nothing shoots. */
  readonly counts?: string;
  /** Why that unit cannot fire at that target; null when it can. */
  whyNot(now: Situation<G>, unit: string, target: string): Refusal | null;
  /**
   * The hex that stops a line of fire between two hexes as things lie, or 0: from what lies in the one to what lies in the other, or might;
   * absent where nothing shoots.
   */
  line?(now: Situation<G>, from: HexId, to: HexId): HexId;
  /** Units that have a target plotted, as far as this view knows. */
  plotted(now: Situation<G>): readonly { unit: string; target: string }[];
  /** The same order at another target; null for one that lays no guns. */
  laidOn(command: G['command'], target: string): G['command'] | null;
}

/** Guns told apart one by one. */
export interface GunsDesk<G extends Game = Game> {
  /** The guns of a unit. */
  of(now: Situation<G>, unit: string, target: string | null): GunView[];
  /** The odds of all guns of a unit that bear on another, one after another or together; null where there are fewer than two, or none may fire now. */
  salvo(now: Situation<G>, unit: string, target: string): OddsView | null;
}

/** What could be done from elsewhere, later or by others: for the danger map, and for comparing rulebooks. */
export interface OutlookDesk<G extends Game = Game> {
  /** Of the hexes asked about, or of all, those that a unit's guns, all of them ready, would reach from such a place; everybody else lies where he lies. */
  fieldFrom(now: Situation<G>, unit: string, berth: Berth, hexes?: readonly HexId[]): FieldHex[];
  /**
   * Hexes in which a ship could ram an enemy who lay there: where ships move by steps, with her next one in a view in which it is her
   * turn; elsewhere on any course of her next move.
   */
  rams(now: Situation<G>, ship: ShipId): readonly RamHex[];
  /** What a unit's guns could do to another if they fired now, whatever is being decided; null where none bears. */
  broadside(now: Situation<G>, unit: string, target: string): Broadside | null;
  /** This battle with units so placed and so hurt, as far as these rules can say it; units unknown to them are left out. */
  posed(now: Situation<G>, poses: readonly Pose[]): G['state'];
}
