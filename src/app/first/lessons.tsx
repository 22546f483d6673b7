import '../tutorial/learn.css';
import type { Maker } from './summary.ts';
import { t, told } from '../../languages/language.ts';

interface LessonsProps {
  /** Rules that have a lesson. */
  lessons: readonly Maker[];
  /** Hears the id of the rules. */
  start: (id: string) => void;
}

/** A lesson in each rule system that has one. */
export const Lessons = ({ lessons, start }: LessonsProps) => (
  <section class="learn" aria-labelledby="learn-title" data-testid="learn">
    <h2 id="learn-title">{t`Learn to play`}</h2>
    <p>{t`Ten minutes on a quiet river: the lesson points, you play. One for each set of rules; the first has the shortest.`}</p>
    <ul class="learnList" aria-labelledby="learn-title">
      {lessons.map(({ id, title }) => (
        <li key={id}>
          <button type="button" class="second" onClick={() => start(id)}>
            {told(title)}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
