import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Keeping } from '../files/keeper.ts';
import { cursorGoesAlong } from '../cursor/along.ts';
import { CaptainPlots } from '../helm/captainPlots.ts';
import { Column } from '../helm/column.ts';
import { Helm } from '../helm/helm.ts';
import { Foresight } from '../helm/foresight.ts';
import { Hints } from '../helm/hint.ts';
import { Plotting } from '../helm/plotting.ts';
import { Overlays } from '../overlays/overlays.ts';
import type { Posted } from '../post/posted.ts';
import { Beats } from './beats.ts';
import { Film } from './film.ts';
import type { Hold } from './hold.ts';
import type { LogLine } from './log.ts';
import type { Session } from './session.ts';
import { trailsOf } from './trails.ts';
import type { Box, Trail } from '../view/boardPort.ts';

/** What was answered last; the number grows with every answer, so that the same words are spoken again. */
export interface Spoken {
  words: string;
  number: number;
}

interface Beside {
  /** Absent where no other window could open the game. */
  hold?: Hold;
  /** How far what is played is kept; absent where nothing is. */
  keeping?: ReadonlySignal<Keeping>;
  /** Only where the other side is played elsewhere. */
  post?: Posted;
  /** Where opponents think otherwise than on the page. */
  helm?: Helm;
}

/** The game on the table, with everything that the page remembers of it for as long as it lies there. */
export class Table {
  /** Its place among the saved games, and in the page's address. */
  readonly id: string;
  readonly session: Session;
  readonly helm: Helm;
  readonly film: Film;
  readonly beats: Beats;
  readonly plotting: Plotting;
  readonly captainPlots: CaptainPlots;
  readonly column: Column;
  readonly hints: Hints;
  readonly overlays: Overlays;
  readonly foresight: Foresight;
  /** The ways that ships have gone last. */
  readonly trails: ReadonlySignal<readonly Trail[]>;
  /** Answers to questions that are asked by a key. */
  readonly spoken = signal<Spoken>({ words: '', number: 0 });
  /** Lines of the log that were read out last, in short or word for word. */
  told: readonly LogLine[] = [];
  readonly hold: Hold | null;
  readonly post: Posted | null;
  readonly keeping: ReadonlySignal<Keeping> | null;
  /** The part of the chart that is in view; null before there is any. */
  readonly seen = signal<Box | null>(null);
  readonly #watch: (() => void) | undefined;
  readonly #along: () => void;

  constructor(id: string, session: Session, { hold, post, keeping, helm = new Helm(session) }: Beside = {}) {
    this.id = id;
    this.session = session;
    this.helm = helm;
    this.hold = hold ?? null;
    this.post = post ?? null;
    this.keeping = keeping ?? null;
    this.film = new Film(session);
    this.beats = new Beats(session);
    this.trails = computed(() => trailsOf(session));
    this.plotting = new Plotting(helm);
    this.captainPlots = new CaptainPlots(helm, this.plotting);
    this.column = new Column(helm, this.plotting, this.trails);
    this.hints = new Hints(helm, this.plotting);
    this.overlays = new Overlays(
      helm,
      computed(() => this.plotting.active.value || this.hints.hint.value !== null),
    );
    this.foresight = new Foresight(helm, this.overlays, this.plotting);
    this.#along = cursorGoesAlong(helm);
    // What opponents decided in a window that has lost the game would go nowhere.
    this.#watch = hold?.lost.subscribe(lost => lost && helm.solo.hold());
  }

  /** Stops listening to the session, and lets the game go: another is laid here, or none. */
  leave(): void {
    this.#watch?.();
    this.#along();
    this.hints.leave();
    this.helm.leave();
    this.hold?.letGo();
  }
}
