import * as v from 'valibot';
import { SIDES, type Side } from '../../core/types.ts';
import { quoted, readUntilEnough, type Problem } from '../problems.ts';
import { list, oneOf, problemsOf, shape, wanted, wholeNumber } from '../shapes.ts';
import { checkFleet } from './fleets.ts';

export const KINDS = ['river', 'estuary'] as const;
export type Kind = (typeof KINDS)[number];

export const FEATURES = ['bars', 'islands', 'marsh', 'forts', 'mines', 'current'] as const;
export type Feature = (typeof FEATURES)[number];

/** What may be asked for: features, and `any` = the seed may add others. */
const WISHES = [...FEATURES, 'any'] as const;
export type Wish = (typeof WISHES)[number];

/** Hexes across and down, and points of each fleet: least and most. */
export const LIMITS = { columns: [16, 48], rows: [12, 32], points: [60, 600] } as const;

/** What a battle is made from. The same settings make the same battle everywhere. */
export interface BattleSettings {
  kind: Kind;
  columns: number;
  rows: number;
  /** Most that either fleet may be worth (`worth.ts`). */
  points: number;
  /** These and no others, unless `any` is among them; null = the seed chooses. */
  features: readonly Wish[] | null;
  /** Ids in the catalogue; null = the seed chooses, within the points. */
  fleets: Readonly<Record<Side, readonly string[] | null>>;
  seed: string;
}

const SEED_WORDS = 'a seed of 1 to 60 letters, digits, ".", "_" and "-"';
const FLEET_WORDS = 'a list of vessels, or null';

const within = (what: string, [least, most]: readonly [number, number]) =>
  wholeNumber(`${what} from ${least} to ${most}`, least, most);

const fleet = v.nullable(list(v.string(wanted('the id of a vessel'))));

const battleSettings = shape({
  kind: oneOf('a kind of water', KINDS),
  columns: within('columns', LIMITS.columns),
  rows: within('rows', LIMITS.rows),
  points: within('points', LIMITS.points),
  features: v.nullable(
    v.pipe(v.array(oneOf('a feature', WISHES), wanted('a list of features, or null')), v.maxLength(100)),
  ),
  fleets: v.strictObject({ union: fleet, confederate: fleet }, wanted(FLEET_WORDS)),
  seed: v.pipe(v.string(wanted(SEED_WORDS)), v.regex(/^[A-Za-z0-9._-]{1,60}$/, wanted(SEED_WORDS))),
});

/** In one order and each once, so that equal battles have equal codes. */
const inOrder = (wanted: readonly Wish[]): Wish[] | null => {
  const ordered = WISHES.filter(wish => wanted.includes(wish));
  return ordered.length === 1 && ordered[0] === 'any' ? null : ordered;
};

export type ReadSettings = { ok: true; settings: BattleSettings } | { ok: false; problems: Problem[] };

/** Checks settings from anywhere; fleets against the catalogue and the points. */
export const readSettings = (input: unknown): ReadSettings => {
  const shaped = v.safeParse(battleSettings, input);
  if (!shaped.success) return { ok: false, problems: problemsOf(shaped.issues) };
  const { features, ...settings } = shaped.output;
  const { problems } = readUntilEnough(report => {
    for (const side of SIDES) checkFleet(side, settings, report);
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, settings: { ...settings, features: features && inOrder(features) } };
};

/**
 * Settings as one word, for files and links: `river-24x16-p200-seed`. Features follow the points (`p200.bars.forts`,
 * `p200.bars.any`, `p200.none`), then fleets that were chosen (`-union:uss_cairo,uss_benton`).
 */
export const battleCode = ({ kind, columns, rows, points, features, fleets, seed }: BattleSettings): string => {
  const wants = features && (features.length > 0 ? features : ['none']);
  const chosen = SIDES.flatMap(side => (fleets[side] ? [`${side}:${fleets[side].join(',')}`] : []));
  return [kind, `${columns}x${rows}`, [`p${points}`, ...(wants ?? [])].join('.'), ...chosen, seed].join('-');
};

const CODE =
  /^([a-z]+)-(\d+)x(\d+)-p(\d+)((?:\.[a-z]+)*)(?:-union:([a-z0-9_,]+))?(?:-confederate:([a-z0-9_,]+))?-([A-Za-z0-9._-]+)$/;
const LONGEST = 1000;

/** The settings that such a word stands for. */
export const readBattleCode = (code: string): ReadSettings => {
  const found = code.length <= LONGEST ? CODE.exec(code) : null;
  if (!found) {
    const message = `expected a battle like "river-24x16-p200-seed", found ${quoted(code)}`;
    return { ok: false, problems: [{ path: '', message }] };
  }
  const [, kind, columns, rows, points, wants = '', union, confederate, seed] = found;
  return readSettings({
    kind,
    columns: Number(columns),
    rows: Number(rows),
    points: Number(points),
    seed,
    features: featuresFrom(wants.slice(1).split('.').join(',')),
    fleets: { union: union?.split(',') ?? null, confederate: confederate?.split(',') ?? null },
  });
};

/** `bars,forts`; nothing = the seed chooses, `none` = none. What is no feature is left to `readSettings`. */
export const featuresFrom = (text: string): string[] | null =>
  text === '' ? null : text === 'none' ? [] : text.split(',');

/** Settings where only some are given: a river of middling size. */
export const USUAL: Omit<BattleSettings, 'seed'> = {
  kind: 'river',
  columns: 24,
  rows: 16,
  points: 200,
  features: null,
  fleets: { union: null, confederate: null },
};
