import { folded, isFold, type Known } from './logFold.ts';
import type { LogLine } from './log.ts';
import type { Session } from './session.ts';
import { t } from '../../languages/language.ts';

/** Names of units, and where they lay as far as the lines tell, or at the beginning. */
export const knownOf = (session: Session, lines: readonly LogLine[]): Known => {
  const { match } = session.setup;
  const units = new Map(match.rules.desk.units(session.now).map(unit => [unit.id, unit]));
  const begun = new Map(match.scenario.forces.map(({ id, hex }) => [id, hex]));
  return {
    name: id => units.get(id)?.name ?? id,
    lay: (unit, before) =>
      lines
        .findLast(line => line.index < before.index && line.units[0] === unit && line.hexes.length > 0)
        ?.hexes.at(-1) ??
      begun.get(unit) ??
      0,
    manner: (unit, before) => {
      const brief = lines.findLast(
        line => line.index < before.index && line.units[0] === unit && line.brief?.is === 'manner',
      )?.brief;
      return brief?.is === 'manner' ? brief.says : '';
    },
  };
};

/** So many lines are listened to one by one. */
const LINES = 5;

const full = (text: string): string => (/[.?!]$/u.test(text) ? text : `${text}.`);

/** Lines of the log as they are spoken: a few word for word, many as the log folds them. */
export const toldAloud = (session: Session, lines: readonly LogLine[]): string => {
  const every = lines.map(({ text }) => full(text));
  const short = lines.length > LINES ? folded(lines, knownOf(session, session.log.value)) : [];
  if (short.length === 0 || short.length >= lines.length) return every.join(' ');
  const told = short.map(each => full(isFold(each) ? each.title : each.text));
  return [...told, t`In short; Shift W says all ${lines.length} lines.`].join(' ');
};
