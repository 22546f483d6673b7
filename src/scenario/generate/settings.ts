import * as v from 'valibot';
import { hash } from '../../core/replay.ts';
import type { Dealt } from '../../core/scenario.ts';
import { SIDES, type Side } from '../../core/types.ts';
import { findVessel, type Vessel } from '../../ships/index.ts';
import { quoted, readUntilEnough, type Problem, type Report } from '../problems.ts';
import { parseJson } from '../jsonText.ts';
import { readRegister } from '../register.ts';
import { list, oneOf, problemsOf, shape, wanted, wholeNumber } from '../shapes.ts';
import { ownVessel } from '../vesselSchema.ts';
import { checkFleet } from './fleets.ts';
import { asWord, fromWord } from './wordText.ts';
import type { FindShip } from './worth.ts';

export const KINDS = ['river', 'estuary', 'sea'] as const;
export type Kind = (typeof KINDS)[number];

export const FEATURES = ['bars', 'islands', 'marsh', 'forts', 'mines', 'current'] as const;
export type Feature = (typeof FEATURES)[number];

/** What each kind of water has room for; the open sea has no shore. */
export const ROOM_FOR: Readonly<Record<Kind, readonly Feature[]>> = {
  river: FEATURES,
  estuary: FEATURES,
  sea: ['bars', 'islands', 'mines', 'current'],
};

/** What a battle has only where it is asked for: the seed never adds it. */
export const DEALT = ['assets', 'reserve', 'fields', 'adrift', 'tows'] as const satisfies readonly Dealt[];

/** What may be asked for: features, what is dealt, and `any` = the seed may add other features. */
const WISHES = [...FEATURES, ...DEALT, 'any'] as const;
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
  /** Ids in the catalogue, or of `own`; null = the seed chooses, within the points. */
  fleets: Readonly<Record<Side, readonly string[] | null>>;
  /** Vessels of those fleets that are in no catalogue. */
  own?: readonly Vessel[];
  seed: string;
}

const SEED_WORDS = 'a seed of 1 to 60 letters, digits, ".", "_" and "-"';
const FLEET_WORDS = 'a list of vessels, or null';

/** As many as both fleets can have. */
const MOST_OWN = 16;

/** Where the ships of such a battle are found. */
export const shipsIn = ({ own = [] }: Pick<BattleSettings, 'own'>): FindShip => {
  const byId = new Map(own.map(ship => [ship.id, ship]));
  return id => byId.get(id) ?? findVessel(id);
};

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
  own: v.exactOptional(list(ownVessel, MOST_OWN)),
  seed: v.pipe(v.string(wanted(SEED_WORDS)), v.regex(/^[A-Za-z0-9._-]{1,60}$/, wanted(SEED_WORDS))),
});

/** In one order and each once, so that equal battles have equal codes. */
const inOrder = (wanted: readonly Wish[]): Wish[] | null => {
  const ordered = WISHES.filter(wish => wanted.includes(wish));
  return ordered.length === 1 && ordered[0] === 'any' ? null : ordered;
};

/** Whether that water has room for what is asked for: only features take any. */
export const hasRoomFor = (kind: Kind, wish: Wish): boolean =>
  !FEATURES.some(feature => feature === wish) || ROOM_FOR[kind].some(feature => feature === wish);

/** Reports features for which that water has no room. */
const checkFeatures = (kind: Kind, wished: readonly Wish[], report: Report): void => {
  wished.forEach((wish, index) => {
    if (!hasRoomFor(kind, wish))
      report(
        `features[${index}]`,
        `expected a feature of the open ${kind} (${ROOM_FOR[kind].join(', ')}), found ${wish}`,
      );
  });
};

export type ReadSettings = { ok: true; settings: BattleSettings } | { ok: false; problems: Problem[] };

/** Checks settings from anywhere; fleets against the catalogue and the points. */
export const readSettings = (input: unknown): ReadSettings => {
  const shaped = v.safeParse(battleSettings, input);
  if (!shaped.success) return { ok: false, problems: problemsOf(shaped.issues) };
  const { features, own: brought = [], ...settings } = shaped.output;
  const { value, problems } = readUntilEnough(report => {
    const own = [...readRegister(report, { vessels: brought }).vessels.own.values()];
    for (const side of SIDES) checkFleet(side, settings, report, shipsIn({ own }));
    checkFeatures(settings.kind, features ?? [], report);
    return own;
  });
  if (!value || problems.length > 0) return { ok: false, problems };
  // Only who sails along goes along.
  const own = value.filter(({ id }) => SIDES.some(side => settings.fleets[side]?.includes(id)));
  return {
    ok: true,
    settings: { ...settings, features: features && inOrder(features), ...(own.length > 0 ? { own } : {}) },
  };
};

/** The settings as one word, but for what ships of one's own are. */
const codeBefore = ({ kind, columns, rows, points, features, fleets, seed }: BattleSettings): string => {
  const wants = features && (features.length > 0 ? features : ['none']);
  const chosen = SIDES.flatMap(side => (fleets[side] ? [`${side}:${fleets[side].join(',')}`] : []));
  return [kind, `${columns}x${rows}`, [`p${points}`, ...(wants ?? [])].join('.'), ...chosen, seed].join('-');
};

/** Before what vessels of one's own are, in a word of a battle that has any. */
const OWN = '~';

/** What a vessel is, without what is said of one of whom nothing is said. */
const inShort = ({ notes, sources, confidence, ...facts }: Vessel): object => ({
  ...facts,
  ...(notes === '' ? {} : { notes }),
  ...(sources.length === 0 ? {} : { sources }),
  ...(confidence === 'low' ? {} : { confidence }),
});

/** Keys in one order, so that equal ships have equal words. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
};

/**
 * Settings as one word, for files and links: `river-24x16-p200-seed`. Features follow the points (`p200.bars.forts`,
 * `p200.bars.any`, `p200.none`), then fleets that were chosen (`-union:uss_cairo,uss_benton`); what vessels of one's own are
 * comes last (`~...`).
 */
export const battleCode = (settings: BattleSettings): string => {
  const { own = [] } = settings;
  const before = codeBefore(settings);
  return own.length === 0 ? before : `${before}${OWN}${asWord(JSON.stringify(own.map(ship => sorted(inShort(ship)))))}`;
};

/** Letters of an id that a file may have, and of one that tells two long ones apart. */
const LONGEST_ID = 80;
const TELLING = 33;

/** The name by which a battle of these settings goes in a file. */
export const battleId = (settings: BattleSettings): string => {
  const id = codeBefore(settings)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return id.length <= LONGEST_ID ? id : `${id.slice(0, LONGEST_ID - TELLING)}-${hash(id)}`;
};

const CODE =
  /^([a-z]+)-(\d+)x(\d+)-p(\d+)((?:\.[a-z]+)*)(?:-union:([a-z0-9_,]+))?(?:-confederate:([a-z0-9_,]+))?-([A-Za-z0-9._-]+)$/;
const LONGEST = 1000;
/** With what sixteen vessels are. */
export const LONGEST_CODE = 40_000;

const refuse = (message: string): ReadSettings => ({ ok: false, problems: [{ path: '', message }] });

/** The vessels behind such a word; null where it stands for none. */
const ownFrom = (word: string): unknown => {
  const text = fromWord(word);
  const json = text === null ? null : parseJson(text);
  return json?.ok === true && Array.isArray(json.value) ? json.value : null;
};

/** The settings that such a word stands for. */
export const readBattleCode = (code: string): ReadSettings => {
  const [before = '', ...brought] = code.length <= LONGEST_CODE ? code.split(OWN) : [];
  const found = before.length <= LONGEST && brought.length < 2 ? CODE.exec(before) : null;
  if (!found) return refuse(`expected a battle like "river-24x16-p200-seed", found ${quoted(code)}`);
  const own = brought[0] === undefined ? undefined : ownFrom(brought[0]);
  if (own === null) return refuse(`expected vessels behind "${OWN}", found ${quoted(brought[0])}`);
  const [, kind, columns, rows, points, wants = '', union, confederate, seed] = found;
  return readSettings({
    kind,
    columns: Number(columns),
    rows: Number(rows),
    points: Number(points),
    seed,
    features: featuresFrom(wants.slice(1).split('.').join(',')),
    fleets: { union: union?.split(',') ?? null, confederate: confederate?.split(',') ?? null },
    ...(own === undefined ? {} : { own }),
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
