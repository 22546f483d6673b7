import { useEffect, useRef, useState } from 'preact/hooks';
import type { Drawing } from '../../trials/report/canvas.ts';
import type { Chapter, ChapterId } from '../../trials/report/chapters.ts';
import type { ReportMap } from '../../trials/report/heat.ts';
import { plotOf } from '../../trials/report/plots.ts';
import type { Tally } from '../../trials/tally.ts';
import { examplesOf, type GameLinks } from './links.ts';
import { t } from '../../languages/language.ts';

const NARROWEST = 280;

/** The width that a plot has, in whole pixels; 0 before it is known. */
const useWidth = (box: { current: HTMLElement | null }): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
};

/** Ready for the page: links that the table has for the keyboard. */
const forPage = (drawing: Drawing): Drawing => {
  for (const link of drawing.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
  drawing.setAttribute('role', 'group');
  return drawing;
};

interface TrialPlotProps {
  id: ChapterId;
  told: Tally;
  links: GameLinks;
}

/** The plot of a chapter; every bar leads to a game that it stands for. */
export const TrialPlot = ({ id, told, links }: TrialPlotProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  useEffect(() => {
    if (width === 0) return;
    const canvas = {
      document,
      width: Math.max(NARROWEST, width),
      linkTo: (_: string, examples: readonly number[]) => links.first(examples),
    };
    const drawing = plotOf(id, told, canvas);
    box.current?.replaceChildren(...(drawing ? [forPage(drawing)] : []));
  }, [told, width]);
  return <div ref={box} class="trialPlot" />;
};

interface TrialMapsProps {
  maps: readonly ReportMap[];
  told: Tally;
  chapters: readonly Chapter[];
  links: GameLinks;
}

const TrialMap = ({
  map: { caption, svg },
  told,
  chapters,
  links,
}: Omit<TrialMapsProps, 'maps'> & { map: ReportMap }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Each map has its own ground: a copy by reference would not take the page's colours.
    element.innerHTML = svg(true);
    element.querySelector('#ground')?.removeAttribute('id');
    for (const link of element.querySelectorAll('a'))
      link.setAttribute('href', links.first(examplesOf(chapters, link.getAttribute('href')?.slice(1) ?? '')));
  }, [told]);
  return (
    <figure>
      <div ref={box} class="trialScroll" tabIndex={0} role="region" aria-label={t`${caption}: chart`} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
};

/** The charts of a chapter: where ships were lost, where they lay, where blows fell. */
export const TrialMaps = ({ maps, ...props }: TrialMapsProps) => (
  <div class="trialMaps">
    {maps.map(map => (
      <TrialMap key={map.key} {...props} map={map} />
    ))}
  </div>
);
