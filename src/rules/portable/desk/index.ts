import { brief, bursts } from '../words/brief.ts';
import { mineViews, standingsOf, whereIn, whereLying } from '../../shared/deskParts.ts';
import type { Desk } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import type { KernelEvent, Side } from '../../../core/types.ts';
import { cellsOf } from './charts.ts';
import { deciding } from './deciding.ts';
import { atRest, driftAhead, driftInWords } from './drift.ts';
import { lineBlockedAt } from '../gunnery.ts';
import { afoot, broadside, fieldFrom, fieldHere, posed, rams } from './ahead.ts';
import { groundingOdds } from '../odds.ts';
import { isSandbarFor } from '../river.ts';
import { allowance } from '../steps.ts';
import { GUN_DAMAGE, RAM_DAMAGE } from '../tables.ts';
import type { Portable, PortableEvent, Situation, PortableMine } from '../types.ts';
import { unitOf } from '../units.ts';
import { objectivesOf, progress, turnLimit } from '../victory.ts';
import { t } from '../../../languages/language.ts';
import { oddsOf } from './odds.ts';
import { REFUSALS } from './refusals.ts';
import { unitSheets } from './sheets.ts';
import { whyNoMove, whyNoShot } from './why.ts';

const DAMAGE_MEAN = { gun: GUN_DAMAGE, ram: RAM_DAMAGE } as const;
const mean = (column: readonly number[]): number => column.reduce((sum, value) => sum + value, 0) / column.length;

const sideOfUnit = (now: Situation, id: string): Side => unitOf(now, id).side;

const roll = (event: PortableEvent | KernelEvent): { dice: readonly number[]; caption: string } | null => {
  switch (event.type) {
    case 'shotFired':
      return { dice: event.dice, caption: t`gunfire, damage ${event.damage}` };
    case 'shipRammed':
      return { dice: event.dice, caption: t`ram, damage ${event.damage}` };
    case 'mineStruck':
      return { dice: event.dice, caption: t`mine, damage ${event.damage}` };
    case 'groundingRolled':
      return { dice: event.dice, caption: event.aground ? t`aground` : t`clears the shoal` };
    case 'refloatRolled':
      return { dice: event.dice, caption: event.afloat ? t`floats` : t`still aground` };
    case 'driftRolled':
      return { dice: [event.die], caption: event.stays === null ? t`drifts` : t`keeps station` };
    case 'initiativeRolled':
      return {
        dice: event.rolls.flatMap(pair => [pair.union, pair.confederate]),
        caption: event.first === 'union' ? t`first move: Union` : t`first move: Confederate`,
      };
    default:
      return null;
  }
};

const mineLabel = ({ live }: PortableMine): string => (live === null ? t`mine or dummy` : live ? t`mine` : t`dummy`);

/** What the screen may ask about a portable battle. */
export const desk: Desk<Portable> = {
  units: unitSheets,
  about(command) {
    if (command.type === 'aim') return { unit: command.firer, target: command.target };
    if (command.type === 'ram') return { unit: command.ship, target: command.target };
    return { unit: 'ship' in command ? command.ship : null, target: null };
  },
  odds: oddsOf,
  risk(now, ship, hex) {
    if (!isSandbarFor(now, shipOf(now, ship), hex)) return null;
    const { ways, of } = groundingOdds(now, ship);
    return t`may ground at ${now.chart.label(hex)}: ${ways} in ${of}`;
  },
  whyNoMove,
  refusals: REFUSALS,
  markers: now => mineViews(now.state.mines, mineLabel),
  objectives: now => standingsOf(objectivesOf(now), objective => progress(now, objective)),
  deciding,
  limit: { kind: 'fixed', last: turnLimit },
  fire: {
    field: fieldHere,
    line: lineBlockedAt,
    counts: 'dice',
    whyNot: whyNoShot,
    plotted: now => Object.entries(now.state.plots).map(([unit, target]) => ({ unit, target })),
    laidOn: (command, target) => (command.type === 'aim' ? { ...command, target } : null),
  },
  steps: {
    whereabouts: whereLying,
    is: command => command.type === 'ahead' || command.type === 'turn' || command.type === 'astern',
    cost: (now, command) => (command.type === 'astern' ? allowance(shipOf(now, command.ship)) : 1),
    mayEnd: () => true,
    afoot,
    atRest,
    river: (now, ship) => driftInWords(now, driftAhead(now), ship),
  },
  outlook: { fieldFrom, rams, broadside, posed },
  events: {
    roll,
    cells: cellsOf,
    brief,
    bursts,
    luck(event, now) {
      if (event.type !== 'shotFired' && event.type !== 'shipRammed') return null;
      const column = event.type === 'shotFired' ? DAMAGE_MEAN.gun : DAMAGE_MEAN.ram;
      const by = event.type === 'shotFired' ? event.firer : event.ship;
      // P40: what drifts against a friend is nobody's luck.
      if (sideOfUnit(now, by) === sideOfUnit(now, event.target)) return null;
      return { side: sideOfUnit(now, by), expected: event.dice.length * mean(column), actual: event.damage };
    },
    where: whereIn<PortableEvent | KernelEvent>(
      ['ship', 'firer', 'target', 'unit', 'work'],
      ['at', 'from', 'to', 'hex'],
    ),
    movesFirst: event => (event.type === 'initiativeRolled' ? event.first : null),
  },
};
