import './film.css';
import type { Film } from '../table/film.ts';
import { settings } from '../settings/settings.ts';
import { useKeydown } from '../ui/keys.ts';
import { t } from '../../languages/language.ts';

const ICON = {
  hold: 'M5 3h4v14H5zM11 3h4v14h-4z',
  play: 'M5 2.5v15l12-7.5z',
  step: 'M4 3v14l9-7zM14 3h2.5v14H14z',
  // An eye: an arrow that turns back would be read as taking back.
  again:
    'M10 4C5.5 4 2.2 7.2 1 10c1.2 2.8 4.5 6 9 6s7.8-3.2 9-6c-1.2-2.8-4.5-6-9-6zm0 10a4 4 0 1 1 0-8 4 4 0 0 1 0 8zm0-1.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  stop: 'M4 4h12v12H4z',
  skip: 'M3 3v14l7-7zM10 3v14l7-7z',
} as const;

const Icon = ({ name }: { name: keyof typeof ICON }) => (
  <svg class="filmIcon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={ICON[name]} />
  </svg>
);

const RATE_WORDS = { 1: '1×', 2: '2×', 4: '4×' } as const;
const RATE_NAME = { 1: t`normal speed`, 2: t`twice as fast`, 4: t`four times as fast` } as const;

const Controls = ({ film }: { film: Film }) => (
  <>
    <button type="button" class="filmButton" aria-keyshortcuts="P" onClick={() => film.hold()}>
      <Icon name={film.paused.value ? 'play' : 'hold'} />
      <span class="hidden">{film.paused.value ? t`Go on` : t`Stop`}</span>
    </button>
    <button type="button" class="filmButton" aria-keyshortcuts="." onClick={() => film.step()}>
      <Icon name="step" />
      <span class="hidden">{t`One event`}</span>
    </button>
    <button
      type="button"
      class="filmButton filmRate"
      aria-label={t`Speed: ${RATE_NAME[film.rate.value]}`}
      title={t`Speed: ${RATE_NAME[film.rate.value]}`}
      onClick={() => film.changeRate()}
    >
      {RATE_WORDS[film.rate.value]}
    </button>
  </>
);

/** Where an opponent acts: less of it, or nothing until one decides oneself. */
const Passing = ({ film }: { film: Film }) => (
  <>
    <button
      type="button"
      class="filmButton"
      aria-pressed={film.concerning.value}
      title={t`Shows of the enemy’s moves only what concerns your own ships`}
      onClick={() => (film.concerning.value = !film.concerning.value)}
    >
      {t`Only mine`}
    </button>
    <button
      type="button"
      class="filmButton"
      title={t`Passes over everything until you decide`}
      data-testid="skip-side"
      onClick={() => film.skipToOwn()}
    >
      <Icon name="skip" />
      <span class="hidden">{t`To my decision`}</span>
    </button>
  </>
);

const useKeys = (film: Film): void => {
  useKeydown(
    event => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || !settings.value.letterKeys) return;
      if (at?.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
      if (event.code === 'KeyP' && film.running) film.hold();
      else if (event.code === 'KeyP' && film.recap.value) void film.again();
      else if (event.key === '.' && film.running) film.step();
      else return;
      event.preventDefault();
    },
    [film],
    true,
  );
};

/** Holds, slows and steps what runs on the board, and shows the last scene again. */
export const FilmBar = ({ film }: { film: Film }) => {
  useKeys(film);
  const { running } = film;
  const replaying = film.replaying.value;
  const told = film.told.value;
  if (!running && !film.recap.value) return null;
  return (
    <section
      class={replaying ? 'film again' : 'film'}
      aria-label={t`Film of what happened`}
      data-testid="film"
      data-state={replaying ? 'again' : running ? 'live' : 'rest'}
      data-paused={film.paused.value}
    >
      {running ? (
        <>
          <Controls film={film} />
          {film.facesOpponent && !replaying && <Passing film={film} />}
        </>
      ) : (
        <button type="button" class="filmButton" aria-keyshortcuts="P" onClick={() => void film.again()}>
          <Icon name="again" />
          <span class="filmAgain">{t`Look again`}</span> <kbd aria-hidden="true">P</kbd>
        </button>
      )}
      {replaying && (
        <>
          <span class="filmTrack" aria-hidden="true">
            <span style={{ width: `${(100 * (told?.at ?? 0)) / Math.max(1, told?.of ?? 1)}%` }} />
          </span>
          <button type="button" class="filmButton" onClick={() => film.stop()}>
            <Icon name="stop" /> {t`Back to now`}
          </button>
        </>
      )}
      {running && <p class="filmWords">{told?.words ?? ''}</p>}
    </section>
  );
};
