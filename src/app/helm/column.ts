import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { plotEnds } from '../../system/plotEnds.ts';
import type { CourseView, Destination, PlotView } from '../../system/desk/index.ts';
import type { Command, HexId } from '../../core/types.ts';
import type { Ghost, Trail } from '../view/boardPort.ts';
import type { Helm } from './helm.ts';
import { courseOf, imagine } from './imagined.ts';
import type { Plotting } from './plotting.ts';

/** Hexes astern of a ship within which another follows in her wake. */
const ASTERN = 4;

/** Hexes beside the wake of a ship that still count as following her. */
const BESIDE = 2;

/** One ship that would go to a hex which another leaves, or has left. */
export interface Follower {
  unit: string;
  leader: string;
  hex: HexId;
  course: CourseView | null;
  commands: readonly Command[];
}

/** The way of a ship: where she lies first, and where she comes to last. */
type Way = readonly HexId[];

/** Hexes that a ship on that way leaves, the last one first: whoever follows closes up as far as she can. */
const leftBy = (way: Way): HexId[] => [...way.slice(0, -1)].reverse().filter(hex => hex !== 0 && hex !== way.at(-1));

/**
 * A column that follows its leader, under whatever rules: each ship is told to go to a hex that the one before her leaves, or near it. Where courses
 * are plotted all of them are told at once behind the ship in hand; where ships move one by one, the ship in hand behind one that has
 * moved. Proposals are made of what the system offers anyway, and drawn before they are taken.
 */
export class Column {
  /** Whether the proposals are pointed at. */
  readonly looked = signal(false);
  readonly followers: ReadonlySignal<readonly Follower[]>;
  /** Whether there may be any: to find their courses takes a search for each, and is left until it is asked for. */
  readonly open: ReadonlySignal<boolean>;
  readonly ghosts: ReadonlySignal<readonly Ghost[]>;
  readonly #helm: Helm;
  readonly #plotting: Plotting;
  readonly #trails: ReadonlySignal<readonly Trail[]>;

  constructor(helm: Helm, plotting: Plotting, trails: ReadonlySignal<readonly Trail[]>) {
    this.#helm = helm;
    this.#plotting = plotting;
    this.#trails = trails;
    this.followers = computed(() => (plotting.active.value ? this.#plotted() : this.#stepped()));
    this.open = computed(() => (plotting.active.value ? this.#astern.length > 0 : this.followers.value.length > 0));
    this.ghosts = computed(() =>
      this.looked.value
        ? this.followers.value.flatMap(({ course }): Ghost[] => (course ? [{ role: 'preview', course }] : []))
        : [],
    );
  }

  /** Tells them all, in one press. */
  take(): void {
    const helm = this.#helm;
    const followers = this.followers.peek();
    this.looked.value = false;
    const commands = followers.flatMap(follower => follower.commands);
    const lead = helm.ahead.peek()?.lead ?? [];
    if (commands.length === 0) return;
    if (this.#plotting.active.peek()) helm.perform(...commands);
    else helm.performAfter(lead.length, ...lead, ...commands);
  }

  #away(from: HexId, to: HexId): number {
    return this.#helm.session.setup.match.chart.range(from, to);
  }

  /** Ships without a plot that lie near the one in hand, where she goes anywhere. */
  get #astern(): readonly PlotView[] {
    const { inHand, open } = this.#plotting;
    const course = inHand && this.#plotting.course(this.#plotting.choice(inHand));
    const at = course?.from.hex ?? 0;
    if (!course || course.steps.every(({ hex }) => hex === at)) return [];
    return open.filter(({ unit }) => unit !== inHand.unit && this.#lies(unit, at) <= ASTERN);
  }

  /** How far from a hex a ship lies. */
  #lies(unit: string, from: HexId): number {
    return this.#away(this.#helm.unit(unit)?.hexes[0] ?? 0, from);
  }

  /** Ships without a plot behind the one in hand, and behind each other. */
  #plotted(): Follower[] {
    const plotting = this.#plotting;
    const found: Follower[] = [];
    const { inHand } = plotting;
    let before = inHand && plotting.course(plotting.choice(inHand));
    let leader = inHand?.unit ?? '';
    let rest = plotting.open.filter(({ unit }) => unit !== leader);
    while (before) {
      const follower = this.#nextBehind(before, leader, rest);
      if (!follower) break;
      found.push(follower);
      leader = follower.unit;
      before = follower.course;
      rest = rest.filter(({ unit }) => unit !== leader);
    }
    return found;
  }

  /** The nearest of some ships that can be plotted to a hex which a course leaves, running into nobody. */
  #nextBehind({ from, steps }: CourseView, leader: string, ships: readonly PlotView[]): Follower | null {
    const { session } = this.#helm;
    const { plots } = session.setup.match.rules.desk;
    const left = leftBy([from.hex, ...steps.map(({ hex }) => hex)]);
    if (!plots || left.length === 0) return null;
    const away = (ship: PlotView): number => this.#lies(ship.unit, from.hex);
    const near = ships.filter(ship => away(ship) <= ASTERN).sort((one, other) => away(one) - away(other));
    for (const ship of near) {
      const off = (hex: HexId): number => Math.min(...left.map(each => this.#away(each, hex)));
      // Her wake may be out of reach: then as near to it as she can come. Whoever goes there anyway need not be told.
      const ends = plotEnds(plots, session.ownNow, this.#plotting.choice(ship))
        .filter(({ hex, plot }) => off(hex) <= BESIDE && plot.says !== ship.steady.says)
        .sort((one, other) => off(one.hex) - off(other.hex) || left.indexOf(one.hex) - left.indexOf(other.hex));
      for (const { hex, plot } of ends) {
        const course = this.#plotting.course(plot);
        if (course?.stoppedBy === 0 && course.meets.length === 0)
          return { unit: ship.unit, leader, hex, course, commands: [plot.command] };
      }
    }
    return null;
  }

  /** The ship in hand behind the nearest of her own side that has moved in this turn. */
  #stepped(): Follower[] {
    const helm = this.#helm;
    const { match } = helm.session.setup;
    const ahead = helm.ahead.value;
    const own = helm.unit(helm.selected.value);
    const at = own?.hexes[0];
    if (!ahead || !own || at === undefined || helm.considered.value) return [];
    const ways = helm.destinations.value.filter(({ ends, risk }) => ends && risk === null);
    const taken = new Set(helm.units.value.flatMap(({ present, hexes }) => (present ? hexes : [])));
    const trails = this.#trails.value
      .filter(({ unit, side, age }) => age === 0 && side === own.side && unit !== own.id)
      .filter(({ hexes }) => this.#away(at, hexes[0] ?? 0) <= ASTERN)
      .sort((one, other) => this.#away(at, one.hexes[0] ?? 0) - this.#away(at, other.hexes[0] ?? 0));
    for (const { unit: leader, hexes } of trails) {
      const facing = helm.unit(leader)?.facing;
      for (const hex of leftBy(hexes)) {
        const there = taken.has(hex) ? [] : ways.filter(way => way.hex === hex);
        const cheapest = there.reduce<Destination | undefined>(
          (best, way) => (best && best.cost <= way.cost ? best : way),
          undefined,
        );
        const way = there.find(each => each.facing === facing) ?? cheapest;
        if (!way) continue;
        const course = courseOf(match, own.id, imagine(match, ahead.state, way.path));
        return [{ unit: own.id, leader, hex, course, commands: way.path }];
      }
    }
    return [];
  }
}
