import { situationOf } from '../../core/engine.ts';
import { enemyOf, SIDES, type GameEvent, type Side, type State } from '../../core/types.ts';
import { t } from '../../languages/language.ts';
import type { Match } from '../../system/ruleset.ts';
import { SIDE_NAME } from '../ui/words.ts';
import type { LogLine } from './log.ts';

/** Where the ships of a side lie and how they head. */
const placesOf = (match: Match, state: State, side: Side): string =>
  JSON.stringify(
    match.rules.desk
      .units(situationOf(match, state))
      .filter(unit => unit.side === side && unit.kind === 'ship' && unit.present)
      .map(({ id, hexes, facing }) => [id, hexes, facing]),
  );

/** Where courses are plotted everybody has moved when the guns speak last in a turn. */
const endsMoving = ({ rules }: Match, event: GameEvent): boolean =>
  rules.desk.plots !== undefined &&
  event.type === 'phaseBegan' &&
  'phase' in event &&
  event.phase === rules.sequence.findLast(({ kind }) => kind === 'gun')?.id;

/** The state in which the turn of that entry began to be decided. */
const beganIn = (stateAt: (count: number) => State, entry: number): State => {
  let count = entry - 1;
  const { turn } = stateAt(count);
  while (count > 0 && stateAt(count - 1).turn === turn) count -= 1;
  return stateAt(count);
};

/** Sides of which no ship has moved or turned in the turn whose moves are over with an event of that entry; of ships that are out of an enemy's sight nothing is told. */
export const sidesThatStayed = (
  match: Match,
  event: GameEvent,
  stateAt: (count: number) => State,
  entry: number,
): readonly Side[] => {
  if (entry === 0 || !endsMoving(match, event)) return [];
  const [before, after] = [beganIn(stateAt, entry), stateAt(entry)];
  return SIDES.filter(side => {
    const places = placesOf(match, after, side);
    const known = placesOf(match, match.rules.redact(after, enemyOf(side)), side);
    return places !== '[]' && places === known && places === placesOf(match, before, side);
  });
};

/** The same in the log: no event tells it. */
export const stayedLine = (side: Side, entry: number, index: number): LogLine => ({
  index,
  entry,
  kind: 'line',
  text: t`The ${SIDE_NAME[side]} ships have stayed where they were.`,
  roll: null,
  hexes: [],
  units: [],
});
