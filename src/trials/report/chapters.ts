import { opponentInShort } from '../../bots/opponents.ts';
import type { Scenario } from '../../core/scenario.ts';
import { SIDES, type Side } from '../../core/types.ts';
import { WINNERS, type Cell, type Share, type Spread, type Winner } from '../histogram.ts';
import type { Against, Difference } from '../against.ts';
import type { Coming } from '../courseTally.ts';
import type { Tally } from '../tally.ts';
import { between, FATE_NAME, figure, percent, signed, WINNER_NAME, whole } from './words.ts';
import { counted, t, told } from '../../languages/language.ts';

export type ChapterId =
  | 'wins'
  | 'against'
  | 'history'
  | 'opponents'
  | 'first'
  | 'turns'
  | 'clock'
  | 'points'
  | 'endings'
  | 'course'
  | 'units'
  | 'luck'
  | 'places';

/** One line of a table, which stands for one bar or column of the plot beside it. */
export interface Row {
  /** Its name on a page: the bar leads here. */
  key: string;
  cells: readonly string[];
  /** Games to look at, by their place in the series. */
  examples: readonly number[];
}

/** One question about a series with its answer: what text, page and screen show alike. */
export interface Chapter {
  id: ChapterId;
  title: string;
  /** The answer in a sentence or two. */
  says: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** The name of a row: `turns-8`. */
export const rowKey = (chapter: ChapterId, ...parts: readonly (string | number)[]): string =>
  [chapter, ...parts].join('-').replace(/[^\w-]+/g, '-');

const shareCells = (share: Share): string[] => [String(share.games), percent(share.share), between(share)];

const winsChapter = ({ wins, games }: Tally): Chapter => ({
  id: 'wins',
  title: t`Who won`,
  says: t`${WINNERS.map(winner => `${WINNER_NAME[winner]} ${percent(wins[winner].share)}`).join(', ')} of ${games} games. Intervals are Wilson’s at 95 %.`,
  columns: [t`Result`, t`Games`, t`Share`, t`95 % interval`],
  rows: WINNERS.map(winner => ({
    key: rowKey('wins', winner),
    cells: [WINNER_NAME[winner], ...shareCells(wins[winner])],
    examples: wins[winner].examples,
  })),
});

const differenceCells = (
  { here, there, difference, low, high }: Difference,
  written: (value: number) => string,
  gained: (value: number) => string,
): string[] => [written(here), written(there), gained(difference), t`${gained(low)} to ${gained(high)}`];

const points = (share: number): string => signed(100 * share);

const againstChapter = (beside: Against | null): Chapter[] =>
  beside
    ? [
        {
          id: 'against',
          title: t`Beside the other series`,
          says: t`${counted(beside.games, 'game')} from the same seeds in both, this series less the other. Shares in points of a hundred; intervals at 95 %, from the differences of single games: where one has nought in it, chance alone may have made the difference.`,
          columns: [t`What`, t`Here`, t`There`, t`Difference`, t`95 % interval`],
          rows: [
            ...WINNERS.map(winner => ({
              key: rowKey('against', winner),
              cells: [WINNER_NAME[winner], ...differenceCells(beside.wins[winner], percent, points)],
              examples: [],
            })),
            {
              key: rowKey('against', 'turns'),
              cells: [t`Turns`, ...differenceCells(beside.turns, figure, signed)],
              examples: [],
            },
            ...beside.lost.map(({ id, name, difference }) => ({
              key: rowKey('against', id),
              cells: [t`${name} lost`, ...differenceCells(difference, percent, points)],
              examples: [],
            })),
          ],
        },
      ]
    : [];

const outcomeThen = (winner: Winner): string => (winner === 'draw' ? t`Drawn` : t`${WINNER_NAME[winner]} victory`);

const historyChapter = ({ history }: Tally): Chapter[] => {
  if (!history) return [];
  const { agreed, losses, summary, winner } = history;
  const lossRow = (side: Side) => ({
    key: rowKey('history', 'losses', side),
    cells: [t`${WINNER_NAME[side]} ships and works lost`, String(losses[side].then), figure(losses[side].games)],
    examples: [],
  });
  const came = { key: rowKey('history', 'winner'), examples: agreed.examples };
  return [
    {
      id: 'history',
      title: t`What happened`,
      says: t`${told(summary)} The games came out that way in ${percent(agreed.share)} (${between(agreed)}).`,
      columns: [t`What`, t`Then`, t`In the games`],
      rows: [
        { ...came, cells: [t`Outcome`, outcomeThen(winner), t`the same in ${percent(agreed.share)}`] },
        ...SIDES.map(lossRow),
      ],
    },
  ];
};

const opponentsChapter = ({ opponents }: Tally): Chapter[] =>
  opponents.length === 0
    ? []
    : [
        {
          id: 'opponents',
          title: t`Who played better`,
          says: t`Score counts a draw as half a win. It compares opponents only where each has played both sides as often.`,
          columns: [t`Opponent`, t`Games`, t`Won`, t`Drawn`, t`Score`, t`95 % interval`],
          rows: opponents.map(({ name, games, wins, draws, score }) => ({
            key: rowKey('opponents', name),
            cells: [
              opponentInShort(name),
              String(games),
              String(wins),
              String(draws),
              percent(score.share),
              between(score),
            ],
            examples: [],
          })),
        },
      ];

const firstChapter = ({ first }: Tally): Chapter[] =>
  first.length === 0
    ? []
    : [
        {
          id: 'first',
          title: t`Who moved first`,
          says: t`Results by the side that moved first in the first turn of movement.`,
          columns: [t`First`, t`Games`, t`Result`, t`Share`, t`95 % interval`],
          rows: first.flatMap(({ side, games, wins }) =>
            WINNERS.map(winner => ({
              key: rowKey('first', side, winner),
              cells: [
                WINNER_NAME[side],
                t`${wins[winner].games} of ${games}`,
                WINNER_NAME[winner],
                percent(wins[winner].share),
                between(wins[winner]),
              ],
              examples: wins[winner].examples,
            })),
          ),
        },
      ];

const columnName = (from: number, width: number): string =>
  width === 1 ? whole(from) : t`${whole(from)} to ${whole(from + width)}`;

/** Columns of a spread from the left, each with its cells. */
const columnsOf = ({ cells }: Spread): { from: number; cells: Cell[] }[] =>
  [...new Set(cells.map(({ from }) => from))].map(from => ({ from, cells: cells.filter(cell => cell.from === from) }));

const spreadRows = (id: ChapterId, spread: Spread): Row[] =>
  columnsOf(spread).map(({ from, cells }) => {
    const won = (winner: Winner): number => cells.find(cell => cell.winner === winner)?.games ?? 0;
    return {
      key: rowKey(id, from),
      cells: [columnName(from, spread.width), ...WINNERS.map(winner => String(won(winner)))],
      examples: cells.flatMap(cell => cell.examples.slice(0, 2)),
    };
  });

const spreadChapter = (id: 'turns' | 'clock', title: string, what: string, spread: Spread | null): Chapter[] =>
  spread
    ? [
        {
          id,
          title,
          says: t`${figure(spread.mean)} on average, ${spread.least} to ${spread.most}.`,
          columns: [what, ...WINNERS.map(winner => WINNER_NAME[winner])],
          rows: spreadRows(id, spread),
        },
      ]
    : [];

const pointsChapter = ({ points }: Tally): Chapter[] =>
  points
    ? [
        {
          id: 'points',
          title: t`Victory points`,
          says: t`On average ${SIDES.map(side => `${WINNER_NAME[side]} ${figure(points.mean[side])}`).join(', ')}. The lead is the Union’s points less the Confederates’.`,
          columns: [t`Lead`, ...WINNERS.map(winner => WINNER_NAME[winner])],
          rows: spreadRows('points', points.lead),
        },
      ]
    : [];

const endingsChapter = ({ endings }: Tally): Chapter => ({
  id: 'endings',
  title: t`How it ended`,
  says: t`Games by the cause of their ending.`,
  columns: [t`Cause`, t`Games`, t`Share`, t`95 % interval`, ...WINNERS.map(winner => WINNER_NAME[winner])],
  rows: endings.map(ending => ({
    key: rowKey('endings', ending.cause),
    cells: [ending.says, ...shareCells(ending), ...WINNERS.map(winner => String(ending.wins[winner]))],
    examples: ending.examples,
  })),
});

/** Turn 4.2 on average, or that it came in some of the games only, or in none. */
const comes = ({ share, turn }: Coming): string => {
  if (turn === null) return t`never`;
  return share.games === share.of
    ? t`in turn ${figure(turn)} on average`
    : t`in turn ${figure(turn)} on average of the ${percent(share.share)} in which it came`;
};

const courseChapter = ({ course }: Tally): Chapter[] => {
  if (!course) return [];
  const { inRange, firstShot, firstLoss, objectives } = course;
  return [
    {
      id: 'course',
      title: t`Why it ended so`,
      says: [
        ...(inRange
          ? [
              t`The Union had an enemy within effective range ${comes(inRange.union)}, the Confederates ${comes(inRange.confederate)}, as turns ended.`,
            ]
          : []),
        t`The Union’s first blow fell ${comes(firstShot.union)}, the Confederates’ ${comes(firstShot.confederate)}; the first unit was lost ${comes(firstLoss)}.`,
        t`An objective counts as met where it was at the end of a game. The charts show where ships lay as turns ended, and where blows fell.`,
      ].join(' '),
      columns: [t`Side`, t`Objective`, t`Met in`, t`Share`, t`95 % interval`, t`Since turn`, t`Nearest where not`],
      rows: objectives.map(({ side, text, needed, met, nearest }, place) => ({
        key: rowKey('course', side, place),
        cells: [
          WINNER_NAME[side],
          told(text),
          ...shareCells(met.share),
          met.turn === null ? '' : figure(met.turn),
          nearest === null ? '' : t`${figure(nearest)} of ${needed}`,
        ],
        examples: met.share.examples,
      })),
    },
  ];
};

const then = (lost: boolean | null): string => (lost === null ? '' : lost ? t`lost` : t`came through`);

const unitsChapter = ({ units, history }: Tally): Chapter => ({
  id: 'units',
  title: t`What became of each`,
  says: t`Damage is the part of her hull, or of a fort’s points, that a unit ended without, on average. Lost = sunk, taken or silenced.`,
  columns: [t`Unit`, t`Side`, t`Fate`, t`Lost`, t`95 % interval`, t`Damage`, ...(history ? [t`Then`] : [])],
  rows: units.map(unit => ({
    key: rowKey('units', unit.id),
    cells: [
      unit.name,
      WINNER_NAME[unit.side],
      unit.fates.map(({ fate, games }) => `${FATE_NAME[fate]} ${games}`).join(', '),
      percent(unit.lost.share),
      between(unit.lost),
      percent(unit.damage),
      ...(history ? [then(unit.lostInHistory)] : []),
    ],
    examples: unit.lost.examples.length > 0 ? unit.lost.examples : (unit.fates[0]?.examples ?? []),
  })),
});

const luckChapter = ({ luck }: Tally): Chapter => {
  const { luckierWon, sides, lead } = luck;
  const brought = SIDES.map(
    side =>
      `${WINNER_NAME[side]} ${t`${signed(sides[side].actual - sides[side].expected)} of ${figure(sides[side].expected)}`}`,
  );
  const won =
    luckierWon.of === 0
      ? []
      : [
          t`The luckier side won ${percent(luckierWon.share)} of ${luckierWon.of} decided games (${between(luckierWon)}).`,
        ];
  return {
    id: 'luck',
    title: t`Luck`,
    says: [
      t`What the dice brought beyond what they owed, in points a game: ${brought.join(', ')}.`,
      ...won,
      t`The lead is the Union’s surplus less the Confederates’.`,
    ].join(' '),
    columns: [t`Lead`, ...WINNERS.map(winner => WINNER_NAME[winner])],
    rows: lead ? spreadRows('luck', lead) : [],
  };
};

const placeOf = ({ places }: Scenario, hex: number): string => places.find(place => place.hex === hex)?.name ?? '';

const placesChapter = (scenario: Scenario, { hexes, games }: Tally): Chapter => ({
  id: 'places',
  title: t`Where ships were lost`,
  says:
    hexes.length === 0
      ? t`Nothing was lost.`
      : t`${counted(hexes.length, 'hex', 'hexes')} in ${counted(games, 'game')}; a fort counts where it stands.`,
  columns: [t`Hex`, t`Place`, t`Union lost`, t`Confederate lost`, t`Games`],
  rows: hexes.map(({ hex, label, lost, games: count, examples }) => ({
    key: rowKey('places', label),
    cells: [label, placeOf(scenario, hex), String(lost.union), String(lost.confederate), String(count)],
    examples,
  })),
});

/** Everything that a series tells, one question after the other, and how it differs from another one where that is asked. */
export const chaptersOf = (scenario: Scenario, tally: Tally, beside: Against | null = null): Chapter[] => [
  winsChapter(tally),
  ...againstChapter(beside),
  ...historyChapter(tally),
  ...opponentsChapter(tally),
  ...firstChapter(tally),
  ...spreadChapter('turns', t`How long it took`, t`Turns`, tally.turns),
  ...spreadChapter('clock', t`The battle clock at the end`, t`Total`, tally.clock),
  ...pointsChapter(tally),
  endingsChapter(tally),
  ...courseChapter(tally),
  unitsChapter(tally),
  luckChapter(tally),
  placesChapter(scenario, tally),
];
