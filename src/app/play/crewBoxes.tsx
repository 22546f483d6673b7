import { useEffect, useRef, useState } from 'preact/hooks';
import './crewBoxes.css';
import type { CrewBox, PlotView } from '../../system/desk/index.ts';
import type { Plotting } from '../helm/plotting.ts';
import { useUnfolded } from './unfolded.ts';
import { t } from '../../languages/language.ts';

/** More men than are drawn one by one. */
const DRAWN = 6;
/** Pixels by which a pressed pointer has moved when it drags. */
const DRAG = 6;

const menInWords = ({ men, room }: CrewBox): string => (room === null ? String(men) : `${men}/${room}`);

/** A man as he is drawn; several are drawn side by side, many as a figure. */
const Men = ({ box }: { box: CrewBox }) => (
  <span class="crewMen" aria-hidden="true">
    {Array.from({ length: Math.min(DRAWN, box.men) }, (_, man) => (
      <svg key={man} class="crewMan" viewBox="0 0 8 12">
        <circle cx="4" cy="2.6" r="2.2" />
        <path d="M0.8 12V8.2a3.2 3 0 0 1 6.4 0V12Z" />
      </svg>
    ))}
    {Array.from({ length: Math.max(0, Math.min(DRAWN, box.room ?? 0) - box.men) }, (_, man) => (
      <svg key={`empty ${man}`} class="crewMan empty" viewBox="0 0 8 12">
        <circle cx="4" cy="2.6" r="2" />
        <path d="M1.1 11.7V8.2a2.9 2.8 0 0 1 5.8 0V11.7Z" />
      </svg>
    ))}
  </span>
);

interface Held {
  /** The box that he comes from. */
  from: string;
  /** Where the pointer that drags him is; null where he has been picked up by a press. */
  at: { x: number; y: number } | null;
}

interface BoxProps {
  box: CrewBox;
  held: Held | null;
  /** Whether the man who is held may come here. */
  takes: boolean;
  /** Whether anybody may leave. */
  gives: boolean;
  press: () => void;
  grip: (event: PointerEvent) => void;
}

const wordsOf = ({ box, held, takes }: BoxProps): string => {
  const { name, men, room } = box;
  const there = room === null ? t`${name}: ${men} men` : t`${name}: ${men} of ${room} men`;
  if (held?.from === box.id) return t`${there}; one is picked up, press to leave him here`;
  return held && takes ? t`${there}; put him here` : there;
};

const Box = (props: BoxProps) => {
  const { box, held, takes, gives, press, grip } = props;
  const state = held?.from === box.id ? 'gives' : held && takes ? 'takes' : box.short ? 'short' : '';
  const needs = box.short && box.men === 0 ? ' none' : '';
  return (
    <button
      type="button"
      class={`crewBox ${state}${needs}`}
      data-box={box.id}
      aria-label={wordsOf(props)}
      aria-pressed={held?.from === box.id}
      aria-disabled={held ? !takes && held.from !== box.id : !gives}
      onPointerDown={grip}
      onClick={press}
    >
      <span class="crewName">{box.name}</span>
      <Men box={box} />
      <span class="crewCount">{menInWords(box)}</span>
    </button>
  );
};

const boxUnder = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.crewBox')?.dataset.box ?? null;

/** Follows a pointer from a press on a box until it is let go: where it has moved away it drags a man along. */
const useDrag = (
  hold: (held: Held | null) => void,
  drop: (from: string, to: string) => void,
): { grip: (from: string, event: PointerEvent) => void; dragged: () => boolean } => {
  const stop = useRef<(() => void) | null>(null);
  const hasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const grip = (from: string, begun: PointerEvent): void => {
    hasDragged.current = false;
    if (begun.button !== 0) return;
    stop.current?.();
    const listeners = new AbortController();
    const { signal } = listeners;
    stop.current = () => listeners.abort();
    const isHers = (event: PointerEvent): boolean => event.pointerId === begun.pointerId;
    const move = (event: PointerEvent): void => {
      if (!isHers(event)) return;
      const far = Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) > DRAG;
      if (!hasDragged.current && !far) return;
      hasDragged.current = true;
      hold({ from, at: { x: event.clientX, y: event.clientY } });
    };
    const end = (event: PointerEvent): void => {
      if (!isHers(event)) return;
      listeners.abort();
      if (!hasDragged.current) return;
      hold(null);
      const to = event.type === 'pointerup' ? boxUnder(event) : null;
      if (to !== null && to !== from) drop(from, to);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };
  return { grip, dragged: () => hasDragged.current };
};

/** Her crew box by box: a man is dragged from one to another, or picked up and put down by two presses. */
const Boxes = ({ plotting, ship }: { plotting: Plotting; ship: PlotView }) => {
  const [held, hold] = useState<Held | null>(null);
  const { boxes, untouched } = plotting.crew(ship);
  const move = (from: string, to: string): void => {
    const choice = plotting.moved(ship, from, to);
    if (choice) plotting.choose(ship, choice);
  };
  const { grip, dragged } = useDrag(hold, move);
  const gives = (box: CrewBox): boolean =>
    box.men > 0 && boxes.some(other => plotting.moved(ship, box.id, other.id) !== null);
  const press = (box: CrewBox): void => {
    // The click that ends a drag says nothing more.
    if (dragged()) return;
    if (held === null) {
      if (gives(box)) hold({ from: box.id, at: null });
      return;
    }
    hold(null);
    if (held.from !== box.id) move(held.from, box.id);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || held === null) return;
    event.stopPropagation();
    hold(null);
  };
  return (
    <>
      <div class="crewBoxes" role="group" aria-label={t`Crew`} onKeyDown={onKey}>
        {boxes.map(box => (
          <Box
            key={box.id}
            box={box}
            held={held}
            takes={held !== null && plotting.moved(ship, held.from, box.id) !== null}
            gives={gives(box)}
            press={() => press(box)}
            grip={event => gives(box) && grip(box.id, event)}
          />
        ))}
      </div>
      {untouched && (
        <button type="button" class="plotOrder" onClick={() => plotting.choose(ship, untouched)}>
          {t`Everybody back to his place`}
        </button>
      )}
      {held?.at && (
        <svg
          class="crewMan crewDragged"
          viewBox="0 0 8 12"
          aria-hidden="true"
          style={{ left: `${held.at.x}px`, top: `${held.at.y}px` }}
        >
          <circle cx="4" cy="2.6" r="2.2" />
          <path d="M0.8 12V8.2a3.2 3 0 0 1 6.4 0V12Z" />
        </svg>
      )}
    </>
  );
};

/** How they stand in a line: who is short of men, else that nobody is. */
const standing = (boxes: readonly CrewBox[]): string => {
  const short = boxes.filter(box => box.short);
  const pool = boxes.filter(({ room }) => room === null).map(box => `${box.name} ${box.men}`);
  const posts =
    short.length === 0 ? t`every post manned` : short.map(box => `${box.name} ${menInWords(box)}`).join(', ');
  return [posts, ...pool].join('; ');
};

/** The name of this part of the panel. */
const CREW = 'crew';

/** Her men and where they stand, folded into a line until somebody wants to move them. */
export const CrewBoxes = ({ plotting, ship }: { plotting: Plotting; ship: PlotView }) => {
  const { boxes } = plotting.crew(ship);
  const open = plotting.unfolded.value === CREW;
  const all = useUnfolded<HTMLDivElement>(open);
  if (boxes.length === 0) return null;
  return (
    <div ref={all} class="crew" data-testid="crew">
      <button type="button" class="plotFold" aria-expanded={open} onClick={() => plotting.unfold(CREW)}>
        {t`crew`} <b>{standing(boxes)}</b>
      </button>
      {open && <Boxes plotting={plotting} ship={ship} />}
    </div>
  );
};
