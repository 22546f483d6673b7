import type { UnitSheet } from '../../system/desk/index.ts';
import { fateOf, LOST, marksOf, type Fate, type Marked } from '../../system/marks.ts';
import { KERNEL_ENDINGS, situationOf } from '../../core/engine.ts';
import type { Scenario } from '../../core/scenario.ts';
import { enemyOf, SIDES, type GameEvent, type Side, type State } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import { chairsOf } from '../replay/eyes.ts';
import { blowOn } from '../../trials/afterAction/moments.ts';
import type { Scene } from '../../trials/afterAction/scenes.ts';
import { FATE_NAME } from '../../trials/report/words.ts';
import { bookLuck, noLuck, type Luck } from '../../trials/luck.ts';
import type { Played } from '../../trials/gameFile.ts';
import { decimal, SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** The account of luck over the whole battle, side by side, as far as it may be known. */
export const luckOf = (played: Played): (Luck & { side: Side })[] => {
  const { match } = played.setup;
  const account = noLuck();
  const [eyes] = chairsOf(played);
  for (const { state, events } of [played.opening, ...played.entries])
    bookLuck(account, match, state, seenOf(match.rules, events, eyes));
  return SIDES.map(side => ({ side, ...account[side] }));
};

/** Names of what a side lost in history; null where the battle tells of none. */
export const lostInHistory = ({ forces, works, history }: Scenario, side: Side): string[] | null =>
  history?.lost[side].map(lost => [...forces, ...works].find(({ id }) => id === lost)?.name ?? lost) ?? null;

/** Units that are out of the battle, with how. */
export const lossesOf = (rules: Marked, units: readonly UnitSheet[], side: Side): UnitSheet[] =>
  units.filter(
    unit => unit.side === side && marksOf(rules, unit).some(({ news, fate }) => news === 'end' && fate !== 'exited'),
  );

/** How the battle ended: a headline and the reason. */
export const endingOf = ({ setup }: Played, state: State): { headline: string; reason: string } => {
  const { outcome } = state;
  if (!outcome) return { headline: t`The battle goes on`, reason: '' };
  const sentences: Readonly<Record<string, string>> = { ...KERNEL_ENDINGS, ...setup.match.rules.endings };
  return {
    headline: outcome.winner === 'draw' ? t`The battle is drawn` : t`${SIDE_NAME[outcome.winner]} victory`,
    reason: sentences[outcome.cause] ?? outcome.cause,
  };
};

/** The blow that decided a battle: whom the side that lost it lost last, how and to whom, and from which moment to which that can be seen. */
export interface LastBlow {
  readonly name: string;
  readonly fate: Fate;
  /** Name of who struck it; null where nobody did. */
  readonly by: string | null;
  readonly turn: number;
  /** What is told of it. */
  readonly words: readonly string[];
  /** Commands that had been given before it fell, and when she was lost. */
  readonly from: number;
  readonly to: number;
}

/** The first of so many moments from which on something holds, which never ceases to hold. */
const firstWhere = (moments: number, holds: (at: number) => boolean): number => {
  let [low, high] = [0, moments];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** The blow that ended a battle; null where it was not lost by a loss in its last turn. */
export const lastBlowOf = ({ setup, opening, entries }: Played): LastBlow | null => {
  const { match } = setup;
  const scenes = [opening, ...entries];
  const last = scenes.at(-1)?.state;
  if (!last?.outcome || last.outcome.winner === 'draw') return null;
  const loser = enemyOf(last.outcome.winner);
  const unitsAt = (at: number): readonly UnitSheet[] =>
    match.rules.desk.units(situationOf(match, (scenes[at] ?? opening).state));
  const lostAt = (at: number): readonly UnitSheet[] =>
    lossesOf(match.rules, unitsAt(at), loser).filter(unit => LOST.has(fateOf(match.rules, unit)));
  const ends = lostAt(scenes.length - 1)
    .map(unit => ({ unit, at: firstWhere(scenes.length, at => lostAt(at).some(({ id }) => id === unit.id)) }))
    .filter(({ at }) => at > 0 && scenes[at]?.state.turn === last.turn)
    .sort((one, other) => other.at - one.at);
  const [end] = ends;
  if (!end) return null;
  const { unit, at } = end;
  const struck = (scene: Scene): GameEvent | undefined =>
    blowOn(match, scene, unit.id).find(
      event => match.rules.desk.events.where(event, situationOf(match, scene.state)).units[1] === unit.id,
    );
  // She may go down later in the turn than she was struck.
  const from = scenes.findLastIndex(
    (scene, place) => place <= at && scene.state.turn === last.turn && struck(scene) !== undefined,
  );
  const scene = scenes[from];
  const blow = scene && struck(scene);
  const by = blow && match.rules.desk.events.where(blow, situationOf(match, scene.state)).units[0];
  const told = [...new Set([from, at])].flatMap(place => {
    const there = scenes[place];
    return there ? blowOn(match, there, unit.id) : [];
  });
  return {
    name: unit.name,
    fate: fateOf(match.rules, unit),
    by: unitsAt(at).find(({ id }) => id === by)?.name ?? null,
    turn: last.turn,
    words: told.map(event => match.rules.narrate(event, match.scenario)),
    from: Math.max(0, (from > 0 ? from : at) - 1),
    to: at,
  };
};

const wonInWords = (winner: Side, lone: Side | null): string => {
  if (lone === null) return t`${SIDE_NAME[winner]} victory`;
  return winner === lone ? t`You won` : t`You lost`;
};

/** "You lost: Conestoga, sunk by Ivy in turn 4", to the only player at the screen; to others by the side. */
export const endInWords = (winner: Side | 'draw', lone: Side | null, blow: LastBlow | null): string => {
  if (winner === 'draw') return t`The battle is drawn`;
  const won = wonInWords(winner, lone);
  if (!blow) return won;
  const { name, fate, by, turn } = blow;
  return by === null
    ? t`${won}: ${name}, ${FATE_NAME[fate]} in turn ${turn}`
    : t`${won}: ${name}, ${FATE_NAME[fate]} by ${by} in turn ${turn}`;
};

/** Luck as one word for the reader. */
export const luckInWords = ({ expected, actual, rolls }: Luck): string => {
  if (rolls === 0) return t`rolled no dice for damage`;
  const surplus = actual - expected;
  if (Math.abs(surplus) < 1) return t`about what the dice owed`;
  const off = decimal(Math.abs(surplus));
  return surplus > 0 ? t`${off} more than the dice owed` : t`${off} less than the dice owed`;
};
