import { shipOf } from '../../../core/rules.ts';
import { counted, t } from '../../../languages/language.ts';
import type { Modifier, ShipId } from '../../../core/types.ts';
import type { Cited } from '../../../system/cited.ts';
import type { OddsView } from '../../../system/desk/index.ts';
import { chanceIn } from '../../shared/chances.ts';
import { REASONS, type Factor } from '../factors.ts';
import { brandRisks, letGoHeadlines, letGoView } from './brands.ts';
import { minesInWords } from './mines.ts';
import { boardView, landView } from './partyOdds.ts';
import { bearingGuns } from '../fire.ts';
import { bottomAt, diceFor, isNarrow, stuckUpTo } from '../grounding.ts';
import { fieldsEntered } from '../mines.ts';
import { shellsAgain } from '../mortars.ts';
import { ramOdds, ramTestOdds, shellOdds, shotOdds, sparOdds, sunkBy, waysHeld, type RamTestOdds } from '../odds.ts';
import { salvoOdds, type SalvoOdds } from '../salvoOdds.ts';
import { sparsAt } from '../spars.ts';
import { YELLOW } from '../tables.ts';
import type { PlotCommand, RiverCommand, RiverShip, Situation, Unit } from '../types.ts';
import { isMortar, isShip, unitOf } from '../units.ts';
import { isWrecked } from '../wrecks.ts';
import { factorInWords } from '../words/captions.ts';

/** "+3 captain aboard, −2 no ram": every factor with its reason. */
const factorsInWords = (modifiers: readonly Modifier[]): string =>
  modifiers.length === 0 ? t`no adjustment` : modifiers.map(factorInWords).join(', ');

const YELLOWS = Object.values(YELLOW);

/** C26, C57: the same of a ram test, where her captain may not be known yet. */
const testInWords = ({ modifiers, unknown }: RamTestOdds): string =>
  unknown
    ? t`${factorsInWords(modifiers)}, +${Math.min(...YELLOWS)} to +${Math.max(...YELLOWS)} her captain, whom nobody knows yet`
    : factorsInWords(modifiers);

const citedOf = (modifiers: readonly Factor[]): Cited[] => modifiers.map(({ reason }) => REASONS[reason]);

/** What becomes of a target that is no more in the fight. */
const endOf = (target: Unit): string => (isShip(target) ? t`sinks` : t`silenced`);

/** What guns may do to a target, whether one fires or all that bear. */
const gunfireView = (
  basis: string,
  { guns, hits, points, ends, rolls, burns, bursts }: SalvoOdds,
  target: Unit,
): OddsView => ({
  basis,
  outcomes: [
    { label: t`no hit`, points: 0, chance: 1 - hits },
    ...points.flatMap((chance, lost) =>
      chance === 0 ? [] : [{ label: counted(lost, 'point'), points: lost, chance }],
    ),
  ],
  expected: points.reduce((sum, chance, lost) => sum + chance * lost, 0),
  measure: 'points',
  headlines: [
    { label: t`hits`, chance: hits },
    { label: endOf(target), chance: ends },
    ...(isShip(target)
      ? [
          { label: t`rolls for damage`, chance: rolls },
          { label: t`sets on fire`, chance: burns },
        ]
      : []),
    ...(bursts > 0 ? [{ label: guns === 1 ? t`the gun bursts` : t`a gun bursts`, chance: bursts }] : []),
  ],
});

const shotView = (now: Situation, unit: Unit, gun: number, target: Unit): OddsView | null => {
  const odds = shotOdds(now, unit, gun, target);
  if (!odds) return null;
  const basis = t`1 die, ${factorsInWords(odds.modifiers)}, ${odds.need} or more`;
  return {
    ...gunfireView(basis, salvoOdds(now, unit, [gun], target), target),
    modifiers: citedOf(odds.modifiers),
  };
};

/** Mortar Boats, C89: a shell at a work. */
const shellView = (now: Situation, unit: Unit, gun: number, target: Unit): OddsView | null => {
  const odds = shellOdds(now, unit, gun, target);
  if (!odds) return null;
  const basis = shellsAgain(unit, target)
    ? t`1 die, ${odds.need} or more since the last shell went there too; then the square and the result`
    : t`1 die, ${odds.need} or more; then the square and the result`;
  return gunfireView(basis, salvoOdds(now, unit, [gun], target), target);
};

/** All guns of a unit that bear and are not laid yet; null where players judge by eye. */
export const salvoView = (now: Situation, id: string, on: string): OddsView | null => {
  if (now.options.byEye) return null;
  const [unit, target] = [unitOf(now, id), unitOf(now, on)];
  const odds = salvoOdds(now, unit, bearingGuns(now, unit, target), target);
  const basis = odds.guns === 1 ? t`1 gun bears` : t`${odds.guns} guns bear`;
  return { ...gunfireView(basis, odds, target), shots: odds.guns };
};

/** Ramming: a marked plot: the test first, then the blow if nothing comes in between. */
const ramView = (now: Situation, ship: RiverShip, command: PlotCommand): OddsView => {
  const target = shipOf(now, command.ram);
  const test = ramTestOdds(now, ship.id, target.id);
  const passes = test ? chanceIn(test.passes) : 1;
  const { ways, points, of, pays, locks } = ramOdds(ship, command.speed, true);
  const byPoints = new Map<number, number>();
  let sinks = 0;
  ways.forEach((count, sum) => {
    if (count === 0) return;
    const lost = Math.min(target.spv, points[sum] ?? 0);
    byPoints.set(lost, (byPoints.get(lost) ?? 0) + (passes * count) / of);
    sinks += ((passes * count) / of) * sunkBy(target, points[sum] ?? 0);
  });
  const outcomes = [...byPoints].map(([lost, chance]) => ({ label: counted(lost, 'point'), points: lost, chance }));
  if (passes < 1) outcomes.unshift({ label: t`does not press it home`, points: 0, chance: 1 - passes });
  return {
    basis: test ? t`test on 1 or more: 1 die, ${testInWords(test)}; then the blow` : t`no test; the blow`,
    ...(test ? { modifiers: citedOf(test.modifiers) } : {}),
    outcomes,
    expected: outcomes.reduce((sum, outcome) => sum + outcome.points * outcome.chance, 0),
    headlines: [
      { label: t`rams`, chance: passes },
      { label: t`sinks`, chance: sinks },
      { label: t`rammer is hurt`, chance: passes * chanceIn(pays) },
      { label: t`locked together`, chance: passes * chanceIn(locks) },
    ],
  };
};

/** Spar Torpedoes, C78: a marked plot of a boat that has one: the test where it is due, then the torpedo in place of the blow. */
const sparView = (now: Situation, ship: RiverShip, target: RiverShip): OddsView => {
  const test = ramTestOdds(now, ship.id, target.id);
  const passes = test ? chanceIn(test.passes) : 1;
  const { outcomes: falls, own } = sparOdds(ship, target);
  const outcomes = falls.map(({ lost, of }) => ({ label: counted(lost, 'point'), points: lost, chance: passes * of }));
  if (passes < 1) outcomes.unshift({ label: t`does not press it home`, points: 0, chance: 1 - passes });
  const sinks = falls.reduce((sum, { sunk, of }) => (sunk ? sum + of : sum), 0);
  return {
    basis: test
      ? t`test on 1 or more: 1 die, ${testInWords(test)}; then the spar torpedo`
      : t`no test; the spar torpedo`,
    ...(test ? { modifiers: citedOf(test.modifiers) } : {}),
    outcomes,
    expected: outcomes.reduce((sum, outcome) => sum + outcome.points * outcome.chance, 0),
    headlines: [
      { label: t`torpedo strikes`, chance: passes },
      { label: t`sinks`, chance: passes * sinks },
      ...(own > 0 ? [{ label: t`goes down with it`, chance: passes * own }] : []),
    ],
  };
};

const contactView = (now: Situation, ship: RiverShip, command: PlotCommand): OddsView => {
  const target = shipOf(now, command.ram);
  const view = sparsAt(ship, target) ? sparView(now, ship, target) : ramView(now, ship, command);
  return command.release ? { ...view, headlines: [...view.headlines, ...letGoHeadlines(ship, target)] } : view;
};

/** A plot: the ram that it marks, and a fire ship that it lets go. */
const plotView = (now: Situation, command: PlotCommand): OddsView | null => {
  const ship = shipOf(now, command.ship);
  if (command.ram !== '' && command.speed > 0) return contactView(now, ship, command);
  return command.release ? letGoView(ship) : null;
};

/** The exact odds of an offered command, or null where no die hangs on it. */
export const oddsOf = (now: Situation, command: RiverCommand): OddsView | null => {
  switch (command.type) {
    case 'aim': {
      if (now.options.byEye) return null;
      const [unit, target] = [unitOf(now, command.unit), unitOf(now, command.target)];
      const gun = unit.guns[command.gun];
      return (gun && isMortar(gun) ? shellView : shotView)(now, unit, command.gun, target);
    }
    case 'salvo':
      return salvoView(now, command.unit, command.target);
    case 'plot':
      return plotView(now, command);
    case 'board':
      return boardView(shipOf(now, command.target), command.parties);
    case 'land':
      return landView(now, command);
    default:
      return null;
  }
};

/** What may happen to a ship in a hex: the bottom, the shore, stakes, wrecks, mines, and who burns there. */
export const riskInWords = (now: Situation, id: ShipId, hex: number): string | null => {
  const ship = shipOf(now, id);
  const risks: string[] = [];
  const place = now.chart.label(hex);
  const bottom = bottomAt(now, ship, hex);
  const held = waysHeld(bottom?.upTo ?? 0, diceFor(now.options));
  if (bottom?.by === 'sandbar') risks.push(t`may ground at ${place}: ${held.ways} in ${held.of}`);
  if (bottom?.by === 'stakes') risks.push(t`may stick in the stakes at ${place}: ${held.ways} in ${held.of}`);
  if (!bottom && hex !== ship.cleared && isNarrow(now, hex))
    risks.push(t`may run upon the shore at ${place}: ${stuckUpTo(ship)} in ${6}`);
  if (isWrecked(now, hex)) risks.push(t`the wreck at ${place} would hold her`);
  for (const { live } of fieldsEntered(now, ship.at, hex))
    if (live !== false)
      risks.push(
        live
          ? t`mines at ${place}: ${minesInWords(ship)}`
          : t`mines or a dummy at ${place}: if mines, ${minesInWords(ship)}`,
      );
  risks.push(...brandRisks(now, ship, hex));
  return risks.length > 0 ? risks.join(', ') : null;
};
