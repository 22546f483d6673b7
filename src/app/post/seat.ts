import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { submit } from '../../core/engine.ts';
import { enemyOf, type Command, type State } from '../../core/types.ts';
import { fileOf, give, waits, type Page } from '../../post/page.ts';
import { owedBy, opponentOf, stateOf, type Standing } from '../../post/standing.ts';
import { HUMAN, newestState, type Entry, type Played } from '../../trials/gameFile.ts';
import type { PostRules, Session } from '../table/session.ts';
import { BY_POST } from './place.ts';
import { Keeper, type Keeping } from '../files/keeper.ts';
import { keepPost, type KeptPost } from './store.ts';
import { t } from '../../languages/language.ts';

/** What the player at the screen is about. */
export type Doing = 'deciding' | 'ready' | 'sending' | 'waiting' | 'over';

/** What has come with the post. */
export interface News {
  from: string;
  /** Commands that the player had seen before. */
  seen: number;
}

const NOT_YOURS = t`Your orders are handed over: wait for what the other player sends.`;

/** Adds orders that are known to be playable to a game. */
const playedOn = (played: Played, orders: readonly Command[]): Played => {
  const entries: Entry[] = [...played.entries];
  for (const command of orders) {
    const done = submit(played.setup.match, newestState({ ...played, entries }), command);
    if (!done.ok) break;
    entries.push({ command, events: done.events, state: done.state, gesture: entries.length });
  }
  return { ...played, entries };
};

/** The game as its player sees it: with what he has sealed and the other cannot know yet. */
const ownGame = ({ own }: Page, played: Played): Played => {
  const players = { union: HUMAN, confederate: HUMAN, [enemyOf(own.side)]: BY_POST };
  return playedOn({ ...played, setup: { ...played.setup, players } }, own.sealed ?? []);
};

export const rowOf = ({ now, own }: Pick<Page, 'now' | 'own'>, saved: string): KeptPost['row'] => {
  const state = stateOf(now);
  return {
    name: now.heading.name,
    battle: now.battle.scenario.title,
    rules: now.match.rules.title,
    turn: state?.turn ?? 1,
    opponent: opponentOf(now, own.side)?.name ?? null,
    mine: owedBy(now, own.side) !== null,
    over: (state?.outcome ?? null) !== null,
    saved,
  };
};

/** What is kept of a game beside its page. */
export type Left = Partial<Pick<KeptPost, 'orders' | 'fixed' | 'seen' | 'handed'>>;

/** Lays a game on the table. */
export type Lay = (seat: PostSeat, played: Played, changed: () => Promise<void>) => Session;

/** The place of one player in a game by post that is on the table. */
export class PostSeat implements PostRules {
  readonly page: Signal<Page>;
  readonly session: Session;
  readonly doing: ReadonlySignal<Doing>;
  readonly news = signal<News | null>(null);
  /** Whether the ways to send lie open. */
  readonly sends = signal(false);
  readonly #keeper = new Keeper<KeptPost>(keepPost);
  readonly #handed: Signal<number>;
  #seen: number;

  constructor(page: Page, played: Played, { orders = [], fixed = null, seen = 0, handed = -1 }: Left, lay: Lay) {
    this.page = signal(page);
    this.#seen = seen;
    this.#handed = signal(handed);
    const sent = ownGame(page, played);
    this.session = lay(this, playedOn(sent, orders), () => this.keep());
    this.session.sent.value = sent.entries.length;
    this.session.fixed.value = fixed;
    this.doing = computed(() => this.#doing());
    void this.keep();
  }

  /** How far everything is kept. */
  get keeping(): ReadonlySignal<Keeping> {
    return this.#keeper.keeping;
  }

  get #now(): Standing {
    return this.page.value.now;
  }

  /** The name of the player opposite, or words for one who has not joined. */
  get opponent(): string {
    return opponentOf(this.#now, this.page.value.own.side)?.name ?? t`your opponent`;
  }

  /** Why nothing can be ordered now; null where it can. */
  refuses(): string | null {
    return owedBy(this.#now, this.page.peek().own.side) === 'decide' ? null : NOT_YOURS;
  }

  /** Whether an order throws dice, of which the other player has a part, or he has to say something for it. */
  waits(state: State, command: Command): boolean {
    return waits(this.page.peek(), state, command);
  }

  /** Orders that are given and not handed over. */
  get orders(): Command[] {
    const given = this.session.history.value.slice(this.session.sent.value).map(({ command }) => command);
    const { value: fixed } = this.session.fixed;
    return fixed && this.refuses() === null ? [...given, fixed] : given;
  }

  #doing(): Doing {
    const { own } = this.page.value;
    const { history, opening, fixed } = this.session;
    const state = history.value.at(-1)?.state ?? opening.state;
    const given = this.orders.length > 0;
    if (owedBy(this.#now, own.side) !== 'decide') {
      if (this.#now.journal.length > this.#handed.value) return 'sending';
      return state.outcome ? 'over' : 'waiting';
    }
    if (given && (fixed.value || state.outcome || !state.cursor.awaiting.includes(own.side))) return 'ready';
    return 'deciding';
  }

  main(): { label: string; detail: string; press: () => void } | null {
    const label = t`Send to ${this.opponent}`;
    const doing = this.doing.value;
    if (doing === 'ready')
      return { label, detail: t`What you send stands for good`, press: () => void this.handOver() };
    if (doing === 'sending') return { label, detail: t`Nothing more is asked of you`, press: () => this.send() };
    return doing === 'waiting' ? { label, detail: t`Once more, should it be lost`, press: () => this.send() } : null;
  }

  /** Opens the ways to send. */
  send(): void {
    this.sends.value = true;
    this.#handed.value = this.#now.journal.length;
    void this.keep();
  }

  /** Hands the orders over for good. Returns why it cannot be done. */
  handOver(): string | null {
    const done = give(this.page.peek(), this.orders);
    if (!done.ok) return done.refusal;
    this.page.value = done;
    this.session.sent.value = this.session.history.peek().length;
    this.#seen = done.now.played?.entries.length ?? 0;
    this.send();
    return null;
  }

  /** Takes back the order that waits for its dice and has not been handed over. */
  release(): void {
    if (this.refuses() !== null) return;
    this.session.fixed.value = null;
    void this.keep();
  }

  /** The player has read what has come. */
  read(): void {
    this.news.value = null;
    this.#seen = this.#now.played?.entries.length ?? 0;
    void this.keep();
  }

  /** Keeps everything as it stands; resolves when it is on its way. */
  keep(): Promise<void> {
    const page = this.page.peek();
    const { sent, history, fixed } = this.session;
    return this.#keeper.keep({
      id: page.now.heading.id,
      row: rowOf(page, new Date().toISOString()),
      file: fileOf(page.now),
      own: page.own,
      orders: history
        .peek()
        .slice(sent.peek())
        .map(({ command }) => command),
      fixed: fixed.peek(),
      seen: this.#seen,
      handed: this.#handed.peek(),
    });
  }
}
