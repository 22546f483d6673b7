import { useEffect, useRef } from 'preact/hooks';
import type { Scenario } from '../../core/scenario.ts';
import { t } from '../../languages/language.ts';

const WIDTH = 640;
const HEIGHT = 360;

/** Gives the picture the shape in which it is shown, so that nothing of what is painted is cut off. */
const fitTo = (canvas: HTMLCanvasElement): void => {
  const { clientWidth, clientHeight } = canvas;
  if (clientHeight > 0) canvas.width = Math.round((HEIGHT * clientWidth) / clientHeight);
};

/** Ends when the chart before has been painted and the page has had its turn. */
let last: Promise<unknown> = Promise.resolve();

/** One chart after another, with a breath in between: the page answers meanwhile. A picture that cannot be painted is left out. */
const paintInTurn = (canvas: HTMLCanvasElement, find: () => Scenario | undefined): void => {
  last = last
    .then(() => new Promise(next => setTimeout(next)))
    .then(async () => {
      const { paintThumbnail } = await import('../first/paintThumbnail.ts');
      if (!canvas.isConnected) return;
      const scenario = find();
      fitTo(canvas);
      if (scenario) await paintThumbnail(canvas, scenario);
    })
    .catch(console.error);
};

interface ThumbnailProps {
  title: string;
  /** Another word here has another chart painted. */
  of: string;
  /** Finds the battle; null while that cannot be. */
  find: (() => Scenario | undefined) | null;
}

/** The battle's chart in small, painted when it comes into sight. */
export const Thumbnail = ({ title, of, find }: ThumbnailProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const waits = find === null;
  useEffect(() => {
    const element = canvas.current;
    if (!element || !find) return undefined;
    const watch = new IntersectionObserver(seen => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      paintInTurn(element, find);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [of, waits]);
  return (
    <canvas ref={canvas} class="thumbnail" width={WIDTH} height={HEIGHT} role="img" aria-label={t`Chart of ${title}`} />
  );
};
