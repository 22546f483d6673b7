import { enemyOf, type HexId } from '../../../core/types.ts';
import { named } from '../../../languages/phrase.ts';
import { reason, type Reason, type Step } from '../../../system/captain.ts';
import type { ObjectiveCard, RiverCoastal, RiverCommand, Situation } from '../types.ts';
import { afloat } from '../units.ts';
import { CARD_NAME } from '../words/cards.ts';
import type { RiverAsk } from './field.ts';
import { workFrom } from '../setup/muster.ts';

/** What a captain chooses before move 1 of a random battle (C92 to C97). */

/** How hard a card is to meet: the hardest of three goes back. */
const HARD: Readonly<Record<ObjectiveCard, number>> = {
  ironclad: 2,
  sandbar: 3,
  islands: 1,
  downstream: 4,
  flagship: 5,
  passOne: 3,
  passTwo: 6,
  ironclads: 7,
  fort: 11,
  port: 8,
  town: 8,
  fleet: 10,
};
/** The Union begins where the river runs out. */
const AT_HOME = 3;
/** Guns from which a fort is worth a ship. */
const GUNS = 4;

const hardness = (side: RiverCommand['side'], card: ObjectiveCard): number =>
  HARD[card] - (card === 'downstream' && side === 'union' ? AT_HOME : 0);

/** Hexes from the line between the fleets: where ships are most likely to pass. */
const offTheWay = (now: Situation, hex: HexId): number => {
  const far = afloat(now).map(({ at }) => now.chart.range(at, hex));
  return Math.max(...far);
};

const fortIsStrong = (now: Situation, id: string): boolean => {
  const work = now.scenario.works.find(each => each.id === id);
  return work !== undefined && workFrom(work).guns.length >= GUNS;
};

/** How little a choice is liked; the least disliked is taken. */
const dislike = (now: Situation, command: RiverCommand): number => {
  const { ships } = now.state;
  switch (command.type) {
    case 'keepFort':
      return fortIsStrong(now, command.unit) ? 0 : 2;
    case 'takeShip':
      return 1;
    case 'layField':
      return offTheWay(now, command.hex) + (command.live ? 0 : 0.5);
    case 'nameFlagship':
      return -(ships[command.ship]?.fullSpv ?? 0);
    case 'giveBack':
      return -hardness(command.side, command.card);
    case 'strand': {
      // As far from her home as she can be.
      const [home = 'left'] = now.scenario.homeEdges[enemyOf(command.side)];
      return -now.chart.hexesToEdge(command.hex, home);
    }
    default:
      return Infinity;
  }
};

const whyOf = (command: RiverCommand): Reason => {
  switch (command.type) {
    case 'keepFort':
      return reason`The fort has guns enough.`;
    case 'takeShip':
      return reason`${named(command.ship)} is worth more than the fort.`;
    case 'layField':
      return reason`Ships are likely to come this way.`;
    case 'nameFlagship':
      return reason`${named(command.ship)} takes most to sink.`;
    case 'giveBack':
      return reason`The hardest card goes back: ${CARD_NAME[command.card]}.`;
    default:
      return reason`It is the farthest from her home.`;
  }
};

const CHOICES: ReadonlySet<RiverCommand['type']> = new Set<RiverCommand['type']>([
  'keepFort',
  'takeShip',
  'layField',
  'nameFlagship',
  'giveBack',
  'strand',
]);

/** What he would choose of these; null where nothing is to be chosen before move 1. */
export const chosenBefore = (now: Situation, options: readonly RiverCommand[]): RiverCommand | null => {
  let best: RiverCommand | null = null;
  let least = Infinity;
  for (const command of options) {
    if (!CHOICES.has(command.type)) continue;
    const far = dislike(now, command);
    if (far < least) [best, least] = [command, far];
  }
  return best;
};

export const stepBefore = ({ now, options }: RiverAsk): Step<RiverCoastal> | null => {
  const command = chosenBefore(now, options);
  return command && { command, why: () => whyOf(command) };
};
