import type { DecidingDesk } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import { EDGES } from '../../../core/types.ts';
import { t } from '../../../languages/language.ts';
import { nameIn } from '../../shared/names.ts';
import { flightFor } from '../breakingOff.ts';
import type { Portable, PortableCommand, TakeHex } from '../types.ts';

type Type = PortableCommand['type'];

const ENDS: Partial<Record<Type, 'unit' | 'step' | 'question'>> = {
  done: 'step',
  finish: 'unit',
  stayBack: 'question',
};

/** What goes on without risk, in this order: a ship whose enemy is sunk takes the hex that she rammed (P16). */
const USUAL: readonly Type[] = ['done', 'finish', 'takeHex'];

/** P12: what a beaten ship that has to get away does first: leave, come off the ground, steam on, turn. */
const AWAY: readonly Type[] = ['leave', 'refloat', 'ahead', 'turn', 'astern'];

const STEERED: ReadonlySet<Type> = new Set<Type>(['ahead', 'turn', 'astern']);

/** Where there are two of a kind: over which edge (P38), and to which side. */
const rank = (command: PortableCommand): number => {
  if (command.type === 'leave') return -EDGES.indexOf(command.edge);
  return command.type === 'turn' && command.to === 'starboard' ? 1 : 0;
};

const firstOf = (types: readonly Type[], offers: readonly PortableCommand[]): PortableCommand | null => {
  const type = types.find(each => offers.some(offer => offer.type === each));
  const ways = offers.filter(offer => offer.type === type);
  return ways.reduce<PortableCommand | null>((best, way) => (best && rank(best) <= rank(way) ? best : way), null);
};

/** How the portable rules help a player to decide. */
export const deciding: DecidingDesk<Portable> = {
  asked({ state, scenario, chart }, side) {
    const question = state.cursor.interrupts.at(-1) as TakeHex | undefined;
    if (question?.side !== side) return null;
    const { ship, hex } = question;
    return {
      text: t`The ship that ${nameIn(scenario, ship)} steered to ram is sunk: she may go on into ${chart.label(hex)}, the hex that she rammed, or stay where she is.`,
      unit: ship,
    };
  },
  explain: () => null,
  ends: ({ type }) => ENDS[type] ?? null,
  usual: (_, offers) => firstOf(USUAL, offers),
  // P12: one of several may have to get away first; who can steam and is not breaking off moves as the player likes.
  advise(now, offers) {
    const bound = offers.filter(offer => 'ship' in offer && flightFor(now, shipOf(now, offer.ship)) !== null);
    const isFree = bound.length === 0 && offers.some(({ type }) => STEERED.has(type));
    const asked = bound.length > 0 ? bound : offers;
    const ships = new Set(asked.map(offer => ('ship' in offer ? offer.ship : null)));
    return ships.size === 1 && !isFree ? firstOf(AWAY, asked) : null;
  },
  // Mines and plotted fire: what both know is never the whole.
  isSecret: () => true,
};
