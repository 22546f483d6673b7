import { useRef, useState } from 'preact/hooks';
import type { Battle } from '../../trials/library.ts';
import { BATTLE_LIST } from './battleList.ts';
import type { Made } from './inside.ts';
import { room, type Room } from './room.ts';
import type { BattleSummary, Maker } from './summary.ts';

/** A battle with the seed it was made from, where it was made from one. */
type Found = Pick<Made, 'battle'> & Partial<Pick<Made, 'seed'>>;

/** A battle that the first page offers. */
export interface Offer {
  key: string;
  /** Null while the battle has still to be made. */
  summary: BattleSummary | null;
  /** Whose rules make it, where it is none of history's. */
  maker?: Maker;
  /** Whether it came from a file. */
  own: boolean;
  /** The battle itself, read or made when it is first asked for; null until the room is there. */
  find: (() => Battle | undefined) | null;
  /** The same, asked when the room has come after all. */
  later: () => Found | undefined;
}

type Mades = Readonly<Record<string, Made>>;

const keyOf = (battle: Battle): string => `own ${battle.scenario.id}`;

/** The battle on which the lessons are held, which is also the one to begin with. */
const TEACHING = 'first-command';

/** The battle to begin with first; the others stay by date. */
const teachingFirst = (battles: readonly BattleSummary[]): BattleSummary[] =>
  [...battles].sort((one, other) => Number(other.id === TEACHING) - Number(one.id === TEACHING));

const shippedOffers = (inside: Room | null): Offer[] =>
  teachingFirst(BATTLE_LIST.battles).map(summary => {
    const later = (): Found | undefined => {
      const battle = room.peek()?.shippedBattle(summary.id);
      return battle && { battle };
    };
    return { key: summary.id, summary, own: false, find: inside && (() => later()?.battle), later };
  });

const ownOffers = (own: readonly Battle[], inside: Room | null): Offer[] =>
  inside
    ? own.map(battle => ({
        key: keyOf(battle),
        summary: inside.summarise(battle),
        own: true,
        find: () => battle,
        later: () => ({ battle }),
      }))
    : [];

const madeOffers = (made: Mades, inside: Room | null, make: (id: string) => Made | undefined): Offer[] =>
  BATTLE_LIST.makers.map(maker => {
    const there = made[maker.id];
    return {
      key: `made by ${maker.id}`,
      maker,
      own: false,
      summary: there && inside ? inside.summarise(there.battle) : null,
      find: inside && (() => make(maker.id)?.battle),
      later: () => make(maker.id),
    };
  });

/** The battles on offer: those of one's own, the one to begin with, those of history, and those that rules make from a seed. */
export const useOffers = () => {
  const [own, setOwn] = useState<readonly Battle[]>([]);
  const [made, setMade] = useState<Mades>({});
  // What was made a moment ago, before the page has been drawn again.
  const latest = useRef(made);
  const keep = (fresh: Made, id: string): Made => {
    latest.current = { ...latest.current, [id]: fresh };
    setMade(latest.current);
    return fresh;
  };
  const make = (id: string, seed?: string): Made | undefined => {
    const inside = room.peek();
    return inside ? keep(inside.makeNew(id, seed), id) : undefined;
  };
  const inside = room.value;
  const makeOnce = (id: string): Made | undefined => latest.current[id] ?? make(id);
  return {
    offers: [...ownOffers(own, inside), ...shippedOffers(inside), ...madeOffers(made, inside, makeOnce)],
    made,
    remake: (id: string, seed: string): void => void make(id, seed),
    /** Takes a battle in. Returns the key of its offer. */
    addOwn: (battle: Battle): string => {
      setOwn([battle, ...own.filter(other => other.scenario.id !== battle.scenario.id)]);
      return keyOf(battle);
    },
  };
};
