import { hullTrack } from '../../shared/deskParts.ts';
import { withLines, type UnitSheet } from '../../../system/desk/index.ts';
import type { QuickSheetMark } from './marks.ts';
import { ARMOUR_NAME, CARD_TITLE, hexesInWords, nameIn, titleOf } from '../words/names.ts';
import { MOVEMENT } from '../tables.ts';
import type { QuickSheetShip, QuickSheetWork, Situation } from '../types.ts';
import { isBattered, shipsIn, underSteam } from '../units.ts';
import { settingsOf } from '../setup/settings.ts';
import { counted, decimal, t } from '../../../languages/language.ts';

const STATUS_MARK = {
  waiting: 'waiting',
  reserve: 'waiting',
  sunk: 'sunk',
  gone: 'left',
  withdrawn: 'left',
  exited: 'exited',
} as const;

const marksOf = (now: Situation, ship: QuickSheetShip): QuickSheetMark[] => {
  if (ship.status !== 'afloat') return [STATUS_MARK[ship.status]];
  const marks: QuickSheetMark[] = [];
  if (ship.aground) marks.push('aground');
  if (ship.anchored) marks.push('anchored');
  if (!underSteam(now, ship)) marks.push('noSteam');
  const { active } = now.state;
  if (active?.ship === ship.id && active.ramFrom !== 0) marks.push('ramming');
  const conditions: [boolean, QuickSheetMark][] = [
    [ship.struck, 'struck'],
    [isBattered(ship), 'battered'],
    [ship.onFire, 'burning'],
    [ship.engineLost, 'engineLost'],
    [ship.funnelLost, 'funnelLost'],
    [ship.pilotHouseHit, 'pilotHouseHit'],
    [ship.rudderHit, 'rudderHit'],
    [ship.turretsOut.length > 0, 'turretOut'],
    [ship.shaken > 0, 'shaken'],
    [ship.card !== null && !ship.shown, 'orderHidden'],
    [ship.card !== null && ship.shown, 'orderShown'],
  ];
  return [...marks, ...conditions.flatMap(([holds, mark]) => (holds ? [mark] : []))];
};

const conditionsOf = (ship: QuickSheetShip): string[] => {
  const found: [boolean, string][] = [
    [ship.struck, t`has struck her colours`],
    [isBattered(ship), t`battered`],
    [ship.onFire, t`on fire`],
    [ship.engineLost, t`engine destroyed`],
    [ship.funnelLost, t`funnel destroyed`],
    [ship.pilotHouseHit, t`pilot house hit`],
    [ship.rudderHit, t`rudder damaged`],
    [ship.turretsOut.length > 0, t`turret out of action`],
    [ship.shaken > 0, t`shaken by a ram`],
    [ship.aground, t`stuck on a sandbar`],
  ];
  return found.flatMap(([holds, words]) => (holds ? [words] : []));
};

const cardLine = (ship: QuickSheetShip): string => {
  if (ship.card === null) return t`none`;
  return ship.card === 'hidden' ? t`face down` : `${CARD_TITLE[ship.card]}${ship.shown ? '' : t`, face down`}`;
};

const shipLines = (now: Situation, ship: QuickSheetShip): { label: string; value: string }[] => {
  const speed = MOVEMENT[ship.fast ? 'fast' : 'normal'];
  const conditions = conditionsOf(ship);
  return [
    { label: t`Hit points`, value: t`${ship.points} of ${ship.strength}` },
    { label: t`Deflection`, value: ARMOUR_NAME[ship.armour] },
    {
      label: t`Movement`,
      value:
        ship.steamFrom === 0 ? t`none` : t`${hexesInWords(speed.slow)} slow, ${hexesInWords(speed.full)} full speed`,
    },
    { label: t`Ram bow`, value: ship.ram ? t`yes` : t`no` },
    { label: t`Draught`, value: t`${decimal(ship.draught)} feet${ship.shallow ? t`, shallow` : ''}` },
    ...(ship.target
      ? []
      : [
          { label: t`Hand`, value: counted(ship.hand.length, 'card') },
          { label: t`Order`, value: cardLine(ship) },
        ]),
    ...(conditions.length > 0 ? [{ label: t`Condition`, value: conditions.join(', ') }] : []),
    ...(ship.steamFrom > now.state.turn ? [{ label: t`Steam up`, value: t`turn ${ship.steamFrom}` }] : []),
  ];
};

/** Section 11, Q12, Q58: whom the scenario lists lies there before the turn in which she moves; others wait for a roll. */
const arrivalOf = (
  { chart, scenario }: Situation,
  { status, entry, entryHex }: QuickSheetShip,
): Pick<UnitSheet, 'arrives'> => {
  if (status === 'waiting') return { arrives: t`as turn ${entry - 1} ends, at ${chart.label(entryHex)}` };
  // Before a battle that is made they are chosen from.
  if (status !== 'reserve' || settingsOf(scenario).generated) return {};
  return { arrives: t`when an arrival roll brings her, at her side’s own edge` };
};

const shipSheet = (now: Situation, ship: QuickSheetShip): UnitSheet =>
  withLines(
    {
      id: ship.id,
      side: ship.side,
      name: nameIn(now.scenario, ship.id),
      title: titleOf(now, ship),
      kind: 'ship',
      hexes: ship.at === 0 ? [] : [ship.at],
      facing: ship.facing,
      abeam: shipsIn(now, ship.at, ship.id).length > 0 ? ship.abeam : null,
      // Section 28: the third of her hit points at which she is battered.
      tracks: hullTrack(ship.points, ship.strength, ship.target ? {} : { critical: Math.floor(ship.strength / 3) }),
      marks: marksOf(now, ship),
      present: ship.status === 'afloat',
      ...arrivalOf(now, ship),
    },
    () => shipLines(now, ship),
  );

const WORK_TITLE = {
  fort: t`Fort`,
  building: t`Building`,
  army: t`Field battery`,
  raft: t`Fire raft`,
  boat: t`Torpedo boat`,
} as const;
const WORK_KIND = { fort: 'fort', building: 'building', army: 'battery', raft: 'raft', boat: 'boat' } as const;

/** A name as it stands on a label: without the article that it has in a sentence. */
const onLabel = (name: string): string => {
  const bare = name.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

const workSheet = (now: Situation, work: QuickSheetWork): UnitSheet => ({
  id: work.id,
  side: work.side,
  name: onLabel(nameIn(now.scenario, work.id)),
  title: WORK_TITLE[work.kind],
  kind: WORK_KIND[work.kind],
  hexes: work.hexes,
  facing: work.kind === 'fort' ? work.facing : null,
  tracks: hullTrack(work.points, work.strength),
  marks: work.down ? ['silenced'] : [],
  present: !work.down,
  lines: [
    { label: t`Hit points`, value: t`${work.points} of ${work.strength}` },
    { label: t`Deflection`, value: ARMOUR_NAME[work.armour] },
  ],
});

/** Every ship, fort, building, battery, raft and boat. */
export const unitSheets = (now: Situation): UnitSheet[] => [
  ...Object.values(now.state.ships).map(ship => shipSheet(now, ship)),
  ...Object.values(now.state.works).map(work => workSheet(now, work)),
];
