import { opponentInShort } from '../../bots/opponents.ts';
import { counted, languageTag, t, told } from '../../languages/language.ts';
import type { Match } from '../../system/ruleset.ts';
import { WINNERS } from '../histogram.ts';
import type { Against } from '../against.ts';
import type { Series } from '../gamesFile.ts';
import { replayFragment } from '../link.ts';
import { FATES } from '../../system/marks.ts';
import type { Sample, Tally } from '../tally.ts';
import { colourName, FATE_COLOUR, WINNER_COLOUR, type Canvas } from './canvas.ts';
import { chaptersOf, type Chapter, type ChapterId, type Row } from './chapters.ts';
import { commandOf } from './command.ts';
import { courseMaps, lossMaps, type ReportMap } from './heat.ts';
import { escaped } from './html.ts';
import { plotOf } from './plots.ts';
import { policyFor } from './policy.ts';
import { SCRIPT, STYLE } from './style.ts';
import { between, FATE_NAME, gameInWords, gameName, percent, WINNER_NAME } from './words.ts';

/** What a page is made from. */
export interface PageSource {
  match: Match;
  series: Series;
  tally: Tally;
  /** How it differs from another series; absent where that is not asked. */
  beside?: Against;
  /** To draw with. */
  document: Canvas['document'];
  /** Where the game is, for links to examples; '' where that is not known. */
  game: string;
}

/** Chapters whose table is as wide as the page and stands below the plot. */
const BROAD: ReadonlySet<ChapterId> = new Set<ChapterId>(['endings', 'course', 'units']);

/** A plot is drawn once for wide windows and once for hands. */
const sizesFor = (id: ChapterId) => [
  { width: BROAD.has(id) ? 1140 : 540, name: 'wide' },
  { width: 340, name: 'narrow' },
];

const example = ({ match, series }: PageSource, index: number, sample: Sample): string => {
  const { seed, opponents, commands } = sample;
  const link = replayFragment({
    scenario: match.scenario.id,
    rules: match.rules.id,
    options: { ...(match.options as Record<string, boolean>) },
    opponents,
    seed,
    commands,
  });
  return `<a class="game" href="${escaped(link)}" title="${escaped(gameInWords(index, sample))}">${escaped(gameName(series, sample))}</a>`;
};

const examplesOf = (source: PageSource, { examples }: Row): string =>
  examples
    .map(index => {
      const sample = source.tally.samples[index];
      return sample ? example(source, index, sample) : '';
    })
    .join(' ');

const isNumber = (cell: string): boolean => /^[\d+−-]/.test(cell);

const tableOf = (source: PageSource, { title, columns, rows }: Chapter): string => {
  if (rows.length === 0) return '';
  const withGames = rows.some(({ examples }) => examples.length > 0);
  const kinds = columns.map((_, column) => (isNumber(rows[0]?.cells[column] ?? '') ? ' class="number"' : ''));
  const head = columns.map((name, column) => `<th scope="col"${kinds[column] ?? ''}>${escaped(name)}</th>`).join('');
  const lines = rows.map(row => {
    const cells = row.cells.map((cell, column) => `<td${kinds[column] ?? ''}>${escaped(cell)}</td>`).join('');
    return `<tr id="${row.key}">${cells}${withGames ? `<td>${examplesOf(source, row)}</td>` : ''}</tr>`;
  });
  return [
    `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(t`${title}: table`)}"><table><caption>${escaped(title)}</caption>`,
    `<thead><tr>${head}${withGames ? `<th scope="col">${t`Games to look at`}</th>` : ''}</tr></thead>`,
    `<tbody>${lines.join('')}</tbody></table></div>`,
  ].join('');
};

const legend = (entries: readonly { colour: string; name: string }[], signs: readonly string[] = []): string => {
  const colours = entries.map(({ colour, name }) => `<li><i class="${colourName(colour)}"></i>${name}</li>`);
  return `<ul class="legend">${[...colours, ...signs.map(sign => `<li>${sign}</li>`)].join('')}</ul>`;
};

const RESULTS = legend(WINNERS.map(winner => ({ colour: WINNER_COLOUR[winner], name: WINNER_NAME[winner] })));

const legendOf = (id: ChapterId, { units }: Tally): string => {
  if (id === 'wins' || id === 'against' || id === 'opponents' || id === 'course') return '';
  if (id !== 'units') return RESULTS;
  const met = FATES.filter(fate => units.some(({ fates }) => fates.some(bar => bar.fate === fate)));
  return legend(
    met.map(fate => ({ colour: FATE_COLOUR[fate], name: FATE_NAME[fate] })),
    [t`◆ mean damage`, ...(units.some(({ lostInHistory }) => lostInHistory) ? [t`★ lost in history`] : [])],
  );
};

/** A plot at both sizes, each with a title and a description of its own. */
const figureOf = ({ tally, document }: PageSource, { id, says }: Chapter): string => {
  const drawings = sizesFor(id).flatMap(({ width, name }) => {
    const drawing = plotOf(id, tally, { document, width, linkTo: row => `#${row}` });
    if (!drawing) return [];
    const title = escaped(drawing.getAttribute('aria-label') ?? '');
    const svg = drawing.outerHTML
      .replaceAll('<a ', '<a tabindex="-1" ')
      .replace(
        '>',
        ` role="group"><title>${title}</title><desc>${escaped(t`${says} The table beside it has every figure.`)}</desc>`,
      );
    return [`<div class="${name}">${svg}</div>`];
  });
  return drawings.length === 0 ? '' : `<figure>${drawings.join('')}${legendOf(id, tally)}</figure>`;
};

/** The maps of a chapter; the ground is drawn in the first of the page. */
const mapsOf = ({ match, tally }: PageSource, id: ChapterId): string => {
  const course = tally.course ? courseMaps(match.scenario, tally.course) : [];
  const maps: Partial<Record<ChapterId, readonly ReportMap[]>> = {
    course,
    places: lossMaps(match.scenario, tally.hexes),
  };
  const drawn = (maps[id] ?? []).map(({ caption, svg }, place) => {
    const isFirst = place === 0 && (id === 'course' || course.length === 0);
    return `<figure><div class="scroll" tabindex="0" role="region" aria-label="${escaped(t`${caption}: chart`)}">${svg(isFirst)}</div><figcaption>${escaped(caption)}</figcaption></figure>`;
  });
  return drawn.length === 0 ? '' : `<div class="maps">${drawn.join('')}</div>`;
};

const sectionOf = (source: PageSource, chapter: Chapter): string => {
  const { id, title, says } = chapter;
  const maps = mapsOf(source, id);
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escaped(title)}</h2><p>${escaped(says)}</p>${maps}<div class="beside${BROAD.has(id) ? ' below' : ''}">${figureOf(source, chapter)}${tableOf(source, chapter)}</div></section>`;
};

const headOf = ({ match, series, tally }: PageSource): string => {
  const { opponents, swap } = series;
  const { title, date, place } = match.scenario;
  const [union, confederate] = [opponentInShort(opponents.union), opponentInShort(opponents.confederate)];
  const rules = match.rules.title;
  const lead = swap
    ? t`${rules}: ${counted(tally.games, 'game')}, ${union} as Union against ${confederate} as Confederate, and the other way round.`
    : t`${rules}: ${counted(tally.games, 'game')}, ${union} as Union against ${confederate} as Confederate.`;
  const figures = WINNERS.map(
    winner =>
      `<li class="figure ${winner}"><b>${percent(tally.wins[winner].share)}</b> ${WINNER_NAME[winner]} <span>${between(tally.wins[winner])}</span></li>`,
  );
  return `<header><h1>${escaped(told(title))}</h1><p class="lead">${escaped(told(place))}, ${escaped(date)}. ${escaped(lead)}</p><ul class="figures">${figures.join('')}</ul></header>`;
};

const againOf = ({ match, series, tally, game }: PageSource): string => {
  const seed = `<code>${escaped(series.seed)}</code>`;
  const commands = t`Seed ${seed}, ${tally.commands} commands in all. The same command gives the same games on every machine:`;
  const address = t`Address of the game: games to look at open there. Without it a click copies what belongs behind the address.`;
  return `<section id="games" aria-labelledby="games-title"><h2 id="games-title">${t`Play it again`}</h2>
<p>${commands}</p>
<pre><code>${escaped(commandOf(match, series))}</code></pre>
<label for="address">${address}</label>
<input id="address" type="url" value="${escaped(game)}" placeholder="${t`where you play Brownwater`}"><br><output id="told"></output></section>`;
};

/** The whole report as one page that needs nothing beside it. */
export const pageOf = (source: PageSource): string => {
  const { match, tally } = source;
  const chapters = chaptersOf(match.scenario, tally, source.beside);
  return `<!doctype html>
<html lang="${languageTag()}">
<head>
<meta charset="utf-8">
${policyFor({ style: STYLE, script: SCRIPT })}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${told(match.scenario.title)}: ${counted(tally.games, 'game')}`)}</title>
<style>${STYLE}</style>
</head>
<body>
${headOf(source)}
<main>
${chapters.map(chapter => sectionOf(source, chapter)).join('\n')}
${againOf(source)}
</main>
<footer>${t`Made by Brownwater from games between its own opponents. What they do is no measure of what people would.`}</footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
};
