import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { legal, submit } from '../../core/engine.ts';
import { seedFrom } from '../../core/dice.ts';
import type { Command, State } from '../../core/types.ts';
import type { PlotView } from '../../system/desk/index.ts';
import { sightFor } from '../../system/sight.ts';
import { PATIENCE } from '../opponent/solo.ts';
import { GivenUp } from '../opponent/thinker.ts';
import type { Helm } from './helm.ts';
import type { Plotting } from './plotting.ts';
import { t } from '../../languages/language.ts';

/** Who plots for a player who would rather not. */
const CAPTAIN = 'captain';

/** The marker of one ship left to her captain, who sees what his side sees. It lies like any other, and may be laid anew. */
export class CaptainPlots {
  readonly #helm: Helm;
  readonly #plotting: Plotting;
  /** The ship whose captain is at his chart; null = none. */
  readonly thinking = signal<string | null>(null);
  /** Whether a captain may be asked: not where both players look at the screen, since what he lays tells of what he knows. */
  readonly open: ReadonlySignal<boolean>;

  constructor(helm: Helm, plotting: Plotting) {
    this.#helm = helm;
    this.#plotting = plotting;
    const { session } = helm;
    this.open = computed(() => plotting.active.value && !session.open.value && !session.view.value.outcome);
  }

  /** Lets her captain lay her marker, over the one that lies already. */
  async plot(ship: PlotView): Promise<void> {
    const helm = this.#helm;
    if (!this.open.peek() || this.thinking.peek() !== null) return;
    const { desk } = helm.session.setup.match.rules;
    const { side, unit } = ship;
    const before = helm.session.newest;
    const offers = this.#offersFor(before, ship);
    if (!offers) return;
    this.thinking.value = unit;
    try {
      const seed = seedFrom(`${helm.session.setup.seed}/${side}/${helm.session.history.peek().length}/${unit}`);
      const sight = sightFor(helm.session.setup.match, offers.state, side, seed);
      const { commands } = await helm.solo.thinker.advise(CAPTAIN, { ...sight, offers: offers.plots }, PATIENCE);
      // Whatever has been laid meanwhile is the player's own wish.
      if (helm.session.newest !== before) return;
      const laid = commands.filter(command => desk.about(command).unit === unit).at(-1);
      const choice = laid && desk.plots?.reads(helm.session.ownNow, laid);
      if (choice) this.#plotting.choose(ship, choice);
    } catch (error) {
      if (error instanceof GivenUp) return;
      helm.notice.value = t`No captain could be asked: ${error instanceof Error ? error.message : String(error)}`;
    } finally {
      this.thinking.value = null;
    }
  }

  /** What may be plotted for her from scratch, and where: a marker that lies is taken up first. */
  #offersFor(state: State, { unit, side }: PlotView): { state: State; plots: readonly Command[] } | null {
    const { session } = this.#helm;
    const { match } = session.setup;
    const { desk } = match.rules;
    const takesUp = desk.plots?.takesUp(side, unit);
    const taken = takesUp ? submit(match, state, takesUp) : null;
    const bare = taken?.ok === true ? taken.state : state;
    const isPlot = (offer: Command): boolean => (desk.plots?.reads(session.ownNow, offer) ?? null) !== null;
    const plots = legal(match, bare, side).filter(offer => desk.about(offer).unit === unit && isPlot(offer));
    return plots.length > 0 ? { state: bare, plots } : null;
  }
}
