import type { PlotHelm } from '../../system/desk/index.ts';

const BEND: Readonly<Record<PlotHelm, string>> = {
  straight: 'M10 17V4M5.5 8.5L10 4l4.5 4.5',
  port: 'M13 17V11Q13 6 4 6M8 2L4 6l4 4',
  starboard: 'M7 17V11Q7 6 16 6M12 2l4 4l-4 4',
};

/** Which way her head goes. */
export const PlotArrow = ({ helm, astern }: { helm: PlotHelm; astern: boolean }) => (
  <svg class="plotArrow" viewBox="0 0 20 20" aria-hidden="true">
    <path d={BEND[helm]} transform={astern ? 'translate(0 20) scale(1 -1)' : undefined} />
  </svg>
);
