import { t } from '../../../languages/language.ts';
import { nameIn } from '../../shared/names.ts';
import { orderInWords } from '../../shared/orderWords.ts';
import type { RiverCommand, Situation } from '../types.ts';
import { choiceInWords } from './cards.ts';
import { gunNameIn, gunToChooseIn } from './names.ts';
import { orderInWords as sheetInWords } from './orders.ts';
import { partyOrderInWords } from './parties.ts';
import { OPENS, plotInWords } from './plot.ts';

type CommandOf<T extends RiverCommand['type']> = Extract<RiverCommand, { type: T }>;

/** C25, C41: what is new in what a fort is told. */
const fortInWords = ({ unit, opens, captainGun }: CommandOf<'fort'>, { scenario, state }: Situation): string => {
  const name = nameIn(scenario, unit);
  if (state.works[unit]?.opens !== opens) return t`${name} opens fire ${OPENS[opens] ?? ''}`;
  return captainGun < 0
    ? t`${name}: the commander leaves his gun`
    : t`${name}: the commander lays the ${gunToChooseIn(scenario, unit, captainGun)}`;
};

const allottedInWords = ({ unit, what, gun }: CommandOf<'allot'>, { scenario }: Situation): string => {
  if (what === 'gun') return gunToChooseIn(scenario, unit, gun);
  return what === 'men' ? t`a point of crew` : t`the commander`;
};

/** A command as the words on a button. */
export const phrase = (command: RiverCommand, now: Situation): string => {
  switch (command.type) {
    case 'plot':
      return `${nameIn(now.scenario, command.ship)}: ${plotInWords(now, command)}`;
    case 'order':
      return `${nameIn(now.scenario, command.ship)}: ${sheetInWords(now, command.order)}`;
    case 'ordered':
      return t`Orders are given`;
    case 'fort':
      return fortInWords(command, now);
    case 'allot':
      return t`${nameIn(now.scenario, command.unit)}: ${allottedInWords(command, now)}, from square ${command.from} to square ${command.to}`;
    case 'allotted':
      return t`The forts are laid out`;
    case 'board':
    case 'land':
    case 'march':
    case 'recall':
    case 'stay':
    case 'detailed':
      return partyOrderInWords(command, id => nameIn(now.scenario, id));
    case 'keepFort':
    case 'takeShip':
    case 'layField':
    case 'nameFlagship':
    case 'giveBack':
    case 'strand':
      return choiceInWords(command, now);
    default:
      return orderInWords(command, now.scenario, gunNameIn);
  }
};
