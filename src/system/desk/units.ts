import type { Facing, HexId, Side } from '../../core/types.ts';
import type { Refusal } from '../refusal.ts';

/** What a screen can draw; a battery is a few guns ashore, a boat carries a torpedo. */
export type UnitKind = 'ship' | 'fort' | 'building' | 'battery' | 'raft' | 'boat';

/** One line of a sheet. */
export interface SheetLine {
  label: string;
  value: string;
}

/** Who commands a unit, on a card of his own. */
export interface CaptainView {
  /** "Stubborn captain" */
  title: string;
  /** What that makes of him; empty where nobody knows. */
  says: string;
  alive: boolean;
  /** His figures, and what each counts for. */
  figures: readonly { figure: string; says: string }[];
  /** The order on the sheet; null where there is none. */
  order: string | null;
  /** What he makes of it: what he forbids now and why, or that he is free; null where there is no order. */
  holds: Refusal | string | null;
}

/** One thing that a unit has less of as she is hurt: hull, crew, draught. */
export interface UnitTrack {
  id: string;
  /** "Hull" */
  name: string;
  /** The name spelt out, where it is printed as letters: "ship points (SPV)". */
  spelt?: string;
  left: number;
  full: number;
  /** At which she has had enough; absent where there is no such point. */
  critical?: number;
  /** In the system's own words, where the figures alone would mislead: "4½ of 8 knots". */
  says?: string;
}

/** The first is the hull, which decides whether she is lost, and what a captain goes by. */
export type UnitTracks = readonly [UnitTrack, ...UnitTrack[]];

/** The track that decides. */
export const hullOf = ({ tracks: [hull] }: { readonly tracks: UnitTracks }): UnitTrack => hull;

/** A ship, fort or building as every rule system can describe it. */
export interface UnitSheet {
  id: string;
  side: Side;
  name: string;
  /** What she is under these rules: "Casemate Ironclad". */
  title: string;
  kind: UnitKind;
  /** Where she lies; empty while off the chart. A wreck keeps the hex in which she sank. */
  hexes: readonly HexId[];
  facing: Facing | null;
  /** Where another ship of her hex lies, as seen from her; null or absent where that does not matter. */
  abeam?: 'port' | 'starboard' | null;
  tracks: UnitTracks;
  /** The vessel that has her in tow; null or absent where none has. */
  towedBy?: string | null;
  /** Conditions that she is in: of the common marks, or of the system's own. */
  marks: readonly string[];
  /** Whether she is on the chart and not lost. */
  present: boolean;
  /** When and where she comes, as it goes on after "comes"; absent for who is there, or gone, and where nobody can say. */
  arrives?: string;
  /** Ratings and conditions, in the order of the printed sheet. */
  lines: readonly SheetLine[];
  /** Where captains differ; absent for a unit without one. */
  captain?: CaptainView;
}

/** A sheet whose lines are written when somebody first reads them: bots look at every unit again and again, and read none. */
export const withLines = (sheet: Omit<UnitSheet, 'lines'>, write: () => UnitSheet['lines']): UnitSheet => {
  let written: UnitSheet['lines'] | undefined;
  return {
    ...sheet,
    get lines() {
      return (written ??= write());
    },
  };
};

/** How a unit lies and how hurt it is, as every rule system can say it. */
export interface Pose {
  unit: string;
  hex: HexId;
  facing: Facing | null;
  present: boolean;
  /** In whatever measure. */
  tracks: UnitTracks;
  aground: boolean;
  anchored: boolean;
}
