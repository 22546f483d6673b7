import { arrivalInWords } from '../../shared/arrivals.ts';
import { hullTrack } from '../../shared/deskParts.ts';
import { withLines, type UnitSheet } from '../../../system/desk/index.ts';
import type { PortableMark } from './marks.ts';
import type { DriftOdds } from '../odds.ts';
import { ramDice } from '../ramming.ts';
import { draughtInWords, ramInWords, TYPE_TITLE } from '../words/names.ts';
import { allowance } from '../steps.ts';
import { BUILDING, FORT, SHIP_TABLE } from '../tables.ts';
import type { PortableShip, PortableWork, Situation } from '../types.ts';
import { underSteam } from '../units.ts';
import { lengthened } from '../setup/ratings.ts';
import { counted, t } from '../../../languages/language.ts';
import { driftAhead, driftInWords } from './drift.ts';
import { nameOf } from './names.ts';

const STATUS_MARK = { waiting: 'waiting', sunk: 'sunk', gone: 'left', exited: 'exited' } as const;

const marksOf = (now: Situation, ship: PortableShip): PortableMark[] => {
  const marks: PortableMark[] = [];
  if (ship.status !== 'afloat') return [STATUS_MARK[ship.status]];
  if (ship.breakingOff) marks.push('breakingOff');
  if (ship.aground) marks.push('aground');
  if (ship.anchored) marks.push('anchored');
  if (!underSteam(now, ship)) marks.push('noSteam');
  if (now.state.rams.some(ram => ram.rammer === ship.id)) marks.push('ramming');
  if (now.state.plots[ship.id] !== undefined) marks.push('aimed');
  return marks;
};

const shipLines = (now: Situation, ship: PortableShip, ahead: readonly DriftOdds[]): UnitSheet['lines'] => {
  const row = SHIP_TABLE[ship.type];
  const lines = [
    { label: t`Flotation points`, value: t`${ship.points} of ${ship.strength}` },
    { label: t`Critical point`, value: String(ship.criticalPoint) },
    { label: t`Guns`, value: ship.armed ? t`${row.dice} dice, range ${row.range}` : t`none` },
    {
      label: t`Movement`,
      value: ship.steamFrom === 0 ? t`none` : counted(allowance(ship), 'hex', 'hexes'),
    },
    { label: t`Ramming`, value: ramInWords(ramDice(ship), ship.ram) },
    { label: t`Draught`, value: draughtInWords(ship) },
  ];
  const drift = driftInWords(now, ahead, ship.id);
  if (drift !== null) lines.push({ label: t`Drift`, value: drift });
  if (ship.steamFrom > now.state.turn) lines.push({ label: t`Steam up`, value: t`turn ${ship.steamFrom}` });
  return lines;
};

const shipSheet = (now: Situation, ship: PortableShip, ahead: () => readonly DriftOdds[]): UnitSheet =>
  withLines(
    {
      id: ship.id,
      side: ship.side,
      name: nameOf(now, ship.id),
      title: TYPE_TITLE[ship.type],
      kind: 'ship',
      hexes: ship.at === 0 ? [] : [ship.at],
      facing: ship.facing,
      tracks: hullTrack(ship.points, ship.strength, { critical: ship.criticalPoint }),
      marks: marksOf(now, ship),
      present: ship.status === 'afloat',
      ...(ship.status === 'waiting' ? { arrives: arrivalInWords(now, ship.entry, ship.movedFrom) } : {}),
    },
    () => shipLines(now, ship, ahead()),
  );

const workSheet = (now: Situation, work: PortableWork): UnitSheet => {
  const full = work.kind === 'fort' ? lengthened(FORT.flotation, now.options) : BUILDING.flotation;
  const aimed: PortableMark[] = now.state.plots[work.id] === undefined ? [] : ['aimed'];
  return {
    id: work.id,
    side: work.side,
    name: nameOf(now, work.id),
    title: work.kind === 'fort' ? t`Fort` : t`Building`,
    kind: work.kind,
    hexes: work.hexes,
    facing: null,
    tracks: hullTrack(work.points, full),
    marks: work.points === 0 ? ['silenced'] : aimed,
    present: work.points > 0,
    lines: [
      { label: t`Points`, value: t`${work.points} of ${full}` },
      ...(work.kind === 'fort'
        ? [{ label: t`Guns`, value: t`${FORT.dice} dice, range ${FORT.range}, over ships` }]
        : []),
    ],
  };
};

/** Ships, then forts and buildings. */
export const unitSheets = (now: Situation): UnitSheet[] => {
  let known: readonly DriftOdds[] | undefined;
  const ahead = (): readonly DriftOdds[] => (known ??= driftAhead(now));
  return [
    ...Object.values(now.state.ships).map(ship => shipSheet(now, ship, ahead)),
    ...Object.values(now.state.works).map(work => workSheet(now, work)),
  ];
};
