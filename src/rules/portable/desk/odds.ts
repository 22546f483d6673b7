import type { OddsView } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import { shotInWords } from './ahead.ts';
import { isShot, shotAt } from '../gunnery.ts';
import { ramOdds, refloatOdds, salvoOdds, shotOdds, type Chance, type DamageOdds } from '../odds.ts';
import { ramDice } from '../ramming.ts';
import { ramInWords } from '../words/names.ts';
import type { PortableCommand, Situation, Unit } from '../types.ts';
import { isShip, unitOf } from '../units.ts';
import { counted, t } from '../../../languages/language.ts';

const fraction = ({ ways, of }: Chance): number => ways / of;
const points = (count: number): string => counted(count, 'point', 'points');

const oddsView = (basis: string, odds: DamageOdds, target: Unit): OddsView => ({
  basis,
  outcomes: odds.ways.map((ways, damage) => ({ label: points(damage), points: damage, chance: ways / odds.of })),
  expected: fraction(odds.expected),
  measure: 'points',
  headlines: [
    { label: isShip(target) ? t`sinks` : t`silenced`, chance: fraction(odds.sinks) },
    ...(isShip(target) && !target.breakingOff
      ? [{ label: t`breaks off or sinks`, chance: fraction(odds.breaksOff) }]
      : []),
  ],
});

const aimOdds = (now: Situation, firer: string, target: string): OddsView | null => {
  const shot = shotAt(now, unitOf(now, firer), unitOf(now, target));
  const odds = shotOdds(now, firer, target);
  if (!isShot(shot) || !odds) return null;
  const view = oddsView(shotInWords(shot), odds, unitOf(now, target));
  const salvo = salvoOdds(now, target, firer);
  if (!salvo || salvo.dice === odds.dice) return view;
  return {
    ...view,
    headlines: [...view.headlines, { label: t`sinks, with all plotted fire`, chance: fraction(salvo.sinks) }],
  };
};

const yesNo = (basis: string, label: string, other: string, chance: Chance): OddsView => ({
  basis,
  outcomes: [
    { label, points: 1, chance: fraction(chance) },
    { label: other, points: 0, chance: 1 - fraction(chance) },
  ],
  expected: fraction(chance),
  headlines: [{ label, chance: fraction(chance) }],
});

/** The odds of an offered command. */
export const oddsOf = (now: Situation, command: PortableCommand): OddsView | null => {
  if (command.type === 'aim') return aimOdds(now, command.firer, command.target);
  if (command.type === 'ram') {
    const rammer = shipOf(now, command.ship);
    return oddsView(
      ramInWords(ramDice(rammer), rammer.ram),
      ramOdds(now, command.ship, command.target),
      unitOf(now, command.target),
    );
  }
  return command.type === 'refloat' ? yesNo(t`2 dice, 8 or more`, t`floats`, t`still aground`, refloatOdds()) : null;
};
