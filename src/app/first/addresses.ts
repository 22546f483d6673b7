/** Beginnings of the page's addresses that the first page itself leads to; what lies behind them is fetched later. */

/** Before the id of a game that is kept and is gone on with. */
export const GAME = '#game-';
/** Where battles are made; behind it, after `=`, what has been settled so far. */
export const MAKE = '#make';
/** Where fleets are put together. */
export const FLEETS = '#fleets';
/** The battles fought on this machine. */
export const CAREER = '#career';
/** The ship library. */
export const SHIPS = '#ships';
/** Help on the page itself. */
export const HELP = '#help';
/** Before the id of a book of rules. */
export const RULES = '#rules-';

/** Whether an address leads into the help, which lies over whatever is shown. */
export const isHelpAddress = (address: string): boolean => address === HELP || address.startsWith(RULES);

/** Goes to an address as a link would. */
export const goTo = (address: string): void => {
  location.hash = address;
};
