import { SIDES, type Side } from '../src/core/types.ts';
import { wilson, type Interval } from '../src/trials/share.ts';

/** How mirrored games between two opponents stand, and why an aim was missed. */

/** Games as the first of the two opponents sees them. */
export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}

/** By the side that the first of them led. */
export type Standing = Record<Side, Tally>;

/** A side that wins this share of the decided games wins them whoever leads it. */
const LOPSIDED = 0.75;

/** Of fewer games nothing is said. */
const FEWEST = 10;

const NONE: Tally = { won: 0, lost: 0, drawn: 0 };

/** From the lines that `brownwater match --swap --csv` prints; `first` is the opponent from whom the games are seen. */
export const standingOf = (csv: string, first: string): Standing => {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  const standing: Standing = { union: { ...NONE }, confederate: { ...NONE } };
  for (const line of lines) {
    const cells = line.split(',');
    const cell = (name: string): string | undefined => cells[names.indexOf(name)];
    const side = cell('union') === first ? 'union' : 'confederate';
    const winner = cell('winner');
    standing[side][winner === side ? 'won' : winner === 'draw' ? 'drawn' : 'lost'] += 1;
  }
  return standing;
};

const sum = (tallies: readonly Tally[]): Tally => ({
  won: tallies.reduce((all, { won }) => all + won, 0),
  lost: tallies.reduce((all, { lost }) => all + lost, 0),
  drawn: tallies.reduce((all, { drawn }) => all + drawn, 0),
});

export const together = (standings: readonly Standing[]): Standing => ({
  union: sum(standings.map(({ union }) => union)),
  confederate: sum(standings.map(({ confederate }) => confederate)),
});

export const total = (standing: Standing): Tally => sum(SIDES.map(side => standing[side]));

export const games = ({ won, lost, drawn }: Tally): number => won + lost + drawn;

/** Wins and half the draws, as a share of the games. */
export const score = (tally: Tally): number => (tally.won + tally.drawn / 2) / games(tally);

/** Wilson's at 95 %, with a draw as half a win. */
export const intervalOf = (tally: Tally): Interval => wilson(tally.won + tally.drawn / 2, games(tally));

/** Why an aim (a share) was missed, from the numbers alone: nothing where it was met. */
export const missed = (standing: Standing, aim: number): string => {
  const all = total(standing);
  if (score(all) >= aim) return '';
  if (games(all) < FEWEST) return 'too few games to tell';
  if (all.drawn / 2 >= all.lost) return `drawish: ${all.drawn} of ${games(all)} drawn`;
  const { union, confederate } = standing;
  const decided = all.won + all.lost;
  const unionWins = union.won + confederate.lost;
  const [side, wins] = unionWins * 2 >= decided ? ['Union', unionWins] : ['Confederate', decided - unionWins];
  if (wins >= LOPSIDED * decided) return `lopsided: ${side} won ${wins} of ${decided}`;
  const [weak, { lost }] = score(union) < score(confederate) ? ['Union', union] : ['Confederate', confederate];
  return `lost ${all.lost}, ${lost} of them as ${weak}`;
};
