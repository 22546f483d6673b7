import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Side } from '../../core/types.ts';
import {
  checkVessel,
  fleetFault,
  fleetWorth,
  LIMITS,
  LONGEST_FLEET_NAME,
  readFleetText,
  SHIPS,
  USUAL,
  vesselWorth,
  type FindShip,
  type Fleet,
  type Kind,
} from '../../scenario/generate/index.ts';
import { findVessel } from '../../ships/index.ts';
import { formatProblem } from '../../scenario/problems.ts';
import { problemInWords } from '../ui/problemWords.ts';
import { count, SIDE_NAME } from '../ui/words.ts';
import { deleteFleet, keepFleet, listFleets, type KeptFleet } from './fleetShelf.ts';
import { t } from '../../languages/language.ts';

/** What keeps fleets: this browser, or a list in a test. */
export interface Shelf {
  list(): Promise<KeptFleet[]>;
  keep(fleet: KeptFleet): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

export const BROWSER_SHELF: Shelf = { list: listFleets, keep: keepFleet, remove: deleteFleet };

export interface ShelfTools {
  shelf: Shelf;
  newId: () => string;
  /** ISO. */
  now: () => string;
}

const [LEAST_POINTS, MOST_POINTS] = LIMITS.points;

/** The fleets of this browser, and the one that lies open. Every change is kept at once. */
export class Fleets {
  readonly all: ReadonlySignal<readonly KeptFleet[]>;
  /** Whether the shelf has been read. */
  readonly ready = signal(false);
  readonly open = signal<KeptFleet | null>(null);
  readonly #all: Signal<readonly KeptFleet[]>;
  readonly #tools: ShelfTools;

  constructor(tools: ShelfTools) {
    this.#all = signal<readonly KeptFleet[]>([]);
    this.all = this.#all;
    this.#tools = tools;
  }

  async load(): Promise<void> {
    this.#all.value = await this.#tools.shelf.list();
    this.#openNewest();
    this.ready.value = true;
  }

  /** Lays a new fleet open; it is kept from the first change on. */
  begin(side: Side): void {
    const { newId, now } = this.#tools;
    const name = this.#freeName(t`${SIDE_NAME[side]} fleet`);
    this.open.value = { id: newId(), name, side, points: USUAL.points, ships: [], saved: now() };
  }

  /** Takes a fleet from its text as one more, and lays it open. Returns one sentence for a text that is none. */
  takeText(text: string): string | null {
    const read = readFleetText(text);
    if (!read.ok) {
      const [problem] = read.problems;
      return t`This text is no fleet: ${problem ? problemInWords(formatProblem(problem, '')) : t`it is empty`}.`;
    }
    const { newId, now } = this.#tools;
    this.#put({ ...read.fleet, name: this.#freeName(read.fleet.name), id: newId(), saved: now() });
    return null;
  }

  /** Changes the open fleet and keeps it. */
  change(part: Partial<Fleet>): void {
    const open = this.open.peek();
    if (!open) return;
    const points = Math.min(MOST_POINTS, Math.max(LEAST_POINTS, part.points ?? open.points));
    const name = (part.name ?? open.name).slice(0, LONGEST_FLEET_NAME);
    this.#put({ ...open, ...part, points, name, saved: this.#tools.now() });
  }

  rename(fleet: KeptFleet, name: string): void {
    this.#put({ ...fleet, name: name.slice(0, LONGEST_FLEET_NAME) }, false);
  }

  async remove(id: string): Promise<void> {
    this.#all.value = this.#all.peek().filter(other => other.id !== id);
    if (this.open.peek()?.id === id) {
      this.open.value = null;
      this.#openNewest();
    }
    await this.#tools.shelf.remove(id);
  }

  /** Where none lies open, the fleet that was worked at last does. */
  #openNewest(): void {
    const [newest] = [...this.#all.peek()].sort((one, other) => (one.saved > other.saved ? -1 : 1));
    this.open.value ??= newest ?? null;
  }

  #put(fleet: KeptFleet, lay = true): void {
    const others = this.#all.peek();
    const known = others.some(({ id }) => id === fleet.id);
    this.#all.value = known ? others.map(other => (other.id === fleet.id ? fleet : other)) : [...others, fleet];
    if (lay || this.open.peek()?.id === fleet.id) this.open.value = fleet;
    void this.#tools.shelf.keep(fleet);
  }

  /** "Union fleet", or "Union fleet 2" where there is one of that name. */
  #freeName(name: string): string {
    const taken = new Set(this.#all.peek().map(fleet => fleet.name));
    const numbered = (number: number): string => (number === 1 ? name : `${name} ${number}`);
    let number = 1;
    while (taken.has(numbered(number))) number += 1;
    return numbered(number);
  }
}

/** Why a ship cannot join a fleet now, in a few words; null where she can. */
export const whyNotJoin = ({ side, points, ships }: Fleet, id: string, find: FindShip = findVessel): string | null => {
  const unfit = checkVessel(id, side, 'estuary', ships.includes(id), find);
  if (unfit !== null) return ships.includes(id) ? t`already in the fleet` : problemInWords(unfit.replace(`${id} `, ''));
  if (ships.length >= SHIPS.most) return t`a fleet has ${SHIPS.most} ships at most`;
  const left = points - fleetWorth(ships, find);
  return vesselWorth(id, find) > left ? t`only ${count(Math.max(0, left), 'point')} left` : null;
};

/** Whether a fleet can fight, in one sentence. */
export const verdictOf = (fleet: Fleet, find: FindShip = findVessel): { sound: boolean; says: string } => {
  const fault = fleetFault(fleet, find);
  if (fault !== null) return { sound: false, says: t`Not ready: ${problemInWords(fault)}.` };
  const deep = fleet.ships.find(id => unfitFor(fleet, id, 'river', find) !== null);
  if (deep === undefined) return { sound: true, says: t`Ready for rivers and estuaries.` };
  return {
    sound: true,
    says: t`Ready for estuaries; in a river ${problemInWords(unfitFor(fleet, deep, 'river', find) ?? '')}.`,
  };
};

const unfitFor = ({ side }: Fleet, id: string, kind: Kind, find: FindShip): string | null =>
  checkVessel(id, side, kind, false, find);
