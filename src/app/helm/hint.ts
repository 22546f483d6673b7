import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { CourseView } from '../../system/desk/index.ts';
import type { Dice } from '../../core/dice.ts';
import { play } from '../../core/engine.ts';
import { shipOf } from '../../core/rules.ts';
import type { Command, Facing, HexId } from '../../core/types.ts';
import type { Helm } from './helm.ts';
import type { Advice } from '../opponent/sight.ts';
import { GivenUp } from '../opponent/thinker.ts';
import type { Plotting } from './plotting.ts';
import { PATIENCE, sightOf } from '../opponent/solo.ts';
import { reasonInWords } from '../../trials/reasons.ts';
import { small } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** Whose advice it is. */
const ADVISER = 'captain';

/** Dice for showing a way: what can go wrong on it is told beside it. */
const LOWEST: Dice = { roll: () => 1 };

/** A piece of advice as it is shown. */
export interface Hint {
  commands: readonly Command[];
  /** Why, in one line. */
  reason: string;
  /** Where it takes a ship; null where it moves none. */
  course: CourseView | null;
  /** What is to be done, in the words of its button. */
  words: string;
}

/**
 * Advice from one of the opponents, who sees what the player sees. Only where one player sits before the screen: what he is advised
 * may tell of what his enemy must not know.
 */
export class Hints {
  readonly #helm: Helm;
  readonly #plotting: Plotting;
  readonly hint = signal<Hint | null>(null);
  readonly thinking = signal(false);
  /** Whether advice can be asked for. */
  readonly open: ReadonlySignal<boolean>;
  #asked = 0;

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
    // What has been done makes old advice worthless.
    session.history.subscribe(() => this.#forget());
  }

  /** Asks for advice; does what was advised when it is asked again. */
  async press(): Promise<void> {
    if (this.hint.peek()) this.take();
    else if (this.open.peek() && !this.thinking.peek()) await this.#ask();
  }

  /** Does what was advised, as one order. */
  take(): void {
    const hint = this.hint.peek();
    if (!hint) return;
    this.drop();
    this.#helm.perform(...hint.commands);
  }

  drop(): void {
    this.#forget();
    this.#plotting.looked.value = null;
  }

  #forget(): void {
    this.#asked += 1;
    batch(() => {
      this.hint.value = null;
      this.thinking.value = false;
    });
  }

  async #ask(): Promise<void> {
    const { session, solo, notice } = this.#helm;
    const { thinker } = solo;
    const side = session.lone.peek();
    if (side === null) return;
    this.#forget();
    const asked = this.#asked;
    this.thinking.value = true;
    try {
      const sight = sightOf(session, side, session.shownCount.peek());
      const advice = await thinker.advise(ADVISER, sight, PATIENCE);
      if (asked === this.#asked) this.#show(advice);
    } catch (error) {
      if (asked !== this.#asked || error instanceof GivenUp) return;
      thinker.stop();
      this.thinking.value = false;
      notice.value = t`There is no advice now: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** Puts what is advised before the player: the ship in hand, the target with its odds, the marker's course, the place. */
  #show(advice: Advice): void {
    const helm = this.#helm;
    const { rules } = helm.session.setup.match;
    const [first] = advice.commands;
    if (!first) return;
    const { unit, target, hex } = rules.desk.about(first);
    const course = this.#courseOf(unit, advice.commands);
    batch(() => {
      helm.take(unit ?? helm.selected.peek());
      if (target !== null && helm.targets.some(offer => offer.target === target)) helm.aimAt(target);
      else if (hex !== undefined) helm.cursor.value = hex;
      const plots = this.#plotting;
      plots.looked.value = plots.ship(unit) ? (rules.desk.plots?.reads(helm.session.ownNow, first) ?? null) : null;
      this.thinking.value = false;
      const reason = advice.reason ? reasonInWords(advice.reason, helm.units.peek()) : t`There is no choice.`;
      this.hint.value = { commands: advice.commands, reason, course, words: this.#words(first, course) };
    });
  }

  /** The way that steps take a ship, as it is if no die goes against her; null where they do not move her. */
  #courseOf(unit: string | null, commands: readonly Command[]): CourseView | null {
    const { own, setup } = this.#helm.session;
    const { match } = setup;
    if (unit === null || !commands.every(command => match.rules.desk.steps?.is(command))) return null;
    const state = match.rules.clone(own.peek());
    const placed = (): { hex: HexId; facing: Facing } => {
      const { at, facing } = shipOf({ state }, unit);
      return { hex: at, facing };
    };
    const from = placed();
    const steps = commands.map(command => {
      play(match, state, command, LOWEST);
      return { ...placed(), part: 1, drifts: false };
    });
    const end = steps.at(-1);
    if (!end || end.hex === 0 || (end.hex === from.hex && end.facing === from.facing)) return null;
    const nothing = { turn: 'straight', swing: null, meets: [], stoppedBy: 0, shoals: [], warnings: [] } as const;
    return { unit, from, steps, stops: [{ ...end, stream: 0, says: '' }], ...nothing };
  }

  #words(first: Command, course: CourseView | null): string {
    const helm = this.#helm;
    const { rules } = helm.session.setup.match;
    const name = helm.unit(rules.desk.about(first).unit)?.name;
    const moves = course !== null && course.steps.at(-1)?.hex !== course.from.hex;
    const to = course?.steps.at(-1)?.hex ?? 0;
    const words = moves ? t`Steam to ${helm.session.now.chart.label(to)}` : rules.phrase(first, helm.session.now);
    return name === undefined || words.includes(name) ? words : `${name}: ${small(words.charAt(0))}${words.slice(1)}`;
  }
}
