import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Chart } from '../../core/chart.ts';
import type { Berth, FieldHex, PlateRing, UnitSheet } from '../../system/desk/index.ts';
import type { HexId, Side, State } from '../../core/types.ts';
import { berthsOf, DangerSearch, type DangerMap, type Threat } from '../../trials/prospect.ts';
import type { Wash } from '../view/boardPort.ts';
import type { Helm } from '../helm/helm.ts';
import { Ruler } from './ruler.ts';

/** What can be laid over the chart: where a unit can go, where its guns bear, what can hit each hex. */
export type OverlayKind = 'reach' | 'guns' | 'danger';

/** What is laid over it from a view of its own: where a shot goes through. */
export type ShownOverlay = OverlayKind | 'plates';

/** A gun, and the ship whose plates it is tried against. */
export interface Shot {
  readonly by: { readonly unit: string; readonly gun: number };
  readonly target: string;
}

/** Steps of danger, told apart by hatching as well as by tint. */
export const LEVELS = 4;

/** The step of danger of so much, where so much is the most; 0 of nothing. */
const levelOf = (strength: number, most: number): number =>
  Math.min(LEVELS, Math.ceil((LEVELS * strength) / Math.max(1, most)));

const totalOf = (threats: readonly { strength: number }[]): number =>
  threats.reduce((sum, { strength }) => sum + strength, 0);

/** The sign for the worst that can ram a hex. */
const prowIn = (threats: readonly Pick<Threat, 'prow'>[]): Pick<Wash, 'prow'> => {
  if (threats.some(({ prow }) => prow === 'ram' || prow === 'spar')) return { prow: 'sharp' };
  return threats.some(({ prow }) => prow !== null) ? { prow: 'blunt' } : {};
};

/** What a map of danger lays over the water of a chart; the side that is in danger has units in its `own` hexes. */
export const dangerWash = (chart: Chart, danger: DangerMap, own: ReadonlySet<HexId> = new Set()): Wash[] => {
  const most = Math.max(0, ...[...danger.values()].map(totalOf));
  return [...danger].flatMap(([hex, threats]): Wash[] => {
    if (!chart.navigable(hex)) return [];
    const total = totalOf(threats);
    const figure = total === 0 ? '' : String(total);
    const under: Pick<Wash, 'under'> = own.has(hex) ? { under: true } : {};
    return [{ kind: 'danger', hex, figure, level: levelOf(total, most), ...prowIn(threats), ...under, facings: [] }];
  });
};

/** The sign of a ring on the chart and in its legend: A for the first. */
export const ringSign = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** What counts for the closeness of the hatching: a plate that is broken twice as much as one that may jam. */
const brokenIn = ({ through, jams }: PlateRing): number => 2 * through.length + jams.length;

/** Rings as they are laid over the chart: the more a shot breaks there, the closer the hatching. */
export const ringWash = (rings: readonly PlateRing[]): Wash[] => {
  const most = Math.max(0, ...rings.map(brokenIn));
  return rings.flatMap((ring, index) =>
    ring.hexes.map((hex): Wash => {
      return { kind: 'plates', hex, figure: ringSign(index), level: levelOf(brokenIn(ring), most), facings: [] };
    }),
  );
};

const NOTHING: DangerMap = new Map();
const NOTHING_ASKED: ReadonlyMap<HexId, readonly Threat[]> = new Map();

/** Milliseconds of one go: half of what a frame has. */
const SLICE = 8;

/** Overlays on demand, for any unit and at any time, from what the viewer may know. One at a time; none at first. */
export class Overlays {
  readonly kind = signal<ShownOverlay | null>(null);
  /** The shot whose plates were asked about last. */
  readonly shot = signal<Shot | null>(null);
  /** Where that shot does what, the most first. */
  readonly rings: ReadonlySignal<readonly PlateRing[]>;
  /** The ship whose armour lies open; null = nobody's. */
  readonly armour = signal<string | null>(null);
  /** How often a unit has been held: each time her sheet is opened. */
  readonly held = signal(0);
  /** The unit asked about; null = the one in hand. */
  readonly pinned = signal<string | null>(null);
  readonly subject: ReadonlySignal<UnitSheet | null>;
  /** Where the subject can be by its next move; it lies in the first. */
  readonly berths: ReadonlySignal<readonly Berth[]>;
  /** Where all its guns bear from where it lies. */
  readonly field: ReadonlySignal<readonly FieldHex[]>;
  readonly danger = signal<DangerMap>(NOTHING);
  /** Whether danger is still being found. */
  readonly pending = signal(false);
  readonly wash: ReadonlySignal<readonly Wash[]>;
  readonly ruler: Ruler;
  readonly #helm: Helm;
  #run = 0;
  /** Hexes that have been asked about before all had been found. */
  readonly #answers = signal<ReadonlyMap<HexId, readonly Threat[]>>(NOTHING_ASKED);
  /** The hex that is asked about; 0 = none. */
  #asked: HexId = 0;
  /** For whom danger has been sought last, and where; null = for nobody. */
  #found: { side: Side; state: State } | null = null;

  /** @param plotting whether courses are plotted, whose ends are told with what threatens them */
  constructor(helm: Helm, plotting: ReadonlySignal<boolean> = signal(false)) {
    this.#helm = helm;
    this.ruler = new Ruler(helm, () => this.probe);
    this.subject = computed(() => helm.unit(this.pinned.value ?? helm.selected.value) ?? null);
    this.berths = computed(() => (this.kind.value === 'reach' ? this.#berthsNow() : []));
    this.field = computed(() => (this.kind.value === 'guns' ? this.#fieldNow() : []));
    this.rings = computed(() => (this.kind.value === 'plates' ? this.#ringsNow() : []));
    this.wash = computed(() => [
      ...ringWash(this.rings.value),
      ...this.#reachWash(),
      ...(this.kind.value === 'danger' ? dangerWash(helm.session.now.chart, this.danger.value, this.#ownHexes()) : []),
    ]);
    let inHand: string | null = null;
    effect(() => {
      const selected = helm.selected.value;
      if (selected !== inHand) this.pinned.value = null;
      inHand = selected;
    });
    effect(() => {
      // A place that a ship may go to is told with what threatens it, at once.
      const wanted = this.kind.value === 'danger' || plotting.value || helm.destinations.value.length > 0;
      const asked = wanted && !helm.session.busy.value;
      const side = this.side;
      const { state } = helm.session.now;
      untracked(() => this.#follow(asked ? { side, state } : null));
    });
  }

  /** The side that is in danger: the one that looks. */
  get side(): Side {
    const { viewer, lone } = this.#helm.session;
    return viewer.value ?? lone.value ?? this.subject.value?.side ?? 'union';
  }

  /** The hex that is pointed at, by mouse or by keys; 0 = none. */
  get probe(): HexId {
    const { hovered, cursor, cursorShown } = this.#helm;
    return hovered.value || (cursorShown.value ? cursor.value : 0);
  }

  /** Shows an overlay, of that unit or of the one in hand; takes it off where it is shown already. */
  toggle(kind: ShownOverlay, unit: string | null = null): void {
    const again = this.kind.value === kind && (unit === null || unit === this.subject.value?.id);
    batch(() => {
      this.kind.value = again ? null : kind;
      this.pinned.value = again ? null : (unit ?? this.pinned.value);
    });
  }

  /** Shows where a shot goes through the plates of a ship. */
  showShot(shot: Shot): void {
    batch(() => {
      this.shot.value = shot;
      this.pinned.value = shot.target;
      this.kind.value = 'plates';
    });
  }

  /** The same for the unit that is pointed at, where there is one. */
  toggleHere(kind: OverlayKind): void {
    const there = this.probe === 0 ? undefined : this.#helm.unitAt(this.probe);
    this.toggle(kind, there?.present === true ? there.id : null);
  }

  /** The ship whose armour is meant: the one that is pointed at, else aimed at, else asked about; null where she has no plates. */
  get armoured(): string | null {
    const { session, considered } = this.#helm;
    const there = this.probe === 0 ? undefined : this.#helm.unitAt(this.probe)?.id;
    const unit = there ?? considered.value?.target ?? this.subject.value?.id ?? null;
    const plates = unit === null ? [] : (session.setup.match.rules.desk.armour?.of(session.now, unit) ?? []);
    return plates.length > 0 ? unit : null;
  }

  #ringsNow(): readonly PlateRing[] {
    const { session } = this.#helm;
    const shot = this.shot.value;
    const { armour } = session.setup.match.rules.desk;
    const there = this.#helm.unit(shot?.target ?? null)?.present;
    return shot && there ? (armour?.rings(session.now, shot.by, shot.target) ?? []) : [];
  }

  #berthsNow(): readonly Berth[] {
    const { session } = this.#helm;
    const unit = this.subject.value;
    return unit ? berthsOf(session.setup.match, session.now.state, unit) : [];
  }

  #fieldNow(): readonly FieldHex[] {
    const { session } = this.#helm;
    const { desk } = session.setup.match.rules;
    const unit = this.subject.value;
    const hex = unit?.hexes[0];
    if (!unit?.present || hex === undefined) return [];
    const here: Berth = { hex, facing: unit.facing ?? 0, order: '' };
    return desk.outlook?.fieldFrom(session.now, unit.id, here) ?? desk.fire.field(session.now, unit.id);
  }

  #ownHexes(): ReadonlySet<HexId> {
    const { side } = this;
    const own = this.#helm.units.value.filter(unit => unit.present && unit.side === side);
    return new Set(own.flatMap(({ hexes }) => hexes));
  }

  #reachWash(): Wash[] {
    const byHex = new Map<HexId, Set<Berth['facing']>>();
    for (const { hex, facing } of this.berths.value) byHex.set(hex, (byHex.get(hex) ?? new Set()).add(facing));
    const ship = this.subject.value?.kind === 'ship';
    return [...byHex].map(([hex, facings]) => ({
      kind: 'reach',
      hex,
      figure: '',
      level: 1,
      facings: ship ? [...facings] : [],
    }));
  }

  /**
   * What can hit a hex by the next move of each enemy, the strongest first; null until that has been found. A hex that is asked about is
   * found before all others.
   */
  threatsAt(hex: HexId): readonly Threat[] | null {
    const answers = this.#answers.value;
    if (this.pending.value) {
      this.#asked = hex;
      return answers.get(hex) ?? null;
    }
    return this.#found === null ? null : (this.danger.value.get(hex) ?? []);
  }

  /** Finds the danger piece by piece, with room for the page between them. */
  #follow(asked: { side: Side; state: State } | null): void {
    if (asked && asked.state === this.#found?.state && asked.side === this.#found.side) return;
    const run = ++this.#run;
    batch(() => {
      this.#found = asked;
      this.#asked = 0;
      this.#answers.value = NOTHING_ASKED;
      this.pending.value = asked !== null;
      if (!asked) this.danger.value = NOTHING;
    });
    if (!asked) return;
    const search = new DangerSearch(this.#helm.session.setup.match, asked.state, asked.side);
    const whole = search.everywhere();
    let one: { hex: HexId; of: ReturnType<typeof search.at> } | null = null;
    /** One piece of work; the hex that is asked about first. Returns whether there is more. */
    const piece = (): boolean => {
      const hex = this.#asked;
      if (hex === 0 || this.#answers.peek().has(hex)) {
        const { done, value } = whole.next();
        if (!done) return true;
        batch(() => {
          this.danger.value = value;
          this.pending.value = false;
        });
        return false;
      }
      if (one?.hex !== hex) one = { hex, of: search.at(hex) };
      const { done, value } = one.of.next();
      if (done) this.#answers.value = new Map(this.#answers.peek()).set(hex, value);
      return true;
    };
    const next = (): void => {
      const until = performance.now() + SLICE;
      let more = run === this.#run && piece();
      while (more && performance.now() < until) more = piece();
      if (more) setTimeout(next);
    };
    setTimeout(next);
  }
}
