import { t } from '../../../languages/language.ts';
import type { HexId } from '../../../core/types.ts';
import type { OddsView, UnitSheet } from '../../../system/desk/index.ts';
import { both, chanceIn, dieAtLeast, type Chance } from '../../shared/chances.ts';
import { nameIn } from '../../shared/names.ts';
import { areInContact } from '../fireShips.ts';
import { burnsOdds, goesOffOdds, spreadOdds } from '../odds.ts';
import { EXPLODES_ON, FIRE_SHIPS } from '../tables.ts';
import type { RiverShip, Situation } from '../types.ts';

/** Fire ships and explosive ships, C79, C80: the odds of every die before it is thrown. */

type Headlines = OddsView['headlines'];

/** C79, C80: what becomes of a ship that touches one which is let go in this move. */
export const letGoHeadlines = (ship: RiverShip, target: RiverShip): Headlines => {
  const [burns, bursts] = [burnsOdds(ship, true), goesOffOdds(ship, true)];
  return [
    ...(burns.ways > 0 ? [{ label: t`burns as the move ends`, chance: chanceIn(burns) }] : []),
    ...(burns.ways > 0
      ? [{ label: t`sets her on fire, touching`, chance: chanceIn(spreadOdds(ship, target, true)) }]
      : []),
    ...(bursts.ways > 0 ? [{ label: t`takes her down, touching`, chance: chanceIn(bursts) }] : []),
  ];
};

const MOVES = 3;
/** That it happens in one of so many moves at least, if each is as likely as the others. */
const sooner = (each: number): number =>
  1 - Array.from({ length: MOVES }, () => 1 - each).reduce((all, one) => all * one);

/** C80: a ship full of powder is let go. */
const powderView = (bursts: number): OddsView => ({
  basis: t`1 die at the end of each move, ${EXPLODES_ON} or more`,
  outcomes: [
    { label: t`the fuse burns`, points: 0, chance: 1 - bursts },
    { label: t`she goes off`, points: 0, chance: bursts },
  ],
  expected: 0,
  headlines: [
    { label: t`she goes off`, chance: bursts },
    { label: t`within ${MOVES} moves`, chance: sooner(bursts) },
  ],
});

/** C79: a fire ship is let go, and nobody is meant. */
const fireView = (burns: Chance): OddsView => {
  const lit = chanceIn(burns);
  const touching = (need: number): number => chanceIn(both(burns, dieAtLeast(need)));
  return {
    basis: t`1 die at the end of each move, ${FIRE_SHIPS.lightsOn} or more`,
    outcomes: [
      { label: t`not lit yet`, points: 0, chance: 1 - lit },
      { label: t`burns`, points: 0, chance: lit },
    ],
    expected: 0,
    headlines: [
      { label: t`burns as the move ends`, chance: lit },
      { label: t`sets on fire wood that she touches`, chance: touching(FIRE_SHIPS.catchesOn) },
      { label: t`sets on fire an ironclad that she touches`, chance: touching(FIRE_SHIPS.ironcladCatchesOn) },
    ],
  };
};

/** C79, C80: a plot that lets her go; null where no die is thrown for it in this move. */
export const letGoView = (ship: RiverShip): OddsView | null => {
  const [burns, bursts] = [burnsOdds(ship, true), goesOffOdds(ship, true)];
  if (bursts.ways > 0) return powderView(chanceIn(bursts));
  return burns.ways > 0 ? fireView(burns) : null;
};

/** What threatens a ship from another that she touches, or would touch. */
const threatsOf = (by: RiverShip, ship: RiverShip): { fire: Chance; powder: Chance } => ({
  fire: spreadOdds(by, ship),
  powder: goesOffOdds(by),
});

const afloatBeside = ({ state }: Situation, ship: RiverShip): RiverShip[] =>
  Object.values(state.ships).filter(({ id, status, at }) => id !== ship.id && status === 'afloat' && at !== 0);

/** C79, C80: whom she touches who burns, or is to burn, and what the end of the move may bring her. */
export const touchLines = (now: Situation, ship: RiverShip): UnitSheet['lines'] => {
  if (ship.status !== 'afloat') return [];
  return afloatBeside(now, ship)
    .filter(other => areInContact(ship, other))
    .flatMap(other => {
      const { fire, powder } = threatsOf(other, ship);
      const name = nameIn(now.scenario, other.id);
      return [
        ...(fire.ways > 0 ? [{ label: t`Touches`, value: t`${name}: catches fire ${fire.ways} in ${fire.of}` }] : []),
        ...(powder.ways > 0
          ? [{ label: t`Touches`, value: t`${name}: goes down with her ${powder.ways} in ${powder.of}` }]
          : []),
      ];
    });
};

/** C79, C80: what it may cost to run upon whoever lies in a hex. */
export const brandRisks = (now: Situation, ship: RiverShip, hex: HexId): string[] =>
  afloatBeside(now, ship)
    .filter(({ at }) => at === hex)
    .flatMap(other => {
      const { fire, powder } = threatsOf(other, ship);
      const name = nameIn(now.scenario, other.id);
      return [
        ...(fire.ways > 0 ? [t`${name} may set her on fire: ${fire.ways} in ${fire.of}`] : []),
        ...(powder.ways > 0 ? [t`${name} may take her down: ${powder.ways} in ${powder.of}`] : []),
      ];
    });
