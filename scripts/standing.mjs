/** How mirrored games between two opponents stand, and why an aim was missed. */

/**
 * @typedef {'union' | 'confederate'} Side
 * @typedef {{ won: number, lost: number, drawn: number }} Tally seen from the first of the two opponents
 * @typedef {Record<Side, Tally>} Standing by the side that the first of them led
 */

/** A side that wins this share of the decided games wins them whoever leads it. */
const LOPSIDED = 0.75;

/**
 * @param {string} csv of `brownwater match --swap --csv`
 * @param {string} first name of the opponent from whom the games are seen
 * @returns {Standing}
 */
export const standingOf = (csv, first) => {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  const standing = { union: { won: 0, lost: 0, drawn: 0 }, confederate: { won: 0, lost: 0, drawn: 0 } };
  for (const line of lines) {
    const cells = line.split(',');
    const cell = (/** @type {string} */ name) => cells[names.indexOf(name)] ?? '';
    const side = cell('union') === first ? 'union' : 'confederate';
    const winner = cell('winner');
    standing[side][winner === side ? 'won' : winner === 'draw' ? 'drawn' : 'lost'] += 1;
  }
  return standing;
};

/** @param {readonly Standing[]} standings @returns {Standing} */
export const together = standings => {
  /** @param {Side} side @returns {Tally} */
  const sum = side => ({
    won: standings.reduce((total, each) => total + each[side].won, 0),
    lost: standings.reduce((total, each) => total + each[side].lost, 0),
    drawn: standings.reduce((total, each) => total + each[side].drawn, 0),
  });
  return { union: sum('union'), confederate: sum('confederate') };
};

/** @param {Standing} standing @returns {Tally} */
export const total = ({ union, confederate }) => ({
  won: union.won + confederate.won,
  lost: union.lost + confederate.lost,
  drawn: union.drawn + confederate.drawn,
});

/** @param {Tally} tally */
export const games = ({ won, lost, drawn }) => won + lost + drawn;

/** Wins and half the draws, as a share. @param {Tally} tally */
export const score = tally => (tally.won + tally.drawn / 2) / games(tally);

/**
 * Why an aim was missed, from the numbers alone: nothing where it was met.
 *
 * @param {Standing} standing
 * @param {number} aim a share
 */
export const missed = (standing, aim) => {
  const all = total(standing);
  if (score(all) >= aim) return '';
  const { union, confederate } = standing;
  const unionWins = union.won + confederate.lost;
  const decided = all.won + all.lost;
  if (all.drawn / 2 >= all.lost) return `drawish: ${all.drawn} of ${games(all)} drawn`;
  const [side, wins] = unionWins * 2 >= decided ? ['Union', unionWins] : ['Confederate', decided - unionWins];
  if (wins >= LOPSIDED * decided) return `lopsided: ${side} won ${wins} of ${decided}`;
  const worse = score(union) < score(confederate) ? 'Union' : 'Confederate';
  return `lost ${all.lost}, ${worse === 'Union' ? union.lost : confederate.lost} of them as ${worse}`;
};
