import { isSandbar } from '../../../chart/index.ts';
import { shipOf } from '../../../core/rules.ts';
import { counted, t } from '../../../languages/language.ts';
import type { HexId, ShipId } from '../../../core/types.ts';
import type { OddsView } from '../../../system/desk/index.ts';
import { sixthsByRam } from '../effects.ts';
import { shotOdds, torpedoWays, type ShotOdds } from '../odds.ts';
import { bearingGuns } from '../shots.ts';
import type { NwsCommand, NwsShip, PlotCommand, Situation, Spot, Unit } from '../types.ts';
import { isShip, unitOf } from '../units.ts';
import { pointsInWords } from '../words/captions.ts';

/** The places that a player asks for, and how each is told. */
const TOLD: readonly (readonly [Spot['at'], string])[] = [
  ['below', t`below water`],
  ['hull', t`guns`],
  ['turret', t`turret out`],
  ['casemate', t`casemate`],
  ['pilotHouse', t`pilot house`],
  ['funnel', t`funnel`],
  ['wheel', t`paddle wheel`],
  ['fire', t`sets on fire`],
];

const onWork = (odds: ShotOdds): OddsView => ({
  basis: t`1 die, ${odds.need} or more; every hit counts that the chart allows`,
  outcomes: [
    { label: t`no hit`, points: 0, chance: 1 - odds.hit },
    { label: t`no damage`, points: 0, chance: odds.hit - odds.through },
    {
      label: t`takes off its points`,
      points: odds.value / Math.max(odds.through, Number.MIN_VALUE),
      chance: odds.through,
    },
  ],
  expected: odds.value,
  headlines: [
    { label: t`hits`, chance: odds.hit },
    { label: t`does damage`, chance: odds.through },
  ],
});

const shotView = (now: Situation, unit: Unit, gun: number, target: Unit): OddsView => {
  const odds = shotOdds(now, unit, gun, target);
  if (!isShip(target)) return onWork(odds);
  const { hit, through, jams, bounces } = odds;
  const places = TOLD.flatMap(([at, label]) => {
    const chance = odds.places[at] ?? 0;
    return chance > 0 ? [{ label, chance }] : [];
  });
  return {
    basis: t`1 die, ${odds.need} or more; then two on the damage chart`,
    outcomes: [
      { label: t`no hit`, points: 0, chance: 1 - hit },
      { label: t`bounces`, points: 0, chance: bounces },
      { label: t`no damage`, points: 0, chance: Math.max(0, hit - through - jams - bounces) },
      { label: t`may jam`, points: 0, chance: jams },
      { label: t`through`, points: through > 0 ? odds.value / through : 0, chance: through },
    ],
    expected: odds.value,
    headlines: [
      { label: t`hits`, chance: hit },
      { label: t`goes through`, chance: through },
      { label: t`sinks`, chance: odds.sinks },
      ...places,
    ],
  };
};

/** How many of several shots go through. */
const countOf = (chances: readonly number[]): number[] => {
  let counts = [1];
  for (const chance of chances) {
    const next = counts.map(count => count * (1 - chance));
    next.push(0);
    counts.forEach((count, index) => (next[index + 1] = (next[index + 1] ?? 0) + count * chance));
    counts = next;
  }
  return counts;
};

const anyOf = (chances: readonly number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1);

const salvoView = (now: Situation, unitId: string, targetId: string): OddsView => {
  const [unit, target] = [unitOf(now, unitId), unitOf(now, targetId)];
  const shots = bearingGuns(now, unit, target).map(gun => shotOdds(now, unit, gun, target));
  const expected = shots.reduce((sum, { value }) => sum + value, 0);
  const counts = countOf(shots.map(({ through }) => through));
  return {
    basis: shots.length === 1 ? t`1 gun bears` : t`${shots.length} guns bear`,
    shots: shots.length,
    outcomes: counts.map((chance, count) => ({
      label: count === 0 ? t`none goes through` : t`${count} through`,
      points: count,
      chance,
    })),
    expected,
    headlines: [
      { label: t`hits`, chance: anyOf(shots.map(({ hit }) => hit)) },
      { label: t`goes through`, chance: anyOf(shots.map(({ through }) => through)) },
      ...(isShip(target) ? [{ label: t`sinks by one shot`, chance: anyOf(shots.map(({ sinks }) => sinks)) }] : []),
    ],
  };
};

/** N43: what her ram takes, if she meets her. */
const ramView = (ship: NwsShip, target: NwsShip): OddsView => {
  const sixths = Math.min(target.sixths, sixthsByRam(ship.rate, target.rate, target.full));
  const sinks = sixths === target.sixths ? 1 : 0;
  return {
    basis: t`if she meets her: rate ${ship.rate} on rate ${target.rate}, no die`,
    outcomes: [{ label: sixths === 0 ? t`no harm` : pointsInWords(sixths), points: sixths, chance: 1 }],
    expected: sixths,
    headlines: [{ label: t`sinks`, chance: sinks }],
  };
};

const FACES = 6;

/** N47: what her spar does, if she meets her. */
const sparView = (target: NwsShip): OddsView => {
  const ways = torpedoWays(target);
  const outcomes = ways.map(({ sixths, ways: count }) => ({
    label: sixths === 0 ? t`it fails` : pointsInWords(sixths),
    points: sixths,
    chance: count / FACES,
  }));
  return {
    basis: t`if she meets her: 1 die, on 2 half, on 3 or more the whole effect on rate ${target.rate}`,
    outcomes,
    expected: outcomes.reduce((sum, { points, chance }) => sum + points * chance, 0),
    headlines: [
      {
        label: t`sinks`,
        chance: outcomes.reduce((sum, { points, chance }) => sum + (points === target.sixths ? chance : 0), 0),
      },
    ],
  };
};

const plotView = (now: Situation, { ship, ram, spar }: PlotCommand): OddsView | null => {
  if (spar !== '') return sparView(shipOf(now, spar));
  return ram === '' ? null : ramView(shipOf(now, ship), shipOf(now, ram));
};

/** The exact odds of an offered command, or null where no die hangs on it. */
export const oddsOf = (now: Situation, command: NwsCommand): OddsView | null => {
  switch (command.type) {
    case 'aim':
      return shotView(now, unitOf(now, command.unit), command.gun, unitOf(now, command.target));
    case 'salvo':
      return salvoView(now, command.unit, command.target);
    case 'plot':
      return plotView(now, command);
    default:
      return null;
  }
};

/** N9: what becomes of a ship in a hex: the bottom holds her for good. */
export const riskInWords = (now: Situation, id: ShipId, hex: HexId): string | null => {
  const ship = shipOf(now, id);
  if (!isSandbar(now.chart, hex, ship.draught)) return null;
  return t`grounds at ${now.chart.label(hex)} for good: she draws ${counted(Math.ceil(ship.draught), 'foot', 'feet')}`;
};
