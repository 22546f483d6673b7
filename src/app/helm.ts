import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Destination, OddsView, UnitSheet } from '../core/desk.ts';
import { destinations } from '../core/reach.ts';
import type { Command, Edge, Facing, HexId } from '../core/types.ts';
import { EDGES } from '../core/types.ts';
import { CardDraft } from './draft.ts';
import { whyNotHex, whyNotTarget } from './reasons.ts';
import type { Session } from './session.ts';

/** A target being looked at before anything is risked on it. */
export interface Considered {
  unit: string;
  target: string;
  /** What would be done; null where it cannot be. */
  command: Command | null;
  /** Why it cannot be done. */
  why: string | null;
}

const isEdge = (value: unknown): value is Edge => EDGES.some(edge => edge === value);

/** The edge by which a command takes a ship off the chart, if it names one. */
export const edgeOf = (command: Command): Edge | null =>
  'edge' in command && isEdge(command.edge) ? command.edge : null;

/** What clicks, taps and keys mean: it turns hexes into commands that are on offer, or into the reason why there is none. */
export class Helm {
  readonly session: Session;
  readonly selected = signal<string | null>(null);
  readonly hovered = signal<HexId>(0);
  readonly considered = signal<Considered | null>(null);
  /** A way on which a die may go against the ship: it is taken when it is chosen again. */
  readonly riskyWay = signal<Destination | null>(null);
  /** The hex cursor; 0 before its first use. */
  readonly cursor = signal<HexId>(0);
  /** Whether the cursor is drawn: only those who steer by keys need it. */
  readonly cursorShown = signal(false);
  /** Cards chosen for the sweep. */
  readonly draft = new CardDraft();
  readonly showsReach = signal(false);
  /** A word to the player: why something cannot be done. */
  readonly notice = signal<string | null>(null);
  /** Asked once before a step is ended in which nothing has been done. */
  readonly sure = signal(false);
  readonly units: ReadonlySignal<readonly UnitSheet[]>;
  /** Units that the viewer can do something with. */
  readonly actors: ReadonlySignal<readonly string[]>;
  readonly destinations: ReadonlySignal<readonly Destination[]>;
  readonly odds: ReadonlySignal<OddsView | null>;
  readonly #forget: () => void;

  constructor(session: Session) {
    this.session = session;
    const { desk } = session.setup.match.rules;
    this.units = computed(() => desk.units(session.now));
    this.actors = computed(() => [...new Set(session.offers.value.flatMap(command => desk.about(command).unit ?? []))]);
    this.destinations = computed(() => {
      const ship = this.selected.value;
      if (ship === null || !this.offersFor(ship).some(command => desk.isStep(command))) return [];
      return destinations(session.setup.match, session.view.value, ship);
    });
    this.odds = computed(() => {
      const command = this.considered.value?.command;
      return command ? desk.odds(session.now, command) : null;
    });
    this.#forget = this.#forgetAtNewDecision();
  }

  /** Stops listening to the session. */
  leave(): void {
    this.#forget();
  }

  unit(id: string | null): UnitSheet | undefined {
    return id === null ? undefined : this.units.value.find(unit => unit.id === id);
  }

  /** What lies in a hex: the living before wrecks. */
  unitAt(hex: HexId): UnitSheet | undefined {
    const here = this.units.value.filter(unit => unit.hexes.includes(hex));
    return here.find(unit => unit.present) ?? here[0];
  }

  offersFor(unit: string): readonly Command[] {
    const { desk } = this.session.setup.match.rules;
    return this.session.offers.value.filter(command => desk.about(command).unit === unit);
  }

  /** Offers that belong to no unit: ending the step, say. */
  get commonOffers(): readonly Command[] {
    const { desk } = this.session.setup.match.rules;
    return this.session.offers.value.filter(command => desk.about(command).unit === null);
  }

  /** Targets of the selected unit. */
  get targets(): readonly { target: string; command: Command }[] {
    const { desk } = this.session.setup.match.rules;
    const unit = this.selected.value;
    if (unit === null) return [];
    return this.offersFor(unit).flatMap(command => {
      const { target } = desk.about(command);
      return target === null ? [] : [{ target, command }];
    });
  }

  /** A click, a tap, or Enter at the cursor; `toward` is the hexside that a click was meant for, if it was near one. */
  act(hex: HexId, toward: Facing | null = null): void {
    const { session } = this;
    if (session.busy.value) {
      session.director.skip();
      return;
    }
    this.notice.value = null;
    if (hex === 0) {
      this.cancel();
      return;
    }
    this.cursor.value = hex;
    const unit = this.unitAt(hex);
    if (unit?.present && this.#wouldAimAt(unit)) this.aimAt(unit.id);
    else if (unit?.present && !(unit.id === this.selected.value && this.#turn(hex, toward))) this.select(unit.id);
    else if (!unit?.present && !this.#sail(hex, toward)) this.#lookInto(hex, unit);
  }

  select(id: string | null): void {
    batch(() => {
      this.#putDown();
      this.notice.value = null;
      this.selected.value = id;
    });
  }

  /** Looks at a target first, and takes it when it is chosen again. */
  aimAt(target: string): void {
    const unit = this.selected.value;
    if (unit === null) return;
    const { considered } = this;
    if (considered.value?.target === target && considered.value.unit === unit && considered.value.command) {
      this.commit();
      return;
    }
    const command =
      this.targets.find(offer => offer.target === target)?.command ?? this.#afterWithdrawing(unit, target);
    this.#putDown();
    this.cursor.value = this.unit(target)?.hexes[0] ?? this.cursor.value;
    considered.value = { unit, target, command, why: command ? null : whyNotTarget(this, unit, target) };
  }

  /** Does what is being considered. */
  commit(): void {
    const considered = this.considered.peek();
    if (!considered?.command) return;
    const { session } = this;
    const { desk } = session.setup.match.rules;
    const offered = this.targets.some(offer => offer.target === considered.target);
    const isPlot = (command: Command): boolean => {
      const { unit, target } = desk.about(command);
      return unit === considered.unit && target !== null;
    };
    if (!offered && !session.withdraw(isPlot)) {
      this.notice.value = 'Her first target can no longer be taken back.';
      return;
    }
    this.perform(considered.command);
    if (this.offersFor(considered.unit).length === 0 && !session.busy.peek()) this.next(1);
  }

  /** Carries commands out and says so if they are refused. */
  perform(...commands: Command[]): void {
    batch(() => {
      this.#putDown();
      this.notice.value = this.session.dispatch(...commands);
    });
  }

  /** The next unit that can still act, by hex number from the selected one. */
  next(step: 1 | -1): void {
    const actors = this.actors.value;
    const at = actors.indexOf(this.selected.value ?? '');
    const place = at < 0 ? (step > 0 ? 0 : actors.length - 1) : (at + step + actors.length) % actors.length;
    this.take(actors[place] ?? null);
  }

  /** Takes a unit in hand and puts the cursor on her. */
  take(id: string | null): void {
    this.select(id);
    const hex = this.unit(id)?.hexes[0];
    if (hex !== undefined) this.cursor.value = hex;
  }

  /** One step back: the target, then the unit. */
  cancel(): void {
    batch(() => {
      this.notice.value = null;
      if (!this.considered.value && !this.riskyWay.value) this.selected.value = null;
      this.#putDown();
    });
  }

  undo(): void {
    const refusal = this.session.undo();
    batch(() => {
      this.#putDown();
      this.notice.value = refusal;
    });
  }

  /** Moves the cursor one hex. */
  steer(facing: Facing): void {
    const { chart } = this.session.setup.match;
    this.cursorShown.value = true;
    const from = this.cursor.value;
    const to = from === 0 ? this.#firstPlace() : chart.neighbour(from, facing);
    if (to !== 0) this.cursor.value = to;
  }

  #firstPlace(): HexId {
    const selected = this.unit(this.selected.value) ?? this.units.value.find(unit => unit.present);
    return selected?.hexes[0] ?? this.session.setup.match.chart.hexAt(1, 1);
  }

  /** Whether ships move in this step. */
  get isMoving(): boolean {
    const { desk } = this.session.setup.match.rules;
    return this.session.offers.value.some(command => desk.isStep(command));
  }

  /** Whether choosing that unit means it as a target of the selected one. */
  #wouldAimAt(unit: UnitSheet): boolean {
    const selected = this.unit(this.selected.value);
    return selected?.side === this.session.viewer.value && selected.side !== unit.side;
  }

  /** The command that would be on offer had this unit not yet taken aim at something else. */
  #afterWithdrawing(unit: string, target: string): Command | null {
    const { desk } = this.session.setup.match.rules;
    const plot = desk.plotted(this.session.now).find(plotted => plotted.unit === unit);
    if (!plot || plot.target === target || desk.whyNoShot(this.session.now, unit, target) !== null) return null;
    const earlier = this.session.history.value.findLast(({ command }) => {
      const about = desk.about(command);
      return about.unit === unit && about.target === plot.target;
    });
    return earlier ? aimedElsewhere(earlier.command, plot.target, target) : null;
  }

  /** A hex in which nothing can be done: the reason for a ship that moves, otherwise what lies there. */
  #lookInto(hex: HexId, wreck: UnitSheet | undefined): void {
    const why = whyNotHex(this, hex);
    this.#putDown();
    if (why === null) this.select(wreck?.id ?? null);
    else this.notice.value = why;
  }

  /** Nothing is being looked at any more. */
  #putDown(): void {
    this.considered.value = null;
    this.riskyWay.value = null;
    this.sure.value = false;
  }

  /** Steams to a hex, if the selected ship can: to the facing that was clicked, or by the cheapest way. */
  #sail(hex: HexId, toward: Facing | null): boolean {
    const ways = this.destinations.value.filter(destination => destination.hex === hex);
    const cheapest = ways.reduce<Destination | null>((best, way) => (best && best.cost <= way.cost ? best : way), null);
    const way = ways.find(({ facing }) => facing === toward) ?? cheapest;
    if (!way) return false;
    if (way.risk !== null && this.riskyWay.value?.hex !== hex) {
      this.#putDown();
      this.riskyWay.value = way;
    } else this.perform(...way.path);
    return true;
  }

  /** Turns the selected ship where she lies toward the hexside that was clicked. */
  #turn(hex: HexId, toward: Facing | null): boolean {
    const way = this.destinations.value.find(destination => destination.hex === hex && destination.facing === toward);
    if (!way) return false;
    this.perform(...way.path);
    return true;
  }

  /** A new step, another player or another turn: nothing stays in hand. */
  #forgetAtNewDecision(): () => void {
    let decision = '';
    return effect(() => {
      const { turn, cursor } = this.session.view.value;
      const now = [turn, cursor.phase, cursor.interrupts.length, this.session.viewer.value].join();
      if (now === decision) return;
      decision = now;
      batch(() => {
        this.#putDown();
        this.selected.value = null;
        this.notice.value = null;
      });
    });
  }
}

/** The same command with another target in place of the first. */
const aimedElsewhere = (command: Command, from: string, to: string): Command =>
  Object.fromEntries(
    Object.entries(command).map(([key, value]) => [key, value === from ? to : value]),
  ) as unknown as Command;
