import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { CourseView, CrewBox, PlotChoice, PlotHelm, PlotsDesk, PlotView } from '../../system/desk/index.ts';
import { sameCommand } from '../../core/engine.ts';
import { plotEnds, type PlotEnd } from '../../system/plotEnds.ts';
import type { Situation } from '../../core/game.ts';
import type { Command, HexId, Side } from '../../core/types.ts';
import type { Ghost } from '../view/boardPort.ts';
import type { Helm } from './helm.ts';
import { t } from '../../languages/language.ts';

/** Hexes from the end of a course within which a click on the chart still means it. */
const NEAR = 2;

const same = (one: PlotChoice, other: PlotChoice): boolean => sameCommand(one.command, other.command);

/** One thing that is settled beside a course, and what it might be. */
interface Beside {
  what: string;
  choices: readonly { is: string; choice: PlotChoice }[];
}

/** What a marker settles beside the course, of some things, in words. */
const settled = ({ sides = [] }: PlotChoice, of: (side: { what: string }) => boolean): string =>
  sides
    .filter(of)
    .map(({ is }) => is)
    .join();

/** Markers of all ships: each is laid when it is chosen, over the one that lies already, and minds can be changed until the side says that all lie. */
export class Plotting {
  readonly #helm: Helm;
  /** A choice under the pointer or the focus. */
  readonly looked = signal<PlotChoice | null>(null);
  /** What of the panel is unfolded, by its name; one thing at a time, whichever ship is in hand. */
  readonly unfolded = signal<string | null>(null);
  /** The ships of the player before the screen that can be given a marker now. */
  readonly ships: ReadonlySignal<readonly PlotView[]>;
  readonly active: ReadonlySignal<boolean>;
  readonly ghosts: ReadonlySignal<readonly Ghost[]>;
  /** Hexes in which some course of the ship in hand ends. */
  readonly ends: ReadonlySignal<readonly HexId[]>;
  readonly #now: ReadonlySignal<Situation>;
  /** Where the ship in hand may be sent, the least change first. */
  readonly #ends: ReadonlySignal<readonly PlotEnd[]>;
  /** The ships as they were last asked for. */
  #table: { side: Side | null; ships: readonly PlotView[] } = { side: null, ships: [] };
  /** What was laid last for each ship before this turn. */
  readonly #earlier: ReadonlySignal<ReadonlyMap<string, Command>>;
  readonly #courses = new WeakMap<Situation, Map<string, CourseView | null>>();

  constructor(helm: Helm) {
    this.#helm = helm;
    const { session } = helm;
    const { desk } = session.setup.match.rules;
    this.ships = computed(() => {
      const side = session.viewer.value;
      if (side === null) return [];
      // What is only being kept changes nothing before the player: panel, focus and pale hulls stay where they are.
      if (session.busy.value) return this.#table.side === side && this.#onlyKeeps() ? this.#table.ships : [];
      const ships = helm.plots.value;
      this.#table = { side, ships };
      return ships;
    });
    this.active = computed(() => this.ships.value.length > 0);
    this.#now = computed(() => session.ownNow);
    this.#ends = computed(() => {
      const ship = this.inHand;
      return ship && desk.plots ? plotEnds(desk.plots, this.#now.value, this.choice(ship)) : [];
    });
    this.#earlier = computed(() => this.#laidBefore());
    this.ghosts = computed(() => this.#ghosts());
    this.ends = computed(() => this.#ends.value.map(({ hex }) => hex));
  }

  ship(unit: string | null): PlotView | undefined {
    return unit === null ? undefined : this.ships.value.find(ship => ship.unit === unit);
  }

  /** The ship in hand, if she can be given a marker. */
  get inHand(): PlotView | undefined {
    return this.ship(this.#helm.selected.value);
  }

  /** What her marker says: as it lies, or as she goes. */
  choice(ship: PlotView): PlotChoice {
    return this.#laid(ship) ?? ship.steady;
  }

  /** The marker that lies for her now, however old the look at her is. */
  #laid({ unit, laid }: PlotView): PlotChoice | null {
    const now = this.ship(unit);
    return now ? now.laid : laid;
  }

  /** Whether her marker differs from what she would do without one. */
  isChanged(ship: PlotView): boolean {
    return !same(this.choice(ship), ship.steady);
  }

  /** Lays a marker for her, over the one that lies already. */
  choose(ship: PlotView, choice: PlotChoice): void {
    this.looked.value = null;
    this.#helm.notice.value = null;
    this.#helm.sure.value = false;
    const laid = this.#laid(ship);
    if (!laid || !same(laid, choice)) this.#helm.perform(choice.command);
  }

  /** Whether all that has been played and is not shown yet makes no event. */
  #onlyKeeps(): boolean {
    const { session } = this.#helm;
    return session.history.value.slice(session.shownCount.value).every(({ events }) => events.length === 0);
  }

  #laidBefore(): ReadonlyMap<string, Command> {
    const { session } = this.#helm;
    const { desk } = session.setup.match.rules;
    const side = session.viewer.value;
    const now = this.#now.value;
    const found = new Map<string, Command>();
    if (!desk.plots?.again) return found;
    const entries = session.history.value;
    for (let place = entries.length - 1; place >= 0; place--) {
      const command = entries[place]?.command;
      const unit = command?.side === side ? desk.about(command).unit : null;
      if (!command || unit === null || found.has(unit) || session.stateAt(place).turn >= now.state.turn) continue;
      if (desk.plots.reads(now, command)) found.set(unit, command);
    }
    return found;
  }

  /** Whether she lies at anchor, and stays there unless she is told to get under way. */
  staysAnchored({ unit, steady }: PlotView): boolean {
    return !steady.speed && this.#helm.unit(unit)?.marks.includes('anchored') === true;
  }

  /** Ships without a marker that could be told something else than to go on as they go; who lies at anchor waits for no word. */
  get open(): readonly PlotView[] {
    return this.ships.value.filter(
      ship =>
        !ship.laid &&
        !this.staysAnchored(ship) &&
        [...ship.others, ...this.next(ship)].some(({ says }) => says !== ship.steady.says),
    );
  }

  /** The next of them takes her turn under the player's hand. */
  nextOpen(): void {
    const order = this.ships.value;
    const at = order.findIndex(({ unit }) => unit === this.#helm.selected.value);
    const open = new Set(this.open.map(({ unit }) => unit));
    const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find(({ unit }) => open.has(unit));
    if (next) this.#helm.take(next.unit);
  }

  /** Whoever has no marker yet goes on as she goes. */
  restSteady(): void {
    const { closing } = this;
    this.looked.value = null;
    if (closing && this.ships.value.some(ship => !ship.laid)) this.#helm.perform(closing.rest);
  }

  /** Markers one step from hers. */
  next(ship: PlotView): readonly PlotChoice[] {
    return this.#helm.session.setup.match.rules.desk.plots?.next(this.#now.value, this.choice(ship).command) ?? [];
  }

  /** Her marker with that speed, and the helm that it has or can have then. */
  with(ship: PlotView, speed: number): PlotChoice | undefined {
    const present = this.choice(ship);
    return present.speed === speed ? present : this.next(ship).find(choice => choice.speed === speed);
  }

  /** The next speed up or down that she can have. */
  faster(ship: PlotView, by: 1 | -1): PlotChoice | undefined {
    const { speed } = this.choice(ship);
    const speeds = ship.speeds.map(each => each.speed);
    const from = speed ?? 0;
    const next = by > 0 ? speeds.find(each => each > from) : speeds.findLast(each => each < from);
    const to = next ?? (speed === null ? speeds.find(each => each === 0) : undefined);
    return to === undefined ? undefined : this.with(ship, to);
  }

  /** The same speed, one helm further to a side. */
  bear(ship: PlotView, by: 1 | -1): PlotChoice | undefined {
    const helms: readonly PlotHelm[] = ['port', 'straight', 'starboard'];
    const { speed, helm } = this.choice(ship);
    const next = helms[helms.indexOf(helm) + by];
    return speed === null || next === undefined ? undefined : this.turning(ship, next);
  }

  /** The same speed with that helm; undefined where she cannot. */
  turning(ship: PlotView, helm: PlotHelm): PlotChoice | undefined {
    const present = this.choice(ship);
    if (present.speed === null || present.helm === helm) return present.speed === null ? undefined : present;
    return this.next(ship).find(choice => choice.speed === present.speed && choice.helm === helm);
  }

  /** The course that was last laid for her in a move before this one, steered once more. */
  again(ship: PlotView): PlotChoice | null {
    const { session } = this.#helm;
    const { desk } = session.setup.match.rules;
    const earlier = this.#earlier.value.get(ship.unit);
    return (earlier && desk.plots?.again?.(this.#now.value, earlier)) ?? null;
  }

  /** Her marker with one man from box to box. */
  moved(ship: PlotView, from: string, to: string): PlotChoice | null {
    const { crew } = this.#helm.session.setup.match.rules.desk;
    return crew?.moved(this.#now.value, this.choice(ship).command, from, to) ?? null;
  }

  /** Where her men stand by her marker. */
  crew(ship: PlotView): { readonly boxes: readonly CrewBox[]; readonly untouched: PlotChoice | null } {
    const { crew } = this.#helm.session.setup.match.rules.desk;
    const { command } = this.choice(ship);
    const now = this.#now.value;
    return { boxes: crew?.boxes(now, command) ?? [], untouched: crew?.untouched(now, command) ?? null };
  }

  /** What is settled beside her course, thing by thing: what it might be, as it is now among it. */
  beside(ship: PlotView): Beside[] {
    const present = this.choice(ship);
    const near = this.next(ship).filter(({ speed, helm }) => speed === present.speed && helm === present.helm);
    const shown = (present.sides ?? []).filter(({ crew }) => !crew);
    return shown.map(({ what }) => {
      const rest = settled(present, side => side.what !== what);
      const others = near.filter(other => settled(other, side => side.what !== what) === rest);
      const choices = [present, ...others].map(choice => ({ is: settled(choice, side => side.what === what), choice }));
      // Always in the same places, whichever is chosen.
      return { what, choices: choices.sort((one, other) => (one.is < other.is ? -1 : 1)) };
    });
  }

  /** Where that marker takes her, all others going as chosen. */
  course(choice: PlotChoice): CourseView | null {
    const now = this.#now.value;
    const known = this.#courses.get(now) ?? new Map<string, CourseView | null>();
    this.#courses.set(now, known);
    const key = JSON.stringify(choice.command);
    const found = known.get(key);
    if (found !== undefined) return found;
    const course = this.#helm.session.setup.match.rules.desk.plots?.course(now, choice.command) ?? null;
    known.set(key, course);
    return course;
  }

  /** The marker of the ship in hand whose course ends nearest to a hex, if it ends near it; of several the one that changes least. */
  nearest(hex: HexId): PlotChoice | undefined {
    const { chart } = this.#helm.session.setup.match;
    let best: { plot: PlotChoice; range: number } | undefined;
    for (const end of this.#ends.value) {
      const range = chart.range(end.hex, hex);
      if (range <= NEAR && (!best || range < best.range)) best = { plot: end.plot, range };
    }
    return best?.plot;
  }

  /** Unfolds a part of the panel, or folds it again. */
  unfold(what: string): void {
    this.unfolded.value = this.unfolded.value === what ? null : what;
  }

  /** A click on the chart while markers are laid; false where it means something else. */
  press(hex: HexId): boolean {
    const helm = this.#helm;
    const ship = this.inHand;
    if (!this.active.value || hex === 0 || !ship) return false;
    const there = helm.unitAt(hex);
    if (there?.present && (there.id === ship.unit || this.ship(there.id))) return false;
    const choice = this.nearest(hex);
    if (choice) this.choose(ship, choice);
    else if (there) helm.select(there.id);
    else helm.notice.value = t`No marker takes her near that hex in this move.`;
    return true;
  }

  /** What lays a marker for whoever has none, and what says that all lie. */
  get closing(): ReturnType<PlotsDesk['down']> {
    const { session } = this.#helm;
    const side = session.viewer.value;
    return side === null ? null : (session.setup.match.rules.desk.plots?.down(session.ownNow, side) ?? null);
  }

  /** Everything that is to be said once the markers go down. */
  get commands(): Command[] {
    const { closing } = this;
    if (!closing) return [];
    const open = this.ships.value.some(ship => !ship.laid);
    return [...(open ? [closing.rest] : []), closing.done];
  }

  /** Says that all markers lie; who has none goes on as she goes. */
  down(): void {
    const { commands } = this;
    this.looked.value = null;
    this.#helm.perform(...commands);
  }

  /** What is looked at for the ship in hand: under the focus, or what a click on the hovered hex, or Enter at the cursor, would choose. */
  previewed(ship: PlotView): PlotChoice | undefined {
    const { desk } = this.#helm.session.setup.match.rules;
    const looked = this.looked.value;
    if (looked) return desk.about(looked.command).unit === ship.unit ? looked : undefined;
    const { hovered, cursor, cursorShown } = this.#helm;
    const hex = hovered.value || (cursorShown.value ? cursor.value : 0);
    const there = hex === 0 ? undefined : this.#helm.unitAt(hex);
    if (hex === 0 || (there?.present && this.ship(there.id))) return undefined;
    return this.nearest(hex);
  }

  #ghosts(): Ghost[] {
    const { inHand } = this;
    const ghosts = this.ships.value.flatMap((ship): Ghost[] => {
      const course = this.course(this.choice(ship));
      return course ? [{ role: ship.unit === inHand?.unit ? 'inHand' : 'plain', course }] : [];
    });
    const previewed = inHand && this.previewed(inHand);
    const course = previewed && !same(previewed, this.choice(inHand)) ? this.course(previewed) : null;
    return course ? [...ghosts, { role: 'preview', course }] : ghosts;
  }
}

const WRITES = 'input, textarea, select, [contenteditable]';
const PRESSES = 'button, a[href], summary, [role="button"]';

/** What a key chooses for the ship in hand. */
const choiceByKey = (plotting: Plotting, ship: PlotView, key: string): PlotChoice | undefined => {
  if (key === '+' || key === '=') return plotting.faster(ship, 1);
  if (key === '-') return plotting.faster(ship, -1);
  if (key === '[') return plotting.bear(ship, -1);
  return key === ']' ? plotting.bear(ship, 1) : undefined;
};

const KEYS: ReadonlySet<string> = new Set(['+', '=', '-', '[', ']']);

/** Handles a key while markers are laid: + and − change the speed of the ship in hand, [ and ] her helm, Enter ends her course at the cursor. */
export const onPlotKey = (helm: Helm, plotting: Plotting, event: KeyboardEvent): boolean => {
  const ship = plotting.inHand;
  const at = event.target instanceof Element ? event.target : null;
  if (!ship || event.ctrlKey || event.metaKey || helm.session.curtain.value) return false;
  if (at?.closest(WRITES) || document.querySelector('dialog[open]')) return false;
  if (KEYS.has(event.key)) {
    const choice = choiceByKey(plotting, ship, event.key);
    if (choice) plotting.choose(ship, choice);
    return true;
  }
  if (event.key !== 'Enter' || at?.closest(PRESSES) || !helm.cursorShown.value) return false;
  return plotting.press(helm.cursor.value);
};
