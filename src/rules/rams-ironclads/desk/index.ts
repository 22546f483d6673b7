import { brief, bursts } from '../words/brief.ts';
import { laidTogether, mineViews, standingsOf, whereIn } from '../../shared/deskParts.ts';
import { laidOn, pairsAimed, plotsDown } from '../../shared/plotting.ts';
import type { Desk, GunReady, GunView, ShownRoll } from '../../../system/desk/index.ts';
import { counted, t } from '../../../languages/language.ts';
import { shipOf } from '../../../core/rules.ts';
import type { KernelEvent, Side } from '../../../core/types.ts';
import { cellsOf } from './charts.ts';
import { deciding } from './deciding.ts';
import { berths, broadside, fieldFrom, fieldOfFire, posed, rams } from './ahead.ts';
import { oddsOf, riskInWords, salvoView } from './odds.ts';
import { courseView, markerLeads, nextMarkers, plotViews, readMarker } from './plots.ts';
import { REFUSALS } from './refusals.ts';
import { whyNoMove, whyNoShot } from './why.ts';
import { REASONS } from '../factors.ts';
import { whyNoGun } from '../gunnery.ts';
import { gunName } from '../words/names.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { objectivesOf, progress } from '../objectives.ts';
import { sequence } from '../sequence.ts';
import { unitSheets } from './sheets.ts';
import { lineBetween, lineBlockedAt } from '../sight.ts';
import { LIGHT, SCALE } from '../tables.ts';
import type { Gun, RamsCommand, RamsEvent, RamsIronclads, Situation, RamsMine } from '../types.ts';
import { unitOf } from '../units.ts';
import { halvesDestroyed, turnLimit } from '../victory.ts';
import { CRITICAL_CAPTION, HIT_CAPTION, SPAR_CAPTION } from '../words/captions.ts';
import { BEARING_NAME } from '../../shared/names.ts';

const about = (command: RamsCommand): ReturnType<Desk<RamsIronclads>['about']> => {
  switch (command.type) {
    case 'aim':
      return { unit: command.unit, target: command.target, ...(command.gun < 0 ? {} : { gun: command.gun }) };
    case 'salvo':
      return { unit: command.unit, target: command.target };
    case 'cease':
      return { unit: command.unit, target: null };
    case 'takeInTow':
    case 'ram':
    case 'useSpar':
      return { unit: command.ship, target: command.target };
    default:
      return { unit: 'ship' in command ? command.ship : null, target: null };
  }
};

const yes = (holds: boolean, good: string, bad: string): string => (holds ? good : bad);

/** The dice that an event shows and what came of them. */
const rollOf = (event: RamsEvent | KernelEvent): Omit<ShownRoll, 'side'> | null => {
  switch (event.type) {
    case 'gunFired':
      return {
        dice: event.partDie === null ? [event.die] : [event.partDie, event.die],
        caption: event.hit
          ? t`gunfire, ${event.total} on ${event.armour}: hit`
          : t`gunfire, ${event.total} on ${event.armour}: no hit`,
      };
    case 'smallShotFired':
      return event.dice.length === 0
        ? null
        : { dice: event.dice, caption: yes(event.helm, t`helmsman falls`, t`gunners kept down`) };
    case 'hitRolled':
      return { dice: [event.die], caption: HIT_CAPTION[event.effect] };
    case 'shoreHitRolled':
      return { dice: [event.die], caption: yes(event.knocksOut, t`gun lost`, t`no gun lost`) };
    case 'criticalRolled':
      return { dice: event.dice, caption: CRITICAL_CAPTION[event.effect] };
    case 'knotsLost':
      return event.dice.length === 0 ? null : { dice: event.dice, caption: t`${knotsInWords(event.halves)} lost` };
    case 'ramRolled':
      return { dice: [event.die], caption: t`ram: ${event.total}` };
    case 'mineRolled':
      return { dice: event.dice, caption: yes(event.explodes, t`explodes`, t`does not go off`) };
    case 'groundingRolled':
      return { dice: [event.die], caption: yes(event.aground, t`aground`, t`floats`) };
    case 'freeingRolled':
      return { dice: [event.die], caption: yes(event.free, t`comes off`, t`still fast`) };
    default:
      return otherRoll(event);
  }
};

const REPAIR_CAPTION = {
  jam: (turns: string) => t`jam: ${turns}`,
  steering: (turns: string) => t`steering: ${turns}`,
  gunport: (turns: string) => t`gunport: ${turns}`,
} as const;

const otherRoll = (event: RamsEvent | KernelEvent): Omit<ShownRoll, 'side'> | null => {
  switch (event.type) {
    case 'yawRolled':
      return {
        dice: [event.die],
        caption: event.to === 'straight' ? t`keeps her head` : t`yaws to ${BEARING_NAME[event.to]}`,
      };
    case 'fireFought':
      return { dice: [event.die], caption: yes(event.out, t`fire out`, t`burns on`) };
    case 'repairTimed':
      return { dice: [event.die], caption: REPAIR_CAPTION[event.what](counted(event.die, 'turn')) };
    case 'fireBroke':
      return { dice: [event.die], caption: counted(event.die, 'attempt') };
    case 'crewTested':
      return { dice: [event.die], caption: yes(event.leaves, t`crew leaves`, t`crew stays`) };
    case 'sinkingBegan':
      return { dice: [event.die], caption: t`sinks at the end of turn ${event.at}` };
    case 'sparRolled':
      return { dice: [event.die], caption: SPAR_CAPTION[event.result] };
    case 'torpedoBurst':
      return { dice: [event.die], caption: t`torpedo: ${counted(event.knots, 'knot')}` };
    case 'mineTimed':
      return { dice: [event.die], caption: t`strength ${event.die}` };
    default:
      return null;
  }
};

const whereNamed = whereIn<RamsEvent | KernelEvent>(
  ['ship', 'firer', 'target', 'unit', 'tow'],
  ['at', 'from', 'to', 'by'],
);

const chanceToHit = (event: Extract<RamsEvent, { type: 'gunFired' }>): number =>
  Math.min(6, Math.max(0, 6 - (event.armour - (event.total - event.die)))) / 6;

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
  const [first = 'bow', second] = gun.bears;
  // One quarter, or an end pivot; what bears on both beams stands amidships.
  return second === undefined || first === 'bow' || first === 'stern' ? (PLACE[first] ?? 'middle') : 'middle';
};

const arcsOf = ({ bears }: Gun): string => bears.map(way => BEARING_NAME[way]).join(', ');

/** What has fired is ready again with the next move. */
const readyOf = ({ state }: Situation, gun: Gun): GunReady => {
  if (gun.lost) return 'lost';
  if (gun.shut > 0) return 'out';
  return gun.fired && gun.fireValue !== LIGHT ? { turn: state.turn + 1 } : 'now';
};

/** Fire value 3 is drawn as a medium gun. */
const barrelOf = ({ fireValue }: Gun): GunView['barrel'] =>
  fireValue < 3 ? 'light' : fireValue > 3 ? 'heavy' : 'medium';

/** The guns one by one, and whether each has a shot at that target in this half of the move. */
const battery = (now: Situation, id: string, targetId: string | null): GunView[] => {
  const unit = unitOf(now, id);
  const target = targetId === null ? null : unitOf(now, targetId);
  const line = target && lineBetween(now, unit, target);
  return unit.guns.map((gun, index) => ({
    gun: index,
    piece: gun.gun,
    name: gunName(gun),
    weight: t`fire value ${gun.fireValue}`,
    barrel: barrelOf(gun),
    mount: gun.mount,
    place: gun.bears.length === 4 && gun.stands !== 'turret' ? 'middle' : placeOf(gun),
    ready: readyOf(now, gun),
    ...(gun.bears.length > 1 && gun.bears.length < 4 ? { arcs: arcsOf(gun) } : {}),
    bears: target && line ? whyNoGun(now, unit, gun, target, line) === null : null,
  }));
};

/** R32: what a side has destroyed, in knots. */
const knotsDestroyed = (now: Situation, side: Side): number => halvesDestroyed(now, side) / SCALE.halves;

const mineLabel = ({ live, field, adrift }: RamsMine): string => {
  if (live === null) return adrift ? t`torpedo or nothing, adrift` : t`torpedo or nothing`;
  if (!live) return adrift ? t`dummy, adrift` : t`dummy`;
  return field ? t`torpedoes` : adrift ? t`torpedo, adrift` : t`torpedo`;
};

/** What the screen may ask about a battle by Rams and Ironclads. */
export const desk: Desk<RamsIronclads> = {
  units: unitSheets,
  about,
  odds: oddsOf,
  risk: (now, ship, hex) => riskInWords(now, shipOf(now, ship), hex),
  whyNoMove,
  refusals: REFUSALS,
  markers: now => mineViews(now.state.mines, mineLabel),
  objectives: now => standingsOf(objectivesOf(now), objective => progress(now, objective)),
  points: now =>
    objectivesOf(now).length > 0
      ? null
      : { union: knotsDestroyed(now, 'union'), confederate: knotsDestroyed(now, 'confederate') },
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
    lays: t`Markers down`,
    down: (now, side) => plotsDown(plotViews(now), side),
    reads: readMarker,
    next: nextMarkers,
    takesUp: (side, ship) => ({ type: 'replot', side, ship }),
    whereabouts: markerLeads,
    course: courseView,
    berths,
  },
  outlook: { fieldFrom, rams, broadside, posed },
  events: {
    roll: rollOf,
    cells: cellsOf,
    brief,
    bursts,
    modifiers: REASONS,
    luck: (event, now) =>
      event.type === 'gunFired'
        ? { side: unitOf(now, event.firer).side, expected: chanceToHit(event), actual: event.hit ? 1 : 0 }
        : null,
    where(event, now) {
      const { units, hexes } = whereNamed(event, now);
      if (event.type === 'speedSet') return { units, hexes: [] };
      return { hexes, units: event.type === 'plotsShown' ? event.plots.map(({ ship }) => ship) : units };
    },
  },
};
