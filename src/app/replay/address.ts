/** Addresses of games that are looked at: `#watch-<id>`, `#replay=<link>`, with `@37` at a moment; `#report-<id>`, `#report=<link>`. */

/** Before the id of a game that is kept. */
export const KEPT = '#watch-';
const LINKED = '#replay=';
const REPORT = '#report';

/** What an address shows of which game. */
export interface GameAddress {
  /** The address of the game from its beginning. */
  game: string;
  /** Commands after which it is shown first. */
  at: number;
  shows: 'replay' | 'report';
}

/** The game that an address names; null where it is an address of another kind. */
export const readGameAddress = (address: string): GameAddress | null => {
  const kind = new RegExp(`^${REPORT}([-=])(.*)$`, 's').exec(address);
  if (kind) return { game: (kind[1] === '-' ? KEPT : LINKED) + (kind[2] ?? ''), at: 0, shows: 'report' };
  if (!address.startsWith(KEPT) && !address.startsWith(LINKED)) return null;
  const [game = '', moment = '0'] = address.split('@');
  return { game, at: /^\d{1,6}$/.test(moment) ? Number(moment) : 0, shows: 'replay' };
};

/** The address of a moment of a game. */
export const momentAddress = (game: string, at: number): string => (at === 0 ? game : `${game}@${at}`);

/** The address of the report on a game. */
export const reportAddress = (game: string): string =>
  game.startsWith(KEPT) ? `${REPORT}-${game.slice(KEPT.length)}` : `${REPORT}=${game.slice(LINKED.length)}`;

/** The id under which the game is kept; null where it is named by a link. */
export const keptId = (game: string): string | null => (game.startsWith(KEPT) ? game.slice(KEPT.length) : null);
