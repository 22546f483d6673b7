import { t } from '../../../languages/language.ts';
import type { Box, Plot, PlotCommand, Situation, TurretArc } from '../types.ts';
import { boxInWords, gunNameIn } from './names.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn } from '../../shared/names.ts';

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

/** The turns of a course, hex by hex: "straight, port"; nothing where it has none. */
const turnsInWords = (turns: readonly number[]): string =>
  turns.every(turn => turn === 0) ? '' : turns.map(turn => TURN[String(turn)] ?? '').join(', ');

/** The course of a plot alone. */
export const courseInWords = ({ speed, turns, anchor }: Pick<Plot, 'speed' | 'turns' | 'anchor'>): string => {
  if (anchor) return t`at anchor`;
  const turning = turnsInWords(turns);
  return turning === '' ? speedInWords(speed) : `${speedInWords(speed)}: ${turning}`;
};

const ARC_NAME: Readonly<Record<TurretArc, string>> = {
  bow: t`ahead`,
  port: t`to port`,
  stern: t`astern`,
  starboard: t`to starboard`,
};

const moved = (now: Situation, ship: string, from: Box, to: Box): string =>
  t`from ${boxInWords(now.scenario, ship, from)} to ${boxInWords(now.scenario, ship, to)}`;

const OPENS = [
  t`at the end of the move`,
  t`after the first quarter`,
  t`after the second quarter`,
  t`after the third quarter`,
];

/** C3: everything that is settled beside the course, thing by thing, touched or not. */
export const plotSides = (now: Situation, command: PlotCommand): { what: string; is: string }[] => {
  const { ship: id, ram, turrets, opens, captainGun, men } = command;
  const ship = now.state.ships[id];
  return [
    { what: t`Ram Attack`, is: ram === '' ? t`none` : nameIn(now.scenario, ram) },
    ...turrets.map((arc, turret) => ({ what: t`turret ${turret + 1}`, is: ARC_NAME[arc] })),
    ...(ship?.opened === false ? [{ what: t`opens fire`, is: OPENS[opens] ?? '' }] : []),
    { what: t`captain’s gun`, is: captainGun < 0 ? t`none` : gunNameIn(now.scenario, id, captainGun) },
    {
      what: t`crew`,
      is: men.length === 0 ? t`as it stands` : men.map(({ from, to }) => moved(now, id, from, to)).join(', '),
    },
  ];
};

/** What of it has been touched. */
const touched = (now: Situation, command: PlotCommand): string[] => {
  const { ram, turrets, opens, captainGun, men } = command;
  const ship = now.state.ships[command.ship];
  const changed = [
    ram !== '',
    ...turrets.map((arc, turret) => arc !== ship?.turrets[turret]),
    ...(ship?.opened === false ? [opens !== 0] : []),
    captainGun !== -1,
    men.length > 0,
  ];
  return plotSides(now, command).flatMap(({ what, is }, index) => (changed[index] ? [`${what} ${is}`] : []));
};

/** A whole plot, without the ship's name. */
export const plotInWords = (now: Situation, command: PlotCommand): string =>
  [courseInWords(command), ...touched(now, command)].join('; ');
