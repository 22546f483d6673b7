import type { CrewBox, CrewDesk } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import { t } from '../../../languages/language.ts';
import { PLOT_SIDES } from '../plotSides.ts';
import { copied } from '../plotFields.ts';
import { needfulShifts, shifted } from '../shifts.ts';
import type { Box, Crew, Plot, RiverCoastal, RiverCommand, RiverShip, Shift, Situation } from '../types.ts';
import { isWorking } from '../units.ts';
import { gunNameIn } from '../words/names.ts';
import { choiceOf, commandOf, isPlot } from './plots.ts';

/** C31, C32: boxes of crew as a screen shows them: engine, boiler, the guns of one mount together, and the pool. */

const POOL = 'pool';

/** The guns of each mount that work, the first of which names them. */
const mountsOf = (ship: RiverShip): Map<string, number[]> => {
  const found = new Map<string, number[]>();
  ship.guns.forEach(({ mount }, gun) => {
    if (!isWorking(ship, gun)) return;
    const id = `mount ${mount}`;
    found.set(id, [...(found.get(id) ?? []), gun]);
  });
  return found;
};

/** The shown box in which a box of the rules stands. */
const boxFor = (ship: RiverShip, box: Box): string =>
  typeof box === 'number' ? `mount ${ship.guns[box]?.mount ?? 0}` : box;

/** The boxes of the rules that a shown one stands for. */
const withinBox = (ship: RiverShip, id: string): readonly Box[] =>
  id === 'engine' || id === 'boiler' || id === POOL ? [id] : (mountsOf(ship).get(id) ?? []);

const shown = (id: string, name: string, men: number, room: number | null): CrewBox => ({
  id,
  name,
  men,
  room,
  short: room !== null && men < room,
});

const machinery = (ship: RiverShip, crew: Crew): CrewBox[] => {
  if (ship.stokers === 'none') return [];
  if (ship.stokers === 'one') return [shown('engine', t`engine and boiler`, crew.engine, 1)];
  return [shown('engine', t`engine`, crew.engine, 1), shown('boiler', t`boiler`, crew.boiler, 1)];
};

const boxesOf = ({ scenario }: Situation, ship: RiverShip, plot: Plot): CrewBox[] => {
  const crew = shifted(ship, plot.men);
  // Of one point of crew that works everything nobody can be sent anywhere.
  if (!crew || ship.stokers === 'all') return [];
  const guns = [...mountsOf(ship)].map(([id, within]) =>
    shown(
      id,
      gunNameIn(scenario, ship.id, within[0] ?? 0),
      within.filter(gun => crew.guns[gun] === true).length,
      within.length,
    ),
  );
  return [...machinery(ship, crew), ...guns, shown(POOL, t`pool`, crew.pool, null)];
};

/** C32: these men with one more from box to box; who is sent back is as good as not sent, and who is sent on goes there at once. */
const withOne = (ship: RiverShip, men: readonly Shift[], from: string, to: string): Shift[][] => {
  const [leaving, coming] = [withinBox(ship, from), withinBox(ship, to)];
  const without = (gone: Shift): Shift[] => men.filter(shift => shift !== gone);
  const back = men.find(shift => boxFor(ship, shift.from) === to && boxFor(ship, shift.to) === from);
  const on = men.filter(shift => boxFor(ship, shift.to) === from);
  return [
    ...(back ? [without(back)] : []),
    ...leaving.flatMap(one => coming.map(other => [...men, { from: one, to: other }])),
    ...on.flatMap(shift => coming.map(other => [...without(shift), { from: shift.from, to: other }])),
  ];
};

const withMen = (now: Situation, ship: RiverShip, plot: Plot, men: readonly Shift[]) =>
  choiceOf(now, commandOf(ship, copied({ ...plot, men })));

export const crew: CrewDesk<RiverCoastal> = {
  boxes: (now, command) => (isPlot(command) ? boxesOf(now, shipOf(now, command.ship), command) : []),
  moved(now, command: RiverCommand, from, to) {
    if (!isPlot(command) || from === to) return null;
    const ship = shipOf(now, command.ship);
    const men = withOne(ship, command.men, from, to).find(each =>
      PLOT_SIDES.men.allows(now, ship, { ...command, men: each }),
    );
    return men ? withMen(now, ship, command, men) : null;
  },
  untouched(now, command) {
    if (!isPlot(command)) return null;
    const ship = shipOf(now, command.ship);
    const men = needfulShifts(ship);
    return JSON.stringify(men) === JSON.stringify(command.men) ? null : withMen(now, ship, command, men);
  },
};
