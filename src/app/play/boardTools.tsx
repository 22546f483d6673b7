import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../view/boardPort.ts';
import type { Helm } from '../helm/helm.ts';
import type { Table } from '../table/table.ts';
import { OverlayLegend } from '../overlays/legend.tsx';
import { OverlayTools, RulerTool } from '../overlays/tools.tsx';
import { chanceInWords, hexInWords } from '../cursor/speech.ts';
import { ArmourTool } from './armour.tsx';
import { SoundTool } from '../settings/soundTool.tsx';
import { t } from '../../languages/language.ts';
import { trackAsPrinted } from '../ui/words.ts';

interface BoardToolsProps {
  table: Table;
  board: () => Board | null;
  sideOpen: boolean;
  toggleSide: () => void;
}

const ZOOM = 1.4;
/** Where one tool more would make all of them too small for a finger; ruler and armour are on the ship's card, too. */
const NARROW = '(max-width: 50rem)';

/** Nearer, farther, all of it: for those without a wheel, two fingers or a keyboard. */
export const ZoomTools = ({ board }: { board: () => Board | null }) => (
  <>
    <button
      type="button"
      class="tool"
      aria-label={t`Nearer`}
      title={t`Nearer (+)`}
      onClick={() => board()?.zoomBy(ZOOM)}
    >
      <span aria-hidden="true">+</span>
    </button>
    <button
      type="button"
      class="tool"
      aria-label={t`Farther`}
      title={t`Farther (−)`}
      onClick={() => board()?.zoomBy(1 / ZOOM)}
    >
      <span aria-hidden="true">−</span>
    </button>
    <button
      type="button"
      class="tool"
      aria-label={t`Whole chart`}
      title={t`Whole chart (F)`}
      onClick={() => board()?.fit()}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6" />
      </svg>
    </button>
  </>
);

/** Buttons on the chart, and what the overlay that they lay over it means. */
export const BoardTools = ({ table, board, sideOpen, toggleSide }: BoardToolsProps) => {
  const [unfolded, unfold] = useState(false);
  return (
    <>
      <div class={unfolded ? 'boardTools unfolded' : 'boardTools'} role="group" aria-label={t`Chart`}>
        <ZoomTools board={board} />
        <OverlayTools overlays={table.overlays} />
        {!matchMedia(NARROW).matches && (
          <>
            <RulerTool ruler={table.overlays.ruler} />
            <ArmourTool table={table} />
          </>
        )}
        <SoundTool />
        <button
          type="button"
          class="tool toolsFold"
          aria-label={t`Tools of the chart`}
          aria-expanded={unfolded}
          title={t`Tools of the chart`}
          onClick={() => unfold(!unfolded)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
        <button
          type="button"
          class="tool sideTool"
          aria-label={t`Ship, objectives and log`}
          aria-expanded={sideOpen}
          aria-controls="sheet"
          title={t`Ship, objectives and log (L)`}
          onClick={toggleSide}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 3h12M2 8h12M2 13h12" stroke="currentColor" stroke-width="1.6" />
          </svg>
        </button>
      </div>
      <OverlayLegend table={table} />
    </>
  );
};

/** What the ruler measures. */
export const RulerLine = ({ table: { overlays } }: { table: Table }) =>
  overlays.ruler.laid.value ? (
    <p class="hexLine rulerLine" role="status" data-testid="ruler">
      {overlays.ruler.words}
    </p>
  ) : null;

/** Milliseconds for which a hex is told that nobody points at any more. */
const TOLD = 4000;

/** What lies under the pointer or the cursor, and what it is good for; the same is spoken, with letters spelt out. It goes by itself once it has been read. */
export const HexLine = ({ helm }: { helm: Helm }) => {
  const hex = helm.hovered.value || helm.cursor.value;
  const { session } = helm;
  const nobody = session.viewer.value === null && !session.watched.value;
  const isPointed = helm.hovered.value !== 0;
  // To put a ship down makes nothing of it news.
  const inHand = useRef('');
  inHand.current = helm.selected.value ?? inHand.current;
  const key = `${hex} ${inHand.current}`;
  const [read, setRead] = useState('');
  useEffect(() => {
    setRead('');
    if (isPointed || hex === 0) return undefined;
    const timer = setTimeout(() => setRead(key), TOLD);
    return () => clearTimeout(timer);
  }, [key, isPointed]);
  if (hex === 0 || nobody || session.busy.value || helm.considered.value) return null;
  if (read === key && !isPointed) return null;
  const chance = hex === helm.answered.value ? null : chanceInWords(helm, hex);
  return (
    <div class="hexLine" data-testid="hex-line" aria-hidden="true">
      <p>{hexInWords(helm, hex, trackAsPrinted)}</p>
      {chance !== null && <p class="hexChance">{chance}</p>}
    </div>
  );
};
