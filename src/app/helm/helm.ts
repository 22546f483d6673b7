import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { CommandTarget, Destination, OddsView, UnitSheet, PlotView } from '../../system/desk/index.ts';
import { sameCommand } from '../../core/engine.ts';
import { destinations } from '../../system/reach.ts';
import type { Situation } from '../../core/game.ts';
import type { Command, Facing, HexId } from '../../core/types.ts';
import { afterWithdrawing, aheadOf, firstOf, followingOf, type Ahead } from './ahead.ts';
import { fireAll } from './allAtOnce.ts';
import { considering, type Considered } from './considered.ts';
import { leading } from './leading.ts';
import { Basket } from './basket.ts';
import { CardDraft, CardOutlook } from './draft.ts';
import { whyNotHex, whyNotTarget, type Notice } from './reasons.ts';
import { firesAll, salvoOn } from './salvo.ts';
import { StepHand } from './stepHand.ts';
import type { Session } from '../table/session.ts';
import { Solo } from '../opponent/solo.ts';
import { t } from '../../languages/language.ts';

const isAmong = (offers: readonly Command[], command: Command): boolean =>
  offers.some(offer => sameCommand(offer, command));

/** What clicks, taps and keys mean: it turns hexes into commands that are on offer, or into the reason why there is none. */
export class Helm {
  readonly session: Session;
  /** The opponents who play beside the players at the screen, or instead of them. */
  readonly solo: Solo;
  readonly selected = signal<string | null>(null);
  readonly hovered = signal<HexId>(0);
  /** The hexside of it that a press there would mean. */
  readonly hoveredSide = signal<Facing | null>(null);
  readonly considered = signal<Considered | null>(null);
  /** A way on which a die may go against the ship: it is taken when it is chosen again. */
  readonly riskyWay = signal<Destination | null>(null);
  /** The hex cursor; 0 before its first use. */
  readonly cursor = signal<HexId>(0);
  /** Whether the cursor is drawn: only those who steer by keys need it. */
  readonly cursorShown = signal(false);
  /** What is to be bought. */
  readonly basket: Basket;
  /** Cards chosen for the sweep, and where they would take their ships. */
  readonly draft = new CardDraft();
  readonly cards: CardOutlook;
  /** The hex about which an order was given last: of it no other ship is told what she cannot do there, until something is chosen. */
  readonly answered = signal<HexId>(0);
  /** A word to the player: why something cannot be done. */
  readonly notice = signal<Notice | null>(null);
  /** One of several orders, looked at by itself. */
  readonly preview = signal<Command | null>(null);
  /** What is to be used, where that is chosen before its target or place. */
  readonly means = signal<string | null>(null);
  /** Asked once before a step is ended in which nothing has been done. */
  readonly sure = signal(false);
  readonly units: ReadonlySignal<readonly UnitSheet[]>;
  /** Units that the viewer can do something with, at once or when the one in hand has ended. */
  readonly actors: ReadonlySignal<readonly string[]>;
  /** Those of the player before the screen that can be given a marker now, laid already or not; none while something moves. */
  readonly plots: ReadonlySignal<readonly PlotView[]>;
  /** The unit in hand as she would be once she has begun; null where none can do anything. */
  readonly ahead: ReadonlySignal<Ahead | null>;
  readonly destinations: ReadonlySignal<readonly Destination[]>;
  readonly odds: ReadonlySignal<OddsView | null>;
  readonly #steps: StepHand;

  constructor(session: Session, solo = new Solo(session)) {
    this.session = session;
    this.solo = solo;
    this.basket = new Basket(session);
    this.cards = new CardOutlook(session);
    const { desk } = session.setup.match.rules;
    this.units = computed(() => desk.units(session.now));
    const following = computed(() => followingOf(session));
    this.plots = computed(() => {
      const side = session.viewer.value;
      if (side === null || session.busy.value) return [];
      return desk.plots?.of(session.ownNow).filter(ship => ship.side === side) ?? [];
    });
    this.actors = computed(() => {
      const offered = new Set(
        [...session.offers.value, ...(following.value?.offers ?? [])].flatMap(command => {
          const { unit, stance } = desk.about(command);
          return unit === null || stance !== undefined ? [] : [unit];
        }),
      );
      // A marker that lies may have another laid over it: she stays in hand as long as there is one to lay.
      for (const { unit, laid } of this.plots.value) if (laid) offered.add(unit);
      return this.units.value.flatMap(({ id }) => (offered.has(id) ? [id] : []));
    });
    this.ahead = computed(() => {
      const unit = this.selected.value;
      return unit !== null && this.actors.value.includes(unit) ? aheadOf(session, unit, following.value) : null;
    });
    this.destinations = computed(() => {
      const ahead = this.ahead.value;
      if (!ahead?.offers.some(command => desk.steps?.is(command))) return [];
      return destinations(session.setup.match, ahead.state, ahead.unit);
    });
    this.odds = computed(() => {
      const considered = this.considered.value;
      const command = this.preview.value ?? (firesAll(this) ? null : considered?.command);
      if (command) return this.oddsOf(command);
      const shot = leading(desk, this.then, this.salvo);
      if (!considered || !shot) return null;
      return salvoOn(this, considered.unit, considered.target).odds ?? this.oddsOf(shot);
    });
    this.#steps = new StepHand(this);
  }

  /** Stops listening to the session. */
  leave(): void {
    this.#steps.leave();
    this.solo.leave();
  }

  unit(id: string | null): UnitSheet | undefined {
    return id === null ? undefined : this.units.value.find(unit => unit.id === id);
  }

  /** What lies in a hex: the living before wrecks. */
  unitAt(hex: HexId): UnitSheet | undefined {
    const here = this.units.value.filter(unit => unit.hexes.includes(hex));
    return here.find(unit => unit.present) ?? here[0];
  }

  /** What that unit is offered now. */
  offersFor(unit: string): readonly Command[] {
    return this.#orders.filter(command => this.#about(command).unit === unit);
  }

  /** What that unit can do, now or once she has begun. */
  waysOf(unit: string): readonly Command[] {
    const ahead = this.ahead.value;
    return ahead?.unit === unit ? ahead.offers : this.offersFor(unit);
  }

  /** Offers that belong to no unit: ending the step, say. */
  get commonOffers(): readonly Command[] {
    return this.#orders.filter(command => this.#about(command).unit === null);
  }

  /** Everything on offer but standing instructions. */
  get #orders(): readonly Command[] {
    return this.session.offers.value.filter(command => this.#about(command).stance === undefined);
  }

  #about(command: Command): CommandTarget {
    return this.session.setup.match.rules.desk.about(command);
  }

  /** Whether a command is not ruled out by what is to be used. */
  #isByMeans(command: Command): boolean {
    const means = this.means.value;
    return means === null || this.#about(command).means === means;
  }

  /** Targets of the selected unit, and of orders that belong to no unit. */
  get targets(): readonly { target: string; command: Command }[] {
    const unit = this.selected.value;
    return [...(unit === null ? [] : this.waysOf(unit)), ...this.commonOffers].flatMap(command => {
      const { target } = this.#about(command);
      return target === null || !this.#isByMeans(command) ? [] : [{ target, command }];
    });
  }

  /** Orders that are given by choosing a place on the chart: the selected unit's, else everybody's. */
  get places(): readonly { hex: HexId; command: Command }[] {
    const unit = this.selected.value;
    const own = unit !== null && this.actors.value.includes(unit) ? unit : null;
    return this.#orders.flatMap(command => {
      const { hex, unit: whose } = this.#about(command);
      const fits = whose === null || own === null || whose === own;
      return hex === undefined || !fits || !this.#isByMeans(command) ? [] : [{ hex, command }];
    });
  }

  /** Places that can be chosen on the chart now: those of what is in hand, or that need nothing in hand. */
  get choices(): readonly HexId[] {
    const means = this.means.value;
    const now = this.places.filter(({ command }) => (this.#about(command).means ?? null) === means);
    return [...new Set(now.map(({ hex }) => hex))];
  }

  /** The odds of a command as they would be when it comes to it. */
  oddsOf(command: Command): OddsView | null {
    const { desk } = this.session.setup.match.rules;
    const ahead = this.ahead.value;
    return desk.odds(ahead && isAmong(ahead.offers, command) ? ahead.now : this.session.now, command);
  }

  /** The situation in which the unit in hand would act. */
  get then(): Situation {
    return this.ahead.value?.now ?? this.session.now;
  }

  /**
   * A click, a tap, or Enter at the cursor; `toward` is the hexside that a click was meant for, `unit` the one of several in the
   * hex, if it was near one.
   */
  act(hex: HexId, toward: Facing | null = null, unit: string | null = null): void {
    const { session } = this;
    if (session.busy.value) {
      session.playback.skip();
      return;
    }
    this.notice.value = null;
    this.answered.value = 0;
    if (hex === 0) {
      this.cancel();
      return;
    }
    this.cursor.value = hex;
    const there = this.unit(unit) ?? this.unitAt(hex);
    const lives = there?.present === true;
    if (lives && this.#wouldAimAt(there)) this.aimAt(there.id);
    else if ((!lives || this.means.value !== null) && this.#choosePlace(hex)) return;
    else if (lives && !(there.id === this.selected.value && this.#turn(hex, toward))) this.select(there.id);
    else if (!lives && !this.#sail(hex, toward)) this.#lookInto(hex, there);
  }

  select(id: string | null): void {
    batch(() => {
      this.putDown();
      this.notice.value = null;
      this.answered.value = 0;
      this.selected.value = id;
    });
  }

  /** Looks at a target first, and takes it when it is chosen again. */
  aimAt(target: string): void {
    const { considered } = this;
    const before = considered.value;
    const offers = this.targets.filter(offer => offer.target === target).map(offer => offer.command);
    const selected = this.selected.value ?? '';
    const own = offers.length === 0 || offers.some(offer => this.#about(offer).unit === selected);
    const unit = own ? selected : '';
    if (before?.target === target && before.unit === unit && before.commands.length > 0) {
      this.commit();
      return;
    }
    if (unit === '' && offers.length === 0) return;
    const other = offers.length === 0 ? afterWithdrawing(this.session, unit, target) : null;
    const commands = other ? [other] : offers;
    const hex = this.unit(target)?.hexes[0] ?? 0;
    this.putDown();
    this.cursor.value = hex || this.cursor.value;
    const why =
      commands.length > 0 ? null : (firstOf(this.session, this.ahead.value) ?? whyNotTarget(this, unit, target));
    considered.value = considering({ unit, target, hex }, commands, why);
  }

  /** Guns that can be fired at what is being considered. */
  get salvo(): readonly Command[] {
    return this.considered.value?.commands.filter(command => this.#about(command).gun !== undefined) ?? [];
  }

  /** Does what is being considered: the one thing that can be done, or fires every gun that bears. */
  commit(): void {
    const considered = this.considered.peek();
    if (!considered) return;
    if (firesAll(this)) {
      fireAll(this);
      return;
    }
    if (!considered.command) {
      if (considered.commands.length > 0) this.notice.value = t`Choose one of the orders.`;
      return;
    }
    const { session } = this;
    const offered = considered.target === '' || this.targets.some(offer => offer.target === considered.target);
    const isPlot = (command: Command): boolean => {
      const { unit, target } = this.#about(command);
      return unit === considered.unit && target !== null;
    };
    if (!offered && !session.withdraw(isPlot)) {
      this.notice.value = t`Her first target can no longer be taken back.`;
      return;
    }
    this.give(considered.command);
    if (this.offersFor(considered.unit).length === 0 && !session.busy.peek()) this.next(1);
  }

  /** Gives an order of the unit in hand, or any other; what goes without saying is given before it. */
  give(command: Command): void {
    const ahead = this.ahead.value;
    const { unit, target, gun } = this.#about(command);
    this.#steps.firedLast(unit !== null && target !== null && gun !== undefined ? { unit, target } : null);
    batch(() => {
      this.answered.value = this.considered.peek()?.hex ?? 0;
      this.putDown();
      this.notice.value = this.session.dispatchAfter(
        ahead && isAmong(ahead.offers, command) ? ahead.lead : [],
        command,
      );
    });
  }

  /** Carries commands out and says so if they are refused. */
  perform(...commands: Command[]): void {
    this.performAfter(0, ...commands);
  }

  /** The same, where so many of the first only lead up to the others. */
  performAfter(lead: number, ...commands: Command[]): void {
    batch(() => {
      this.putDown();
      this.notice.value = this.session.dispatchAfter(commands.slice(0, lead), ...commands.slice(lead));
    });
  }

  /** Goes a way that was found for the unit in hand. */
  steam({ path }: Destination): void {
    const lead = this.ahead.value?.lead ?? [];
    batch(() => {
      this.putDown();
      this.notice.value = this.session.dispatchAfter(lead, ...path);
    });
  }

  /** Takes something in hand that is to be used; does it at once where nothing is left to choose. */
  use(means: string): void {
    const offers = this.commonOffers.filter(command => this.#about(command).means === means);
    const [only] = offers;
    const { target, hex } = only ? this.#about(only) : { target: null, hex: undefined };
    batch(() => {
      this.putDown();
      this.means.value = this.means.value === means ? null : means;
      if (only && offers.length === 1 && target === null && hex === undefined) this.perform(only);
    });
  }

  /** The next unit that can still act, in the order of the roster from the selected one. */
  next(step: 1 | -1): void {
    const actors = this.actors.value;
    const at = actors.indexOf(this.selected.value ?? '');
    const place = at < 0 ? (step > 0 ? 0 : actors.length - 1) : (at + step + actors.length) % actors.length;
    this.take(actors[place] ?? null);
  }

  /** Takes a unit in hand and puts the cursor on her. */
  take(id: string | null): void {
    this.select(id);
    const unit = this.unit(id);
    // On whom is not on the chart yet no cursor can lie.
    if (unit) this.cursor.value = unit.hexes[0] ?? 0;
  }

  /** One step back: the target, then what is to be used, then the unit. */
  cancel(): void {
    batch(() => {
      this.notice.value = null;
      if (!this.considered.value && !this.riskyWay.value) {
        if (this.means.value === null) this.selected.value = null;
        this.means.value = null;
      }
      this.putDown();
    });
  }

  undo(): void {
    const refusal = this.session.undo();
    batch(() => {
      this.putDown();
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
    return this.session.offers.value.some(command => desk.steps?.is(command));
  }

  /** Whether choosing that unit means it as a target of the selected one. */
  #wouldAimAt(unit: UnitSheet): boolean {
    if (this.commonOffers.some(command => this.#about(command).target === unit.id && this.#isByMeans(command)))
      return true;
    const selected = this.unit(this.selected.value);
    return selected?.side === this.session.viewer.value && selected.side !== unit.side;
  }

  /** Gives the order that is meant by a place on the chart, or shows the few that may be. */
  #choosePlace(hex: HexId): boolean {
    const commands = this.places.filter(place => place.hex === hex).map(place => place.command);
    const [only] = commands;
    if (!only) return false;
    const considered = this.considered.peek();
    const means = this.#about(only).means;
    const again = considered?.hex === hex && considered.target === '';
    if (commands.length === 1 && (again || means === undefined || means === this.means.value)) {
      this.perform(only);
      return true;
    }
    this.putDown();
    this.considered.value = considering({ unit: '', target: '', hex }, commands);
    return true;
  }

  /** A hex in which nothing can be done: the reason for a ship that moves, otherwise what lies there. */
  #lookInto(hex: HexId, wreck: UnitSheet | undefined): void {
    const why = firstOf(this.session, this.ahead.value) ?? whyNotHex(this, hex);
    this.putDown();
    if (why === null) this.select(wreck?.id ?? null);
    else this.notice.value = why;
  }

  /** Nothing is being looked at any more. */
  putDown(): void {
    this.considered.value = null;
    this.preview.value = null;
    this.riskyWay.value = null;
    this.sure.value = false;
  }

  /** Steams to a hex, if the selected ship can: to the facing that was clicked, or by the cheapest way. */
  #sail(hex: HexId, toward: Facing | null): boolean {
    const way = this.wayTo(hex, toward);
    if (!way) return false;
    if (way.risk !== null && this.riskyWay.value?.hex !== hex) {
      this.putDown();
      this.riskyWay.value = way;
    } else this.steam(way);
    return true;
  }

  /** Turns the selected ship where she lies toward the hexside that was clicked. */
  #turn(hex: HexId, toward: Facing | null): boolean {
    const way = this.wayTo(hex, toward);
    if (way) this.steam(way);
    return way !== null;
  }

  /** The way that a press on a place means: to the facing that was pressed, or the cheapest; where she lies only a turn. */
  wayTo(hex: HexId, toward: Facing | null): Destination | null {
    const ways = this.destinations.value.filter(destination => destination.hex === hex);
    const isOwn = this.unit(this.selected.value)?.hexes.includes(hex);
    const cheapest = ways.reduce<Destination | null>((best, way) => (best && best.cost <= way.cost ? best : way), null);
    return ways.find(({ facing }) => facing === toward) ?? (isOwn ? null : cheapest);
  }
}
