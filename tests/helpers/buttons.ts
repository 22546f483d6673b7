/** What the main button, the list of orders and the advice say at every decision of a played game. */
import { ordersOf, stanceOrders } from '../../src/app/helm/orderList.ts';
import { primaryOf } from '../../src/app/helm/primary.ts';
import { Session } from '../../src/app/table/session.ts';
import { Table } from '../../src/app/table/table.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import type { Command } from '../../src/core/types.ts';
import { newGame } from '../../src/trials/gameFile.ts';
import { scenarioFileOf } from '../../src/scenario/index.ts';
import type { Match } from '../../src/system/ruleset.ts';

/** A decision as a player met it. */
interface Met {
  phase: string;
  question: string;
  /** The unit in hand, or ''. */
  inHand: string;
  label: string;
  detail: string;
  /** What pressing it does, as commands; or what it takes in hand. */
  does: string;
}

/** Everything that a decision shows, line by line. */
export interface Shown extends Met {
  orders: readonly string[];
  stances: readonly string[];
  advice: string;
}

const text = (command: Command | null | undefined): string => (command ? JSON.stringify(command) : '');

const inOrder = (commands: readonly Command[]): Command[] =>
  [...commands].sort((one, other) => (text(one) < text(other) ? -1 : 1));

/** Presses the button with nobody there to carry anything out. */
const pressed = (table: Table): string => {
  const { session, helm } = table;
  const said: string[] = [];
  const hears = (...commands: readonly Command[]): null => {
    said.push(...commands.map(text));
    return null;
  };
  const spied = {
    dispatch: hears,
    dispatchAfter: (lead: readonly Command[], ...commands: readonly Command[]) => hears(...lead, ...commands),
    dispatchWhile: () => hears(),
  };
  Object.assign(session, spied);
  const before = helm.selected.value;
  const { press } = primaryOf(table, () => undefined);
  press?.();
  const again = said.length === 0 && helm.sure.value ? primaryOf(table, () => undefined) : null;
  if (again) said.push(again.detail);
  again?.press?.();
  if (helm.selected.value !== before) said.push(`takes ${helm.selected.value ?? 'nobody'}`);
  if (helm.considered.value) said.push(`aims at ${helm.considered.value.target}`);
  for (const name of Object.keys(spied)) Reflect.deleteProperty(session, name);
  return press ? said.join(' ') : 'nothing';
};

const shown = (table: Table, unit: string | null): Shown => {
  const { session, helm } = table;
  const { rules } = session.setup.match;
  const { cursor } = session.view.value;
  helm.select(unit);
  const { label, detail } = primaryOf(table, () => undefined);
  const orders = ordersOf(helm).map(({ words, chance, hopeless, says }) => [words, chance, hopeless, says].join('|'));
  const stances = stanceOrders(helm).map(({ unit: whose, stance }) => `${whose ?? ''} ${stance}`);
  const advice = text(rules.desk.deciding.advise(session.ownNow, session.offers.value));
  const does = pressed(table);
  helm.select(unit);
  return {
    phase: rules.sequence[cursor.phase]?.id ?? '',
    question: cursor.interrupts.at(-1)?.type ?? '',
    inHand: unit ?? '',
    label,
    detail,
    does,
    orders,
    stances,
    advice,
  };
};

/** Until somebody has to decide: what has one answer goes by itself. */
const atRest = async (session: Session): Promise<void> => {
  do {
    await session.playback.settled();
    while (session.curtain.value) session.lift();
  } while (session.busy.value);
};

/** Units taken in hand at each decision, beside nobody. */
const HANDS = 3;

/** Plays both sides through the page's own table by chance, the same whatever the order of the options, and tells what each decision showed. */
export const playedThrough = async (match: Match, seed: string, most: number): Promise<Shown[]> => {
  const { scenario } = match;
  const played = newGame({
    name: seed,
    created: '2026-01-02T03:04:05.000Z',
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    seed,
    match,
    players: { union: 'human', confederate: 'human' },
  });
  const session = new Session(played, () => undefined);
  const table = new Table(seed, session);
  const { helm } = table;
  const whim = diceOf(seedFrom(`player ${seed}`));
  const met: Shown[] = [];
  for (let count = 0; count < most && !session.newest.outcome; count++) {
    await atRest(session);
    const actors = [...helm.actors.value].sort().slice(0, HANDS);
    for (const unit of [null, ...actors]) met.push(shown(table, unit));
    const offers = inOrder(session.offers.value);
    const closing = offers.filter(offer => match.rules.desk.deciding.ends(offer) === 'step');
    if (closing.length > 1) throw new Error(`two commands end the same step: ${closing.map(text).join()}`);
    const deeds = offers.filter(offer => match.rules.desk.about(offer).stance === undefined);
    const choice = deeds[whim.roll(deeds.length) - 1] ?? offers[0];
    if (!choice) break;
    session.dispatch(choice);
  }
  table.leave();
  return met;
};
