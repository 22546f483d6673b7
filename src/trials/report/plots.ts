import * as Plot from '@observablehq/plot';
import { t } from '../../languages/language.ts';
import { opponentInShort } from '../../bots/opponents.ts';
import { WINNERS, type Spread } from '../histogram.ts';
import type { Interval } from '../share.ts';
import type { Tally } from '../tally.ts';
import {
  bars,
  baseLine,
  drawn,
  FATE_COLOUR,
  LABEL_BELOW,
  margin,
  PERCENT,
  shortened,
  whiskers,
  WINNER_COLOUR,
  type Canvas,
  type Drawing,
  type Reach,
} from './canvas.ts';
import { rowKey, type ChapterId } from './chapters.ts';
import { between, counted, FATE_NAME, figure, percent, WINNER_NAME, whole } from './words.ts';

const reachOf = (name: string, { low, high }: Interval): Reach => ({ name, from: 100 * low, to: 100 * high });

/** Shares of each result, with their intervals. */
const winsPlot = ({ wins }: Tally, canvas: Canvas): Drawing => {
  const pieces = WINNERS.map(winner => ({
    name: WINNER_NAME[winner],
    size: 100 * wins[winner].share,
    fill: WINNER_COLOUR[winner],
    href: canvas.linkTo(rowKey('wins', winner), wins[winner].examples),
    title: `${WINNER_NAME[winner]}: ${counted(wins[winner].games, 'game')}, ${percent(wins[winner].share)} (${between(wins[winner])})`,
  }));
  return drawn(canvas, t`Share of games won by each side, and drawn`, {
    marginLeft: margin(canvas, 92),
    height: 190,
    x: PERCENT,
    y: { domain: pieces.map(({ name }) => name), label: null },
    marks: [bars(pieces), ...whiskers(WINNERS.map(winner => reachOf(WINNER_NAME[winner], wins[winner]))), baseLine()],
  });
};

/** Scores with their intervals; the line is where two are equal. */
const opponentsPlot = ({ opponents }: Tally, canvas: Canvas): Drawing => {
  const named = opponents.map(({ name, score }) => ({ id: name, name: opponentInShort(name), score }));
  const dots = named.map(({ id, name, score }) => ({
    name,
    score: 100 * score.share,
    href: canvas.linkTo(rowKey('opponents', id), []),
    title: `${name}: ${percent(score.share)} (${between(score)})`,
  }));
  return drawn(canvas, t`Score of each opponent`, {
    marginLeft: margin(
      canvas,
      132,
      named.map(({ name }) => name),
    ),
    height: 84 + 40 * opponents.length,
    x: { ...PERCENT, label: t`score, % →` },
    y: { domain: dots.map(({ name }) => name), label: null },
    marks: [
      Plot.ruleX([50], { stroke: 'var(--quiet)', strokeDasharray: '4 3' }),
      ...whiskers(named.map(({ name, score }) => reachOf(name, score))),
      Plot.dot(dots, { x: 'score', y: 'name', r: 6, fill: 'var(--accent)', href: 'href', title: 'title' }),
    ],
  });
};

/** Results of the games in which each side moved first. */
const firstPlot = ({ first }: Tally, canvas: Canvas): Drawing => {
  const pieces = first.flatMap(({ side, games, wins }) =>
    WINNERS.map(winner => ({
      name: t`${WINNER_NAME[side]} first`,
      size: 100 * wins[winner].share,
      fill: WINNER_COLOUR[winner],
      href: canvas.linkTo(rowKey('first', side, winner), wins[winner].examples),
      title: t`${WINNER_NAME[side]} first, ${counted(games, 'game')}: ${WINNER_NAME[winner]} ${percent(wins[winner].share)}`,
    })),
  );
  const names = [...new Set(pieces.map(({ name }) => name))];
  return drawn(canvas, t`Results by who moved first`, {
    marginLeft: margin(canvas, 124, names),
    height: 80 + 42 * first.length,
    x: PERCENT,
    y: { domain: names, label: null },
    marks: [bars(pieces), Plot.ruleX([50], { stroke: 'var(--ink)', strokeDasharray: '4 3' }), baseLine()],
  });
};

interface SpreadWords {
  id: ChapterId;
  /** What is counted, below the axis: "turns →". */
  axis: string;
  /** "turns 8" */
  says: (value: string) => string;
  title: string;
}

const spreadPieces = ({ cells, width }: Spread, { id, says }: SpreadWords, canvas: Canvas) =>
  cells.map(({ from, to, games, winner, examples }) => ({
    from,
    to,
    games,
    fill: WINNER_COLOUR[winner],
    href: canvas.linkTo(rowKey(id, from), examples),
    title: `${says(width > 1 ? t`${whole(from)} to ${whole(to)}` : whole(from))}: ${WINNER_NAME[winner]}, ${counted(games, 'game')}`,
  }));

/** Games by a number, each column divided by who won; the broken line is the mean. */
const spreadPlot = (spread: Spread | null, words: SpreadWords, canvas: Canvas): Drawing | null => {
  if (!spread) return null;
  const { least, most, width, mean } = spread;
  const whole = Number.isInteger(least) && Number.isInteger(most) && width === 1;
  return drawn(canvas, words.title, {
    marginLeft: 44,
    height: 250,
    y: { label: t`↑ games`, grid: true, tickFormat: 'd' },
    x: {
      label: words.axis,
      labelOffset: LABEL_BELOW,
      domain: [Math.floor(least / width) * width, (Math.floor(most / width) + 1) * width],
      tickFormat: 'd',
    },
    marks: [
      Plot.rectY(
        spreadPieces(spread, words, canvas),
        Plot.stackY({
          x1: 'from',
          x2: 'to',
          y: 'games',
          fill: 'fill',
          href: 'href',
          title: 'title',
          order: null,
          insetLeft: 1,
          insetRight: 1,
        }),
      ),
      Plot.ruleY([0], { stroke: 'var(--ink)' }),
      // A whole number fills its column: its middle is where the mean of such games stands.
      Plot.ruleX([mean + (whole ? 0.5 : 0)], { stroke: 'var(--card)', strokeWidth: 5 }),
      Plot.ruleX([{ at: mean + (whole ? 0.5 : 0), title: t`mean ${figure(mean)}` }], {
        x: 'at',
        title: 'title',
        stroke: 'var(--ink)',
        strokeWidth: 2,
        strokeDasharray: '5 3',
      }),
    ],
  });
};

const endingsPlot = ({ endings, samples }: Tally, canvas: Canvas): Drawing => {
  const pieces = endings.flatMap(({ cause, says, label, wins, examples }) =>
    WINNERS.filter(winner => wins[winner] > 0).map(winner => ({
      name: label,
      size: wins[winner],
      fill: WINNER_COLOUR[winner],
      href: canvas.linkTo(
        rowKey('endings', cause),
        examples.filter(index => samples[index]?.winner === winner),
      ),
      title: `${says} ${WINNER_NAME[winner]}: ${counted(wins[winner], 'game')}`,
    })),
  );
  const names = endings.map(({ label }) => label);
  return drawn(canvas, t`Games by the cause of their ending`, {
    marginLeft: margin(canvas, 148),
    height: 76 + 36 * endings.length,
    x: { label: t`games →`, labelOffset: LABEL_BELOW, grid: true, tickFormat: 'd' },
    y: {
      domain: names,
      label: null,
      tickFormat: (cause: string) => shortened(cause, canvas),
    },
    marks: [bars(pieces), baseLine()],
  });
};

/** Fates of each unit; a diamond marks her mean damage, a star who was lost in history. */
const unitsPlot = ({ units }: Tally, canvas: Canvas): Drawing => {
  const names = new Map(units.map(({ id, name }) => [id, shortened(name, canvas)]));
  const pieces = units.flatMap(({ id, name, fates, lost }) =>
    fates.map(({ fate, games, examples }) => ({
      name: id,
      size: (100 * games) / lost.of,
      fill: FATE_COLOUR[fate],
      href: canvas.linkTo(rowKey('units', id), examples),
      title: t`${name}: ${FATE_NAME[fate]} in ${counted(games, 'game')}, ${percent(games / lost.of)}`,
    })),
  );
  const damage = units.map(({ id, name, damage: part }) => ({
    id,
    part: 100 * part,
    title: t`${name}: mean damage ${percent(part)}`,
  }));
  const lost = units.filter(({ lostInHistory }) => lostInHistory === true);
  return drawn(canvas, t`Fate of each unit; a diamond marks mean damage, a star a ship that was lost in history`, {
    marginLeft: margin(canvas, 196),
    height: 74 + 28 * units.length,
    x: PERCENT,
    y: { domain: units.map(({ id }) => id), label: null, tickFormat: (id: string) => names.get(id) ?? id },
    marks: [
      bars(pieces),
      Plot.dot(damage, {
        x: 'part',
        y: 'id',
        title: 'title',
        symbol: 'diamond',
        r: 5,
        fill: 'var(--ink)',
        stroke: 'var(--card)',
      }),
      Plot.text(
        lost.map(({ id, name }) => ({ id, text: '★', title: t`${name} was lost in history` })),
        {
          frameAnchor: 'right',
          y: 'id',
          text: 'text',
          title: 'title',
          dx: 18,
          fill: 'var(--accent)',
          fontSize: 15,
        },
      ),
      baseLine(),
    ],
  });
};

/** The words of the plots that spread a number over the games. */
const SPREADS = {
  turns: { id: 'turns', axis: t`turns →`, says: turns => t`turns ${turns}`, title: t`Games by their length` },
  clock: { id: 'clock', axis: t`clock →`, says: total => t`clock ${total}`, title: t`Games by the clock at the end` },
  points: { id: 'points', axis: t`lead →`, says: lead => t`lead ${lead}`, title: t`Games by the lead in points` },
  luck: { id: 'luck', axis: t`lead →`, says: lead => t`lead ${lead}`, title: t`Games by the lead in luck` },
} satisfies Record<string, SpreadWords>;

/** The plot of a chapter; null where it has none, or nothing to draw. */
export const plotOf = (id: ChapterId, tally: Tally, canvas: Canvas): Drawing | null => {
  switch (id) {
    case 'wins':
      return winsPlot(tally, canvas);
    case 'opponents':
      return tally.opponents.length > 0 ? opponentsPlot(tally, canvas) : null;
    case 'first':
      return tally.first.length > 0 ? firstPlot(tally, canvas) : null;
    case 'turns':
      return spreadPlot(tally.turns, SPREADS.turns, canvas);
    case 'clock':
      return spreadPlot(tally.clock, SPREADS.clock, canvas);
    case 'points':
      return spreadPlot(tally.points?.lead ?? null, SPREADS.points, canvas);
    case 'endings':
      return tally.endings.length > 0 ? endingsPlot(tally, canvas) : null;
    case 'units':
      return tally.units.length > 0 ? unitsPlot(tally, canvas) : null;
    case 'luck':
      return spreadPlot(tally.luck.lead, SPREADS.luck, canvas);
    default:
      return null;
  }
};
