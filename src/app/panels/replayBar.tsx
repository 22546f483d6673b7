import type { Played } from '../../trials/gameFile.ts';
import { lastInWords, momentInWords, reasonInWords } from '../replay/words.ts';
import { RATES, type Rate, type Viewer } from '../replay/viewer.ts';
import { SIDE_NAME } from '../words.ts';
import { HUMAN } from '../../trials/gameFile.ts';
import { SIDES } from '../../core/types.ts';

const ICON = {
  start: 'M3 3h3v14H3zM17 3v14L7 10z',
  turnBack: 'M10 3v14l-8-7zM18 3v14l-8-7z',
  back: 'M14 3v14L5 10z',
  play: 'M5 2.5v15l12-7.5z',
  hold: 'M5 3h4v14H5zM11 3h4v14h-4z',
  forward: 'M6 3v14l9-7z',
  nextTurn: 'M2 3v14l8-7zM10 3v14l8-7z',
  end: 'M14 3h3v14h-3zM3 3v14l10-7z',
} as const;

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
    title={`${says} (${keys.replace('ArrowLeft', '←').replace('ArrowRight', '→')})`}
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
  const [atStart, atEnd] = [at.value === 0, at.value === end];
  const runs = playing.value;
  return (
    <div class="replayKeys" role="group" aria-label="Go to">
      <Key name="start" says="To the start" keys="Home" off={atStart} press={() => viewer.seek(0)} />
      <Key name="turnBack" says="Turn back" keys="Shift+ArrowLeft" off={atStart} press={() => viewer.turnBack()} />
      <Key name="back" says="Command back" keys="ArrowLeft" off={atStart} press={() => viewer.back()} />
      <Key
        name={runs ? 'hold' : 'play'}
        says={runs ? 'Stop' : 'Let it run'}
        keys="Space"
        press={() => viewer.toggle()}
      />
      <Key name="forward" says="Command forward" keys="ArrowRight" off={atEnd} press={() => viewer.forward()} />
      <Key name="nextTurn" says="Next turn" keys="Shift+ArrowRight" off={atEnd} press={() => viewer.nextTurn()} />
      <Key name="end" says="To the end" keys="End" off={atEnd} press={() => viewer.seek(end)} />
    </div>
  );
};

const RATE_WORDS: Readonly<Record<Rate, string>> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };
const RATE_NAME: Readonly<Record<Rate, string>> = {
  0.5: 'half speed',
  1: 'normal speed',
  2: 'twice as fast',
  4: 'four times as fast',
};

const Speed = ({ viewer }: { viewer: Viewer }) => {
  const rate = viewer.rate.value;
  const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
  return (
    <button type="button" class="replayKey rate" title="Speed" onClick={() => (viewer.rate.value = next)}>
      <span aria-hidden="true">{RATE_WORDS[rate]}</span>
      <span class="hidden">Speed: {RATE_NAME[rate]}</span>
    </button>
  );
};

/** The time line: a slider over all commands, with a mark where each turn begins. */
const TimeLine = ({ viewer }: { viewer: Viewer }) => {
  const { at, end, turns } = viewer;
  const share = (count: number): string => `${(100 * count) / Math.max(1, end)}%`;
  return (
    <div class="timeLine">
      <input
        type="range"
        min={0}
        max={end}
        step={1}
        value={at.value}
        aria-label="Time line"
        aria-valuetext={momentInWords(viewer, at.value)}
        data-testid="time-line"
        onInput={event => void viewer.seek(Number(event.currentTarget.value))}
      />
      <div class="turnMarks" aria-hidden="true">
        {turns.map(mark => (
          <span key={mark.turn} class="turnMark" style={{ left: share(mark.at) }}>
            {mark.turn}
          </span>
        ))}
      </div>
    </div>
  );
};

interface BarProps {
  viewer: Viewer;
  goOn: (played: Played) => void;
}

/** Who would play on: the side from whose chair the game is seen, else both. */
const GoOn = ({ viewer, goOn }: BarProps) => {
  const eyes = viewer.eyes.value;
  if (viewer.view.value.outcome) return null;
  const alone = SIDES.find(side => side === eyes);
  const begin = (): void => {
    const { setup, ...played } = viewer.playedSoFar;
    const players = { union: HUMAN, confederate: HUMAN };
    for (const side of SIDES) if (alone !== undefined && side !== alone) players[side] = setup.players[side];
    goOn({ ...played, setup: { ...setup, players } });
  };
  return (
    <button type="button" class="second" onClick={begin}>
      {alone ? `Play on as the ${SIDE_NAME[alone]}` : 'Play on from here'}
    </button>
  );
};

/** Forward and back through the game, and what has just happened. */
export const ReplayBar = ({ viewer, goOn }: BarProps) => (
  <section class="replayBar" aria-label="Time line and keys">
    <TimeLine viewer={viewer} />
    <div class="replayRow">
      <Keys viewer={viewer} />
      <Speed viewer={viewer} />
      <p class="replayMoment">{momentInWords(viewer, viewer.at.value)}</p>
      <GoOn viewer={viewer} goOn={goOn} />
    </div>
    <p class="replayLast">
      {lastInWords(viewer)} <i>{reasonInWords(viewer)}</i>
    </p>
  </section>
);
