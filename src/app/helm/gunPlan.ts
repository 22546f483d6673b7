import { canFire, type GunReady, type GunView, type OddsView } from '../../system/desk/index.ts';
import { t } from '../../languages/language.ts';

/** Length and breadth of the plan on which guns are drawn, bow or front to the right. */
export const PLAN = { length: 200, breadth: 72 } as const;

/** One gun on the plan: where its carriage stands, and which way it looks in degrees, clockwise from the bow. */
export interface GunMark {
  gun: GunView;
  x: number;
  y: number;
  angle: number;
}

/** Guns of one mount, which are alike and do alike. */
export interface GunGroup {
  mount: number;
  place: GunView['place'];
  /** Where it bears in the rules' own words; null where its place says that. */
  arcs: string | null;
  name: string;
  weight: string;
  all: number;
  /** How many can fire now. */
  ready: number;
  /** Ready ones that bear on the target; null where none was asked about. */
  bearing: number | null;
  /** How many can fire again in which turn, soonest first. */
  loading: readonly { turn: number; guns: number }[];
  lost: number;
  out: number;
}

const MIDDLE = PLAN.breadth / 2;

/** So many places spread evenly over a stretch; one stands in its middle. */
const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1),
  );

const END_STEP = 14;
const END_ROOM = 52;

/** Guns beside each other at an end of the hull, closer together the more there are. */
const abreast = (count: number): number[] => {
  const half = Math.min(END_STEP * (count - 1), END_ROOM) / 2;
  return spread(count, MIDDLE - half, MIDDLE + half);
};

type Place = GunView['place'];
type Row = (count: number) => { x: number; y: number; angle: number }[];

/** The hull is as wide amidships as the plan, and narrows toward both ends. */
const SHIP: Readonly<Record<Place, Row>> = {
  front: count => abreast(count).map(y => ({ x: 168, y, angle: 0 })),
  rear: count => abreast(count).map(y => ({ x: 26, y, angle: 180 })),
  left: count => spread(count, count > 6 ? 36 : 56, count > 6 ? 150 : 140).map(x => ({ x, y: 14, angle: -90 })),
  right: count =>
    spread(count, count > 6 ? 36 : 56, count > 6 ? 150 : 140).map(x => ({ x, y: PLAN.breadth - 14, angle: 90 })),
  turret: count => spread(count, 100 - 4 * (count - 1), 100 + 4 * (count - 1)).map(x => ({ x, y: MIDDLE, angle: 0 })),
  middle: count => spread(count, count > 4 ? 46 : 66, count > 4 ? 150 : 132).map(x => ({ x, y: MIDDLE, angle: 0 })),
};

/** Guns of a turret stand side by side in it, whatever the mount. */
const turretMarks = (guns: readonly GunView[]): GunMark[] => {
  const mounts = [...new Set(guns.map(gun => gun.mount))];
  const centres = mounts.length === 1 ? [112] : spread(mounts.length, 62, 140);
  return mounts.flatMap((mount, index) => {
    const own = guns.filter(gun => gun.mount === mount);
    const rows = spread(own.length, MIDDLE - 5 * (own.length - 1), MIDDLE + 5 * (own.length - 1));
    return own.map((gun, place) => ({ gun, x: centres[index] ?? 100, y: rows[place] ?? MIDDLE, angle: 0 }));
  });
};

/** Where every gun stands on the plan. */
export const planOf = (guns: readonly GunView[]): GunMark[] => {
  const marks: GunMark[] = turretMarks(guns.filter(gun => gun.place === 'turret'));
  for (const place of ['front', 'rear', 'left', 'right', 'middle'] as const) {
    const here = guns.filter(gun => gun.place === place);
    SHIP[place](here.length).forEach((at, index) => {
      const gun = here[index];
      if (gun) marks.push({ gun, ...at });
    });
  }
  return marks;
};

const loadingIn = (guns: readonly GunView[]): GunGroup['loading'] => {
  const byTurn = new Map<number, number>();
  for (const { ready } of guns)
    if (typeof ready === 'object') byTurn.set(ready.turn, (byTurn.get(ready.turn) ?? 0) + 1);
  return [...byTurn].map(([turn, count]) => ({ turn, guns: count })).sort((one, other) => one.turn - other.turn);
};

/** Guns by mount, in the order of the battery. */
export const groupsOf = (guns: readonly GunView[]): GunGroup[] => {
  const groups = new Map<number, GunView[]>();
  for (const gun of guns) groups.set(gun.mount, [...(groups.get(gun.mount) ?? []), gun]);
  return [...groups.values()].flatMap(all => {
    const [first] = all;
    if (!first) return [];
    const count = (ready: GunReady): number => all.filter(gun => gun.ready === ready).length;
    const { mount, place, arcs = null, name, weight, bears } = first;
    return [
      {
        mount,
        place,
        arcs,
        name,
        weight,
        all: all.length,
        ready: count('now'),
        bearing: bears === null ? null : all.filter(canFire).length,
        loading: loadingIn(all),
        lost: count('lost'),
        out: count('out'),
      },
    ];
  });
};

const PLACE_NAME: Readonly<Record<Place, readonly [ship: string, fort: string]>> = {
  front: [t`bow`, t`front`],
  rear: [t`stern`, t`rear`],
  left: [t`port`, t`left side`],
  right: [t`starboard`, t`right side`],
  turret: [t`turret`, t`turret`],
  middle: [t`all round`, t`all round`],
};

/** Where a mount stands or bears, in words. */
export const placeName = ({ place, arcs }: Pick<GunGroup, 'place' | 'arcs'>, isFort: boolean): string =>
  arcs ?? PLACE_NAME[place][isFort ? 1 : 0];

/** What a mount can and cannot do in that turn, in words. What is ready again in the next has fired in this. */
export const groupInWords = ({ bearing, ready, loading, lost, out }: GunGroup, now: number): string =>
  [
    ...(bearing === null ? [] : ready > 0 ? [bearing > 0 ? t`${bearing} can fire at her` : t`does not bear`] : []),
    ...loading.map(({ turn, guns }) => (turn <= now + 1 ? t`${guns} fired` : t`${guns} loading until turn ${turn}`)),
    ...(lost > 0 ? [t`${lost} destroyed`] : []),
    ...(out > 0 ? [t`${out} out of action`] : []),
  ].join(', ');

const MOST_ROWS = 7;
const HARDLY = 0.005;

type Outcomes = OddsView['outcomes'];

/** Whether each result that counts is more than the one before it, so that the last of them can be told as "so many or more". */
const isScale = (outcomes: Outcomes): boolean =>
  outcomes.every(({ points }, index) => {
    const before = outcomes[index - 1]?.points ?? 0;
    return points > before || (points === 0 && before === 0);
  });

/** The results that are worth a line; the thin end of a scale is one, and what is no scale keeps its own. */
export const tidy = (outcomes: Outcomes): Outcomes => {
  if (!isScale(outcomes)) return outcomes;
  const last = outcomes.findLastIndex(({ chance }) => chance >= HARDLY);
  const kept = Math.min(MOST_ROWS, Math.max(1, last + 1));
  const [head, tail] = [outcomes.slice(0, kept), outcomes.slice(kept)];
  const rest = tail.reduce((sum, { chance }) => sum + chance, 0);
  const [first] = tail;
  if (!first || rest === 0 || outcomes.length <= MOST_ROWS) return outcomes;
  return [...head, { label: t`${first.label} or more`, points: first.points, chance: rest }];
};
