import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../../system/lesson.ts';
import type { Board } from '../view/boardPort.ts';
import type { Table } from '../table/table.ts';
import type { LessonLayer } from './layer.tsx';
import { recordOf } from './record.ts';
import { t } from '../../languages/language.ts';

interface Fetched {
  Layer: typeof LessonLayer;
  lesson: Lesson;
}

const fetchLesson = async ({ session }: Table): Promise<Fetched | null> => {
  const [lesson, { LessonLayer: Layer }] = await Promise.all([
    session.setup.match.rules.lesson?.(),
    import('./layer.tsx'),
  ]);
  return lesson ? { Layer, lesson } : null;
};

/** The lesson that is played on the game on the table, if one is; fetched only then. */
export const LessonHost = ({ table, board }: { table: Table; board: () => Board | null }) => {
  const [fetched, show] = useState<Fetched | null>(null);
  const isLesson = recordOf(table.id) !== undefined;
  useEffect(() => {
    if (!isLesson) return;
    fetchLesson(table).then(show, (error: unknown) => {
      console.error(error);
      table.helm.notice.value = t`The lesson could not be loaded. Check the connection and load the page again.`;
    });
  }, [table, isLesson]);
  return fetched && isLesson ? <fetched.Layer table={table} lesson={fetched.lesson} board={board} /> : null;
};
