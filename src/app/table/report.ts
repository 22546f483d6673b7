import type { ObjectiveView, UnitSheet } from '../../system/desk/index.ts';
import { fateOf, LOST, marksOf, type Fate, type Marked } from '../../system/marks.ts';
import { endingInWords, headlineInWords, type Ending } from '../../core/ending.ts';
import { endingBy, situationOf } from '../../core/engine.ts';
import type { Scenario } from '../../core/scenario.ts';
import { enemyOf, SIDES, type GameEvent, type Side, type State } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import { chairsOf } from '../replay/eyes.ts';
import { blowOn } from '../../trials/afterAction/moments.ts';
import type { Scene } from '../../trials/afterAction/scenes.ts';
import { FATE_NAME } from '../../trials/report/words.ts';
import { bookLuck, noLuck, type Luck } from '../../trials/luck.ts';
import { newestState, type Played } from '../../trials/gameFile.ts';
import { count, decimal, SIDE_NAME } from '../ui/words.ts';
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

/** Units that are out of the battle: who has struck, too, though she is still to be seen. */
export const lossesOf = (rules: Marked, units: readonly UnitSheet[], side: Side): UnitSheet[] =>
  units.filter(
    unit =>
      unit.side === side &&
      (LOST.has(fateOf(rules, unit)) ||
        marksOf(rules, unit).some(({ news, fate }) => news === 'end' && fate !== 'exited')),
  );

/** How the battle ended: a headline and the reason. */
export const endingOf = ({ setup }: Played, state: State): { headline: string; reason: string } => {
  const { outcome } = state;
  if (!outcome) return { headline: t`The battle goes on`, reason: '' };
  const ending = endingBy(setup.match.rules, outcome.cause);
  return {
    headline: outcome.winner === 'draw' ? t`The battle is drawn` : t`${SIDE_NAME[outcome.winner]} victory`,
    reason: ending ? endingInWords(ending, outcome.winner, SIDE_NAME) : outcome.cause,
  };
};

/** The blow that decided a battle: whom the side that lost it lost last, how and to whom, and from which moment to which that can be seen. */
export interface LastBlow {
  readonly name: string;
  readonly fate: Fate;
  /** Name of who struck it; null where nobody did. */
  readonly by: string | null;
  /** "by a mine"; empty where it was no such thing. */
  readonly means: string;
  /** Whether it was struck with a ram or a bow. */
  readonly rammed: boolean;
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

type Game = Pick<Played, 'setup' | 'opening' | 'entries'>;

const unitsAt = ({ setup, opening, entries }: Game, at: number): readonly UnitSheet[] => {
  const scene = at === 0 ? opening : entries[at - 1];
  return setup.match.rules.desk.units(situationOf(setup.match, (scene ?? opening).state));
};

/** The last loss of one of those sides, from a turn on; null where there was none. */
const lastLossOf = (played: Game, sides: readonly Side[], since: number): { unit: UnitSheet; at: number } | null => {
  const { setup, opening, entries } = played;
  const { rules } = setup.match;
  const scenes = [opening, ...entries];
  const lostAt = (at: number): readonly UnitSheet[] => {
    const units = unitsAt(played, at);
    return sides.flatMap(side => units.filter(unit => unit.side === side && LOST.has(fateOf(rules, unit))));
  };
  const ends = lostAt(scenes.length - 1)
    .map(unit => ({ unit, at: firstWhere(scenes.length, at => lostAt(at).some(({ id }) => id === unit.id)) }))
    .filter(({ at }) => at > 0 && (scenes[at]?.state.turn ?? 0) >= since)
    .sort((one, other) => other.at - one.at);
  return ends[0] ?? null;
};

/** The blow by which a unit was lost at a moment, and how it may be seen again. */
const blowAt = (played: Game, { unit, at }: { unit: UnitSheet; at: number }): LastBlow => {
  const { setup, opening, entries } = played;
  const { match } = setup;
  const { events } = match.rules.desk;
  const scenes = [opening, ...entries];
  const turn = scenes[at]?.state.turn ?? 0;
  const isOnHer = (event: GameEvent, scene: Scene): boolean =>
    events.bursts?.(event)?.under === unit.id ||
    events.where(event, situationOf(match, scene.state)).units[1] === unit.id;
  const struck = (scene: Scene): GameEvent | undefined =>
    blowOn(match, scene, unit.id).find(event => isOnHer(event, scene));
  // She may go down later in the turn than she was struck.
  const from = scenes.findLastIndex(
    (scene, place) => place <= at && scene.state.turn === turn && struck(scene) !== undefined,
  );
  const scene = scenes[from];
  const heaviest = scene && struck(scene);
  const burst = heaviest && events.bursts?.(heaviest);
  const ram = burst
    ? undefined
    : scene?.events.find(event => events.brief?.(event)?.is === 'ram' && isOnHer(event, scene));
  const blow = ram ?? heaviest;
  const means = burst?.says ?? '';
  const by = scene && blow && means === '' ? events.where(blow, situationOf(match, scene.state)).units[0] : null;
  const told = [...new Set([from, at])].flatMap(place => {
    const there = scenes[place];
    return there ? blowOn(match, there, unit.id) : [];
  });
  return {
    name: unit.name,
    fate: fateOf(match.rules, unit),
    by: unitsAt(played, at).find(({ id }) => id === by)?.name ?? null,
    means,
    rammed: ram !== undefined,
    turn,
    words: told.map(event => match.rules.narrate(event, match.scenario)),
    from: Math.max(0, (from > 0 ? from : at) - 1),
    to: at,
  };
};

/** Whether a battle that was won by what the winner met was won by such a loss. */
const wonBy = ({ kind, units }: ObjectiveView, { id }: UnitSheet): boolean =>
  kind !== 'hold' && kind !== 'exit' && kind !== 'survive' && (units?.includes(id) ?? true);

/** The blow that ended a battle; null where it was not lost by a loss in its last turn. */
export const lastBlowOf = (played: Game): LastBlow | null => {
  const { match } = played.setup;
  const last = newestState(played);
  const { outcome } = last;
  if (!outcome || outcome.winner === 'draw') return null;
  const loss = lastLossOf(played, [enemyOf(outcome.winner)], last.turn);
  const met =
    endingBy(match.rules, outcome.cause)?.byObjective === true
      ? match.rules.desk.objectives(situationOf(match, last)).filter(each => each.met && each.side === outcome.winner)
      : [];
  if (!loss || (met.length > 0 && !met.some(each => wonBy(each, loss.unit)))) return null;
  return blowAt(played, loss);
};

/** What of a battle that no blow ended is worth to be seen again: whoever was lost last; null where nobody was. */
export const lastSceneOf = (played: Game): LastBlow | null => {
  const loss = lastLossOf(played, SIDES, 0);
  return loss && blowAt(played, loss);
};

const wonInWords = (winner: Side, lone: Side | null): string => {
  if (lone === null) return t`${SIDE_NAME[winner]} victory`;
  return winner === lone ? t`You won` : t`You lost`;
};

/** How a battle ended, for its headline. */
interface End {
  readonly winner: Side | 'draw';
  /** Null where the battle goes on. */
  readonly ending: Ending | null;
  readonly turn: number;
}

const howInWords = ({ fate, rammed }: LastBlow): string => {
  const how = FATE_NAME[fate];
  return rammed ? t`rammed and ${how}` : how;
};

/** "You lost: Conestoga, rammed and sunk by Ivy in turn 4", to the only player at the screen; to others by the side. */
export const endInWords = ({ winner, ending, turn }: End, lone: Side | null, blow: LastBlow | null): string => {
  const won = winner === 'draw' ? t`The battle is drawn` : wonInWords(winner, lone);
  if (!blow) return ending ? t`${won}: ${headlineInWords(ending, winner, SIDE_NAME)}, in turn ${turn}` : won;
  const { name, by, means } = blow;
  if (means !== '') return t`${won}: ${name}, ${howInWords(blow)} ${means} in turn ${blow.turn}`;
  return by === null
    ? t`${won}: ${name}, ${howInWords(blow)} in turn ${blow.turn}`
    : t`${won}: ${name}, ${howInWords(blow)} by ${by} in turn ${blow.turn}`;
};

/** Luck as one word for the reader. */
export const luckInWords = ({ expected, actual, rolls }: Luck): string => {
  if (rolls === 0) return t`rolled no dice for damage`;
  const surplus = actual - expected;
  if (Math.abs(surplus) < 1) return t`about what the dice owed`;
  const off = decimal(Math.abs(surplus));
  return surplus > 0 ? t`${off} more than the dice owed` : t`${off} less than the dice owed`;
};

/** How long a battle took and, where its headline tells of a blow, why it was over; of one that no blow ended the headline says why. */
export const leadInWords = (
  { reason, turn, last }: { reason: string; turn: number; last: number | null },
  told: boolean,
): string => {
  const took = last === null ? t`It took ${count(turn, 'turn')}.` : t`It took ${turn} of ${count(last, 'turn')}.`;
  return told ? took : `${reason} ${took}`;
};

/** Whether an end's headline says why the battle was over. */
export const saysWhy = ({ ending }: Pick<End, 'ending'>, blow: LastBlow | null): boolean =>
  blow === null && ending !== null;
