import { computed, type ReadonlySignal } from '@preact/signals';
import { situationOf } from '../../core/engine.ts';
import type { Situation } from '../../core/game.ts';
import type { HexId } from '../../core/types.ts';
import {
  hullOf,
  type CourseView,
  type Destination,
  type FieldHex,
  type Pose,
  type UnitSheet,
} from '../../system/desk/index.ts';
import type { Helm } from './helm.ts';
import type { Plotting } from './plotting.ts';
import { courseOf, imagine } from './imagined.ts';
import type { Overlays } from '../overlays/overlays.ts';
import type { Threat } from '../../trials/prospect.ts';

/** What a ship could do to an enemy from a place: in what the guns' overlay counts, and on average. */
interface Chance {
  target: UnitSheet;
  field: FieldHex;
  expected: number | null;
}

/** What comes of a place before the ship in hand goes there. */
export interface Foreseen {
  unit: string;
  way: Destination;
  course: CourseView | null;
  chances: readonly Chance[];
  /** What could be done to her there by the next move of each enemy; null until that has been found. */
  threats: readonly Threat[] | null;
  /** What the river may do with her there; null = nothing. */
  river: string | null;
}

/** Consequences before the act: for the place that mouse, finger or cursor rest on. The numbers are those of the overlays. */
export class Foresight {
  readonly seen: ReadonlySignal<Foreseen | null>;
  readonly #helm: Helm;
  readonly #overlays: Overlays;
  readonly #plotting: Plotting;

  constructor(helm: Helm, overlays: Overlays, plotting: Plotting) {
    this.#helm = helm;
    this.#overlays = overlays;
    this.#plotting = plotting;
    const place = computed(() => this.#place());
    const unmoved = computed(() => (place.value ? this.#from(place.value) : this.#plotted()));
    this.seen = computed(() => {
      const seen = unmoved.value;
      return seen && Object.assign({ threats: overlays.threatsAt(seen.way.hex) }, seen);
    });
  }

  /** The way that a press would take. */
  #place(): Destination | null {
    const helm = this.#helm;
    if (helm.session.busy.value || helm.considered.value) return null;
    const risky = helm.riskyWay.value;
    if (risky) return risky;
    const hex = this.#overlays.probe;
    return hex === 0 ? null : helm.wayTo(hex, helm.hovered.value === hex ? helm.hoveredSide.value : null);
  }

  #from(way: Destination): Omit<Foreseen, 'threats'> | null {
    const helm = this.#helm;
    const ahead = helm.ahead.value;
    if (!ahead) return null;
    const { match } = helm.session.setup;
    const { desk } = match.rules;
    const imagined = imagine(match, ahead.state, way.path);
    const there = situationOf(match, imagined.at(-1)?.after ?? ahead.state);
    const { unit } = ahead;
    const chances = this.#chances(unit, way, ahead.now, there);
    const river = desk.steps?.river?.(there, unit) ?? null;
    return { unit, way, course: courseOf(match, unit, imagined), chances, river };
  }

  /** The same where courses are plotted: at the end of the one that a press would choose. */
  #plotted(): Omit<Foreseen, 'threats'> | null {
    const { session, units } = this.#helm;
    const { match } = session.setup;
    const ship = this.#plotting.inHand;
    const choice = ship && this.#plotting.previewed(ship);
    const course = choice && this.#plotting.course(choice);
    const end = course?.stops.at(-1);
    const sheet = units.value.find(({ id }) => id === ship?.unit);
    if (!choice || !course || !end || end.hex === 0 || !sheet) return null;
    const { id: unit, tracks } = sheet;
    const { hex, facing } = end;
    const now = session.ownNow;
    const pose: Pose = { unit, hex, facing, present: true, tracks, aground: false, anchored: false };
    const state = match.rules.desk.outlook?.posed(now, [pose]) ?? now.state;
    const risk = course.warnings.map(({ says }) => says).join('; ') || null;
    const way: Destination = { hex, facing, cost: 0, path: [choice.command], risk, ends: true };
    const chances = this.#chances(unit, way, now, situationOf(match, state));
    return { unit, way, course, chances, river: end.stream === 0 ? null : end.says };
  }

  /** Whom she could fire at from a place: as the guns' overlay has it, and what that does on average once she is there. */
  #chances(unit: string, { hex, facing }: Destination, now: Situation, there: Situation): Chance[] {
    const helm = this.#helm;
    const { outlook } = helm.session.setup.match.rules.desk;
    const field = outlook?.fieldFrom(now, unit, { hex, facing, order: '' }) ?? [];
    const byHex = new Map<HexId, FieldHex>(field.filter(({ blocked }) => blocked === 0).map(each => [each.hex, each]));
    const own = helm.unit(unit)?.side;
    const chances = helm.units.value.flatMap((target): Chance[] => {
      const hit = target.hexes.flatMap(each => byHex.get(each) ?? [])[0];
      if (!hit || !target.present || target.side === own) return [];
      return [{ target, field: hit, expected: outlook?.broadside(there, unit, target.id)?.expected ?? null }];
    });
    return chances.sort((one, other) => (other.expected ?? 0) - (one.expected ?? 0));
  }
}

/** What the fire of the unit in hand would take from a target on average, in points of her hull; 0 from any other unit. */
export const lossOf = (helm: Helm, unit: UnitSheet): number => {
  const { desk } = helm.session.setup.match.rules;
  const firer = helm.selected.value;
  if (firer === null || !helm.targets.some(({ target }) => target === unit.id)) return 0;
  return (desk.outlook?.broadside(helm.then, firer, unit.id)?.share ?? 0) * hullOf(unit).full;
};
