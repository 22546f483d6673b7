import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Vessel } from '../../../core/vessels.ts';
import { readVessels, type readVesselsText } from '../../../scenario/ownVessels.ts';
import { formatProblem, type Problem } from '../../../scenario/problems.ts';
import { problemInWords } from '../../ui/problemWords.ts';
import { deleteShip, keepShip, listShips, type KeptShip } from './shelf.ts';
import { t } from '../../../languages/language.ts';

/** What keeps ships: this browser, or a list in a test. */
export interface Shelf {
  list(): Promise<KeptShip[]>;
  keep(ship: KeptShip): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

export const BROWSER_SHELF: Shelf = { list: listShips, keep: keepShip, remove: deleteShip };

export interface YardTools {
  shelf: Shelf;
  /** Letters that no other ship has in her id. */
  newId: () => string;
  /** ISO. */
  now: () => string;
}

/** A ship as she lies on the stocks: every figure may be missing for a moment. */
export type Draft = { readonly [K in keyof Vessel]?: Vessel[K] | undefined };

/** How every id of a ship of one's own begins; none of the catalogue does. */
export const OWN_ID = 'own_';

const PLACE = 'vessels[0]';

/** Where in the ship a problem lies: "guns[2].bears". */
const within = ({ path, message }: Problem): Problem => ({
  path: path.startsWith(`${PLACE}.`) ? path.slice(PLACE.length + 1) : '',
  message,
});

/** What a ship is that nobody has thought about yet: a plain wooden gunboat. */
const PLAIN: Omit<Vessel, 'id' | 'name'> = {
  side: 'union',
  type: 'wooden_gunboat',
  year: 1862,
  tons: 500,
  lengthFt: 160,
  beamFt: 28,
  draughtFt: 9,
  knots: 9,
  complement: 90,
  propulsion: 'screw',
  screws: 1,
  armour: {},
  ram: false,
  guns: [{ gun: 'sb9', count: 1, mount: 'pivot', bears: ['bow', 'port', 'starboard'] }],
  notes: '',
  sources: [],
  confidence: 'low',
};

/** The ships of the player's own, and the one that lies on the stocks. Whatever is sound is kept at once. */
export class Yard {
  readonly all: ReadonlySignal<readonly KeptShip[]>;
  readonly ships: ReadonlySignal<readonly Vessel[]>;
  /** Whether the shelf has been read. */
  readonly ready = signal(false);
  readonly draft = signal<Draft | null>(null);
  /** The draft as it was when its figures last agreed: what is drawn, rated and kept. */
  readonly sound = signal<Vessel | null>(null);
  /** What is wrong with the draft now. */
  readonly problems = signal<readonly Problem[]>([]);
  readonly #all: Signal<readonly KeptShip[]>;
  readonly #tools: YardTools;

  constructor(tools: YardTools) {
    this.#all = signal<readonly KeptShip[]>([]);
    this.all = this.#all;
    this.ships = computed(() => this.#all.value.map(({ ship }) => ship));
    this.#tools = tools;
  }

  async load(): Promise<void> {
    this.#all.value = await this.#tools.shelf.list();
    this.ready.value = true;
  }

  /** Does something that her ships may be needed for: at once where the shelf has been read, else as soon as it has. */
  with(work: () => void): void {
    if (this.ready.peek()) work();
    else void this.load().then(work);
  }

  /** Lays down a ship like another, or a plain one; she is kept from the first change on. */
  layDown(like?: Vessel): void {
    const { disputed: _, generic: __, ...facts } = like ?? { ...PLAIN, id: '', name: t`New ship` };
    const name = this.#freeName(facts.name);
    this.open({ ...facts, id: this.#newId(), name, notes: '', sources: [], confidence: 'low' });
  }

  /** Takes a ship on the stocks. */
  open(ship: Vessel): void {
    this.draft.value = ship;
    this.sound.value = ship;
    this.problems.value = [];
  }

  /** Changes the ship on the stocks; she is kept when all her figures agree. */
  change(part: Draft): void {
    const draft = { ...this.draft.peek(), ...part };
    this.draft.value = draft;
    // Through text, as a file would come: what is missing is missing.
    const read = readVessels({ vessels: [JSON.parse(JSON.stringify(draft)) as unknown] });
    this.problems.value = read.ok ? [] : read.problems.map(within);
    const ship = read.ok ? read.vessels[0] : undefined;
    if (ship) this.#put(ship);
  }

  /** Takes ships that were read from a file. Returns one sentence for a file that has none. */
  take(read: ReturnType<typeof readVesselsText>): string | null {
    if (!read.ok) {
      const [problem] = read.problems;
      return t`This file has no ships: ${problem ? problemInWords(formatProblem(problem, '')) : t`it is empty`}.`;
    }
    for (const ship of read.vessels) this.#put({ ...ship, id: this.#newId(), name: this.#freeName(ship.name) }, false);
    return null;
  }

  async remove(id: string): Promise<void> {
    this.#all.value = this.#all.peek().filter(other => other.id !== id);
    if (this.draft.peek()?.id === id) this.draft.value = null;
    await this.#tools.shelf.remove(id);
  }

  #put(ship: Vessel, lies = true): void {
    const { now, shelf } = this.#tools;
    const kept = { id: ship.id, name: ship.name, saved: now(), ship };
    const others = this.#all.peek();
    const known = others.some(({ id }) => id === ship.id);
    this.#all.value = known ? others.map(other => (other.id === ship.id ? kept : other)) : [...others, kept];
    if (lies) this.sound.value = ship;
    void shelf.keep(kept);
  }

  #newId(): string {
    return `${OWN_ID}${this.#tools.newId().replaceAll('-', '')}`;
  }

  /** "USS Cairo", or "USS Cairo 2" where there is one of that name. */
  #freeName(name: string): string {
    const taken = new Set(this.#all.peek().map(kept => kept.name));
    const numbered = (number: number): string => (number === 1 ? name : `${name} ${number}`);
    let number = 1;
    while (taken.has(numbered(number))) number += 1;
    return numbered(number);
  }
}
