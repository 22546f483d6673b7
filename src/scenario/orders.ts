import type { OrderRules, Orders, OrderStance, SideOrders, StandingOrder } from '../core/scenario.ts';
import { SIDES, type HexId, type Side } from '../core/types.ts';
import { stepsTo } from './layout.ts';
import { checkEdge } from './objectives.ts';
import { readCondition } from './orderConditions.ts';
import {
  OTHERS,
  wordsIn,
  type OrderFile,
  type OrdersFile,
  type SideOrdersFile,
  type StanceFile,
} from './ordersSchema.ts';
import { quoted, unknownName } from './problems.ts';
import { checkIds, hexOf, type Reader } from './reader.ts';
import { readEnemies, type Muster } from './targets.ts';

/** Turns of a patrol toward each hex, hexes of a screen, hexes of an ambush, unless the file says others. */
const PATROL_TURNS = 4;
const SCREEN_WITHIN = 2;
const AMBUSH_WITHIN = 4;

const ownUnits = ({ roster, side }: Muster): string[] =>
  [...roster].flatMap(([id, unit]) => (unit.side === side && unit.kind !== 'building' ? [id] : []));

/** Water that each of these ships can come to from where she starts. */
const readGoals = (muster: Muster, who: readonly string[], given: readonly string[], path: string): HexId[] => {
  const { chart, report, forces } = muster;
  const starts = forces.filter(({ id }) => who.includes(id));
  return given.map((text, index) => {
    const at = `${path}[${index}]`;
    const hex = hexOf(muster, text, at);
    if (hex === 0) return hex;
    if (!chart.navigable(hex))
      report(at, `expected water that a ship can enter, found ${chart.terrain(hex)} in ${text}`);
    else {
      const way = stepsTo(chart, [hex]);
      const cut = starts.find(force => way(force.hex) === Infinity);
      if (cut) report(at, `expected water that ${cut.id} can come to from ${chart.label(cut.hex)}, found ${text}`);
    }
    return hex;
  });
};

/** The kinds of stance, and the keys that each may have beside its own. */
const STANCES = {
  hold: [],
  patrol: ['turns'],
  engage: [],
  screen: ['within'],
  ambush: ['at'],
  runPast: [],
  withdraw: [],
} as const;
type StanceKind = keyof typeof STANCES;
const KINDS = Object.keys(STANCES) as StanceKind[];

type Spelt = Exclude<StanceFile, string>;

/** A word is short for a stance with nothing said beside it. */
const WORDS = {
  hold: { kind: 'hold', hexes: [] },
  engage: { kind: 'engage', prey: [] },
  ambush: { kind: 'ambush', hexes: [], within: AMBUSH_WITHIN },
  withdraw: { kind: 'withdraw', edge: null },
} as const satisfies Record<Extract<StanceFile, string>, OrderStance>;

const kindOf = ({ report }: Muster, file: Spelt, path: string): StanceKind | null => {
  const given = KINDS.filter(kind => file[kind] !== undefined);
  const [kind] = given;
  if (!kind || given.length > 1) {
    const found = given.length > 1 ? given.join(' and ') : 'none';
    report(path, `expected exactly one of ${KINDS.join(', ')}, found ${found}`);
    return null;
  }
  for (const key of ['turns', 'within', 'at'] as const)
    if (file[key] !== undefined && !(STANCES[kind] as readonly string[]).includes(key))
      report(`${path}.${key}`, `${quoted(kind)} takes no ${quoted(key)}`);
  return kind;
};

const screenOf = (muster: Muster, who: readonly string[], file: Spelt, path: string): OrderStance => {
  const ship = file.screen ?? '';
  const others = [...muster.roster].flatMap(([id, unit]) =>
    unit.side === muster.side && unit.kind === 'ship' && !who.includes(id) ? [id] : [],
  );
  if (!others.includes(ship))
    muster.report(`${path}.screen`, unknownName(`another ${muster.side} ship of this battle`, ship, others));
  return { kind: 'screen', ship, within: file.within ?? SCREEN_WITHIN };
};

const readSpelt = (muster: Muster, who: readonly string[], file: Spelt, path: string): OrderStance => {
  const goals = (hexes: readonly string[] | undefined, key: string): HexId[] =>
    readGoals(muster, who, hexes ?? [], `${path}.${key}`);
  const kind = kindOf(muster, file, path);
  switch (kind) {
    case 'patrol':
      return { kind, hexes: goals(file.patrol, kind), turns: file.turns ?? PATROL_TURNS };
    case 'engage':
      return { kind, prey: readEnemies(muster, file.engage ?? [], `${path}.engage`) };
    case 'screen':
      return screenOf(muster, who, file, path);
    case 'ambush':
      return { kind, hexes: goals(file.at, 'at'), within: file.ambush ?? AMBUSH_WITHIN };
    case 'runPast':
    case 'withdraw': {
      const edge = file[kind] ?? 'left';
      checkEdge(muster, edge, `${path}.${kind}`);
      return { kind, edge };
    }
    default:
      return { kind: 'hold', hexes: goals(file.hold, 'hold') };
  }
};

const readStance = (
  muster: Muster,
  who: readonly string[],
  file: StanceFile | undefined,
  path: string,
): OrderStance => {
  const stance = file === undefined ? WORDS.hold : typeof file === 'string' ? WORDS[file] : null;
  const read = stance ?? readSpelt(muster, who, file as Spelt, path);
  const fort = who.find(id => muster.roster.get(id)?.kind === 'fort');
  const moves = (read.kind !== 'hold' && read.kind !== 'ambush') || read.hexes.length > 0;
  if (fort !== undefined && moves)
    muster.report(path, `expected "hold" or "ambush" for the fort ${fort}, which stays where it is`);
  return read;
};

const readRules = (muster: Muster, file: OrderFile | SideOrdersFile, path: string): OrderRules => ({
  targets: readEnemies(muster, file.targets ?? [], `${path}.targets`),
  words: wordsIn(file),
});

const readOrder = (muster: Muster, who: readonly string[], file: OrderFile, path: string): StandingOrder => ({
  who,
  stance: readStance(muster, who, file.stance, `${path}.stance`),
  when: (file.when ?? []).map(({ if: condition, then }, index) => ({
    if: readCondition(muster, condition, `${path}.when[${index}].if`),
    then: readStance(muster, who, then, `${path}.when[${index}].then`),
  })),
  ...readRules(muster, file, path),
});

/** Whom each entry speaks to: nobody twice, and the word for the rest once. */
const readWhos = (muster: Muster, files: readonly OrderFile[], path: string): string[][] => {
  const known = ownUnits(muster);
  const taken = new Map<string, string>();
  files.forEach(({ who }, index) => {
    const at = `${path}[${index}].who`;
    if (!Array.isArray(who)) return;
    checkIds(muster, who, known, `a ${muster.side} ship or fort of this battle`, at);
    who.forEach((id, place) => {
      const other = taken.get(id);
      if (other !== undefined && other !== at)
        muster.report(`${at}[${place}]`, `expected one set of orders a unit, found ${quoted(id)} in ${other} too`);
      taken.set(id, at);
    });
  });
  const rest = files.findIndex(({ who }) => who === OTHERS);
  files.forEach(({ who }, index) => {
    if (who === OTHERS && index !== rest)
      muster.report(`${path}[${index}].who`, `expected ${quoted(OTHERS)} once, found it in ${path}[${rest}] too`);
  });
  return files.map(({ who }) => (Array.isArray(who) ? who : known.filter(id => !taken.has(id))));
};

const readSide = (muster: Muster, file: SideOrdersFile, path: string): SideOrders => {
  const files = file.units ?? [];
  const whos = readWhos(muster, files, `${path}.units`);
  return {
    ...readRules(muster, file, path),
    units: files
      .map((order, index) => readOrder(muster, whos[index] ?? [], order, `${path}.units[${index}]`))
      // Everybody else may be nobody.
      .filter(({ who }) => who.length > 0),
  };
};

/** Standing orders with ids, hexes, edges and turns that make sense in this battle; null where the file gives none. */
export const readOrders = (
  reader: Reader,
  battle: Pick<Muster, 'roster' | 'forces' | 'works' | 'turns'>,
  file: OrdersFile | undefined,
  path: string,
): { orders?: Orders } => {
  if (!file) return {};
  const orders: Partial<Record<Side, SideOrders>> = {};
  for (const side of SIDES) {
    const own = file[side];
    if (own) orders[side] = readSide({ ...reader, ...battle, side }, own, `${path}.${side}`);
  }
  return { orders };
};
