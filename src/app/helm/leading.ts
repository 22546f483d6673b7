import type { Situation } from '../../core/game.ts';
import type { Command } from '../../core/types.ts';
import type { Desk } from '../../system/desk/index.ts';

/** Whether a command does something on the chart: a step, or anything aimed at somebody. */
export const isDeed = (desk: Desk, command: Command): boolean =>
  desk.steps?.is(command) === true || desk.about(command).target !== null;

/**
 * The one of several commands that stands for them: the first gun of the battery, with the load that does most; where no gun is told,
 * what the rules advise.
 */
export const leading = (desk: Desk, now: Situation, commands: readonly Command[]): Command | undefined => {
  const gunOf = (command: Command): number => desk.about(command).gun ?? Infinity;
  const first = Math.min(...commands.map(gunOf));
  const foremost = commands.filter(command => gunOf(command) === first);
  if (foremost.length <= 1) return foremost[0];
  const advised = desk.deciding.advise(now, foremost);
  if (advised) return advised;
  const does = (command: Command): number => desk.odds(now, command)?.expected ?? 0;
  const ranked = foremost.map(command => ({ command, worth: does(command), text: JSON.stringify(command) }));
  return ranked.reduce((best, one) =>
    one.worth > best.worth || (one.worth === best.worth && one.text < best.text) ? one : best,
  ).command;
};
