import { t } from '../../../languages/language.ts';
import type { CaptainView } from '../../../system/desk/index.ts';
import { boundBy } from '../orders.ts';
import type { Captain, Character, RiverShip, RiverWork, Situation } from '../types.ts';
import { CHARACTER_NAME } from '../words/captions.ts';
import { orderInWords } from '../words/orders.ts';
import { boundInWords } from './bound.ts';

/** C18 to C20: what a captain makes of an order. */
const AFLOAT: Readonly<Partial<Record<Character, string>>> = {
  intelligent: t`To him an order is advice: he plots what he thinks best.`,
  stubborn: t`He plots nothing but what fits the order on his sheet.`,
  reckless: t`He keeps to his order until he sees an enemy; then he goes for the nearest, as fast as he can.`,
};

/** C27: when a garrison asks itself whether to go on. */
const ASHORE: Readonly<Partial<Record<Character, string>>> = {
  panicky: t`Any loss of men makes his garrison doubt.`,
  stubborn: t`His garrison doubts once a third of its men are gone.`,
  fanatic: t`His garrison doubts once two thirds of its men are gone.`,
};

/** C15: his three figures, in words. */
const figuresOf = ({ alive, green, red, yellow }: Captain): CaptainView['figures'] =>
  alive
    ? [
        { figure: `+${green}`, says: t`to his men’s morale while he lives` },
        { figure: `−${-red}`, says: t`to it once he is dead` },
        { figure: `+${yellow}`, says: t`to ram tests and the gun that he lays` },
      ]
    : [{ figure: `−${-red}`, says: t`to their morale, now that he is dead` }];

const cardOf = (
  captain: Captain,
  says: Readonly<Partial<Record<Character, string>>>,
  sheet: Pick<CaptainView, 'order' | 'holds'>,
): CaptainView => ({
  title: captain.alive ? CHARACTER_NAME[captain.character] : t`dead`,
  says: captain.alive ? (says[captain.character] ?? '') : '',
  alive: captain.alive,
  figures: figuresOf(captain),
  ...sheet,
});

/** C16 to C20: her order sheet, and what her captain makes of it. */
const sheetFor = (now: Situation, ship: RiverShip): Pick<CaptainView, 'order' | 'holds'> => {
  const given = now.state.staff?.orders[ship.id];
  if (!given) return { order: null, holds: null };
  const bound = boundBy(now, ship);
  const order = orderInWords(now, given);
  if (bound) return { order, holds: boundInWords(now, bound) };
  if (!now.options.captains) return { order, holds: t`Orders bind nobody in this battle: what breaks one is logged.` };
  return { order, holds: ship.captain?.alive === true ? t`Every plot is open to him.` : null };
};

/** Captains, C15: the card of a ship's captain, as far as her side knows him, with her order sheet; null where there is nothing to tell. */
export const captainOf = (now: Situation, ship: RiverShip): CaptainView | null => {
  const sheet = sheetFor(now, ship);
  if (ship.captain) return cardOf(ship.captain, AFLOAT, sheet);
  if (sheet.order === null) return null;
  return { title: t`unknown`, says: t`What he is like shows when it matters.`, alive: true, figures: [], ...sheet };
};

/** C27: a fort's commander. */
export const commanderOf = ({ commander }: RiverWork): CaptainView | null =>
  commander ? cardOf(commander, ASHORE, { order: null, holds: null }) : null;
