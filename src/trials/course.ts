import { situationOf } from '../core/engine.ts';
import type { Situation } from '../core/game.ts';
import { SIDES, type GameEvent, type HexId, type Side, type State } from '../core/types.ts';
import { fateOf, LOST } from '../system/marks.ts';
import type { Match } from '../system/ruleset.ts';
import { bearsFully } from './range.ts';

/** A hex, and how often something was so there. */
export type HexCount = readonly [hex: HexId, times: number];

/** How a battle went on its way to the end. Turns count from 1; 0 = never. */
export interface Course {
  /** Of each objective, as the desk lists them: the most that was done of it as a turn ended, and the turn since which it was met to the end. */
  objectives: { best: number; met: number }[];
  /** The turn as which ended a side had an enemy within effective range for the first time; series written before 2026-11-26 do not say. */
  inRange?: Record<Side, number>;
  /** The turn of a side's first blow: a shot or a ram for which dice fell. */
  firstShot: Record<Side, number>;
  /** The turn at the end of which a unit of either side was lost. */
  firstLoss: number;
  /** Where a side's ships lay as turns ended. */
  tracks: Record<Side, HexCount[]>;
  /** Where a side's blows fell. */
  fire: Record<Side, HexCount[]>;
}

type Counts = Record<Side, Map<HexId, number>>;
const nothing = (): Counts => ({ union: new Map(), confederate: new Map() });
const countIn = (counts: Map<HexId, number>, hex: HexId): void => void counts.set(hex, (counts.get(hex) ?? 0) + 1);
const listed = (counts: Counts, side: Side): HexCount[] => [...counts[side]].sort(([one], [other]) => one - other);

/** Keeps what a report asks of a game while it is played. Looks at the battle once a turn, since that is asked thousands of times. */
export class Chronicle {
  readonly #match: Match;
  readonly #firstShot: Record<Side, number> = { union: 0, confederate: 0 };
  readonly #inRange: Record<Side, number> = { union: 0, confederate: 0 };
  readonly #tracks = nothing();
  readonly #fire = nothing();
  /** Where each unit lay as a turn ended last. */
  readonly #last: Map<string, HexId>;
  #objectives: { best: number; met: number }[] = [];
  #firstLoss = 0;
  #turn = 1;

  constructor(match: Match) {
    this.#match = match;
    this.#last = new Map(
      match.scenario.works.flatMap(({ id, hexes: [hex] }) => (hex === undefined ? [] : [[id, hex]])),
    );
  }

  /** A throw of that side's has been booked; if it was at somebody, it was a blow. The state is the one after it. */
  thrown(event: GameEvent, side: Side, after: State): void {
    const { units, hexes } = this.#match.rules.desk.events.where(event, situationOf(this.#match, after));
    const [, target] = units;
    if (target === undefined) return;
    this.#firstShot[side] ||= this.#turn;
    const lies = after.ships[target]?.at ?? 0;
    const hex = lies === 0 ? (this.#last.get(target) ?? hexes.at(-1)) : lies;
    if (hex !== undefined) countIn(this.#fire[side], hex);
  }

  /** The state after a command. */
  seen(after: State): void {
    if (after.turn === this.#turn) return;
    this.#look(after);
    this.#turn = after.turn;
  }

  /** The whole, once the battle is over. */
  close(state: State): Course {
    this.#look(state);
    const both = <T>(of: (side: Side) => T): Record<Side, T> => ({
      union: of('union'),
      confederate: of('confederate'),
    });
    return {
      objectives: this.#objectives,
      inRange: this.#inRange,
      firstShot: this.#firstShot,
      firstLoss: this.#firstLoss,
      tracks: both(side => listed(this.#tracks, side)),
      fire: both(side => listed(this.#fire, side)),
    };
  }

  /** The battle as a turn has ended. */
  #look(state: State): void {
    const { rules } = this.#match;
    const now = situationOf(this.#match, state);
    this.#objectives = rules.desk.objectives(now).map(({ done, met }, place) => {
      const before = this.#objectives[place];
      return {
        best: Math.max(done, before?.best ?? 0),
        met: met ? (before && before.met > 0 ? before.met : this.#turn) : 0,
      };
    });
    for (const { id, side, at } of Object.values(state.ships)) {
      if (at === 0) continue;
      countIn(this.#tracks[side], at);
      this.#last.set(id, at);
    }
    if (this.#firstLoss === 0 && rules.desk.units(now).some(sheet => LOST.has(fateOf(rules, sheet))))
      this.#firstLoss = this.#turn;
    for (const side of SIDES)
      if (this.#inRange[side] === 0 && this.#isInRange(now, side)) this.#inRange[side] = this.#turn;
  }

  #isInRange(now: Situation, side: Side): boolean {
    const units = this.#match.rules.desk.units(now).filter(({ present, hexes }) => present && hexes.length > 0);
    const enemies = units.filter(unit => unit.side !== side).flatMap(({ hexes }) => hexes);
    return units.some(unit => unit.side === side && bearsFully(this.#match, now, unit, enemies).length > 0);
  }
}
