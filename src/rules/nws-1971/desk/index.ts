import { brief, bursts } from '../words/brief.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { t } from '../../../languages/language.ts';
import type { Desk, GunReady, GunView } from '../../../system/desk/index.ts';
import { laidTogether, mineViews, standingsOf, whereIn } from '../../shared/deskParts.ts';
import { laidOn, pairsAimed, plotsDown } from '../../shared/plotting.ts';
import { BEARING_NAME } from '../../shared/names.ts';
import { objectivesOf, progress } from '../objectives.ts';
import { sequence } from '../sequence.ts';
import { chanceToHit } from '../odds.ts';
import { gunLine, lineBlockedAt, whyNoShot } from '../shots.ts';
import type { Gun, Nws, NwsCommand, NwsEvent, Situation, Unit } from '../types.ts';
import { isShip, serves, unitOf } from '../units.ts';
import { lossesOf, turnLimit } from '../victory.ts';
import { gunName } from '../words/names.ts';
import { armour } from './armour.ts';
import { partViews } from './damage.ts';
import { cellsOf } from './charts.ts';
import { berths, broadside, fieldFrom, fieldOfFire, posed, rams } from './ahead.ts';
import { deciding } from './deciding.ts';
import { oddsOf, riskInWords, salvoView } from './odds.ts';
import { courseView, followsOn, nextPlots, plotLeads, plotViews, readPlot } from './plots.ts';
import { REFUSALS } from './refusals.ts';
import { FALL_STANCES, fallOrderOf } from './falls.ts';
import { rollOf } from './rolls.ts';
import { unitSheets } from './sheets.ts';
import { whyNoFire, whyNoMove } from './why.ts';

const about = (command: NwsCommand): ReturnType<Desk<Nws>['about']> => {
  switch (command.type) {
    case 'aim':
      return { unit: command.unit, target: command.target, gun: command.gun };
    case 'salvo':
      return { unit: command.unit, target: command.target };
    case 'cease':
      return { unit: command.unit, target: null };
    case 'plot': {
      const prey = command.ram || command.spar;
      return { unit: command.ship, target: prey === '' ? null : prey };
    }
    case 'replot':
      return { unit: command.ship, target: null };
    case 'fallOrder':
      return { unit: null, target: null, stance: command.order };
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
  if (gun.place.turret > 0) return 'turret';
  if (gun.bears.length === 4) return 'middle';
  const [first = 'bow', second] = gun.bears;
  // One quarter, or an end pivot; what bears on both beams stands amidships.
  return second === undefined || first === 'bow' || first === 'stern' ? (PLACE[first] ?? 'middle') : 'middle';
};

const readyOf = ({ state }: Situation, unit: Unit, index: number): GunReady => {
  const gun = unit.guns[index];
  if (!gun || !serves(unit, index)) return 'lost';
  const jam = isShip(unit) ? (unit.turrets[gun.place.turret - 1]?.jam ?? 0) : 0;
  if (jam > 0) return { turn: state.turn + jam };
  return gun.ready > state.turn ? { turn: gun.ready } : 'now';
};

/** PV of a light gun at most, and of a heavy one at least. */
const [LIGHT, HEAVY] = [42, 120];

const barrelOf = ({ pv }: Gun): GunView['barrel'] => (pv <= LIGHT ? 'light' : pv >= HEAVY ? 'heavy' : 'medium');

/** The guns one by one, and whether each has a shot at that target now. */
const battery = (now: Situation, id: string, targetId: string | null): GunView[] => {
  const unit = unitOf(now, id);
  const target = targetId === null ? null : unitOf(now, targetId);
  const line = target && gunLine(now, unit, target);
  return unit.guns.map((gun, index) => ({
    gun: index,
    piece: gun.gun,
    name: gunName(gun),
    weight: t`points value ${gun.pv}`,
    barrel: barrelOf(gun),
    mount: gun.mount,
    place: placeOf(gun),
    ready: readyOf(now, unit, index),
    ...(gun.bears.length > 1 && gun.bears.length < 4
      ? { arcs: gun.bears.map(way => BEARING_NAME[way]).join(', ') }
      : {}),
    bears: target && line && whyNoShot(now, unit, index, target, line) === null,
  }));
};

const whereNamed = whereIn<NwsEvent | KernelEvent>(['ship', 'firer', 'target', 'work'], ['at', 'from', 'to', 'by']);

/** What the screen may ask about a battle by these rules. */
export const desk: Desk<Nws> = {
  units: unitSheets,
  about,
  odds: oddsOf,
  risk: riskInWords,
  whyNoMove,
  refusals: REFUSALS,
  markers: now => [
    ...(now.options.mines
      ? mineViews(now.state.mines, ({ live }) => (live === null ? '?' : live ? t`mine` : t`dummy`))
      : []),
    ...now.state.torpedoes.map(({ hex, side }) => ({ hex, side, live: true, label: t`torpedo`, spent: false })),
  ],
  objectives: now => standingsOf(objectivesOf(now), objective => progress(now, objective)),
  points: now =>
    objectivesOf(now).length > 0 ? null : { union: lossesOf(now, 'confederate'), confederate: lossesOf(now, 'union') },
  deciding,
  limit: { kind: 'fixed', last: turnLimit },
  fire: {
    field: fieldOfFire,
    line: lineBlockedAt,
    counts: 'guns',
    whyNot: whyNoFire,
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
    whereabouts: plotLeads,
    course: courseView,
    follows: followsOn,
    berths,
  },
  armour,
  damage: { of: partViews },
  standing: { of: fallOrderOf, stances: FALL_STANCES, title: t`Guns of a fort that fall` },
  outlook: { fieldFrom, rams, broadside, posed },
  events: {
    roll: rollOf,
    cells: cellsOf,
    brief,
    bursts,
    // N25: all guns fire, then all hits are worked out; a gun fires once.
    shot: event => {
      switch (event.type) {
        case 'gunFired':
        case 'hitThrown':
        case 'workThrown':
          return `${event.firer} ${event.gun}`;
        default:
          return null;
      }
    },
    luck: (event, now) =>
      event.type === 'gunFired'
        ? { side: unitOf(now, event.firer).side, expected: chanceToHit(event.need), actual: event.hit ? 1 : 0 }
        : null,
    where(event, now) {
      const { units, hexes } = whereNamed(event, now);
      // A torpedo's way is not that of the ship that launched it.
      return { units: event.type === 'torpedoRan' ? [] : units, hexes: event.type === 'speedSet' ? [] : hexes };
    },
  },
};
