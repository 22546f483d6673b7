import type { PlotView } from '../../system/desk/index.ts';
import type { Table } from '../table/table.ts';
import type { Primary } from './button.ts';
import { inOneBreath } from './givenUp.ts';
import type { Plotting } from './plotting.ts';
import { t } from '../../languages/language.ts';

/** How far the markers have got. */
const detailOf = (plotting: Plotting): string => {
  const ships = plotting.ships.value;
  const open = plotting.open.length;
  if (open > 0) return t`${open} of ${ships.length} still to be told`;
  const changed = ships.filter(ship => plotting.isChanged(ship)).length;
  const rest = ships.length - changed;
  if (changed === 0)
    return ships.every(ship => plotting.staysAnchored(ship)) ? t`All stay at anchor` : t`All go on as they go`;
  return rest === 0 ? t`All have new orders` : t`${changed} changed, ${rest} as they go`;
};

const collide = (plotting: Plotting): boolean =>
  plotting.ships.value.some(ship => (plotting.course(plotting.choice(ship))?.meets.length ?? 0) > 0);

/** Who gives up what if the markers go down now, and who comes to grief; empty where nobody does. */
const lostBy = ({ helm, plotting }: Pick<Table, 'helm' | 'plotting'>): string => {
  const names = plotting.open.map(({ unit }) => helm.unit(unit)?.name ?? unit);
  const [first, ...others] = names;
  const untold = others.length > 0 ? t`${inOneBreath(names)} go on as they go` : t`${first ?? ''} goes on as she goes`;
  return [first === undefined ? '' : untold, collide(plotting) ? t`own ships collide` : ''].filter(Boolean).join('; ');
};

/** The end of the step while markers are laid: who gives up what is told first, each time. */
export const markersDown = (table: Pick<Table, 'helm' | 'plotting'>): Primary => {
  const { helm, plotting } = table;
  const lost = lostBy(table);
  const label = helm.session.setup.match.rules.desk.plots?.lays ?? '';
  const asks = lost !== '' && !helm.sure.value;
  const press = (): void => {
    if (asks) helm.sure.value = true;
    else plotting.down();
  };
  if (lost !== '' && !asks) return { label, detail: t`${lost}. Press again to go on.`, press, warns: true };
  const warns = asks && collide(plotting);
  const detail = detailOf(plotting);
  return { label, detail: warns ? t`${detail}; own ships collide` : detail, press, warns };
};

/** Ships that are still to be told something, beside the one in hand. */
export const othersUntold = ({ helm, plotting }: Pick<Table, 'helm' | 'plotting'>): readonly PlotView[] =>
  plotting.open.filter(({ unit }) => unit !== helm.selected.value);

/** The one button while markers are laid: the next ship that has not been told anything, then the end; null in any other step. */
export const plottingPrimary = (table: Pick<Table, 'helm' | 'plotting'>): Primary | null => {
  const { helm, plotting } = table;
  if (!plotting.active.value) return null;
  if (othersUntold(table).length === 0 || helm.sure.value) return markersDown(table);
  return { label: t`Next ship`, detail: detailOf(plotting), press: () => plotting.nextOpen(), warns: false };
};
