import { useEffect, useRef } from 'preact/hooks';
import { formatProblem } from '../../scenario/problems.ts';
import { count } from '../ui/words.ts';
import type { FailedBattle } from './summary.ts';
import { t } from '../../languages/language.ts';

/** What is wrong with a scenario file, one line for each place. */
export const Problems = ({ failed }: { failed: FailedBattle }) => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [failed]);
  return (
    <section ref={card} class="card problems" role="alert" data-testid="problems">
      <h3>{t`${failed.source}: ${count(failed.problems.length, 'thing')} to put right`}</h3>
      <ol>
        {failed.problems.map((problem, index) => (
          <li key={index}>
            {problem.path !== '' && <code>{problem.path}</code>} {formatProblem({ ...problem, path: '' }, '')}
          </li>
        ))}
      </ol>
    </section>
  );
};
