/** A player alone against a captain who agrees with every piece of advice: how often he presses something in a turn. */
import { TIME } from '../../src/app/board/times.ts';
import { Helm } from '../../src/app/helm/helm.ts';
import { primaryOf } from '../../src/app/helm/primary.ts';
import { Mind } from '../../src/app/opponent/mind.ts';
import { battleOf, Solo } from '../../src/app/opponent/solo.ts';
import type { Thinker } from '../../src/app/opponent/thinker.ts';
import { Session } from '../../src/app/table/session.ts';
import { Table } from '../../src/app/table/table.ts';
import { eventPlayerFor } from '../../src/app/view/eventPlayer.ts';
import { beforeEvent, eased, rateOf } from '../../src/app/view/watching.ts';
import { HUMAN, newGame } from '../../src/trials/gameFile.ts';
import { scenarioFileOf } from '../../src/scenario/index.ts';
import type { Match } from '../../src/system/ruleset.ts';
import type { StageActs } from '../../src/system/stage.ts';

/** Thinks at once, without a worker. */
const atOnce = (session: Session): Thinker => {
  const mind = new Mind(() => 0);
  mind.sit(battleOf(session));
  return {
    decide: question => Promise.resolve(mind.decide(question)),
    advise: (...asked) => Promise.resolve(mind.advise(...asked)),
    wouldDraw: (sight, patience) => Promise.resolve(mind.wouldDraw(sight, patience)),
    foregone: (sight, patience) => Promise.resolve(mind.foregone(sight, patience)),
    stop: () => undefined,
  };
};

/** The Union played at the screen, against a captain. */
export const againstCaptain = (match: Match, seed: string): Table => {
  const { scenario } = match;
  const played = newGame({
    name: seed,
    created: '2026-01-02T03:04:05.000Z',
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    seed,
    match,
    players: { union: HUMAN, confederate: 'captain' },
  });
  const session = new Session(played, () => undefined);
  const helm = new Helm(session, new Solo(session, atOnce(session)));
  helm.solo.seated.value = true;
  // He has read his orders.
  session.lift();
  return new Table(seed, session, { helm });
};

/** Until the player has to decide, and nothing more comes of what he has pressed. */
export const ownDecision = async ({ session, helm, hints }: Table): Promise<void> => {
  for (let calm = 0; calm < 5;) {
    await session.playback.settled();
    await new Promise(resolve => setTimeout(resolve));
    const rests = helm.solo.side.value === null && !session.busy.value && !hints.thinking.value;
    calm = rests ? calm + 1 : 0;
  }
};

/** What an agreeing player presses, turn by turn, until so many turns are over or the battle is. */
export const pressesByTurn = async (table: Table, turns: number): Promise<string[][]> => {
  const { session, hints } = table;
  const pressed: string[][] = Array.from({ length: turns }, () => []);
  await ownDecision(table);
  while (session.view.value.turn <= turns && !session.view.value.outcome) {
    const { turn } = session.view.value;
    pressed[turn - 1]?.push(hints.hint.value?.words ?? 'asks');
    if (hints.open.value) await hints.press();
    else primaryOf(table, () => undefined).press?.();
    await ownDecision(table);
  }
  return pressed;
};

/** Milliseconds that an act takes on the board, fire at a middle range. */
const lasting = (name: string, told: readonly unknown[]): number => {
  if (name === 'pause') return Number(told[0]);
  if (name === 'fire') return (told[4] as { brisk?: boolean } | undefined)?.brisk === true ? 90 : 700;
  const times: Readonly<Record<string, number>> = {
    moveShip: TIME.step,
    closeIn: TIME.step,
    turnShip: TIME.turn,
    caption: TIME.word,
    showCard: TIME.card,
    lightens: TIME.light,
  };
  return times[name] ?? (TIME as Readonly<Record<string, number>>)[name] ?? TIME.appear;
};

/** Lets the table be watched at the usual speed on a board that only takes its time. */
export const watch = (table: Table): void => {
  const { session, helm, film } = table;
  const rate = (): number => rateOf(table, 1);
  const wait = (milliseconds: number): Promise<void> =>
    rate() === 0 ? Promise.resolve() : new Promise(resolve => setTimeout(resolve, milliseconds / rate()));
  const named = new Proxy({} as StageActs, {
    get:
      (_, name) =>
      (...told: readonly unknown[]) =>
        name === 'sound' ? undefined : wait(lasting(String(name), told)),
  });
  const player = eventPlayerFor(session.setup.match.rules, eased(named, () => film.folding.ease()) as StageActs, {
    at: unit => helm.unit(unit)?.hexes[0] ?? 0,
    side: unit => helm.unit(unit)?.side ?? 'union',
    facing: unit => helm.unit(unit)?.facing ?? 0,
    card: id =>
      session.setup.match.rules.desk.cards
        ?.decks(session.now, 'union')
        .flatMap(({ cards }) => cards)
        .find(({ card }) => card.id === id)?.card ?? null,
  });
  session.eventView = {
    begin: event => beforeEvent(table, event, 1),
    act: event => player.play(event),
    cut: () => undefined,
    pace: () => (rate() === 0 ? 0 : 1 / rate()),
  };
  helm.solo.pace = () => (rate() === 0 ? 0 : 1 / rate());
};
