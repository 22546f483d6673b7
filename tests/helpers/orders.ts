/** A lake on which standing orders are tried, under every rule system, and the games that a defender plays there. */
import { defender } from '../../src/bots/defender.ts';
import { inForce, type Duty, type InForce } from '../../src/bots/orders/inForce.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../src/core/engine.ts';
import type { Bot, Match } from '../../src/system/ruleset.ts';
import { SIDES, type Command, type GameEvent, type HexId, type Side, type State } from '../../src/core/types.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { formatProblems, parseScenario } from '../../src/scenario/index.ts';
import { inWords } from '../../src/languages/phrase.ts';

export const SYSTEMS = RULE_SETS.map(({ id }) => id);

const ROWS = 11;
const COLUMNS = 24;
const WATER = Array.from(
  { length: ROWS },
  (_, row) => `${row % 2 === 1 ? ' ' : ''}${Array(COLUMNS).fill('~').join(' ')}`,
);

/** What a case changes: starts by ship, the fort on its islet, objectives, the lake's rows. */
export interface Lake {
  at?: Readonly<Record<string, string>>;
  fort?: boolean;
  objectives?: readonly object[];
}

const ISLET = WATER.map((row, index) => {
  const hexes = row.trim().split(' ');
  if (index === 0) hexes.splice(9, 2, '.', '.');
  return `${index % 2 === 1 ? ' ' : ''}${hexes.join(' ')}`;
});

const FLEET: readonly { side: Side; vessel: string; hex: string; facing: string }[] = [
  { side: 'union', vessel: 'uss_monitor', hex: '2204', facing: 'W' },
  { side: 'union', vessel: 'uss_cairo', hex: '2208', facing: 'W' },
  { side: 'confederate', vessel: 'css_virginia', hex: '0406', facing: 'E' },
  { side: 'confederate', vessel: 'css_general_bragg', hex: '0408', facing: 'E' },
];

const STOPPED = Object.fromEntries(FLEET.map(({ vessel }) => [vessel, 0]));

/** What a system has to be told about the lake: forts fire, nobody has way on her, all is seen, and no captain knows better than his orders. */
const SECTIONS: Readonly<Record<string, object>> = {
  portable: { options: { forts: true } },
  'rams-ironclads': { speeds: STOPPED },
  'river-coastal': { speeds: STOPPED, options: { captains: false, unseen: false } },
  'nws-1971': { speeds: STOPPED },
};

/** The battle on the lake under one rule system, with these orders for both sides. */
export const lake = (rules: string, orders: object, { at = {}, fort = false, objectives = [] }: Lake = {}): Match => {
  const file = {
    format: 1,
    id: 'lake',
    title: 'Lake',
    date: '1862-06-06',
    place: 'A lake',
    minutes: 5,
    briefing: { common: 'Common.', union: 'Union.', confederate: 'Confederate.' },
    chart: { north: 0, rows: fort ? ISLET : WATER, current: { knots: 0, downstream: null } },
    homeEdges: { union: ['right'], confederate: ['left'] },
    forces: FLEET.map(force => ({ ...force, hex: at[force.vessel] ?? force.hex })),
    ...(fort ? { forts: [{ side: 'confederate', fort: 'fort_henry', hexes: ['1001', '1101'], facing: 'SW' }] } : {}),
    objectives: [
      { side: 'union', text: 'Sink both.', kind: 'sinkOrCapture' },
      { side: 'confederate', text: 'Sink both.', kind: 'sinkOrCapture' },
      ...objectives,
    ],
    turns: 40,
    orders,
    rules: { [rules]: SECTIONS[rules] ?? {} },
  };
  const parsed = parseScenario(file, RULE_SETS, 'lake');
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems, 'lake'));
  const system = findRuleSet(rules);
  if (!system) throw new Error(`no rules ${rules}`);
  return matchOf(system, parsed.scenario);
};

/** One decision with what came of it. */
export interface Seen {
  state: State;
  side: Side;
  command: Command;
  reason: string;
  events: readonly GameEvent[];
}

/** Plays to a turn, or to the end, between two bots; a witness hears of every decision. */
export const playLake = (
  match: Match,
  turns: number,
  see: (seen: Seen) => void = () => {},
  bots: Record<Side, Bot> = { union: defender(), confederate: defender() },
): State => {
  const { state } = start(match, 'lake');
  const dice = { union: diceOf(seedFrom('u')), confederate: diceOf(seedFrom('c')) };
  while (!state.outcome && state.turn <= turns) {
    const side = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    const options = legal(match, state, side);
    let reason = '';
    const look = () => situationOf(match, match.rules.redact(state, side));
    const command = bots[side](look, options, dice[side], {
      match,
      step: stepAt(state),
      say: ({ says }) => void (reason = inWords(says, id => id)),
    });
    const events = play(match, state, command);
    see({ state, side, command, reason, events });
  }
  return state;
};

/** The orders of a side in force at the start, after a change to the position. */
const dutiesAfter = (match: Match, side: Side, change: (state: State) => void): InForce => {
  const { state } = start(match, 'lake');
  change(state);
  return inForce(situationOf(match, match.rules.redact(state, side)), match.rules, side);
};

export const dutyOf = (match: Match, ship: string, change: (state: State) => void = () => {}): Duty => {
  const side = FLEET.find(({ vessel }) => vessel === ship)?.side ?? 'confederate';
  const duty = dutiesAfter(match, side, change).duties.get(ship);
  if (!duty) throw new Error(`${ship} has no duty`);
  return duty;
};

export const shipAt = (state: State, id: string): { at: HexId } => {
  const ship = state.ships[id];
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
};
