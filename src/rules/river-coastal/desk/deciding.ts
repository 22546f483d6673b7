import type { DecidingDesk } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import { choiceAsked, explainChoice } from './choices.ts';
import type { RiverCoastal, RiverCommand, RiverInterrupt } from '../types.ts';
import { nameIn } from '../../shared/names.ts';

type Type = RiverCommand['type'];

const oneOf =
  (types: readonly Type[]) =>
  (_: unknown, offers: readonly RiverCommand[]): RiverCommand | null =>
    offers.find(({ type }) => types.includes(type)) ?? null;

const ENDS: readonly Type[] = ['plotted', 'aimed', 'ordered', 'allotted', 'detailed'];

/** How River and Coastal helps a player to decide. */
export const deciding: DecidingDesk<RiverCoastal> = {
  asked(now, side) {
    const question = now.state.cursor.interrupts.at(-1) as RiverInterrupt | undefined;
    if (question?.side !== side) return null;
    if (question.type !== 'replot') return { text: choiceAsked(now, side, question.type), unit: null };
    const name = (id: string): string => nameIn(now.scenario, id);
    return {
      text: t`${name(question.ship)} does not ram ${name(question.target)}: slower, or on a course that ends no nearer?`,
      unit: question.ship,
    };
  },
  explain: (_, command) => explainChoice(command),
  ends: ({ type }) => (ENDS.includes(type) ? 'step' : null),
  // Orders stand, and nobody leaves his ship. Ships without a plot go on as they go; all plots are then laid.
  usual: oneOf(['ordered', 'allotted', 'aimed', 'detailed', 'plotted', 'steady']),
  advise: () => null,
  // Plots and guns are laid in secret.
  isSecret: () => true,
};
