import { phrase } from '../../languages/phrase.ts';
import type { Ask, Doctrine, Plan, Reason } from '../../system/captain.ts';
import { fateOf } from '../../system/marks.ts';
import type { Aim } from './aims.ts';
import { bestAim, weighAims, type Weighed } from './choose.ts';

/** What a commander means to do with the whole battle, from one decision to the next. */
export interface SideMind {
  /** The aim of the day: chosen at the start, and anew when something decisive has happened. */
  aimFor(ask: Ask, doctrine: Doctrine): Aim | null;
  /** The plan that has been made under it; its first reason of a turn says what the aim is, where it is more than to fight it out. */
  told(ask: Ask, plan: Plan): Plan;
}

/** Longer, and a reason would not fit on a line. */
const LONGEST = 160;

/** The time is looked at so many times in a battle. */
const LOOKS = 4;

/** What is decisive: who is out of the battle, which objectives have come how far, and how much of the time is gone. */
const decisive = ({ now, rules }: Ask): string => {
  const fates = rules.desk.units(now).map(sheet => fateOf(rules, sheet));
  const done = rules.desk.objectives(now).map(each => each.done);
  const part = Math.floor((LOOKS * (now.state.turn - 1)) / Math.max(1, rules.desk.limit.last(now)));
  return `${fates.join()}/${done.join()}/${part}`;
};

/** Of aims that have been weighed on paper, the one to go by; the one in hand, if there is any, is known to it. */
export type Choose = (ask: Ask, doctrine: Doctrine, weighed: readonly Weighed[], held: Aim | null) => Aim | null;

/** What the battle tells the captains of a side to set out to do, as long as that is open to them. */
const toldAim = ({ now, rules, side }: Ask, weighed: readonly Weighed[]): Aim | null => {
  const told = now.scenario.rules[rules.id]?.aims?.[side];
  return weighed.find(({ aim }) => aim.name === told)?.aim ?? null;
};

const byPaper: Choose = (_ask, doctrine, weighed, held) => bestAim(weighed, held, doctrine);

export const sideMind = (choose: Choose = byPaper): SideMind => {
  let known = '';
  let turn = 0;
  let toldIn = 0;
  let aim: Aim | null = null;
  return {
    aimFor(ask, doctrine) {
      // Within a turn a side does not change its mind.
      if (turn === ask.now.state.turn) return aim;
      turn = ask.now.state.turn;
      const seen = decisive(ask);
      if (seen === known) return aim;
      known = seen;
      const weighed = weighAims(ask, doctrine);
      aim = toldAim(ask, weighed) ?? choose(ask, doctrine, weighed, aim);
      return aim;
    },
    told(ask, plan) {
      const [first, ...rest] = plan;
      if (!first || !aim || aim.name === 'fight' || toldIn === ask.now.state.turn) return plan;
      toldIn = ask.now.state.turn;
      const { says } = aim;
      const why = (): Reason => {
        const own = first.why();
        return { unit: own.unit, says: { letters: LONGEST, wordings: [phrase`${says} ${own.says}`, says] } };
      };
      return [{ command: first.command, why }, ...rest];
    },
  };
};
