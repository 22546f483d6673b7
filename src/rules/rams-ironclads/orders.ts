import { sameCommand } from '../../core/engine.ts';
import { shipOf } from '../../core/rules.ts';
import { SIDES, type Command, type HexId, type ShipId, type Side } from '../../core/types.ts';
import { CHANGE, SCALE } from './tables.ts';
import { castOff, towLoad, towOptions } from './towing.ts';
import {
  HELMS,
  type Play,
  type Plot,
  type RamsCommand,
  type RamsShip,
  type ShownPlot,
  type Situation,
} from './types.ts';
import { afloat, isHeld, manned, powered, shipAt, stringOf } from './units.ts';
import { isFast, throughWater } from './way.ts';

const steadyPlot = (speed: number): Plot => ({
  speed,
  helm: 'straight',
  anchor: false,
  castOff: false,
  tow: '',
  how: 'tow',
});

/** Sections 9 and 11: the most that she can put on a marker, in half-knots. */
export const topOf = (now: Situation, ship: RamsShip): number =>
  powered(now, ship) ? Math.max(0, ship.top - towLoad(stringOf(now, ship))) : 0;

/** Section 3, critical 8: half-knots by which she may go faster or slower in a move. */
export const changeOf = (ship: Pick<RamsShip, 'pipesHit'>): number =>
  ship.pipesHit ? CHANGE.pipesDamaged : CHANGE.usual;

/** A speed, ahead or astern, when so many half-knots have come off it. */
export const slowed = (speed: number, by: number): number =>
  speed > 0 ? Math.max(0, speed - by) : Math.min(0, speed + by);

/** Section 9: without power her way comes off her, four knots a move. */
export const coasting = (speed: number): number => slowed(speed, CHANGE.withoutPower);

/** The same of a vessel: astern so little that it moves her no more is none, and she drifts. */
const wayLeft = (ship: Pick<RamsShip, 'speed' | 'handling'>): number => {
  const speed = coasting(ship.speed);
  return throughWater({ speed, handling: ship.handling }) === 0 ? 0 : speed;
};

/** R35: markers carry whole knots, the speed she has, or her top speed; astern nothing that would not move her. */
const isMarked = (ship: Pick<RamsShip, 'speed' | 'handling'>, speed: number, top: number): boolean =>
  (speed % SCALE.halves === 0 || speed === ship.speed || Math.abs(speed) === top) &&
  (speed >= 0 || throughWater({ speed, handling: ship.handling }) !== 0);

/** Section 3, R3, R37: speeds that her marker may carry; a speed beyond what she can keep comes down as fast as it may. */
export const speedsFor = (now: Situation, ship: RamsShip): number[] => {
  if (!powered(now, ship)) return [wayLeft(ship)];
  const top = topOf(now, ship);
  const change = changeOf(ship);
  // 0 - top: never a minus nought, which a file would not keep.
  const [least, most] = [Math.max(ship.speed - change, 0 - top), Math.min(ship.speed + change, top)];
  if (least > most) return [ship.speed > 0 ? ship.speed - change : ship.speed + change];
  const marked: number[] = [];
  for (let speed = least; speed <= most; speed++) if (isMarked(ship, speed, top)) marked.push(speed);
  return marked.length > 0 ? marked : [most < 0 ? most : least];
};

/** R36: no helm without way; one who cannot turn her is not asked to. */
const helmsFor = (ship: RamsShip, speed: number): readonly (typeof HELMS)[number][] =>
  speed === 0 || ship.steering > 0 ? STRAIGHT_ON : HELMS;
const STRAIGHT_ON = ['straight'] as const;

/** Whether she may let go her anchor, at these speeds. */
const mayAnchor = (ship: RamsShip, speeds: readonly number[]): boolean =>
  ship.aground === 'no' && ship.tows.length === 0 && speeds.includes(0);

/** Section 5: every marker that may be laid for a ship; none for one in tow or abandoned. */
export const plotOptions = (now: Situation, ship: RamsShip): RamsCommand[] => {
  const { id, side } = ship;
  if (ship.abandoned || ship.towedBy !== '') return [];
  const anchor: RamsCommand = { type: 'anchor', side, ship: id };
  if (ship.anchored && !powered(now, ship)) return [anchor];
  const speeds = speedsFor(now, ship);
  const options: RamsCommand[] = mayAnchor(ship, speeds) ? [anchor] : [];
  for (const speed of speeds)
    for (const helm of helmsFor(ship, speed)) options.push({ type: 'plot', side, ship: id, speed, helm });
  options.push(...towOptions(now, ship));
  return options;
};

/** Whether anything hangs on her marker. */
export const needsPlot = (now: Situation, ship: RamsShip): boolean => plotOptions(now, ship).length > 1;

/** Her marker if nobody gives her another: as she goes, as near as she can. */
export const defaultPlot = (now: Situation, ship: RamsShip): Plot => {
  if (ship.anchored) return { ...steadyPlot(0), anchor: true };
  const speeds = speedsFor(now, ship);
  const nearest = speeds.reduce(
    (best, speed) => (Math.abs(speed - ship.speed) < Math.abs(best - ship.speed) ? speed : best),
    speeds[0] ?? 0,
  );
  return steadyPlot(nearest);
};

/** The marker that a command stands for. */
export const plotOf = (now: Situation, command: RamsCommand): Plot | null => {
  switch (command.type) {
    case 'plot':
      return { ...steadyPlot(command.speed), helm: command.helm };
    case 'anchor':
      return { ...steadyPlot(0), anchor: true };
    case 'castOff':
      return { ...defaultPlot(now, shipOf(now, command.ship)), castOff: true };
    case 'takeInTow':
      return {
        ...defaultPlot(now, shipOf(now, command.ship)),
        tow: command.target,
        how: command.how,
      };
    default:
      return null;
  }
};

/** A ship that is asked for a marker, those that she may be given, and how a laid one is taken up again. */
interface Asked {
  readonly id: ShipId;
  readonly own: readonly RamsCommand[];
  readonly replot: RamsCommand;
}

const askedNow = (now: Situation, side: Side): Asked[] =>
  manned(now, side)
    .map(({ id }): Asked => ({
      id,
      own: plotOptions(now, shipOf(now, id)),
      replot: { type: 'replot', side, ship: id },
    }))
    .filter(({ own }) => own.length > 1);

/** Who is asked for a marker in a move, of each side. */
export type Markers = Readonly<Record<Side, readonly Asked[]>>;

/** Section 5: they stay the same until all are shown, since laying one changes no other. */
export const markersIn = (now: Situation, before?: Markers): Markers =>
  before ?? { union: askedNow(now, 'union'), confederate: askedNow(now, 'confederate') };

export const plotsOwed = (now: Situation, markers: Markers): Side[] =>
  SIDES.filter(side => !now.state.ready.includes(side) && markers[side].length > 0);

/** Section 5: markers to lay; a laid one may be taken up again until the side has done. */
export const markerOptions = (now: Situation, side: Side, markers: Markers): RamsCommand[] => {
  const options: RamsCommand[] = [];
  let all = true;
  for (const { id, own, replot } of markers[side]) {
    const laid = shipOf(now, id).plot !== null;
    all &&= laid;
    if (laid) options.push(replot);
    else for (const command of own) options.push(command);
  }
  options.push({ type: all ? 'plotted' : 'steady', side });
  return options;
};

/** Section 5: a marker that lies already may have another laid over it. */
export const laidOver = (now: Situation, command: Command): RamsCommand | null => {
  const ship = manned(now, command.side).find(({ id }) => 'ship' in command && command.ship === id);
  const own = ship ? plotOptions(now, ship) : [];
  return own.length > 1 ? (own.find(option => sameCommand(option, command)) ?? null) : null;
};

/** Lays, takes up or finishes markers; a secret makes no event. */
export const layMarker = (play: Play, command: RamsCommand): void => {
  switch (command.type) {
    case 'replot':
      shipOf(play, command.ship).plot = null;
      return;
    case 'steady':
      for (const ship of manned(play, command.side))
        if (ship.plot === null && needsPlot(play, ship)) ship.plot = defaultPlot(play, ship);
      return;
    case 'plotted':
      play.state.ready.push(command.side);
      play.emit({ type: 'madeReady', side: command.side });
      return;
    default: {
      const plot = plotOf(play, command);
      if (plot && 'ship' in command) shipOf(play, command.ship).plot = plot;
    }
  }
};

/** The free hex at the rim nearest to where she is due; 0 = none within three. */
const berthFor = (now: Situation, hex: HexId): HexId => {
  const edges = (['left', 'right', 'top', 'bottom'] as const).filter(edge => now.chart.hexesToEdge(hex, edge) === 0);
  const near = now.chart.hexes.filter(
    each =>
      now.chart.navigable(each) &&
      !shipAt(now, each) &&
      now.chart.range(hex, each) <= 3 &&
      edges.some(edge => now.chart.hexesToEdge(each, edge) === 0),
  );
  return near.reduce(
    (best, each) => (best === 0 || now.chart.range(hex, each) < now.chart.range(hex, best) ? each : best),
    0,
  );
};

/** S10, R73: whoever is due comes in as the move begins, at her hex or the free one nearest to it, or waits for the next. */
const enterShips = (play: Play): void => {
  for (const ship of Object.values(play.state.ships)) {
    if (ship.status !== 'waiting' || ship.entry > play.state.turn) continue;
    const at = shipAt(play, ship.entryHex) ? berthFor(play, ship.entryHex) : ship.entryHex;
    if (at === 0) continue;
    ship.at = at;
    ship.status = 'afloat';
    play.emit({ type: 'shipEntered', ship: ship.id, at, facing: ship.facing });
  }
};

/** Section 4: a new move: guns are loaded, markers are off the table. */
export const openMove = (play: Play): void => {
  play.state.ready = [];
  play.state.half = 1;
  for (const ship of Object.values(play.state.ships)) {
    ship.plot = null;
    ship.order = null;
    ship.freed = false;
    for (const gun of ship.guns) gun.fired = false;
  }
  for (const work of Object.values(play.state.works)) for (const gun of work.guns) gun.fired = false;
  enterShips(play);
};

const shown = (ship: RamsShip, order: Plot): ShownPlot => ({
  ship: ship.id,
  speed: order.speed,
  helm: order.helm,
  anchor: order.anchor,
  castOff: order.castOff,
  tow: order.tow === '' ? null : order.tow,
});

/** Section 3: the speed that the marker says, or that is left to her. */
const setSpeed = (play: Play, ship: RamsShip, to: number): void => {
  const from = ship.speed;
  if (from === to) return;
  ship.speed = to;
  play.emit({ type: 'speedSet', ship: ship.id, from, to, powered: powered(play, ship) });
};

const handleAnchor = (play: Play, ship: RamsShip, order: Plot): void => {
  if (order.anchor === ship.anchored) return;
  ship.anchored = order.anchor;
  play.emit({ type: order.anchor ? 'anchored' : 'weighed', ship: ship.id, at: ship.at });
};

const carryOut = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  const order = ship.order;
  if (!order) {
    setSpeed(play, ship, isHeld(ship) ? 0 : wayLeft(ship));
    return;
  }
  if (order.castOff) castOff(play, id);
  handleAnchor(play, ship, order);
  setSpeed(play, ship, isFast(play, ship) ? 0 : order.speed);
};

/** Section 5: all markers are turned over together, and engines and anchors answer. */
export const showMarkers = (play: Play): void => {
  for (const ship of manned(play)) {
    if (ship.towedBy !== '') continue;
    ship.order = ship.plot ?? defaultPlot(play, ship);
    ship.plot = null;
  }
  const plots = afloat(play).flatMap(ship => (ship.order ? [shown(ship, ship.order)] : []));
  play.emit({ type: 'plotsShown', plots });
  for (const { id } of afloat(play)) carryOut(play, id);
};
