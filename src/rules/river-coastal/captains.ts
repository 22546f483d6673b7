import { throwDice } from '../../core/dice.ts';
import type { Side } from '../../core/types.ts';
import { SIDES } from '../../core/types.ts';
import { hoist, muster } from './flagships.ts';
import { figures } from './silence.ts';
import { sectionOf } from './setup/settings.ts';
import { CAPTAINS, GREEN, RED, YELLOW } from './tables.ts';
import type { Captain, Commander, Face, Play, RiverShip, RiverWork } from './types.ts';

/** Captains, C15: the white die, which is not thrown where the scenario says what he is like, then green, red and yellow. */
const thrown = (
  play: Play,
  of: 'ship' | 'fort',
  said: Captain['character'] | undefined,
): { dice: Face[]; captain: Captain } => {
  const dice = throwDice(play.dice, said ? 3 : 4) as Face[];
  const [green = 1, red = 1, yellow = 1] = dice.slice(-3);
  const [white = 1] = dice;
  const character = said ?? CAPTAINS[of][white];
  return { dice, captain: { alive: true, character, green: GREEN[green], red: RED[red], yellow: YELLOW[yellow] } };
};

const saidOf = ({ scenario }: Play, unit: string): Captain['character'] | undefined =>
  sectionOf(scenario)?.characters?.[unit];

/** C118: a character that is named for a flagship is her commander’s. */
const throwFor = (play: Play, ship: RiverShip, flagship: boolean): void => {
  const { dice, captain } = thrown(play, 'ship', flagship ? undefined : saidOf(play, ship.id));
  ship.captain = captain;
  if (play.options.silentCaptains) play.state.silent = [...(play.state.silent ?? []), ship.id];
  else play.emit({ type: 'captainThrown', unit: ship.id, dice, ...figures(captain) });
};

/** C15, C22, C118: a fleet commander, who takes the captain's place aboard his flagship. */
const throwCommander = (play: Play, commander: Commander): void => {
  const { dice, captain } = thrown(play, 'ship', saidOf(play, commander.ship));
  Object.assign(commander, captain);
  play.emit({ type: 'commanderThrown', unit: commander.ship, dice, ...figures(captain) });
  hoist(play.state, commander, commander.ship);
};

/** C27: a fort's commander. */
const throwForFort = (play: Play, work: RiverWork): void => {
  const { dice, captain } = thrown(play, 'fort', saidOf(play, work.id));
  work.commander = { ...captain, square: 1, before: work.cpv, fell: false };
  play.emit({ type: 'captainThrown', unit: work.id, dice, ...figures(captain) });
};

const throwForSide = (play: Play, side: Side): void => {
  for (const ship of Object.values(play.state.ships)) {
    if (ship.side !== side || ship.fullCpv === 0) continue;
    const commander = play.state.staff?.commanders.find(each => each.ship === ship.id);
    throwFor(play, ship, commander !== undefined);
    if (commander) throwCommander(play, commander);
  }
  for (const work of Object.values(play.state.works))
    if (work.side === side && work.kind === 'fort' && work.fullCpv > 0) throwForFort(play, work);
};

/**
 * Captains, C15, C112: before the first move, once for each ship that has a crew and for whoever commands a fleet or a fort, the Union's
 * first.
 */
export const throwCaptains = (play: Play): void => {
  play.state.staff = muster(play);
  for (const side of SIDES) throwForSide(play, side);
};
