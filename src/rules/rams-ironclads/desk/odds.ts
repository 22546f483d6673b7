import type { Cited } from '../../../system/cited.ts';
import type { OddsView } from '../../../system/desk/index.ts';
import { counted, t } from '../../../languages/language.ts';
import { shipOf } from '../../../core/rules.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import {
  fateOf,
  freeingOdds,
  groundingOdds,
  hitLoss,
  mineOdds,
  ramOdds,
  salvoHits,
  shotOdds,
  sparOdds,
  torpedoLoss,
  waysToScore,
  type Chance,
  type Loss,
} from '../odds.ts';
import { driftOf } from '../mines.ts';
import type { Skins } from '../gunnery.ts';
import { hitsLeft } from '../damage.ts';
import { MUSKET_SCORE, SCALE } from '../tables.ts';
import type { RamsCommand, RamsShip, Situation, Unit } from '../types.ts';
import { isShip, unitOf } from '../units.ts';
import { REASONS, type Factor } from '../factors.ts';
import { factorInWords } from '../words/captions.ts';

const share = ({ ways, of }: Chance): number => ways / of;

/** "+3 fire value, −1 new target": every factor with its reason. */
const factorsInWords = (modifiers: readonly Factor[]): string =>
  modifiers.length === 0 ? t`no adjustment` : modifiers.map(factorInWords).join(', ');

const citedOf = (modifiers: readonly Factor[]): Cited[] => modifiers.map(({ reason }) => REASONS[reason]);

/** The row that a ram knows nothing of: it never reaches a magazine. */
const BLOWS_UP = t`blows up`;

const yesNo = (basis: string, label: string, chance: number): OddsView => ({
  basis,
  outcomes: [
    { label, points: 1, chance },
    { label: t`not: ${label}`, points: 0, chance: 1 - chance },
  ],
  expected: chance,
  headlines: [{ label, chance }],
});

/** Losses as rows: "2 knots: 0.14". */
const lossRows = (loss: Loss, times: number): OddsView['outcomes'] => [
  ...loss.ways.flatMap((ways, halves) =>
    ways === 0
      ? []
      : [
          {
            label: halves === 0 ? t`no speed lost` : knotsInWords(halves),
            points: halves / SCALE.halves,
            chance: (times * ways) / loss.of,
          },
        ],
  ),
  ...(loss.gone === 0 ? [] : [{ label: BLOWS_UP, points: 0, chance: (times * loss.gone) / loss.of }]),
];

const expectedOf = (outcomes: OddsView['outcomes']): number =>
  outcomes.reduce((sum, { points, chance }) => sum + points * chance, 0);

/** What becomes of a ship, with `times` the chance that it comes to the loss at all. */
const fateLines = (ship: RamsShip, loss: Loss, times: number): OddsView['headlines'] => {
  const fate = fateOf(ship, loss);
  return [
    { label: t`no speed left`, chance: times * fate.stops },
    { label: t`sinking`, chance: times * fate.sinks },
    { label: BLOWS_UP, chance: times * fate.blowsUp },
  ];
};

/** "1 die, +3 fire value, above armour 8, casemates 9 on 5 to 6": what the score must beat. */
const basisOf = (factors: string, { armour, other, otherFaces }: Skins, isVessel: boolean): string => {
  if (otherFaces === 0) return t`1 die, ${factors}, above armour ${armour}`;
  if (isVessel) return t`1 die, ${factors}, above armour ${armour}, turret ${other} on 4 to 6`;
  return otherFaces === 1
    ? t`1 die, ${factors}, above armour ${armour}, casemates ${other} on 6`
    : t`1 die, ${factors}, above armour ${armour}, casemates ${other} on ${7 - otherFaces} to 6`;
};

const shotView = (now: Situation, unit: Unit, gun: number, target: Unit): OddsView | null => {
  const odds = shotOdds(now, unit, gun, target);
  if (!odds) return null;
  const hit = share(odds.hit);
  const factors = factorsInWords(odds.modifiers);
  const basis = basisOf(factors, odds.skins, isShip(target));
  const modifiers = citedOf(odds.modifiers);
  const miss = { label: t`no hit`, points: 0, chance: 1 - hit };
  const left = hitsLeft(now, target);
  if (left !== null || !isShip(target)) {
    const knocks = left === null ? hit / 6 : left <= 1 ? hit : 0;
    const label = left === null ? t`knocks out a gun` : t`destroyed`;
    return {
      ...yesNo(basis, t`hits`, hit),
      modifiers,
      headlines: [
        { label: t`hits`, chance: hit },
        { label, chance: knocks },
      ],
    };
  }
  const loss = hitLoss(target);
  const outcomes = [miss, ...lossRows(loss, hit)];
  return {
    basis,
    modifiers,
    outcomes,
    expected: expectedOf(outcomes),
    headlines: [
      { label: t`hits`, chance: hit },
      { label: t`critical hit`, chance: hit / 6 },
      ...fateLines(target, loss, hit),
    ],
  };
};

/** All guns of a unit that bear and are not laid yet. */
export const salvoView = (now: Situation, unit: string, target: string): OddsView => {
  const chances = salvoHits(now, unit, target);
  const guns = chances.length - 1;
  return {
    basis: guns === 1 ? t`1 gun bears` : t`${guns} guns bear`,
    shots: guns,
    outcomes: chances.map((chance, hits) => ({ label: counted(hits, 'hit'), points: hits, chance })),
    expected: chances.reduce((sum, chance, hits) => sum + chance * hits, 0),
    measure: 'hits',
    headlines: [
      { label: t`hits`, chance: 1 - (chances[0] ?? 0) },
      // Each hit is a critical on one face in six.
      { label: t`critical hit`, chance: 1 - chances.reduce((sum, chance, hits) => sum + chance * spared(hits), 0) },
    ],
  };
};

/** The chance that none of so many hits is critical. */
const spared = (hits: number): number => (hits === 0 ? 1 : (5 / 6) * spared(hits - 1));

const ramView = (now: Situation): OddsView | null => {
  const strike = now.state.strikes[0];
  if (!strike) return null;
  const odds = ramOdds(now, strike);
  const [by, on] = [shipOf(now, strike.by), shipOf(now, strike.on)];
  const outcomes = lossRows(odds.target, 1);
  return {
    basis: t`1 die, ${factorsInWords(odds.modifiers)}`,
    modifiers: citedOf(odds.modifiers),
    outcomes,
    expected: expectedOf(outcomes),
    headlines: [
      ...fateLines(on, odds.target, 1).filter(({ label }) => label !== BLOWS_UP),
      { label: t`rammer halted`, chance: share(odds.halts) },
      { label: t`rammer sinking`, chance: fateOf(by, odds.rammer).sinks },
    ],
  };
};

const sparView = (by: RamsShip, on: RamsShip): OddsView => {
  const odds = sparOdds();
  const loss = torpedoLoss(on);
  const outcomes = [
    { label: t`does not go off`, points: 0, chance: share(odds.fails) },
    { label: t`goes off under the boat`, points: 0, chance: share(odds.own) },
    ...lossRows(loss, share(odds.target)),
  ];
  return {
    basis: t`1 die: 4 to 6 explodes, 1 under the boat`,
    outcomes,
    expected: expectedOf(outcomes),
    headlines: [
      { label: t`explodes`, chance: share(odds.target) },
      ...fateLines(on, loss, share(odds.target)),
      { label: t`boat sinking`, chance: share(odds.own) * fateOf(by, torpedoLoss(by)).sinks },
    ],
  };
};

const smallShotView = (target: Unit): OddsView =>
  isShip(target)
    ? yesNo(
        t`2 dice, a 3 strikes the wheel; her gunners are kept down in the next fire step`,
        t`helmsman falls`,
        waysToScore(MUSKET_SCORE) / 36,
      )
    : yesNo(t`the gunners are kept down in the next fire step`, t`kept down`, 1);

/** The exact odds of an offered command, or null where no die hangs on it. */
export const oddsOf = (now: Situation, command: RamsCommand): OddsView | null => {
  switch (command.type) {
    case 'aim': {
      const [unit, target] = [unitOf(now, command.unit), unitOf(now, command.target)];
      return command.load === 'shot' ? shotView(now, unit, command.gun, target) : smallShotView(target);
    }
    case 'salvo':
      return salvoView(now, command.unit, command.target);
    case 'ram':
      return ramView(now);
    case 'useSpar':
      return sparView(shipOf(now, command.ship), shipOf(now, command.target));
    case 'plot': {
      const ship = shipOf(now, command.ship);
      if (ship.aground !== 'shoal' || command.speed === 0) return null;
      return yesNo(t`1 die at mid-move`, t`comes off`, share(freeingOdds(now, ship)));
    }
    default:
      return null;
  }
};

/** What may happen to a ship in a hex: the bottom, and torpedoes. */
export const riskInWords = (now: Situation, ship: RamsShip, hex: number): string | null => {
  const risks: string[] = [];
  const grounds = groundingOdds(now, ship, hex);
  const place = now.chart.label(hex);
  if (grounds.ways > 0) risks.push(t`may ground at ${place}: ${grounds.ways} in ${grounds.of}`);
  for (const mine of now.state.mines) {
    if (mine.spent || mine.live === false) continue;
    const { ways, of } = mineOdds(mine.strength);
    if (mine.adrift && driftOf(now, mine).path.includes(hex))
      risks.push(t`a torpedo adrift may come to ${place} as the move ends: ${ways} in ${of}`);
    if (mine.hex !== hex) continue;
    risks.push(
      mine.known
        ? t`a torpedo lies at ${place}: ${ways} in ${of}`
        : t`a torpedo or nothing lies at ${place}: ${ways} in ${of}`,
    );
  }
  return risks.length > 0 ? risks.join('; ') : null;
};
