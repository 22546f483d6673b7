import { t } from '../../../languages/language.ts';
import type { PLOT_SIDES } from '../plotSides.ts';
import { linesFor } from '../towing.ts';
import type { Box, Line, Plot, PlotCommand, RiverShip, Situation, TurretArc } from '../types.ts';
import { JOB_NAME } from './captions.ts';
import { boxInWords, gunToChooseIn } from './names.ts';
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

export const OPENS = [
  t`at the end of the move`,
  t`after the first quarter`,
  t`after the second quarter`,
  t`after the third quarter`,
];

/** "engine, hit 2" */
const hitNamed = (ship: RiverShip | undefined, index: number): string =>
  t`${JOB_NAME[ship?.hits[index]?.job ?? 'guns']}, hit ${index + 1}`;

const BALLOON = { raise: t`goes up`, strike: t`comes down`, stays: t`as it is` } as const;

/** One thing that is settled beside the course, and whether anybody has touched it. */
interface Said {
  readonly what: string;
  readonly is: string;
  readonly touched: boolean;
  /** It is chosen among the boxes of her crew. */
  readonly crew?: true;
}

const lineSaid = (now: Situation, line: Line | undefined): Said => {
  if (!line) return { what: t`line`, is: t`none`, touched: false };
  const name = nameIn(now.scenario, line.ship);
  const is = line.does === 'castOff' ? t`cast off` : line.does === 'tow' ? t`to tow ${name}` : t`alongside ${name}`;
  return { what: t`line`, is, touched: true };
};

/** C3: how each field of a plot beside its course is told; one that she has not got is passed over. */
const SAID: Readonly<
  Record<keyof typeof PLOT_SIDES, (now: Situation, plot: PlotCommand, ship: RiverShip | undefined) => Said[]>
> = {
  ram: (now, { ram }) => [
    { what: t`Ram Attack`, is: ram === '' ? t`none` : nameIn(now.scenario, ram), touched: ram !== '' },
  ],
  turrets: (_, { turrets }, ship) =>
    turrets.map((arc, turret) => ({
      what: t`turret ${turret + 1}`,
      is: ARC_NAME[arc],
      touched: arc !== ship?.turrets[turret],
    })),
  opens: (_, { opens }, ship) =>
    ship?.opened === false ? [{ what: t`opens fire`, is: OPENS[opens] ?? '', touched: opens !== 0 }] : [],
  captainGun: (now, { ship, captainGun }) => [
    {
      what: t`captain’s gun`,
      is: captainGun < 0 ? t`none` : gunToChooseIn(now.scenario, ship, captainGun),
      touched: captainGun !== -1,
    },
  ],
  mend: (_, { mend }, ship) =>
    (ship?.hits.length ?? 0) < 2
      ? []
      : [
          {
            what: t`repairs first`,
            is: mend === undefined ? t`in the order of the hits` : hitNamed(ship, mend),
            touched: mend !== undefined,
          },
        ],
  balloon: (_, { balloon }, ship) =>
    ship?.balloon === undefined
      ? []
      : [{ what: t`balloon`, is: BALLOON[balloon ?? 'stays'], touched: balloon !== undefined }],
  line: (now, { line }, ship) => (ship && (line || linesFor(now, ship).length > 0) ? [lineSaid(now, line)] : []),
  release: (_, { release }, ship) =>
    ship?.fireShip === undefined
      ? []
      : [{ what: t`fire ship`, is: release ? t`is let go` : t`is kept`, touched: release === true }],
  men: (now, { ship, men }) => [
    {
      what: t`crew`,
      is: men.length === 0 ? t`as it stands` : men.map(({ from, to }) => moved(now, ship, from, to)).join(', '),
      touched: men.length > 0,
      crew: true,
    },
  ],
};

const saidOf = (now: Situation, command: PlotCommand): Said[] =>
  Object.values(SAID).flatMap(say => say(now, command, now.state.ships[command.ship]));

/** C3: everything that is settled beside the course, thing by thing, touched or not. */
export const plotSides = (now: Situation, command: PlotCommand): { what: string; is: string; crew?: true }[] =>
  saidOf(now, command).map(({ what, is, crew }) => ({ what, is, ...(crew && { crew }) }));

/** What of it has been touched. */
const touched = (now: Situation, command: PlotCommand): string[] =>
  saidOf(now, command).flatMap(said => (said.touched ? [`${said.what} ${said.is}`] : []));

/** A whole plot, without the ship's name. */
export const plotInWords = (now: Situation, command: PlotCommand): string =>
  [courseInWords(command), ...touched(now, command)].join('; ');
