import { wrap, type Remote } from 'comlink';
import type { Seat } from './thinker.worker.ts';
import type { Sight } from '../../system/sight.ts';
import type { Foregone } from './prospects.ts';
import { whenBroken } from '../offline/thread.ts';
import type { Advice, Answer, Battle, Question } from './sight.ts';
import { languageTag, t } from '../../languages/language.ts';

/** Where opponents think. Every promise is kept or broken; one that is given up is broken with `GivenUp`. */
export interface Thinker {
  decide(question: Question): Promise<Answer>;
  /** What he would do with that unit where one is named, if he would do anything with her; else with anybody. */
  advise(opponent: string, sight: Sight, patience: number, unit?: string | null): Promise<Advice>;
  wouldDraw(sight: Sight, patience: number): Promise<boolean>;
  foregone(sight: Sight, patience: number): Promise<Foregone | null>;
  /** Gives up whatever is being thought; whoever thought it has forgotten everything. */
  stop(): void;
}

/** Thinking was stopped: nobody waits for its result. */
export class GivenUp extends Error {}

interface Room {
  worker: Worker;
  mind: Remote<Seat>;
  /** When the mind knows the battle. */
  ready: Promise<void>;
  giveUp: (why: Error) => void;
  /** Breaks when the room is closed. */
  closed: Promise<never>;
}

const LOST = t`The opponent could not be loaded. Check the connection.`;

/** A worker of its own, so that the page never stands still, and so that thinking can be ended at any moment. */
const openRoom = (battle: Battle): Room => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'opponent' });
  const mind = wrap<Seat>(worker);
  let giveUp: (why: Error) => void = () => undefined;
  const givenUp = new Promise<never>((_, reject) => (giveUp = reject));
  const broken = whenBroken(worker, { stumbled: why => t`The opponent has stumbled: ${why}`, lost: LOST });
  const closed = Promise.race([givenUp, broken]);
  // Nobody may be waiting at that moment.
  closed.catch(() => undefined);
  return { worker, mind, ready: mind.sit(battle, languageTag()), giveUp, closed };
};

/** Opponents in a worker, which is started when they are first asked something. */
export class WorkerThinker implements Thinker {
  readonly #battle: Battle;
  #room: Room | null = null;

  constructor(battle: Battle) {
    this.#battle = battle;
  }

  decide(question: Question): Promise<Answer> {
    return this.#in(mind => mind.decide(question));
  }

  advise(opponent: string, sight: Sight, patience: number, unit: string | null = null): Promise<Advice> {
    return this.#in(mind => mind.advise(opponent, sight, patience, unit));
  }

  wouldDraw(sight: Sight, patience: number): Promise<boolean> {
    return this.#in(mind => mind.wouldDraw(sight, patience));
  }

  foregone(sight: Sight, patience: number): Promise<Foregone | null> {
    return this.#in(mind => mind.foregone(sight, patience));
  }

  stop(): void {
    this.#room?.giveUp(new GivenUp('stopped'));
    this.#room?.worker.terminate();
    this.#room = null;
  }

  async #in<T>(work: (mind: Remote<Seat>) => Promise<T>): Promise<T> {
    const room = (this.#room ??= openRoom(this.#battle));
    const thought = room.ready.then(() => work(room.mind));
    return Promise.race([thought, room.closed]);
  }
}
