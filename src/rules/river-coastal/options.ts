import { t } from '../../languages/language.ts';
import type { OptionSpec } from '../../system/ruleset.ts';

/** C26, C36, C45, C74, C83: switches that players set before the battle. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'captains',
    title: t`Orders bind captains`,
    says: t`Stubborn captains keep to their written orders, reckless ones go for the first enemy they see, and flagships signal new ones. Without it a plot that breaks an order is marked and logged.`,
    byDefault: true,
  },
  {
    id: 'silentCaptains',
    title: t`Silent captains`,
    says: t`What a captain is like nobody knows, not even his own side, until it first matters.`,
    byDefault: false,
  },
  {
    id: 'unseen',
    title: t`Ships out of sight`,
    says: t`A ship that no enemy sees is not on his chart, nor in his log; where she was last seen a marker lies. Without it all is seen, and only fire asks for sight.`,
    byPost: t`Both pages show only what the ships of their side see. The game that is sent holds the orders of both all the same: whoever looks into its file finds the ships that he does not see.`,
    byDefault: true,
  },
  {
    id: 'thinArcs',
    title: t`Thin arcs of fire`,
    says: t`Fixed guns bear only on hexes that the printed ten degrees to either side touch, in place of thirty.`,
    byDefault: false,
  },
  {
    id: 'byEye',
    title: t`Fire by eye`,
    says: t`No ranges and no odds of fire are told before the shot.`,
    byDefault: false,
  },
  {
    id: 'everyInch',
    title: t`A die for every inch`,
    says: t`On sandbars, stakes and rocks three dice are thrown for each hex instead of one.`,
    byDefault: false,
  },
];
