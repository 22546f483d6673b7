import { computed, type ReadonlySignal } from '@preact/signals';
import { situationOf } from '../../core/engine.ts';
import type { HexId } from '../../core/types.ts';
import {
  hullOf,
  type Berth,
  type CourseView,
  type Destination,
  type FieldHex,
  type UnitSheet,
} from '../../system/desk/index.ts';
import type { Helm } from './helm.ts';
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

  constructor(helm: Helm, overlays: Overlays) {
    this.#helm = helm;
    this.#overlays = overlays;
    const place = computed(() => this.#place());
    const unmoved = computed(() => (place.value ? this.#from(place.value) : null));
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
    const berth: Berth = { hex: way.hex, facing: way.facing, order: '' };
    const field = desk.outlook?.fieldFrom(ahead.now, unit, berth) ?? [];
    const byHex = new Map<HexId, FieldHex>(field.filter(({ blocked }) => blocked === 0).map(each => [each.hex, each]));
    const own = helm.unit(unit)?.side;
    const chances = helm.units.value.flatMap((target): Chance[] => {
      const hit = target.hexes.flatMap(hex => byHex.get(hex) ?? [])[0];
      if (!hit || !target.present || target.side === own) return [];
      return [{ target, field: hit, expected: desk.outlook?.broadside(there, unit, target.id)?.expected ?? null }];
    });
    chances.sort((one, other) => (other.expected ?? 0) - (one.expected ?? 0));
    const river = desk.steps?.river?.(there, unit) ?? null;
    return { unit, way, course: courseOf(match, unit, imagined), chances, river };
  }
}

/** What the fire of the unit in hand would take from a target on average, in points of her hull; 0 from any other unit. */
export const lossOf = (helm: Helm, unit: UnitSheet): number => {
  const { desk } = helm.session.setup.match.rules;
  const firer = helm.selected.value;
  if (firer === null || !helm.targets.some(({ target }) => target === unit.id)) return 0;
  return (desk.outlook?.broadside(helm.then, firer, unit.id)?.share ?? 0) * hullOf(unit).full;
};
