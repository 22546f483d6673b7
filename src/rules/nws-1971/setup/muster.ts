import type { Force, MineMarker, Scenario, Work } from '../../../core/scenario.ts';
import type { ShipId, State } from '../../../core/types.ts';
import type { FortFace } from '../../../ships/index.ts';
import { BUILDING, MOBILE_TORPEDO, SCALE } from '../tables.ts';
import type { Nws, NwsMine, NwsOptions, NwsShip, NwsWork, Spar, Tube } from '../types.ts';
import { defenceOf, fortRatingOf, ratingOf } from './ratings.ts';
import { sectionOf, type NwsSection } from './settings.ts';

type Mustered = Omit<Nws['state'], keyof State> & { ships: Nws['state']['ships'] };

/** N55, as R39: half her top speed in whole knots, unless the scenario says or she lies still. */
const firstSpeed = (force: Force, given: number | undefined, top: number): number => {
  if (force.aground || force.anchored || force.steamIn > 0) return 0;
  const usual = SCALE.halves * Math.floor(top / SCALE.halves / 2);
  return Math.min(top, given === undefined ? usual : Math.round(given * SCALE.halves));
};

/** N33: a turret that has never fired points ahead, an after one astern. */
const ASTERN = 3;

/** N47: a spar of the catalogue or of the scenario, rigged before play or not. */
const sparOf = (id: ShipId, carried: boolean, section: NwsSection | undefined): Spar | null =>
  carried || section?.spars?.includes(id) === true || section?.rigged?.includes(id) === true
    ? { rigged: section?.rigged?.includes(id) ?? false, readyFrom: 0, spent: false, quiet: 0, underFire: false }
    : null;

/** N48: tubes, loaded, with two torpedoes each. */
const tubesOf = (count: number): Tube[] =>
  Array.from({ length: count }, () => ({ left: MOBILE_TORPEDO.perTube, ready: 1 }));

/** N67: a mine or a dummy, by the scenario. */
const musterMine = ({ side, hex, live }: MineMarker): NwsMine => ({ side, hex, live, spent: false });

const musterShip = (force: Force, scenario: Scenario): NwsShip => {
  const section = sectionOf(scenario);
  const here = section?.forces?.[force.id];
  const { canSteam, guns, turrets, spars, ...rating } = ratingOf(force);
  const hex = here?.hex ?? force.hex;
  const entry = here?.turn ?? force.turn;
  return {
    id: force.id,
    side: force.side,
    at: entry > 1 ? 0 : hex,
    facing: here?.facing ?? force.facing,
    ...rating,
    guns: guns.map(gun => ({ ...gun, lost: false, ready: 1, shut: [] })),
    turrets: turrets.map((turret, index) => ({ ...turret, trained: index === 0 ? 0 : ASTERN })),
    nextTurret: 0,
    kept: [],
    lost: 0,
    steamFrom: canSteam ? force.steamIn + 1 : 0,
    funnelMarked: false,
    status: entry > 1 ? 'waiting' : 'afloat',
    abandoned: false,
    disabled: false,
    entry,
    entryHex: hex,
    leftBy: null,
    speed: canSteam ? firstSpeed(force, section?.speeds?.[force.id], rating.top) : 0,
    run: 0,
    inHand: 0,
    way: 0,
    going: 'still',
    saved: 0,
    plot: null,
    order: null,
    entered: 0,
    halted: false,
    anchored: force.anchored,
    aground: force.aground,
    jams: 0,
    steering: null,
    helmless: 0,
    wheelsGone: [],
    powerless: 0,
    burning: null,
    sidesGone: [],
    halfHelm: false,
    circling: null,
    contact: null,
    spar: sparOf(force.id, spars > 0, section),
    tubes: tubesOf(section?.torpedoTubes?.[force.id] ?? 0),
  };
};

/** N51, N52, N58: a fort with its faces and guns, or a building with its walls. */
const musterWork = (work: Work, options: Pick<NwsOptions, 'bracketedForts'>): NwsWork => {
  const { id, side, kind, hexes, facing } = work;
  if (kind === 'building') {
    const walls = [{ face: 'walls' as const, full: BUILDING.points, left: BUILDING.points }];
    return { id, side, kind, hexes: [...hexes], facing, rate: BUILDING.rate, type: 'X', guns: [], faces: walls };
  }
  const { rate, type, faces, guns, construction } = fortRatingOf(work, options);
  return {
    id,
    side,
    kind,
    hexes: [...hexes],
    facing,
    rate,
    type,
    guns: guns.map(gun => ({ ...gun, worth: defenceOf(gun.pv, construction), lost: false, ready: 1 })),
    faces: Object.entries(faces).map(([face, full]) => ({ face: face as FortFace, full, left: full })),
  };
};

/** The fleets and forts as the scenario lays them out. */
export const muster = (scenario: Scenario, options: Pick<NwsOptions, 'bracketedForts'>): Mustered => ({
  works: Object.fromEntries(scenario.works.map(work => [work.id, musterWork(work, options)])),
  ships: Object.fromEntries(scenario.forces.map(force => [force.id, musterShip(force, scenario)])),
  ready: [],
  aims: [],
  strikes: [],
  torpedoes: [],
  holes: [],
  falls: { union: 'heaviest', confederate: 'heaviest' },
  mines: scenario.mines.map(musterMine),
  stepped: [],
  quarter: 0,
});
