import type { Phase } from '../../core/ruleset.ts';
import type { Session } from '../session.ts';
import { SIDE_NAME } from '../words.ts';
import { Flag } from './flag.tsx';

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

const Steps = ({ session }: { session: Session }) => {
  const present = session.view.value.cursor.phase;
  const groups = printedSteps(session);
  return (
    <ol class="steps" aria-label="Steps of the turn">
      {groups.map((group, place) => (
        <li key={group[0]?.phase.id} class="step">
          {group.map(({ phase, index }) => (
            <span
              key={phase.id}
              class={index === present ? 'stepName present' : index < present ? 'stepName past' : 'stepName'}
              aria-current={index === present ? 'step' : undefined}
              title={phase.cite}
            >
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
};

const Decider = ({ session }: { session: Session }) => {
  const side = session.viewer.value;
  if (session.view.value.outcome) return <p class="decider">The battle is over</p>;
  if (session.busy.value) return <p class="decider resolving">In action</p>;
  if (!side) return <p class="decider">Changing seats</p>;
  return (
    <p class={`decider ${side}`}>
      <Flag side={side} />
      <span>
        {SIDE_NAME[side]} <span class="wide">decides</span>
      </span>
    </p>
  );
};

/** Where the battle stands: turn, step of the turn, and whose decision it is. */
export const Ribbon = ({ session, onMenu }: { session: Session; onMenu: () => void }) => {
  const { desk } = session.setup.match.rules;
  return (
    <header class="ribbon">
      <button type="button" class="quiet menuButton" aria-haspopup="dialog" onClick={onMenu}>
        <span class="bars" aria-hidden="true" />
        Menu
      </button>
      <h1 class="ribbonTitle">{session.setup.battle.scenario.title}</h1>
      <div class="stepsRoom">
        <Steps session={session} />
      </div>
      <p class="turn">
        Turn <b>{session.view.value.turn}</b> of {desk.turnLimit(session.now)}
      </p>
      <Decider session={session} />
    </header>
  );
};
