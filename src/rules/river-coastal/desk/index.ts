import { brief, bursts } from '../words/brief.ts';
import { laidTogether, standingsOf, whereIn } from '../../shared/deskParts.ts';
import { laidOn, pairsAimed, plotsDown } from '../../shared/plotting.ts';
import { chanceIn } from '../../shared/chances.ts';
import type { Desk, GunReady, GunView } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { REASONS } from '../factors.ts';
import { facesThatHit, whyNoGun } from '../gunnery.ts';
import { objectivesOf, progress } from '../objectives.ts';
import { sequence } from '../sequence.ts';
import { lineOf } from '../shots.ts';
import type { Gun, Order, RiverCoastal, RiverCommand, RiverEvent, Situation, StationAt, Unit } from '../types.ts';
import { isMortar, isWorking, unitOf } from '../units.ts';
import { pointsDestroyed, turnLimit } from '../victory.ts';
import { BEARING_NAME } from '../../shared/names.ts';
import { ORDER_NAME } from '../words/captions.ts';
import { gunName } from '../words/names.ts';
import { lineBlockedAt } from '../sight.ts';
import { berths, broadside, fieldFrom, fieldOfFire, posed, rams } from './ahead.ts';
import { cellsOf } from './charts.ts';
import { cardViews, prelude } from './choices.ts';
import { crew } from './crew.ts';
import { deciding } from './deciding.ts';
import { markersOf } from './markers.ts';
import { oddsOf, riskInWords, salvoView } from './odds.ts';
import { courseView, followsOn, nextPlots, plotLeads, plottedAgain, plotViews, readPlot } from './plots.ts';
import { isFoggy, isThick } from '../weather.ts';
import { REFUSALS } from './refusals.ts';
import { rollOf } from './rolls.ts';
import { unitSheets } from './sheets.ts';
import { whyNoMove, whyNoShot } from './why.ts';

/** C16: whom or what place an order names; which order it is, is chosen first. */
const aboutOrder = (ship: string, { kind, unit, hex, where }: Order): ReturnType<Desk<RiverCoastal>['about']> => {
  const means = kind === 'station' ? STATION_MEANS[where as StationAt] : ORDER_NAME[kind];
  if (unit !== '') return { unit: ship, target: unit, means };
  return hex === 0 ? { unit: ship, target: null } : { unit: ship, target: null, hex, means };
};

const STATION_MEANS: Readonly<Record<StationAt, string>> = {
  ahead: t`Keep station ahead`,
  astern: t`Keep station astern`,
  port: t`Keep station to port`,
  starboard: t`Keep station to starboard`,
};

const about = (command: RiverCommand): ReturnType<Desk<RiverCoastal>['about']> => {
  switch (command.type) {
    case 'aim':
      return { unit: command.unit, target: command.target, gun: command.gun };
    case 'salvo':
      return { unit: command.unit, target: command.target };
    case 'cease':
      return { unit: command.unit, target: null };
    case 'plot':
      return { unit: command.ship, target: command.ram === '' ? null : command.ram };
    case 'replot':
      return { unit: command.ship, target: null };
    case 'fort':
    case 'allot':
      return { unit: command.unit, target: null };
    case 'board':
      return {
        unit: command.ship,
        target: command.target,
        means: command.parties > 1 ? t`Board with 2` : t`Board with 1`,
      };
    case 'land':
      return { unit: command.ship, target: command.target, means: command.parties > 1 ? t`Land 2` : t`Land 1` };
    case 'march':
      return { unit: command.ship, target: command.target };
    case 'recall':
    case 'stay':
      return { unit: command.ship, target: null };
    case 'takeShip':
    case 'nameFlagship':
      return { unit: command.ship, target: null };
    case 'layField':
      return { unit: null, target: null, hex: command.hex, means: command.live ? t`Mines` : t`Dummies` };
    case 'strand':
      return { unit: null, target: null, hex: command.hex };
    case 'order':
      return aboutOrder(command.ship, command.order);
    default:
      return { unit: null, target: null };
  }
};

const PLACE: Readonly<Record<string, GunView['place']>> = {
  bow: 'front',
  front: 'front',
  stern: 'rear',
  rear: 'rear',
  port: 'left',
  left: 'left',
  starboard: 'right',
  right: 'right',
};

const placeOf = (gun: Gun): GunView['place'] => {
  if (gun.stands === 'turret') return 'turret';
  if (gun.bears.length === 4) return 'middle';
  const [first = 'bow', second] = gun.bears;
  // One quarter, or an end pivot; what bears on both beams stands amidships.
  return second === undefined || first === 'bow' || first === 'stern' ? (PLACE[first] ?? 'middle') : 'middle';
};

const readyOf = ({ state }: Situation, unit: Unit, index: number, gun: Gun): GunReady => {
  if (gun.lost) return 'lost';
  if (!isWorking(unit, index)) return 'out';
  return gun.loaded > state.turn ? { turn: gun.loaded } : 'now';
};

const barrelOf = ({ damage }: Gun): GunView['barrel'] => (damage < 6 ? 'light' : damage > 6 ? 'heavy' : 'medium');

/** The guns one by one, and whether each has a shot at that target now. */
const battery = (now: Situation, id: string, targetId: string | null): GunView[] => {
  const unit = unitOf(now, id);
  const target = targetId === null ? null : unitOf(now, targetId);
  return unit.guns.map((gun, index) => ({
    gun: index,
    piece: gun.gun,
    name: gunName(gun),
    weight: isMortar(gun) ? t`at works only` : t`damage ${gun.damage}`,
    barrel: barrelOf(gun),
    mount: gun.mount,
    place: placeOf(gun),
    ready: readyOf(now, unit, index, gun),
    ...(gun.bears.length > 1 && gun.bears.length < 4
      ? { arcs: gun.bears.map(way => BEARING_NAME[way]).join(', ') }
      : {}),
    bears: target && whyNoGun(now, unit, index, target, lineOf(now, unit, gun, target)) === null,
  }));
};

const whereNamed = whereIn<RiverEvent | KernelEvent>(['ship', 'firer', 'target', 'unit'], ['at', 'from', 'to', 'by']);

const chanceToHit = (event: Extract<RiverEvent, { type: 'gunFired' | 'mortarFired' }>): number =>
  event.type === 'mortarFired'
    ? chanceIn(facesThatHit(event.need, 0))
    : chanceIn(facesThatHit(event.need, event.total - event.die));

/** What the screen may ask about a battle by River and Coastal. */
export const desk: Desk<RiverCoastal> = {
  units: unitSheets,
  about,
  odds: oddsOf,
  risk: riskInWords,
  whyNoMove,
  refusals: REFUSALS,
  markers: markersOf,
  objectives: now =>
    now.state.random ? cardViews(now) : standingsOf(objectivesOf(now), objective => progress(now, objective)),
  prelude,
  points: now =>
    now.state.random || objectivesOf(now).length > 0
      ? null
      : { union: pointsDestroyed(now, 'union'), confederate: pointsDestroyed(now, 'confederate') },
  light: now => (isFoggy(now) ? 'mist' : 'day'),
  clouds: now =>
    Object.entries(now.state.smoke).map(([hex, { level }]) => ({
      hex: Number(hex),
      level,
      thick: isThick(now, Number(hex)),
    })),
  deciding,
  limit: { kind: 'fixed', last: turnLimit },
  fire: {
    field: fieldOfFire,
    line: lineBlockedAt,
    counts: 'guns',
    whyNot: whyNoShot,
    plotted: pairsAimed,
    laidOn,
  },
  guns: { of: battery, salvo: laidTogether(sequence, salvoView) },
  plots: {
    of: plotViews,
    lays: t`Lay the plots`,
    down: (now, side) => plotsDown(plotViews(now), side),
    reads: readPlot,
    next: nextPlots,
    takesUp: (side, ship) => ({ type: 'replot', side, ship }),
    again: plottedAgain,
    whereabouts: plotLeads,
    course: courseView,
    berths,
    follows: followsOn,
  },
  crew,
  outlook: { fieldFrom, rams, broadside, posed },
  events: {
    roll: rollOf,
    cells: cellsOf,
    brief,
    bursts,
    modifiers: REASONS,
    luck: (event, now) =>
      event.type === 'gunFired' || event.type === 'mortarFired'
        ? { side: unitOf(now, event.firer).side, expected: chanceToHit(event), actual: event.hit ? 1 : 0 }
        : null,
    where(event, now) {
      const { units, hexes } = whereNamed(event, now);
      return { units, hexes: event.type === 'speedSet' ? [] : hexes };
    },
  },
};
