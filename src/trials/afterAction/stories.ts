import { type UnitSheet, hullOf } from '../../system/desk/index.ts';
import { situationOf } from '../../core/engine.ts';
import type { GameEvent, Side } from '../../core/types.ts';
import { fateOf, markOf, type Fate } from '../../system/marks.ts';
import { counted, figure, tenths } from '../report/words.ts';
import { shortOf } from './gameLine.ts';
import { turnOf, unitIds, type Scene, type Told } from './scenes.ts';
import type { Track } from './tracks.ts';
import { t } from '../../languages/language.ts';

/** What befell one unit, in facts. */
export interface Deeds {
  id: string;
  name: string;
  side: Side;
  title: string;
  kind: UnitSheet['kind'];
  fate: Fate;
  /** The turn in which she was first on the chart; 0 = never. */
  cameIn: number;
  /** The turn in which her fate was settled. */
  endedIn: number;
  /** Hull points, or whatever the system counts, that she lost, of how many. */
  lost: number;
  full: number;
  /** Throws of hers for which luck is kept, what they were worth on average, and what they brought. */
  throws: number;
  expected: number;
  dealt: number;
  /** The same of the enemy's against her. */
  braved: number;
  suffered: number;
  /** What came over her on the way and when, each the first time. */
  troubles: readonly { name: string; turn: number }[];
  /** Hexes that she went. */
  hexes: number;
}

interface Bill {
  throws: number;
  expected: number;
  dealt: number;
  braved: number;
  suffered: number;
}

/** Adds up what every throw for damage brought to the one who threw and to the one at whom it was thrown. */
const billsOf = ({ match, scenes }: Told): Map<string, Bill> => {
  const bills = new Map<string, Bill>(
    unitIds(match).map(id => [id, { throws: 0, expected: 0, dealt: 0, braved: 0, suffered: 0 }]),
  );
  const enter = (event: GameEvent, { state }: Scene): void => {
    const now = situationOf(match, state);
    const luck = match.rules.desk.events.luck(event, now);
    if (!luck) return;
    const [by, on] = match.rules.desk.events.where(event, now).units;
    const firer = by === undefined ? undefined : bills.get(by);
    if (firer) {
      firer.throws += 1;
      firer.expected += luck.expected;
      firer.dealt += luck.actual;
    }
    const target = on === undefined ? undefined : bills.get(on);
    if (target) {
      target.braved += 1;
      target.suffered += luck.actual;
    }
  };
  for (const scene of scenes) for (const event of scene.events) enter(event, scene);
  return bills;
};

const troublesOf = ({ match, scenes, sheets }: Told, id: string): Deeds['troubles'] => {
  const met = new Set(sheets[0]?.get(id)?.marks);
  const troubles: Deeds['troubles'][number][] = [];
  sheets.forEach((here, at) => {
    if (here === sheets[at - 1]) return;
    for (const mark of here.get(id)?.marks ?? []) {
      const { name, trouble } = markOf(match.rules, mark);
      if (trouble && !met.has(mark)) troubles.push({ name, turn: scenes[at]?.state.turn ?? 0 });
      met.add(mark);
    }
  });
  return troubles;
};

const deedsOfUnit = (told: Told, id: string, bill: Bill, track: Track | undefined): Deeds[] => {
  const own = told.sheets.map(sheets => sheets.get(id));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [];
  const { rules } = told.match;
  const fate = fateOf(rules, last);
  const came = own.findIndex(sheet => sheet !== undefined && sheet.hexes.length > 0);
  const ended = own.findIndex(sheet => sheet !== undefined && fateOf(rules, sheet) === fate);
  const deeds = {
    id,
    name: last.name,
    side: last.side,
    title: last.title,
    kind: last.kind,
    fate,
    // Who arrives comes as a turn begins, with what ended the one before.
    cameIn: told.scenes[came]?.state.turn ?? 0,
    endedIn: turnOf(told, ended),
    lost: shortOf(rules, last) - shortOf(rules, first),
    full: hullOf(last).full,
    ...bill,
    troubles: troublesOf(told, id),
    hexes: Math.max(0, (track?.stops.length ?? 1) - 1),
  };
  return [deeds];
};

/** What befell every unit of the scenario, in its order. */
export const deedsOf = (told: Told, tracks: readonly Track[]): Deeds[] =>
  [...billsOf(told)].flatMap(([id, bill]) =>
    deedsOfUnit(
      told,
      id,
      bill,
      tracks.find(track => track.id === id),
    ),
  );

/** "once", "twice", "5 times" */
const often = (times: number): string => {
  if (times === 1) return t`once`;
  return times === 2 ? t`twice` : counted(times, 'time');
};

const ENDED: Readonly<Record<Fate, (turn: number) => string>> = {
  present: () => '',
  sunk: turn => t`She was sunk in turn ${turn}.`,
  taken: turn => t`She struck or was given up in turn ${turn}.`,
  silenced: turn => t`Silenced in turn ${turn}.`,
  exited: turn => t`She got away as ordered in turn ${turn}.`,
  left: turn => t`She left the chart in turn ${turn}.`,
  'never came': () => t`She never came.`,
};

/** How she came and went: "Arrived in turn 3 and went 14 hexes." */
const wayIn = ({ kind, cameIn, hexes }: Deeds): string => {
  if (kind !== 'ship') return '';
  const way = counted(hexes, 'hex', 'hexes');
  if (cameIn > 1)
    return hexes === 0
      ? t`Arrived in turn ${cameIn} and did not leave her berth.`
      : t`Arrived in turn ${cameIn} and went ${way}.`;
  return hexes === 0 ? t`Did not leave her berth.` : t`Went ${way}.`;
};

const firingIn = ({ throws, expected, dealt }: Deeds): string => {
  if (throws === 0) return '';
  const [times, points, owed] = [often(throws), figure(dealt), tenths(expected)];
  return expected === 1
    ? t`Attacked ${times} and dealt ${points}, where ${owed} was to be expected.`
    : t`Attacked ${times} and dealt ${points}, where ${owed} were to be expected.`;
};

/** What she lost of her strength, in percent. */
const shareLost = ({ kind, braved, lost, full }: Deeds): string => {
  const share = Math.max(1, Math.round((100 * lost) / full));
  if (kind === 'ship')
    return braved === 0
      ? t`Lost ${share} % of her strength.`
      : t`Was attacked ${often(braved)} and lost ${share} % of her strength.`;
  return braved === 0
    ? t`Lost ${share} % of its strength.`
    : t`Was attacked ${often(braved)} and lost ${share} % of its strength.`;
};

const damageIn = (deeds: Deeds): string => {
  const { braved, lost, fate } = deeds;
  const isOut = fate === 'sunk' || fate === 'taken' || fate === 'silenced';
  if (isOut) return braved === 0 ? '' : t`Was attacked ${often(braved)}.`;
  if (lost > 0) return shareLost(deeds);
  return braved === 0 ? t`Came through whole.` : t`Was attacked ${often(braved)} and came through whole.`;
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : t`${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const troublesIn = ({ troubles }: Deeds): string => {
  const told = listed(troubles.map(({ name, turn }) => t`${name} in turn ${turn}`));
  return told === '' ? '' : `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
};

/** A unit's story in a few sentences. */
export const storyOf = (deeds: Deeds): string => {
  if (deeds.fate === 'never came') return ENDED['never came'](0);
  const ended = ENDED[deeds.fate](deeds.endedIn);
  const parts = [wayIn(deeds), firingIn(deeds), damageIn(deeds), troublesIn(deeds), ended];
  return parts.filter(part => part !== '').join(' ');
};
