import type { MineView } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import type { HexId } from '../../../core/types.ts';
import { nameIn } from '../../shared/names.ts';
import { sectionOf } from '../setup/settings.ts';
import type { RiverMine, Situation } from '../types.ts';
import { lastSeenInWords } from '../words/sight.ts';
import { partiesInWords } from '../words/parties.ts';

const mineLabel = ({ live }: RiverMine): string => (live === null ? t`mines or nothing` : live ? t`mines` : t`dummy`);

/** C77: markers are seen, what lies there is known to their owner alone until it shows; a dummy that is known is as good as gone. */
const minesOf = ({ state }: Situation): MineView[] =>
  (state.mines ?? []).flatMap(field =>
    field.hexes.map(hex => ({
      hex,
      side: field.side,
      live: field.live,
      label: mineLabel(field),
      spent: field.known && field.live === false,
    })),
  );

const inTheWay = (what: NonNullable<MineView['what']>, label: string, hexes: readonly HexId[] = []): MineView[] =>
  hexes.map(hex => ({ hex, side: 'union', live: null, what, label, spent: false }));

/** C69: parties ashore. */
const partiesOf = ({ state }: Situation): MineView[] =>
  (state.ashore ?? []).map(({ at, side, parties }) => ({
    hex: at,
    side,
    live: null,
    what: 'party',
    label: partiesInWords(parties),
    spent: false,
  }));

/** C83: where a side saw an enemy last. */
const lastSeenOf = (now: Situation): MineView[] =>
  Object.entries(now.state.unseen ?? {}).flatMap(([id, last]): MineView[] => {
    if (last.at === 0 || now.state.ships[id]?.status !== 'unseen') return [];
    const name = nameIn(now.scenario, id);
    const label = last.turn === 0 ? t`${name}, start` : t`${name}, turn ${last.turn}`;
    const says = t`${name}: ${lastSeenInWords(last)}`;
    return [{ hex: last.at, side: last.was.side, live: null, what: 'lastSeen', label, says, spent: false }];
  });

/** C69, C74 to C77, C83: what lies in the water, and who stands ashore. */
export const markersOf = (now: Situation): MineView[] => [
  ...inTheWay('stakes', t`stakes`, sectionOf(now.scenario)?.stakes),
  ...inTheWay('chain', t`chain`, now.state.chains),
  ...inTheWay(
    'wreck',
    t`wreck`,
    now.state.wrecks?.map(({ hex }) => hex),
  ),
  ...minesOf(now),
  ...partiesOf(now),
  ...lastSeenOf(now),
];
