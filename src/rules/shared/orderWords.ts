import type { Scenario } from '../../core/scenario.ts';
import type { ShipId } from '../../core/types.ts';
import { t } from '../../languages/language.ts';
import { nameIn } from './names.ts';

/** Orders that plots and laid guns have in common, whatever a plot says. */
type Order =
  | { type: 'replot'; ship: ShipId }
  | { type: 'steady' | 'plotted' | 'aimed' }
  | { type: 'aim'; unit: string; gun: number; target: string }
  | { type: 'salvo'; unit: string; target: string }
  | { type: 'cease'; unit: string };

/** Such an order as the words on a button. */
export const orderInWords = (
  command: Order,
  scenario: Scenario,
  gunNameIn: (scenario: Scenario, unit: string, gun: number) => string,
): string => {
  const name = (id: string): string => nameIn(scenario, id);
  switch (command.type) {
    case 'replot':
      return t`${name(command.ship)}: take the plot up again`;
    case 'steady':
      return t`All others as they go`;
    case 'plotted':
      return t`All plots are laid`;
    case 'aim':
      return t`The ${gunNameIn(scenario, command.unit, command.gun)} at ${name(command.target)}`;
    case 'salvo':
      return t`Everything that bears at ${name(command.target)}`;
    case 'cease':
      return t`${name(command.unit)}: lay the guns anew`;
    case 'aimed':
      return t`Fire`;
  }
};
