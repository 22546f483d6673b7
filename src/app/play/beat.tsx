import type { Side } from '../../core/types.ts';
import { shownEvents } from '../table/shownEvents.ts';
import type { Session } from '../table/session.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** The side that moves first in the present turn, where the rules have one and it has been settled. */
const firstIn = (session: Session): Side | null => {
  const { events } = session.setup.match.rules.desk;
  const all = shownEvents(session);
  const turn = all.slice(all.findLastIndex(({ type }) => type === 'turnBegan'));
  return turn.map(event => events.movesFirst?.(event) ?? null).findLast(side => side !== null) ?? null;
};

/** "Turn 2: you move second", to who plays alone; to others the side that moves first. */
export const beatInWords = (session: Session): string => {
  const { turn } = session.view.value;
  const [first, lone] = [firstIn(session), session.lone.value];
  if (first === null) return t`Turn ${turn}`;
  if (lone === null) return t`Turn ${turn}: the ${SIDE_NAME[first]} side moves first`;
  return first === lone ? t`Turn ${turn}: you move first` : t`Turn ${turn}: you move second`;
};

/** A moment's pause at each turn: it fades by itself and takes no press. Who plays by ear hears it from the log. */
export const Beat = ({ session }: { session: Session }) => {
  const words = beatInWords(session);
  return session.curtain.value ? null : (
    <p key={words} class="beat" aria-hidden="true" data-testid="beat">
      {words}
    </p>
  );
};
