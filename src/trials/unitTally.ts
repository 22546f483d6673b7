import type { Scenario } from '../core/scenario.ts';
import type { HexId, Side } from '../core/types.ts';
import { countIn, emptyBar, type Bar, type Share } from './histogram.ts';
import { FATES, LOST, type Fate } from '../system/marks.ts';
import type { GameRecord, UnitRecord } from './record.ts';
import { wilson } from './share.ts';

/** One ship, fort or building over all games. */
export interface UnitTally {
  id: string;
  name: string;
  side: Side;
  kind: 'ship' | 'fort' | 'building';
  fates: (Bar & { fate: Fate })[];
  /** Sunk, taken or silenced. */
  lost: Share;
  /** Mean part of her hull points that she ended without, from 0 to 1. */
  damage: number;
  /** Whether she was lost in history; null where that is not told. */
  lostInHistory: boolean | null;
}

/** Units lost in one hex. */
export interface HexTally extends Bar {
  hex: HexId;
  label: string;
  /** Units of that side lost there; more than one may be in the same game. */
  lost: Record<Side, number>;
}

interface Told {
  record: GameRecord;
  own: UnitRecord;
}

const barOf = (told: readonly Told[], holds: (fate: Fate) => boolean): Bar => {
  const bar = emptyBar();
  for (const { record, own } of told) if (holds(own.fate)) countIn(bar, record);
  return bar;
};

const partLost = ({ full, left }: UnitRecord): number => (full === 0 ? 0 : (full - left) / full);

const sumUp = (told: readonly Told[]): Pick<UnitTally, 'fates' | 'lost' | 'damage'> => {
  const lost = barOf(told, fate => LOST.has(fate));
  return {
    fates: FATES.map(fate => ({ fate, ...barOf(told, own => own === fate) })).filter(({ games }) => games > 0),
    lost: { ...lost, of: told.length, ...wilson(lost.games, told.length) },
    damage: told.reduce((sum, { own }) => sum + partLost(own), 0) / told.length,
  };
};

/** Every unit of the scenario that the games know. */
export const unitsOf = ({ forces, works, history }: Scenario, records: readonly GameRecord[]): UnitTally[] => {
  const units = [...forces.map(force => ({ ...force, kind: 'ship' as const })), ...works];
  return units.flatMap(({ id, name, side, kind }) => {
    const told = records.flatMap(record => {
      const own = record.units.find(unit => unit.id === id);
      return own ? [{ record, own }] : [];
    });
    const lostInHistory = history?.lost[side].includes(id) ?? null;
    return told.length === 0 ? [] : [{ id, name, side, kind, ...sumUp(told), lostInHistory }];
  });
};

const lossesIn = (tally: HexTally): number => tally.lost.union + tally.lost.confederate;

/** Hexes in which units were lost, most of them first. */
export const hexesOf = ({ chart, forces, works }: Scenario, records: readonly GameRecord[]): HexTally[] => {
  const sideOf = new Map([...forces, ...works].map(({ id, side }) => [id, side]));
  const hexes = new Map<HexId, HexTally>();
  const tallyAt = (hex: HexId): HexTally => {
    const known = hexes.get(hex);
    const tally = known ?? { hex, label: chart.label(hex), ...emptyBar(), lost: { union: 0, confederate: 0 } };
    if (!known) hexes.set(hex, tally);
    return tally;
  };
  for (const record of records) {
    const places = new Set<HexId>();
    for (const { id, fate, lostAt } of record.units) {
      const side = sideOf.get(id);
      if (lostAt === 0 || !side || !LOST.has(fate)) continue;
      tallyAt(lostAt).lost[side] += 1;
      places.add(lostAt);
    }
    for (const hex of places) countIn(tallyAt(hex), record);
  }
  return [...hexes.values()].sort((one, other) => lossesIn(other) - lossesIn(one) || one.hex - other.hex);
};
