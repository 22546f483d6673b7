import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { watched } from './effects.ts';
import { mineCost } from './hazards.ts';
import { losePoints, sink } from './loss.ts';
import type { Play, RiverMine, Situation } from './types.ts';

/** C77: whether anybody still throws for it: a dummy that is known for one is no danger. */
const isDoubtful = ({ known, live }: RiverMine): boolean => !(known && live === false);

/** C77: fields that a ship comes into from outside by going from one hex to the next. */
export const fieldsEntered = ({ state }: Pick<Situation, 'state'>, from: HexId, to: HexId): RiverMine[] =>
  (state.mines ?? []).filter(field => isDoubtful(field) && field.hexes.includes(to) && !field.hexes.includes(from));

/** C77: a die is thrown in a dummy too, so that a 1 tells nothing. A field is not spent. */
const cross = (play: Play, field: RiverMine, id: ShipId): void => {
  const { at } = shipOf(play, id);
  const die = play.dice.roll(6);
  const costs = mineCost(die);
  if (costs === 0) {
    play.emit({ type: 'mineRolled', ship: id, at, die, does: 'fails' });
    return;
  }
  field.known = true;
  const mines = field.live === true;
  play.emit({ type: 'mineRolled', ship: id, at, die, does: !mines ? 'dummy' : costs === 'sunk' ? 'sinks' : 'bursts' });
  if (!mines) return;
  if (costs === 'sunk') sink(play, id, 'mine');
  else watched(play, id, () => losePoints(play, id, costs, 'mine'));
};

/** Torpedoes and Anchored Mines, C77: what she has come into by her last hex, whoever laid it. */
export const meetMines = (play: Play, id: ShipId, from: HexId): void => {
  for (const field of fieldsEntered(play, from, shipOf(play, id).at))
    if (shipOf(play, id).status === 'afloat') cross(play, field, id);
};
