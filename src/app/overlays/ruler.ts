import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { HexId } from '../../core/types.ts';
import { bearingInWords } from '../cursor/bearing.ts';
import type { Helm } from '../helm/helm.ts';
import { t } from '../../languages/language.ts';

/** What lies between two hexes. */
interface Measured {
  from: HexId;
  to: HexId;
  /** The hex that stops a line of fire between them by these rules; 0 = none, null where the rules do not say. */
  blocked: HexId | null;
}

/** A ruler that is laid on the chart from one hex to another: it measures and gives no orders. */
export class Ruler {
  readonly laid = signal(false);
  /** Where it begins; 0 = still to be chosen. */
  readonly from = signal<HexId>(0);
  /** Where it ends; 0 = wherever is pointed at. */
  readonly to = signal<HexId>(0);
  readonly measured: ReadonlySignal<Measured | null>;
  readonly #helm: Helm;

  constructor(helm: Helm, probe: () => HexId) {
    this.#helm = helm;
    this.measured = computed(() => {
      const from = this.from.value;
      const to = this.to.value || probe();
      if (!this.laid.value || from === 0 || to === 0 || from === to) return null;
      const { now, setup } = helm.session;
      return { from, to, blocked: setup.match.rules.desk.fire.line?.(now, from, to) ?? null };
    });
  }

  /** Lays it on the chart, from the ship in hand or one that is asked about, or takes it off again. */
  toggle(from: HexId = this.#helm.unit(this.#helm.selected.peek())?.hexes[0] ?? 0): void {
    batch(() => {
      this.laid.value = !this.laid.value;
      this.from.value = from;
      this.to.value = 0;
    });
  }

  /** A hex is chosen: one end after the other, and then anew. False where no ruler lies on the chart. */
  press(hex: HexId): boolean {
    if (!this.laid.peek()) return false;
    if (hex === 0) this.toggle();
    else if (this.from.peek() === 0 || this.to.peek() !== 0)
      batch(() => {
        this.from.value = hex;
        this.to.value = 0;
      });
    else this.to.value = hex;
    return true;
  }

  /** "1203 to 1508: 6 hexes south-east, on the port bow. The line of fire is clear." */
  get words(): string {
    const { chart } = this.#helm.session.setup.match;
    const measured = this.measured.value;
    if (!measured) return this.from.value === 0 ? t`Ruler: choose the first hex.` : t`Ruler: choose the second hex.`;
    const { from, to, blocked } = measured;
    const unit = this.#helm.unitAt(from);
    const facing = unit?.present === true ? unit.facing : null;
    const far = `${t`${chart.label(from)} to ${chart.label(to)}`}: ${bearingInWords(chart, { hex: from, facing }, to) ?? ''}.`;
    if (blocked === null) return far;
    const line =
      blocked === 0 ? t`The line of fire is clear.` : t`The line of fire is stopped at ${chart.label(blocked)}.`;
    return `${far} ${line}`;
  }
}
