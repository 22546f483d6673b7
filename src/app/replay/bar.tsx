import type { Played } from '../../trials/gameFile.ts';
import { lastInWords, momentInWords, lastReasonInWords } from './words.ts';
import { Branch } from './branch.tsx';
import { TimeLine } from './timeLine.tsx';
import { RATES, type Rate, type Viewer } from './viewer.ts';
import { t } from '../../languages/language.ts';

const ICON = {
  start: 'M3 3h3v14H3zM17 3v14L7 10z',
  turnBack: 'M10 3v14l-8-7zM18 3v14l-8-7z',
  back: 'M14 3v14L5 10z',
  play: 'M5 2.5v15l12-7.5z',
  hold: 'M5 3h4v14H5zM11 3h4v14h-4z',
  forward: 'M6 3v14l9-7z',
  eventBack: 'M13 5v10l-6-5zM4 5h2v10H4z',
  nextEvent: 'M7 5v10l6-5zM14 5h2v10h-2z',
  nextTurn: 'M2 3v14l8-7zM10 3v14l8-7z',
  end: 'M14 3h3v14h-3zM3 3v14l10-7z',
} as const;

/** Keys as they are read; in an attribute they have their names of the standard. */
const KEY_NAME: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Shift: t`Shift`,
  Space: t`Space`,
  Home: t`Home`,
  End: t`End`,
};

interface KeyProps {
  name: keyof typeof ICON;
  says: string;
  keys: string;
  press: () => unknown;
  off?: boolean;
}

const Key = ({ name, says, keys, press, off = false }: KeyProps) => (
  <button
    type="button"
    class={name === 'play' || name === 'hold' ? 'replayKey run' : 'replayKey'}
    aria-label={says}
    aria-keyshortcuts={keys}
    aria-disabled={off}
    title={`${says} (${keys.replace(/\w+/g, key => KEY_NAME[key] ?? key)})`}
    onClick={() => {
      if (!off) press();
    }}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON[name]} />
    </svg>
  </button>
);

const Keys = ({ viewer }: { viewer: Viewer }) => {
  const { at, end, playing } = viewer;
  const [atStart, atEnd] = [viewer.newest === 0, at.value === end];
  const runs = playing.value;
  return (
    <div class="replayKeys" role="group" aria-label={t`Go to`}>
      <Key name="start" says={t`To the start`} keys="Home" off={atStart} press={() => viewer.seek(0)} />
      <Key name="turnBack" says={t`Turn back`} keys="Shift+ArrowLeft" off={atStart} press={() => viewer.turnBack()} />
      <Key name="back" says={t`Command back`} keys="ArrowLeft" off={atStart} press={() => viewer.back()} />
      <Key name="eventBack" says={t`Event back`} keys="ArrowUp" off={atStart} press={() => viewer.eventBack()} />
      <Key
        name={runs ? 'hold' : 'play'}
        says={runs ? t`Stop` : t`Let it run`}
        keys="Space"
        press={() => viewer.toggle()}
      />
      <Key name="nextEvent" says={t`Next event`} keys="ArrowDown" off={atEnd} press={() => viewer.nextEvent()} />
      <Key name="forward" says={t`Command forward`} keys="ArrowRight" off={atEnd} press={() => viewer.forward()} />
      <Key name="nextTurn" says={t`Next turn`} keys="Shift+ArrowRight" off={atEnd} press={() => viewer.nextTurn()} />
      <Key name="end" says={t`To the end`} keys="End" off={atEnd} press={() => viewer.seek(end)} />
    </div>
  );
};

const RATE_WORDS: Readonly<Record<Rate, string>> = {
  0.25: t`¼ speed`,
  0.5: t`½ speed`,
  1: t`Normal`,
  2: t`2 × speed`,
  4: t`4 × speed`,
  0: t`At once`,
};

const Speed = ({ viewer }: { viewer: Viewer }) => (
  <select
    class="replayRate"
    aria-label={t`Speed of play`}
    value={viewer.rate.value}
    onChange={event => {
      const wanted = Number(event.currentTarget.value);
      viewer.rate.value = RATES.find(rate => rate === wanted) ?? 1;
    }}
  >
    {RATES.map(rate => (
      <option key={rate} value={rate}>
        {RATE_WORDS[rate]}
      </option>
    ))}
  </select>
);

interface BarProps {
  viewer: Viewer;
  goOn: (played: Played) => void;
}

/** Forward and back through the game, and what has just happened. */
export const ReplayBar = ({ viewer, goOn }: BarProps) => (
  <section class="replayBar" aria-label={t`Time line and keys`}>
    <TimeLine viewer={viewer} />
    <div class="replayRow">
      <Keys viewer={viewer} />
      <Speed viewer={viewer} />
      <p class="replayMoment">{momentInWords(viewer, viewer.at.value)}</p>
      <Branch viewer={viewer} goOn={goOn} />
    </div>
    <p class="replayLast">
      {lastInWords(viewer)} <i>{lastReasonInWords(viewer)}</i>
    </p>
  </section>
);
