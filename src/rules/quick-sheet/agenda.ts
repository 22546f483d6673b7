import { rollCritical, settle, testStrike } from './damage.ts';
import { endSalvo, fireGun } from './gunnery.ts';
import { offerOpportunity } from './opportunity.ts';
import { ramHome, returnRammer, rollHoling } from './ramming.ts';
import { rollGrounding } from './river.ts';
import type { Play, Task } from './types.ts';
import { boatStrikes, meetMine, meetRaft } from './weapons.ts';

type Work = { [T in Task['type']]: (play: Play, task: Extract<Task, { type: T }>) => void };

const WORK: Work = {
  shot: (play, { firer, gun, target, opportunity }) => fireGun(play, firer, gun, target, opportunity),
  endSalvo: (play, { by }) => endSalvo(play, by),
  critical: (play, { unit }) => rollCritical(play, unit),
  settle: (play, { unit, cause }) => settle(play, unit, cause),
  strikeTest: (play, { ship }) => testStrike(play, ship),
  sandbar: (play, { ship }) => rollGrounding(play, ship),
  mine: (play, { ship, hex }) => meetMine(play, ship, hex),
  contact: (play, { ship }) => meetRaft(play, ship),
  opportunity: (play, { ship }) => offerOpportunity(play, ship),
  ram: (play, { ship, target, from }) => ramHome(play, ship, target, from),
  hole: (play, { ship, target }) => rollHoling(play, ship, target),
  rammerBack: (play, { ship, from }) => returnRammer(play, ship, from),
  boatStrikes: (play, { boat }) => boatStrikes(play, boat),
};

/** Does the next piece of work that was put off; false when there is none. What it asks is decided before the rest goes on. */
export const workOff = (play: Play): boolean => {
  const task = play.state.agenda.pop();
  if (!task) return false;
  (WORK[task.type] as (play: Play, task: Task) => void)(play, task);
  return true;
};
