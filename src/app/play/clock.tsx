import { useState } from 'preact/hooks';
import type { ClockRoll, ClockView } from '../../system/desk/index.ts';
import type { GameEvent } from '../../core/types.ts';
import type { Session } from '../table/session.ts';
import { shownEvents } from '../table/shownEvents.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Die } from './dice.tsx';
import { counted, t } from '../../languages/language.ts';

const ROUND = 360;

/** Where an hour stands on the dial, in degrees from the top: a battle is once round it. */
export const dialAngle = ({ from, end }: ClockView, hour: number): number => {
  const part = (hour - from) / Math.max(1, end - from);
  return ROUND * Math.min(1, Math.max(0, part));
};

const at = (angle: number, radius: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(turn)).toFixed(2)} ${(50 + radius * Math.sin(turn)).toFixed(2)}`;
};

/** The part of the dial that has gone by. */
const gone = (angle: number): string =>
  angle >= ROUND ? 'M50 16A34 34 0 1 1 49.9 16Z' : `M50 50V16A34 34 0 ${angle > ROUND / 2 ? 1 : 0} 1 ${at(angle, 34)}Z`;

/** A number with a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** "Clock −10, ends at 8": a clock that begins below 0 is no part of its end, and "−10 of 8" would read like one. */
export const clockTitle = ({ now, end }: ClockView): string => t`Clock ${signed(now)}, ends at ${end}`;

/** When the battle can be over: what a clock that has come round means is known once both sides have rolled. */
export const clockForecast = ({ now, end, earliest, steady }: ClockView, isOver: boolean): string => {
  if (isOver && now >= end) return t`It has run out.`;
  if (now >= end) return t`The battle ends if it still stands at ${end} or more when both sides have rolled.`;
  return t`Earliest end turn ${earliest}; if nobody shifts it, turn ${steady}.`;
};

/** How much of the battle is left, this turn counted: about, for who rolls well may shift the end. */
export const turnsLeft = ({ now, end, earliest, steady }: ClockView, turn: number, isOver: boolean): string => {
  if (now >= end) return isOver ? t`no turn left` : t`last turn, as it stands`;
  const left = counted(Math.max(1, steady - turn + 1), 'turn');
  return earliest === steady ? t`${left} left` : t`about ${left} left`;
};

/** Why a clock shows less than nothing; empty where it began at 0. */
export const clockBelow = ({ from, end }: ClockView): string =>
  from < 0
    ? t`It began at ${signed(from)}, since this battle is longer than ${end} turns, and never falls below that.`
    : '';

/** Hours that the dial has room to name. */
const NAMED = 14;

const Hour = ({ clock, hour, named }: { clock: ClockView; hour: number; named: boolean }) => {
  const angle = dialAngle(clock, hour);
  const isEnd = hour === clock.end;
  const [x, y] = at(angle, 27).split(' ');
  return (
    <g class={isEnd ? 'clockEnd' : undefined}>
      <path
        class={hour === 0 ? 'clockTick nought' : 'clockTick'}
        d={`M${at(angle, 39)}L${at(angle, isEnd ? 31 : 34)}`}
      />
      {named && (
        <text class="clockHour" x={x} y={y} dy="3.4">
          {signed(hour)}
        </text>
      )}
    </g>
  );
};

/** A ship's bell clock: the battle is over when the hand has come round. */
const BattleClock = ({ clock, isOver, large = false }: { clock: ClockView; isOver: boolean; large?: boolean }) => {
  const { now, from, end } = clock;
  const hours = Array.from({ length: end - from }, (_, index) => from + 1 + index);
  const every = Math.ceil(hours.length / NAMED);
  const angle = dialAngle(clock, now);
  return (
    <svg
      class={large ? 'battleClock large' : 'battleClock'}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${clockTitle(clock)}. ${clockForecast(clock, isOver)}`}
    >
      <circle class="clockCase" cx="50" cy="50" r="49" />
      <circle class="clockRim" cx="50" cy="50" r="43" />
      <circle class="clockDial" cx="50" cy="50" r="40" />
      {angle > 0 && <path class="clockGone" d={gone(angle)} />}
      {hours.map(hour => (
        <Hour key={hour} clock={clock} hour={hour} named={large && (end - hour) % every === 0} />
      ))}
      <g transform={`rotate(${angle} 50 50)`}>
        <path class="clockHand" d="M48.6 60V31Q44.5 26 50 12 55.5 26 51.4 31V60Z" />
      </g>
      <circle class="clockHub" cx="50" cy="50" r="4.5" />
    </svg>
  );
};

/** The newest rolls to shift the clock that have been shown, with their turn; null before the first. */
export const lastRolls = (
  turns: readonly { turn: number; events: readonly GameEvent[] }[],
  rollsOf: (events: readonly GameEvent[]) => readonly ClockRoll[],
): { turn: number; rolls: readonly ClockRoll[] } | null => {
  for (const { turn, events } of [...turns].reverse()) {
    const rolls = rollsOf(events);
    if (rolls.length > 0) return { turn, rolls };
  }
  return null;
};

/** Everything that has been shown, turn by turn. */
export const eventsByTurn = (events: readonly GameEvent[]): { turn: number; events: GameEvent[] }[] => {
  const turns: { turn: number; events: GameEvent[] }[] = [];
  for (const event of events) {
    if (event.type === 'turnBegan' && 'turn' in event && typeof event.turn === 'number')
      turns.push({ turn: event.turn, events: [] });
    turns.at(-1)?.events.push(event);
  }
  return turns;
};

/** What a side made of its roll. */
export const rollInWords = ({ may, by }: ClockRoll): string => {
  if (!may) return t`may not shift it`;
  if (by === null) return t`may shift it: deciding now`;
  if (by === 0) return t`left it`;
  return by > 0 ? t`put it on by ${by}` : t`put it back by ${-by}`;
};

const Rolls = ({ session }: { session: Session }) => {
  const { desk } = session.setup.match.rules;
  const last = desk.clock && lastRolls(eventsByTurn(shownEvents(session)), events => desk.clock?.rolls(events) ?? []);
  if (!last) return null;
  return (
    <>
      <p class="clockTotal">{t`Rolls of turn ${last.turn}`}</p>
      <ul class="clockRolls">
        {last.rolls.map(roll => (
          <li key={roll.side}>
            <Die face={roll.die} />
            <span>
              <b>{SIDE_NAME[roll.side]}</b> {t`rolled ${roll.die}: ${rollInWords(roll)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The clock with what it means and what both sides rolled. */
const ClockCard = ({ session, clock, isOver }: { session: Session; clock: ClockView; isOver: boolean }) => (
  <div class="clockCard">
    <BattleClock clock={clock} isOver={isOver} large />
    <div class="clockSays">
      <p class="clockTotal">{clockTitle(clock)}</p>
      <p>{clockForecast(clock, isOver)}</p>
      {clock.from < 0 && <p class="small">{clockBelow(clock)}</p>}
      <Rolls session={session} />
      <p class="small">{clock.says}</p>
    </div>
  </div>
);

/** Whether a side decides on the clock now: its roll has been seen, and what it makes of it has not. */
const isDeciding = (session: Session): boolean => {
  const { desk } = session.setup.match.rules;
  if (session.offers.value.length === 0) return false;
  const present = eventsByTurn(shownEvents(session)).at(-1)?.events ?? [];
  return desk.clock?.rolls(present).some(({ by }) => by === null) ?? false;
};

/** The clock in the ribbon; it opens by itself when it is to be decided upon. */
export const RibbonClock = ({ session }: { session: Session }) => {
  const clock = session.setup.match.rules.desk.clock?.reads(session.now);
  const deciding = isDeciding(session);
  // What the player asked for last, and whether a decision was pending when he did.
  const [asked, ask] = useState<{ open: boolean; deciding: boolean } | null>(null);
  if (!clock) return null;
  const isOver = session.view.value.outcome !== null;
  const left = turnsLeft(clock, session.view.value.turn, isOver);
  const open = asked?.deciding === deciding ? asked.open : deciding;
  return (
    <div class="clockPlace">
      <button
        type="button"
        class="clockButton"
        aria-expanded={open}
        aria-controls="clock-card"
        data-testid="clock"
        title={`${clockTitle(clock)}, ${left}. ${clockForecast(clock, isOver)}`}
        onClick={() => ask({ open: !open, deciding })}
      >
        <BattleClock clock={clock} isOver={isOver} />
        <span class="clockText" aria-hidden="true">
          <b>{left}</b>
          <span class="clockHands">{clockTitle(clock)}</span>
        </span>
      </button>
      <div
        id="clock-card"
        class="card clockPop"
        hidden={!open}
        onKeyDown={event => {
          if (event.key === 'Escape') ask({ open: false, deciding });
        }}
      >
        {open && <ClockCard session={session} clock={clock} isOver={isOver} />}
      </div>
    </div>
  );
};
