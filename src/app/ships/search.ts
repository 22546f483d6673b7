/** Which ships are asked for, and in which order. */

import type { Scenario } from '../../core/scenario.ts';
import type { Side } from '../../core/types.ts';
import { findVessel, gun, vessel, vesselIds, type Vessel, type VesselType } from '../../ships/index.ts';
import { gunCount, typeName } from './words.ts';
import { t, told } from '../../languages/language.ts';

export const ORDERS = {
  name: t`Name`,
  year: t`Year`,
  tons: t`Tons`,
  lengthFt: t`Length`,
  draughtFt: t`Draught`,
  knots: t`Speed`,
  guns: t`Guns`,
} as const;
export type Order = keyof typeof ORDERS;

export interface Wanted {
  /** Every word must be found in her name, class, type, guns or notes. */
  readonly words: string;
  readonly side: Side | 'any';
  /** Empty = any, as below. */
  readonly type: VesselType | '';
  readonly shipClass: string;
  /** The last year in which she may have come into service: who was afloat by then. */
  readonly by: number | null;
  /** Id of a battle. */
  readonly battle: string;
  readonly order: Order;
}

export const ANY: Wanted = { words: '', side: 'any', type: '', shipClass: '', by: null, battle: '', order: 'name' };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const texts = new Map<string, string>();

/** All that can be searched of a ship, in plain small letters. */
const textOf = (ship: Vessel): string => {
  const listed = findVessel(ship.id) === ship;
  const known = listed ? texts.get(ship.id) : undefined;
  if (known !== undefined) return known;
  const guns = ship.guns.map(entry => told(gun(entry.gun).name));
  const text = plain(
    [ship.name, ship.id, ship.shipClass ?? '', typeName(ship.type), ...guns, told(ship.notes)].join(' '),
  );
  if (listed) texts.set(ship.id, text);
  return text;
};

/** A name without the prefix that half the list shares: "USS Cairo" stands under C. */
const sortName = (name: string): string => plain(name).replace(/^(?:uss|css|cs|lsns) /u, '');

const size = (ship: Vessel, order: Exclude<Order, 'name'>): number => (order === 'guns' ? gunCount(ship) : ship[order]);

const compare =
  (order: Order) =>
  (one: Vessel, other: Vessel): number => {
    const byName = sortName(one.name) < sortName(other.name) ? -1 : 1;
    if (order === 'name') return byName;
    // The oldest first, otherwise the greatest.
    const way = order === 'year' ? 1 : -1;
    return way * (size(one, order) - size(other, order)) || byName;
  };

/** Ships that take part in a battle, each once. */
export const shipsOf = (scenario: Scenario): ReadonlySet<string> => new Set(scenario.forces.map(force => force.vessel));

/** Of all ships those that are asked for, in the order asked for, those first that are so named. `battles` = those that can be named. */
export const searchShips = (wanted: Wanted, battles: readonly Scenario[], all: readonly Vessel[]): Vessel[] => {
  const words = plain(wanted.words).split(/\s+/u).filter(Boolean);
  const scenario = battles.find(({ id }) => id === wanted.battle);
  const there = scenario && shipsOf(scenario);
  const fits = (ship: Vessel): boolean =>
    (wanted.side === 'any' || ship.side === wanted.side) &&
    (wanted.type === '' || ship.type === wanted.type) &&
    (wanted.shipClass === '' || ship.shipClass === wanted.shipClass) &&
    (wanted.by === null || ship.year <= wanted.by) &&
    (there === undefined || there.has(ship.id)) &&
    words.every(word => textOf(ship).includes(word));
  const ships = all.filter(fits).sort(compare(wanted.order));
  const isNamed = ({ name }: Vessel): boolean => words.every(word => plain(name).includes(word));
  return [...ships.filter(isNamed), ...ships.filter(ship => !isNamed(ship))];
};

const named = (): Vessel[] => vesselIds.map(vessel);

/** Types and classes that there are, by name. */
export const typesThere = (): VesselType[] =>
  [...new Set(named().map(({ type }) => type))].sort((one, other) => (typeName(one) < typeName(other) ? -1 : 1));
export const classesThere = (): string[] => [...new Set(named().flatMap(({ shipClass }) => shipClass ?? []))].sort();

/** Years of the war by which a ship can be asked for. */
export const YEARS: readonly number[] = [1861, 1862, 1863, 1864];
