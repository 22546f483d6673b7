import { same } from '../../../bots/offered.ts';
import { sideOptions } from '../plots.ts';
import { poolOf } from '../crew.ts';
import type { Job, Line, PlotCommand, RiverShip, Situation } from '../types.ts';
import type { Foe } from './field.ts';
import type { Fire } from './gunfire.ts';

/** What a captain has in mind beside speed and course. */
interface Intent {
  readonly prey: Foe | null;
  readonly marked: boolean;
  readonly fire: Fire | null;
  /** C14: what she is to do with lines. */
  readonly line: Line | null;
  /** C131: she is to be let go. */
  readonly release: boolean;
}

/** The plot with one more thing settled, where the rules offer it. */
const settled = (
  now: Situation,
  ship: RiverShip,
  plot: PlotCommand,
  more: Partial<PlotCommand>,
): PlotCommand | null => {
  const wanted = { ...plot, ...more };
  return sideOptions(now, ship, plot).find(option => same(option, wanted)) ?? null;
};

/** C32: a gun that has lost its crew gets men of the pool while there is no work for them. */
const gunners = (now: Situation, ship: RiverShip, plot: PlotCommand): PlotCommand | null => {
  if (ship.hits.length > 0) return null;
  const isGunners = ({ men }: PlotCommand): boolean =>
    men.length > plot.men.length && typeof men.at(-1)?.to === 'number' && men.at(-1)?.from === 'pool';
  return sideOptions(now, ship, plot).find(isGunners) ?? null;
};

/** C49: with fewer men than hits the rudder is mended first, then the engine. */
const mending = (now: Situation, ship: RiverShip, plot: PlotCommand): PlotCommand | null => {
  if (ship.hits.length <= poolOf(ship)) return null;
  const { turn } = now.state;
  const waiting = ship.hits.map(({ job, from }) => (from <= turn ? URGENT.indexOf(job) : -1));
  const most = Math.max(...waiting);
  const mend = waiting.indexOf(most);
  return most > 0 && mend > 0 ? settled(now, ship, plot, { mend }) : null;
};
/** Jobs, the most urgent last. */
const URGENT: readonly Job[] = ['guns', 'slowed', 'sameCourse', 'straight', 'hardPort', 'hardStarboard'];

/** Men that may go to guns in one move. */
const MOST_GUNNERS = 6;

/** C3: what is settled beside a course, one thing after another: lines, a fire ship's release, the ram, turrets, the captain's gun, crews for guns. */
export const besides = (now: Situation, ship: RiverShip, bare: PlotCommand, intent: Intent): PlotCommand[] => {
  const laid = [bare];
  let plot = bare;
  const add = (next: PlotCommand | null): boolean => {
    if (!next) return false;
    laid.push(next);
    plot = next;
    return true;
  };
  const { prey, marked, fire, release, line } = intent;
  if (line) add(settled(now, ship, plot, { line }));
  if (release) add(settled(now, ship, plot, { release: true }));
  if (prey && marked) add(settled(now, ship, plot, { ram: prey.id }));
  ship.turrets.forEach((looks, turret) => {
    const arc = fire?.looks[turret];
    if (arc && arc !== looks)
      add(settled(now, ship, plot, { turrets: plot.turrets.map((each, index) => (index === turret ? arc : each)) }));
  });
  if (fire && fire.lead >= 0 && plot.captainGun === -1) add(settled(now, ship, plot, { captainGun: fire.lead }));
  add(mending(now, ship, plot));
  for (let count = 0; count < MOST_GUNNERS && add(gunners(now, ship, plot)); count++);
  return laid;
};
