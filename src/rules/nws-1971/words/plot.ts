import { t } from '../../../languages/language.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn } from '../../shared/names.ts';
import { mayRig } from '../orders.ts';
import { SPAR } from '../tables.ts';
import type { Plot, PlotCommand, Situation } from '../types.ts';

/** "4 knots", "2 knots astern", "stop". */
export const speedInWords = (speed: number): string => {
  if (speed === 0) return t`stop`;
  const knots = knotsInWords(Math.abs(speed));
  return speed < 0 ? t`${knots} astern` : knots;
};

const TURN: Readonly<Record<string, string>> = {
  '0': t`straight`,
  '1': t`port`,
  '-1': t`starboard`,
  '2': t`twice port`,
  '-2': t`twice starboard`,
};

/** The course of a plot alone: "6 knots: straight, port". */
export const courseInWords = ({ speed, turns }: Pick<Plot, 'speed' | 'turns'>): string => {
  if (turns.every(turn => turn === 0)) return speedInWords(speed);
  return `${speedInWords(speed)}: ${turns.map(turn => TURN[String(turn)] ?? '').join(', ')}`;
};

/** N48: the hexside of a launch, from the bow. */
const LAUNCH: Readonly<Record<Plot['torpedo'], string>> = {
  0: t`none`,
  1: t`before the port beam`,
  2: t`abaft the port beam`,
  4: t`abaft the starboard beam`,
  5: t`before the starboard beam`,
};

/** N47: both moves of an order for a spar: the one in which it is given, and the first in which the spar is ready. */
export const sparOrdered = (given: number): string =>
  t`ordered in move ${given}, ready in move ${given + SPAR.orderAhead}`;

/** N3: what is settled beside the course, where it may be, touched or not. */
export const plotSides = (now: Situation, command: PlotCommand): { what: string; is: string }[] => {
  const ship = now.state.ships[command.ship];
  const { ram, spar, rig, torpedo, anchor } = command;
  const side = (holds: boolean, what: string, is: string): { what: string; is: string }[] =>
    holds ? [{ what, is }] : [];
  return [
    { what: t`to ram`, is: ram === '' ? t`nobody` : nameIn(now.scenario, ram) },
    ...side(ship?.spar?.rigged === true, t`spar`, spar === '' ? t`nobody` : nameIn(now.scenario, spar)),
    ...side(rig, t`spar`, sparOrdered(now.state.turn)),
    ...side(ship !== undefined && !rig && mayRig(ship), t`spar`, t`not ordered`),
    ...side((ship?.tubes.length ?? 0) > 0, t`torpedo`, LAUNCH[torpedo]),
    ...side(anchor, t`anchor`, t`dropped`),
  ];
};

/** A whole plot, without the ship's name. */
export const plotInWords = (now: Situation, command: PlotCommand): string => {
  const { ram, spar, torpedo } = command;
  const untouched = (what: string, is: string): boolean =>
    (what === t`to ram` && ram === '') ||
    (is === t`nobody` && spar === '') ||
    is === t`not ordered` ||
    (what === t`torpedo` && torpedo === 0);
  const touched = plotSides(now, command).filter(({ what, is }) => !untouched(what, is));
  return [courseInWords(command), ...touched.map(({ what, is }) => `${what} ${is}`)].join('; ');
};
