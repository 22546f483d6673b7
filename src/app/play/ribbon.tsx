import { useEffect, useRef } from 'preact/hooks';
import type { Phase } from '../../core/rules.ts';
import { SIDES } from '../../core/types.ts';
import { lastTurn } from '../../system/desk/index.ts';
import { metInWords, nearestOf } from './objectives.tsx';
import type { Session } from '../table/session.ts';
import type { Table } from '../table/table.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { KeptMark } from './keptMark.tsx';
import { RibbonClock } from './clock.tsx';
import { StepSign, stepNote } from './stepSign.tsx';
import { Flag } from '../ui/flag.tsx';
import { t, told } from '../../languages/language.ts';

/** Steps that the rulebook prints as one stand together. */
const printedSteps = (session: Session): { phase: Phase; index: number }[][] => {
  const groups: { phase: Phase; index: number }[][] = [];
  session.setup.match.rules.sequence.forEach((phase, index) => {
    if (phase.applies?.(session.now) === false) return;
    const last = groups.at(-1);
    if (last?.[0]?.phase.cite === phase.cite) last.push({ phase, index });
    else groups.push([{ phase, index }]);
  });
  return groups;
};

/** More steps than this are shown by their pictures, the present one with its title. */
const ROOM_FOR_TITLES = 6;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'] as const;

const standingOf = (index: number, present: number): string => {
  if (index === present) return 'present';
  return index < present ? 'past' : 'ahead';
};

/** A few steps by their titles. */
const TitledSteps = ({ groups, present }: { groups: ReturnType<typeof printedSteps>; present: number }) => (
  <ol class="steps" aria-label={t`Steps of the turn`}>
    {groups.map((group, place) => (
      <li key={group[0]?.phase.id} class="step">
        {group.map(({ phase, index }) => (
          <span
            key={phase.id}
            class={`stepName ${standingOf(index, present)}`}
            aria-current={index === present ? 'step' : undefined}
            title={t`Step ${place + 1} of ${groups.length} of the turn. In the rulebook: ${stepNote(phase)}`}
          >
            <StepSign kind={phase.kind} />
            {phase.title}
            <span class="stepCount" aria-hidden="true">
              {' '}
              {place + 1}/{groups.length}
            </span>
          </span>
        ))}
      </li>
    ))}
  </ol>
);

/** The number of a step; those that are only taken now and then, before the first turn say, are counted apart. */
const numbersOf = (phases: readonly { phase: Phase }[]): string[] => {
  let [usual, rare] = [0, 0];
  return phases.map(({ phase }) => (phase.applies ? (ROMAN[rare++] ?? String(rare)) : String(++usual)));
};

/** Many steps by their pictures: those behind struck out, the present one with its title. Who listens hears their numbers. */
const NumberedSteps = ({ groups, present }: { groups: ReturnType<typeof printedSteps>; present: number }) => {
  const phases = groups.flat();
  const numbers = numbersOf(phases);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [row, chip] = [list.current, list.current?.querySelector<HTMLElement>('.present')];
    if (row && chip) row.scrollLeft = chip.offsetLeft - row.offsetLeft - row.clientWidth / 4;
  }, [present]);
  return (
    <ol ref={list} class="steps numbered" aria-label={t`Steps of the turn`} tabIndex={0} data-scrolls>
      {phases.map(({ phase, index }, place) => (
        <li
          key={phase.id}
          class={`stepChip ${standingOf(index, present)}`}
          aria-current={index === present ? 'step' : undefined}
          title={`${phase.title} (${stepNote(phase)})`}
        >
          <StepSign kind={phase.kind} />
          <span class={phase.kind ? 'hidden' : 'stepNumber'}>{numbers[place]}</span>
          <span class={index === present ? 'stepTitle' : 'hidden'}>
            {' '}
            {phase.title}
            {index < present && t`, done`}
          </span>
        </li>
      ))}
    </ol>
  );
};

const Steps = ({ session }: { session: Session }) => {
  const present = session.view.value.cursor.phase;
  const groups = printedSteps(session);
  return groups.length > ROOM_FOR_TITLES ? (
    <NumberedSteps groups={groups} present={present} />
  ) : (
    <TitledSteps groups={groups} present={present} />
  );
};

const Decider = ({ session }: { session: Session }) => {
  const seated = session.lone.value !== null || session.watched.value;
  const side = seated ? session.decider.value : session.viewer.value;
  if (session.view.value.outcome) return <p class="decider">{t`The battle is over`}</p>;
  if (session.busy.value) return <p class="decider resolving">{t`In action`}</p>;
  if (!side) return <p class="decider">{t`Changing seats`}</p>;
  return (
    <p class={`decider ${side}`}>
      <Flag side={side} />
      <span>
        {SIDE_NAME[side]} <span class="wide">{t`decides`}</span>
      </span>
    </p>
  );
};

interface RibbonProps {
  table: Pick<Table, 'session' | 'keeping'>;
  onMenu: () => void;
  onHelp: () => void;
  /** Opens what each side is to do. */
  onGoals: () => void;
}

/** How near each side has come to what it must do: a tick a side. */
const Ticks = ({ session, onGoals }: { session: Session; onGoals: () => void }) => {
  const goals = session.setup.match.rules.desk.objectives(session.now);
  const nearest = SIDES.flatMap(side => nearestOf(goals.filter(goal => goal.side === side)) ?? []);
  if (nearest.length === 0) return null;
  const isOver = session.now.state.outcome !== null;
  const inWords = nearest.map(
    ({ side, met, done, needed }) => `${SIDE_NAME[side]}: ${met ? metInWords(session) : t`${done} of ${needed}`}`,
  );
  return (
    <button
      type="button"
      class="quiet goalTicks"
      data-testid="ticks"
      title={t`Objectives. ${inWords.join(', ')}`}
      onClick={onGoals}
    >
      <span class="hidden">{t`Objectives. ${inWords.join(', ')}`}</span>
      <span class="goalWord" aria-hidden="true">{t`★ Goals`}</span>
      {nearest.map(({ side, met, done, needed }) => (
        <span key={side} class={met ? 'goalTick met' : 'goalTick'} aria-hidden="true">
          <Flag side={side} /> {met ? (isOver ? '✓' : t`✓ so far`) : t`${done} of ${needed}`}
        </span>
      ))}
    </button>
  );
};

/** Where the battle stands: turn, step of the turn, whose decision it is, and whether all of it is kept. */
export const Ribbon = ({ table: { session, keeping }, onMenu, onHelp, onGoals }: RibbonProps) => {
  const last = lastTurn(session.setup.match.rules.desk, session.now);
  return (
    <header class="ribbon">
      <button type="button" class="quiet menuButton" aria-haspopup="dialog" onClick={onMenu}>
        <span class="bars" aria-hidden="true" />
        {t`Menu`}
      </button>
      <button
        type="button"
        class="quiet helpButton"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={t`Help and rules`}
        title={t`Help and rules (?)`}
        onClick={onHelp}
      >
        <span aria-hidden="true">?</span>
      </button>
      {keeping && <KeptMark keeping={keeping} />}
      <h1 class="ribbonTitle">{told(session.setup.battle.scenario.title)}</h1>
      <div class="stepsRoom">
        <Steps session={session} />
      </div>
      <Ticks session={session} onGoals={onGoals} />
      <div class="turnAndDecider">
        <p class="turn">
          {t`Turn`} <b>{session.view.value.turn}</b>
          {last !== null && t` of ${last}`}
        </p>
        <RibbonClock session={session} />
        <Decider session={session} />
      </div>
    </header>
  );
};
