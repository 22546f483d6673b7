import type { Game } from '../../core/game.ts';
import { reason, type Plan } from '../../system/captain.ts';
import { consult, groupsOf, leftOpen, type Bridge } from './consult.ts';

/** The moment of fire at an enemy who acts in reach: with those who may fire by their orders, or not at all. */
export const passingPlan = (bridge: Bridge): Plan => {
  const { ask, sight } = bridge;
  const { desk } = ask.rules;
  const about = (option: Game['command']) => desk.about(option);
  const shots = leftOpen(bridge).filter(option => {
    const { unit, target } = about(option);
    return unit !== null && target !== null && !sight.duties.get(unit)?.silent;
  });
  const hold = ask.options.find(option => desk.deciding.ends(option) === 'question');
  for (const group of groupsOf(
    bridge,
    shots.map(option => about(option).unit ?? ''),
  )) {
    const plan = consult(
      bridge,
      group,
      shots.filter(option => group.units.includes(about(option).unit ?? '')),
    );
    if (plan.length > 0) return plan;
  }
  return hold ? [{ command: hold, why: () => reason`Nobody is to fire at her.` }] : [];
};
