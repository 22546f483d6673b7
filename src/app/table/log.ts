import type { Match } from '../../system/ruleset.ts';
import type { Brief, ShownRoll } from '../../system/desk/index.ts';
import type { TableCell } from '../../system/help.ts';
import { same } from '../../bots/offered.ts';
import { endingBy, situationOf } from '../../core/engine.ts';
import type { Situation } from '../../core/game.ts';
import type { Command, GameEvent, HexId, Side, State } from '../../core/types.ts';
import { isKnown, type Eyes } from '../../core/witness.ts';
import type { Entry } from '../../trials/gameFile.ts';
import { whyInWords } from '../../trials/reasons.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** One event as it stands in the log. */
export interface LogLine {
  /** Place in the whole log, from 0, lines that not everybody reads counted. */
  index: number;
  /** Number of commands that had been given when it happened; 0 = before the first. */
  entry: number;
  kind: 'turn' | 'phase' | 'line' | 'reason';
  /** Kind of event, for the rule behind it; absent where it tells of none. */
  event?: string;
  text: string;
  roll: ShownRoll | null;
  /** Points of damage that its dice did; absent where they did none. */
  points?: number;
  /** What it is in the short log; absent where it is told in its full words. */
  brief?: Brief;
  /** The shot of which it is a part; absent where it is of none. */
  shot?: string;
  /** Where its dice stand in the printed tables; absent where they stand in none. */
  cells?: readonly TableCell[];
  hexes: readonly HexId[];
  units: readonly string[];
  /** Sides that know of it; absent = both. */
  witnesses?: readonly Side[];
}

/** The lines that whoever looks on may read. */
export const readable = (lines: readonly LogLine[], eyes: Eyes): readonly LogLine[] =>
  lines.every(({ witnesses }) => witnesses === undefined)
    ? lines
    : lines.filter(({ witnesses }) => witnesses === undefined || isKnown(witnesses, eyes));

/** Whether an event only heads what follows. */
export const isHeading = ({ type }: GameEvent): boolean => type === 'turnBegan' || type === 'phaseBegan';

const kindOf = (event: GameEvent): LogLine['kind'] => {
  if (event.type === 'turnBegan') return 'turn';
  return event.type === 'phaseBegan' ? 'phase' : 'line';
};

/** What the winner had to do, where that ended the battle. */
const metBy = (match: Match, { state }: Situation, event: GameEvent): string[] => {
  const { outcome } = state;
  if (event.type !== 'battleEnded' || !outcome || outcome.winner === 'draw') return [];
  if (endingBy(match.rules, outcome.cause)?.byObjective !== true) return [];
  const all = match.rules.desk.objectives(situationOf(match, state));
  return all.filter(({ side, met }) => met && side === outcome.winner).map(({ text }) => t`Objective: ${text}`);
};

/** An event in words; `state` is the one it led to. */
export const logLine = (match: Match, state: State, event: GameEvent, entry: number, index: number): LogLine => {
  const { rules, scenario } = match;
  const { desk } = rules;
  const now = situationOf(match, state);
  const points = desk.events.luck(event, now)?.actual ?? 0;
  const brief = desk.events.brief?.(event) ?? null;
  const shot = desk.events.shot?.(event) ?? null;
  const cells = desk.events.cells?.(event, now) ?? [];
  return {
    index,
    entry,
    kind: kindOf(event),
    event: event.type,
    text: [rules.narrate(event, scenario), ...metBy(match, now, event)].join(' '),
    roll: desk.events.roll(event),
    ...(points > 0 && { points }),
    ...(brief && { brief }),
    ...(shot !== null && { shot }),
    ...(cells.length > 0 && { cells }),
    ...desk.events.where(event, now),
    ...(rules.witnesses && { witnesses: rules.witnesses(event) }),
  };
};

/** Why an opponent decided as he did, as a line of the log. */
const reasonLine = (command: Command, words: string, entry: number): LogLine => ({
  index: -entry,
  entry,
  kind: 'reason',
  roll: null,
  hexes: [],
  units: [],
  text: `${SIDE_NAME[command.side]}: ${words}`,
});

/** The log with what opponents said of their decisions, each before what came of it. Only where nothing has to be hidden any more. */
export const withReasons = (match: Match, lines: readonly LogLine[], entries: readonly Entry[]): LogLine[] => {
  const all: LogLine[] = [];
  let told = 0;
  const reasonsUpTo = (entry: number): void => {
    for (; told < entry; told++) {
      const given = entries[told];
      // One plan has many steps: its reason is told once.
      const again = same(given?.reason, entries[told - 1]?.reason);
      const words = given && !again ? whyInWords(match, given) : null;
      if (given && words !== null) all.push(reasonLine(given.command, words, told + 1));
    }
  };
  for (const line of lines) {
    reasonsUpTo(line.entry);
    all.push(line);
  }
  return all;
};

/** What a shot came to, told with the die by which it hit, which the short log counts. */
const whole = (fired: LogLine, hit: LogLine): LogLine => ({
  ...hit,
  text: `${fired.text} ${hit.text}`,
  roll: hit.roll && { ...hit.roll, dice: [...(fired.roll?.dice ?? []), ...hit.roll.dice] },
  ...(fired.brief && { brief: fired.brief }),
  ...((fired.cells ?? hit.cells) && { cells: [...(fired.cells ?? []), ...(hit.cells ?? [])] }),
  ...(fired.points !== undefined && { points: fired.points }),
});

/** The same lines, one a shot, where its last dice are thrown. */
const byShot = (lines: readonly LogLine[]): readonly LogLine[] => {
  const last = new Map<string, LogLine>();
  const before = new Map<LogLine, LogLine>();
  for (const line of lines) {
    if (line.shot === undefined) continue;
    const key = `${line.entry} ${line.shot}`;
    const fired = last.get(key);
    if (fired) before.set(line, fired);
    last.set(key, line);
  }
  if (before.size === 0) return lines;
  const told = new Set(before.values());
  return lines.flatMap(line => {
    const fired = before.get(line);
    return told.has(line) ? [] : [fired ? whole(fired, line) : line];
  });
};

interface LogPhase {
  title: string;
  lines: LogLine[];
}

export interface LogTurn {
  title: string;
  phases: LogPhase[];
}

/** The log as it is read: by turn and step; a step in which nothing happened is left out. */
export const byTurn = (lines: readonly LogLine[]): LogTurn[] => {
  const turns: LogTurn[] = [];
  for (const line of byShot(lines)) {
    // A game that begins within a turn has no title for it.
    if (line.kind !== 'turn' && turns.length === 0) turns.push({ title: '', phases: [] });
    if (line.kind === 'turn') turns.push({ title: line.text, phases: [] });
    else if (line.kind === 'phase') turns.at(-1)?.phases.push({ title: line.text, lines: [] });
    else {
      const turn = turns.at(-1);
      if (turn?.phases.length === 0) turn.phases.push({ title: '', lines: [] });
      turn?.phases.at(-1)?.lines.push(line);
    }
  }
  for (const turn of turns) turn.phases = turn.phases.filter(phase => phase.lines.length > 0);
  return turns;
};

/** The log as plain text, for a file. */
export const logText = (title: string, lines: readonly LogLine[]): string => {
  const text = byTurn(lines).map(turn =>
    [
      turn.title,
      ...turn.phases.flatMap(phase => [`  ${phase.title}`, ...phase.lines.map(line => `    ${line.text}`)]),
    ].join('\n'),
  );
  return `${title}\n\n${text.join('\n\n')}\n`;
};
