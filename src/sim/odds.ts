import type { OddsView } from '../system/desk/index.ts';
import { legal, offeredAs, phaseAt, situationOf, submit } from '../core/engine.ts';
import type { Situation } from '../core/game.ts';
import type { Match } from '../system/ruleset.ts';
import { SIDES, type Command, type State } from '../core/types.ts';
import { unknownName } from '../scenario/problems.ts';
import { inStateWords } from './check/position.ts';
import { BadInput } from './files.ts';

/** The odds of one offered command; null where no die hangs on it. */
interface Chance {
  command: Command;
  /** The words on its button. */
  says: string;
  odds: OddsView | null;
}

/** What hangs on a command or a shot, or why it cannot be. */
export type Answer = { offered: true; chances: Chance[]; salvo: OddsView | null } | { offered: false; reason: string };

/** What the side that decides may see: odds never tell what is hidden from it. */
const viewOf = (match: Match, state: State, side: Command['side']): Situation =>
  situationOf(match, match.rules.redact(state, side));

const chanceOf = (match: Match, state: State, command: Command): Chance => {
  const now = viewOf(match, state, command.side);
  return { command, says: match.rules.phrase(command, now), odds: match.rules.desk.odds(now, command) };
};

/** The odds of a command as it is written in a replay or a check. */
export const oddsOfCommand = (match: Match, state: State, written: unknown): Answer => {
  const command = inStateWords(written);
  const offered = typeof command === 'object' && command !== null ? offeredAs(match, state, command) : undefined;
  if (offered) return { offered: true, chances: [chanceOf(match, state, offered)], salvo: null };
  const answer = submit(match, state, command);
  return { offered: false, reason: answer.ok ? 'No odds are known for it.' : answer.refusal };
};

const standing = (match: Match, state: State): string => {
  const waiting = state.cursor.awaiting.join(' and ');
  return `It is turn ${state.turn}, ${phaseAt(match, state).title}, and the decision of ${waiting === '' ? 'nobody' : waiting}`;
};

/** Checks that a unit of that name is in the battle. @throws BadInput */
const mustKnow = (flag: string, name: string, known: readonly string[]): void => {
  if (!known.includes(name)) throw new BadInput(`${flag}: ${unknownName('a unit of this battle', name, known)}`);
};

/** A unit's shots at another, or whatever else it may do to it now; of one gun where one is named. @throws BadInput */
export const oddsOfShots = (match: Match, state: State, firer: string, target: string, gun: number | null): Answer => {
  const { desk } = match.rules;
  const units = desk.units(situationOf(match, state));
  const known = units.map(({ id }) => id);
  mustKnow('--firer', firer, known);
  mustKnow('--target', target, known);
  const side = units.find(({ id }) => id === firer)?.side ?? SIDES[0];
  const now = viewOf(match, state, side);
  const shots = legal(match, state, side).filter(command => {
    const about = desk.about(command);
    return about.unit === firer && about.target === target && (gun === null || about.gun === gun);
  });
  const chances = shots.map(command => chanceOf(match, state, command)).filter(({ odds }) => odds !== null);
  const salvo = gun === null ? (desk.guns?.salvo(now, firer, target) ?? null) : null;
  if (chances.length > 0) return { offered: true, chances, salvo };
  const why = desk.fire.whyNot(now, firer, target);
  return { offered: false, reason: why?.says ?? `${standing(match, state)}: no such shot is offered.` };
};
