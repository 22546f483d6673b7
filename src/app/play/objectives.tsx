import { SIDES } from '../../core/types.ts';
import type { Session } from '../table/session.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { t, told } from '../../languages/language.ts';

/** The objective of which most has been done: one that is met is enough. */
export const nearestOf = <G extends { done: number; needed: number; met: boolean }>(
  goals: readonly G[],
): G | undefined => {
  const share = ({ done, needed, met }: G): number => (met ? 2 : done / Math.max(1, needed));
  return [...goals].sort((one, other) => share(other) - share(one))[0];
};

/** What is met while the battle goes on may be lost again: a place that is to be held when time is up. */
export const metInWords = ({ now }: Pick<Session, 'now'>): string => (now.state.outcome ? t`Met` : t`Met so far`);

interface ObjectivesProps {
  session: Pick<Session, 'setup' | 'now'>;
  /** Says what stars on the chart are, where one is in sight. */
  stars?: boolean;
}

/** What each side is to do, and how far it has got. */
export const Objectives = ({ session, stars = false }: ObjectivesProps) => {
  const objectives = session.setup.match.rules.desk.objectives(session.now);
  const met = metInWords(session);
  const marked = objectives.some(
    ({ hexes = [], units = [], edge }) => hexes.length + units.length > 0 || edge !== undefined,
  );
  return (
    <div class="objectives">
      {SIDES.map(side => (
        <section key={side}>
          <p class="sideName">
            <Flag side={side} /> {SIDE_NAME[side]}
          </p>
          <ul>
            {objectives
              .filter(objective => objective.side === side)
              .map(objective => (
                <li key={objective.text} class={objective.met ? 'met' : ''}>
                  {told(objective.text)} <b>{objective.met ? met : t`${objective.done} of ${objective.needed}`}</b>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {stars && marked && (
        <p class="small">{t`★ A star on the chart stands where a goal lies, with a line round it where the water is wide, in the colour of the side whose goal it is.`}</p>
      )}
    </div>
  );
};
