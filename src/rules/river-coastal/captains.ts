import { throwDice } from '../../core/dice.ts';
import { SIDES } from '../../core/types.ts';
import { sectionOf } from './setup/settings.ts';
import { CAPTAINS, GREEN, RED, YELLOW } from './tables.ts';
import type { Captain, Face, Play, RiverShip } from './types.ts';

/** Captains, C15: the white die, which is not thrown where the scenario says what he is like, then green, red and yellow. */
const throwFor = (play: Play, ship: RiverShip): void => {
  const said = sectionOf(play.scenario)?.characters?.[ship.id];
  const dice = throwDice(play.dice, said ? 3 : 4) as Face[];
  const [green = 1, red = 1, yellow = 1] = dice.slice(-3);
  const [white = 1] = dice;
  const captain: Captain = {
    alive: true,
    character: said ?? CAPTAINS.ship[white],
    green: GREEN[green],
    red: RED[red],
    yellow: YELLOW[yellow],
  };
  ship.captain = captain;
  const { alive: _, ...thrown } = captain;
  play.emit({ type: 'captainThrown', unit: ship.id, dice, ...thrown });
};

/** Captains, C15, C112: before the first move, once for each ship that has a crew, the Union's first. */
export const throwCaptains = (play: Play): void => {
  for (const side of SIDES)
    for (const ship of Object.values(play.state.ships))
      if (ship.side === side && ship.fullCpv > 0) throwFor(play, ship);
};
