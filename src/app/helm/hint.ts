import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { CourseView } from '../../system/desk/index.ts';
import { situationOf } from '../../core/engine.ts';
import type { Command, HexId, Side, State } from '../../core/types.ts';
import { cardOffers, deckOffers, draftedOf, isDrafted } from './draft.ts';
import { gainInWords } from './gains.ts';
import { withMoreToDo } from './givenUp.ts';
import type { Helm } from './helm.ts';
import { courseOf, imagine, type Imagined } from './imagined.ts';
import { isDeed } from './leading.ts';
import type { Advice } from '../opponent/sight.ts';
import { GivenUp } from '../opponent/thinker.ts';
import type { Plotting } from './plotting.ts';
import { laysGuns } from './salvo.ts';
import { PATIENCE, sightOf } from '../opponent/solo.ts';
import { reasonInWords } from '../../trials/reasons.ts';
import { count, within } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** Whose advice it is. */
const ADVISER = 'captain';

/** A piece of advice as it is shown. */
export interface Hint {
  commands: readonly Command[];
  /** For whom it was asked, and why it is not about her; absent where it is, or nobody was in hand. */
  instead?: string;
  /** Why, in one line: the goal. */
  reason: string;
  /** What it is likely to do to the enemy; null where that cannot be counted. */
  gain: string | null;
  /** Where it leaves who acts, for what could be done to her there; 0 = it is about no place. */
  stands: HexId;
  /** Where it takes a ship; null where it moves none. */
  course: CourseView | null;
  /** Whom she would fire at or ram, and from where. */
  aims: readonly { from: HexId; to: HexId; side: Side }[];
  /** What is to be done, in the words of its button. */
  words: string;
  /** Whether it was laid out because the last was taken: then it makes room for what the player looks at himself. */
  unasked: boolean;
}

/**
 * Advice from one of the opponents, who sees what the player sees: for a whole ship, or the cards of all. It is drawn before it is
 * taken; once taken it is followed to the end of her turn, dice or not, and the next is laid out unasked for as long as the player
 * agrees. Only where one player sits before the screen: what he is advised may tell of what his enemy must not know.
 */
export class Hints {
  readonly #helm: Helm;
  readonly #plotting: Plotting;
  readonly hint = signal<Hint | null>(null);
  readonly thinking = signal(false);
  /**
   * What a lesson wants next, where one is played: advice is that and nothing else, and for one thing at a time where it wants nothing.
   */
  briefing: (() => { readonly command: Command; readonly says: string } | null) | null = null;
  /** Whether advice can be asked for. */
  readonly open: ReadonlySignal<boolean>;
  #asked = 0;
  /** Whether the last that the player did was to take advice. */
  #agrees = false;
  /** The unit whose turn is carried out as advised. */
  #carriedOut: string | null = null;
  /** The step in which it was begun. */
  #step = '';
  #giving = false;
  #unasked = false;
  readonly #stops: (() => void)[];

  constructor(helm: Helm, plotting: Plotting) {
    this.#helm = helm;
    this.#plotting = plotting;
    const { session } = helm;
    this.open = computed(
      () =>
        session.lone.value !== null &&
        !session.busy.value &&
        session.offers.value.length > 0 &&
        !session.view.value.outcome,
    );
    this.#stops = [
      // What has been done makes old advice worthless.
      session.history.subscribe(entries => {
        this.#forget();
        const own = entries.at(-1)?.command.side === session.lone.peek();
        if (own && !this.#giving && entries.length !== session.byItself) this.#disagree();
      }),
      effect(() => {
        // Whenever more has been shown, too: what is advised goes on from there.
        const open = this.open.value && session.shownCount.value >= 0;
        untracked(() => open && this.#goOn());
      }),
      // Advice for one ship is none for another that is taken in hand instead.
      effect(() => {
        const unit = helm.selected.value;
        untracked(() => unit !== null && helm.actors.peek().includes(unit) && this.#isForOther(unit) && this.drop());
      }),
    ];
  }

  /** Nobody asks any more. */
  leave(): void {
    this.#forget();
    this.#disagree();
    for (const stop of this.#stops) stop();
  }

  /** Asks for advice; does what was advised when it is asked again. */
  async press(): Promise<void> {
    if (this.hint.peek()) this.take();
    else if (this.open.peek() && !this.thinking.peek()) await this.#ask(false);
  }

  /** Does what was advised, as one order, and goes on by advice until her turn is over. */
  take(): void {
    const hint = this.hint.peek();
    if (!hint) return;
    this.#clear();
    this.#give(hint.commands);
  }

  /** Shows the whole of what was laid out unasked, as if it had been asked for. */
  unfold(): void {
    const hint = this.hint.peek();
    if (hint) this.hint.value = { ...hint, unasked: false };
  }

  /** Puts the advice away. */
  drop(): void {
    this.#disagree();
    this.#clear();
  }

  #isForOther(unit: string): boolean {
    const { desk } = this.#helm.session.setup.match.rules;
    const commands = this.hint.peek()?.commands ?? [];
    const units = commands.flatMap(command => desk.about(command).unit ?? []);
    return units.length > 0 && !units.includes(unit);
  }

  #clear(): void {
    this.#forget();
    this.#plotting.looked.value = null;
  }

  #disagree(): void {
    this.#agrees = false;
    this.#carriedOut = null;
  }

  #forget(): void {
    this.#asked += 1;
    batch(() => {
      this.hint.value = null;
      this.thinking.value = false;
    });
  }

  #give(commands: readonly Command[]): void {
    const helm = this.#helm;
    const { desk } = helm.session.setup.match.rules;
    const [first] = commands;
    const before = helm.session.history.peek().length;
    this.#agrees = true;
    this.#step = this.#stepNow;
    // Minds may have been changed about single cards since they were advised.
    const offers = [...cardOffers(helm.session), ...deckOffers(helm.session)];
    const isSweep = commands.some(command => isDrafted(desk, command));
    const drafted = isSweep ? draftedOf(offers, helm.draft).map(({ command }) => command) : [];
    const others = commands.filter(command => !isDrafted(desk, command));
    this.#giving = true;
    try {
      if (isSweep) helm.draft.clear();
      helm.performAfter(isSweep ? 0 : this.#leadOf(commands), ...others, ...drafted);
    } finally {
      this.#giving = false;
    }
    const given = helm.session.history.peek().slice(before);
    const ended = given.some(({ command }) => desk.deciding.ends(command) === 'unit');
    this.#carriedOut = first && !ended && !isSweep && !this.briefing ? desk.about(first).unit : null;
    // Without pictures all is over already.
    if (this.open.peek()) this.#goOn();
  }

  /** Lays the next piece out for a player who has agreed so far. */
  #goOn(): void {
    const wanted = this.#agrees && !this.briefing;
    if (wanted && !this.#giving && !this.hint.peek() && !this.thinking.peek()) void this.#ask(true);
  }

  async #ask(unasked: boolean): Promise<void> {
    const { session, solo, notice } = this.#helm;
    const { thinker } = solo;
    const side = session.lone.peek();
    if (side === null) return;
    this.#forget();
    this.#unasked = unasked;
    const briefed = this.briefing?.();
    if (briefed) {
      this.#hear({ commands: [briefed.command], reason: { unit: null, says: briefed.says } });
      return;
    }
    const asked = this.#asked;
    const inHand = unasked ? null : this.#inHand;
    this.thinking.value = true;
    try {
      const sight = sightOf(session, side, session.shownCount.peek());
      const hers = inHand !== null && this.#isOpen(inHand) ? inHand : null;
      const advice = await thinker.advise(ADVISER, sight, PATIENCE, hers);
      if (asked === this.#asked) this.#hear(this.briefing ? this.#pieceOf(advice) : advice, inHand);
    } catch (error) {
      if (asked !== this.#asked || error instanceof GivenUp) return;
      thinker.stop();
      this.thinking.value = false;
      notice.value = t`There is no advice now: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** What belongs to a turn that is being carried out is done at once; anything else is shown first. */
  #hear(advice: Advice, inHand: string | null = null): void {
    const { desk } = this.#helm.session.setup.match.rules;
    const [first] = advice.commands;
    if (!first) return;
    const { unit } = desk.about(first);
    const goesOn = unit !== null && unit === this.#carriedOut && this.#step === this.#stepNow;
    if (!goesOn) this.#show(first, advice, inHand);
    else {
      this.thinking.value = false;
      this.#give(advice.commands);
    }
  }

  /** The way of a ship, or the cards of all; else the first thing alone. */
  #pieceOf({ commands, reason }: Advice): Advice {
    const { desk } = this.#helm.session.setup.match.rules;
    const isStep = (command: Command): boolean => desk.steps?.is(command) === true;
    if (commands.some(command => isDrafted(desk, command))) return { commands, reason };
    const other = commands.findIndex(command => !isStep(command));
    return { commands: other < 0 ? commands : commands.slice(0, Math.max(1, other)), reason };
  }

  /** How many of them only lead up to the first that does something: what they show is the player's own. */
  #leadOf(commands: readonly Command[]): number {
    const { desk } = this.#helm.session.setup.match.rules;
    return Math.max(
      0,
      commands.findIndex(command => isDeed(desk, command)),
    );
  }

  get #stepNow(): string {
    const { turn, cursor } = this.#helm.session.own.peek();
    return `${turn} ${cursor.phase}`;
  }

  /** Puts what is advised before the player: the ship in hand, the target with its odds, her way, the cards, the place. */
  #show(first: Command, advice: Advice, inHand: string | null): void {
    const helm = this.#helm;
    const { session } = helm;
    const { match } = session.setup;
    const { desk } = match.rules;
    const { unit, target, hex } = desk.about(first);
    const instead = inHand === null || inHand === unit ? '' : this.#insteadOf(inHand, unit);
    const imagined = imagine(match, session.own.peek(), advice.commands);
    const course = unit === null ? null : courseOf(match, unit, imagined);
    batch(() => {
      const cards = this.#cardsIn(advice.commands);
      if (Object.keys(cards).length > 0) helm.draft.fill(cards);
      else helm.take(unit ?? helm.selected.peek());
      if (target !== null && helm.targets.some(offer => offer.target === target)) helm.aimAt(target);
      else if (hex !== undefined) helm.cursor.value = hex;
      const plots = this.#plotting;
      plots.looked.value = plots.ship(unit) ? (desk.plots?.reads(session.ownNow, first) ?? null) : null;
      this.thinking.value = false;
      const reason = advice.reason ? reasonInWords(advice.reason, helm.units.peek()) : t`There is no choice.`;
      const aims = this.#aimsIn(imagined);
      const words = this.#words(imagined, course);
      const sweep = Object.keys(cards).length > 0;
      const after = sweep ? null : this.#afterwards(imagined, unit);
      const gain = after && gainInWords(match, imagined, after, unit, helm.units.peek());
      const stands = (after && desk.units(situationOf(match, after)).find(({ id }) => id === unit)?.hexes[0]) ?? 0;
      this.hint.value = {
        commands: advice.commands,
        ...(sweep || instead === '' ? {} : { instead }),
        reason,
        gain,
        stands,
        course,
        aims,
        words,
        unasked: this.#unasked,
      };
    });
  }

  /** Whom the player has in hand, where she can be told something and it is not the cards of all. */
  get #inHand(): string | null {
    const { session, selected, actors } = this.#helm;
    const unit = selected.peek();
    const isAsked = session.view.peek().cursor.interrupts.length > 0;
    return unit !== null && !isAsked && actors.peek().includes(unit) ? unit : null;
  }

  /** Whether she can still be told something: her marker does not lie yet, and she could do more than take back what she was told. */
  #isOpen(unit: string): boolean {
    const helm = this.#helm;
    const laid = helm.plots.peek().find(each => each.unit === unit)?.laid ?? null;
    return laid === null && withMoreToDo(helm).includes(unit);
  }

  /** Why advice that was asked for with one unit in hand is about another, or about none. */
  #insteadOf(inHand: string, unit: string | null): string {
    const helm = this.#helm;
    const name = helm.unit(inHand)?.name ?? inHand;
    const open = this.#isOpen(inHand);
    if (unit === null)
      return open ? t`A captain would leave ${name} as she is.` : t`${name} has nothing left to decide.`;
    const other = helm.unit(unit)?.name ?? unit;
    return open
      ? t`A captain would leave ${name} as she is; this is for ${other}.`
      : t`${name} has nothing left to decide; this is for ${other}.`;
  }

  /** The battle with who acts where the advice leaves her, at the end of her course where one is plotted. */
  #afterwards(imagined: readonly Imagined[], unit: string | null): State {
    const { session, units } = this.#helm;
    const { outlook } = session.setup.match.rules.desk;
    const choice = this.#plotting.looked.peek();
    const end = choice && this.#plotting.course(choice)?.stops.at(-1);
    const sheet = units.peek().find(({ id }) => id === unit);
    if (!end || !sheet || !outlook) return imagined.at(-1)?.after ?? session.own.peek();
    const { id, tracks } = sheet;
    const { hex, facing } = end;
    return outlook.posed(session.ownNow, [
      { unit: id, hex, facing, present: hex !== 0, tracks, aground: false, anchored: false },
    ]);
  }

  #cardsIn(commands: readonly Command[]): Readonly<Record<string, string>> {
    const { desk } = this.#helm.session.setup.match.rules;
    return Object.fromEntries(
      commands.flatMap(command => {
        const { unit, card, deck } = desk.about(command);
        const choice = card ?? deck;
        return unit === null || choice === undefined ? [] : [[unit, choice]];
      }),
    );
  }

  #aimsIn(imagined: readonly Imagined[]): Hint['aims'] {
    const { match } = this.#helm.session.setup;
    const { desk } = match.rules;
    const hexOf = (before: Imagined['before'], id: string | null): HexId =>
      desk.units(situationOf(match, before)).find(unit => unit.id === id)?.hexes[0] ?? 0;
    return imagined.flatMap(({ command, before }) => {
      const { unit, target } = desk.about(command);
      const [from, to] = [hexOf(before, unit), hexOf(before, target)];
      return from === 0 || to === 0 ? [] : [{ from, to, side: command.side }];
    });
  }

  /** What is advised, in one line: her way, then what she does there. */
  #words(imagined: readonly Imagined[], course: CourseView | null): string {
    const helm = this.#helm;
    const { match } = helm.session.setup;
    const { desk } = match.rules;
    const [first] = imagined;
    if (!first) return '';
    if (imagined.some(({ command }) => isDrafted(desk, command))) return t`Lay these cards`;
    const name = helm.unit(desk.about(first.command).unit)?.name;
    const to = course?.steps.at(-1)?.hex ?? 0;
    const moves = course !== null && to !== course.from.hex;
    const last = new Map(imagined.map(each => [desk.about(each.command).unit, each]));
    // Of several plots of a ship only the last is carried out.
    const stands = imagined.filter(
      each =>
        last.get(desk.about(each.command).unit) === each ||
        !desk.plots?.reads(situationOf(match, each.before), each.command),
    );
    const deeds = stands.filter(({ command }) => desk.about(command).target !== null);
    const turns = !moves && deeds.length === 0 ? imagined.filter(({ command }) => isDeed(desk, command)) : [];
    const parts = [
      ...(moves ? [t`Steam to ${helm.session.now.chart.label(to)}`] : []),
      ...this.#told(deeds.length > 0 || moves ? deeds : turns.length > 0 ? turns : imagined.slice(-1)),
    ];
    const { value: units } = helm.units;
    const words = parts.map((part, place) => (place === 0 ? part : within(part, units))).join(', ');
    return name === undefined || words.includes(name) ? words : `${name}: ${within(words, units)}`;
  }

  /** Deeds in the words of their buttons; several guns of one ship at one target are told as so many. */
  #told(deeds: readonly Imagined[]): string[] {
    const helm = this.#helm;
    const { match } = helm.session.setup;
    const { desk } = match.rules;
    const volleys = new Map<string, Imagined[]>();
    for (const deed of deeds) {
      const { unit, target, gun } = desk.about(deed.command);
      const key = gun === undefined || target === null ? JSON.stringify(deed.command) : `${unit ?? ''} at ${target}`;
      volleys.set(key, [...(volleys.get(key) ?? []), deed]);
    }
    return [...volleys.values()].map(volley => {
      const [{ command, before }] = volley as [Imagined];
      const target = helm.unit(desk.about(command).target);
      const guns = count(volley.length, 'gun');
      if (volley.length > 1 && target)
        return laysGuns(helm, command) ? t`Lay ${guns} on ${target.name}` : t`Fire ${guns} at ${target.name}`;
      return match.rules.phrase(command, situationOf(match, before));
    });
  }
}
