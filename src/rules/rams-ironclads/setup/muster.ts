import type { RuleSet } from '../../../system/ruleset.ts';
import type { Force, MineMarker, Scenario } from '../../../core/scenario.ts';
import type { ShipId } from '../../../core/types.ts';
import { fortGunsOf, ratingOf } from './ratings.ts';
import { sectionOf, settingsOf, type Settings } from './settings.ts';
import { SCALE } from '../tables.ts';
import type { RamsIronclads, RamsMine, RamsShip } from '../types.ts';

type Mustered = ReturnType<RuleSet<RamsIronclads>['muster']>;

const NOTHING_YET = {
  abandoned: false,
  settled: false,
  leftBy: null,
  twelfths: 0,
  going: 'still' as const,
  credit: null,
  plot: null,
  rate: 0,
  order: null,
  freed: false,
  halted: false,
  towedBy: '',
  pushing: false,
  jam: 0,
  steering: 0,
  helmless: 0,
  tilt: null,
  stackHit: false,
  pipesHit: false,
  boilerHit: false,
  burning: false,
  attempts: 0,
  burntBy: 0,
  sinking: null,
  harassed: false,
  harassedNext: false,
};

/** R31, R39: half her top speed in whole knots, unless the scenario says or she lies still. */
const firstSpeed = (force: Force, settings: Settings, top: number, canSteam: boolean): number => {
  if (force.aground || force.anchored || !canSteam || force.steamIn > 0) return 0;
  const given = settings.speeds[force.id];
  const usual = SCALE.halves * Math.floor(top / SCALE.halves / 2);
  return Math.min(top, given === undefined ? usual : Math.round(given * SCALE.halves));
};

const musterShip = (force: Force, scenario: Scenario, settings: Settings): RamsShip => {
  const here = sectionOf(scenario)?.forces?.[force.id];
  const { canSteam, moored: _, ...rating } = ratingOf(force);
  const hex = here?.hex ?? force.hex;
  const entry = here?.turn ?? force.turn;
  return {
    id: force.id,
    side: force.side,
    at: entry > 1 ? 0 : hex,
    facing: here?.facing ?? force.facing,
    ...rating,
    ...NOTHING_YET,
    status: entry > 1 ? 'waiting' : 'afloat',
    entry,
    entryHex: hex,
    tows: [],
    aground: force.aground ? 'shoal' : 'no',
    anchored: force.anchored,
    steamFrom: canSteam ? force.steamIn + 1 : 0,
    speed: firstSpeed(force, settings, rating.top, canSteam),
  };
};

/** Strings as the scenario lays them: whoever lies next to the last of the string is made fast to it. */
const layTows = (ships: Record<ShipId, RamsShip>, scenario: Scenario, { tows }: Settings): void => {
  for (const [towed, tower] of Object.entries(tows)) {
    const [ship, head] = [ships[towed], ships[tower]];
    if (!ship || !head || towed === tower) continue;
    const last = ships[head.tows.at(-1) ?? tower] ?? head;
    if (ship.at === 0 || last.at === 0 || scenario.chart.range(ship.at, last.at) !== 1) continue;
    head.tows.push(towed);
    ship.towedBy = tower;
    Object.assign(ship, { speed: 0, anchored: false });
  }
};

/** R26: what the marker says of itself, or else what the section says of all that say nothing. */
const musterMine = ({ side, hex, live, field, adrift }: MineMarker, settings: Settings): RamsMine => {
  const drifts = adrift ?? (field === undefined && settings.minesAdrift);
  const stays = !drifts && (field !== undefined || settings.minefields);
  return { side, hex, live, known: false, spent: false, twelfths: 0, strength: 0, field: stays, adrift: drifts };
};

/** The fleets as the scenario lays them out. */
export const muster = (scenario: Scenario): Mustered => {
  const settings = settingsOf(scenario);
  const ships = Object.fromEntries(scenario.forces.map(force => [force.id, musterShip(force, scenario, settings)]));
  layTows(ships, scenario, settings);
  return {
    ships,
    works: Object.fromEntries(
      scenario.works.map(work => [
        work.id,
        {
          id: work.id,
          side: work.side,
          kind: work.kind,
          hexes: [...work.hexes],
          facing: work.facing,
          guns: fortGunsOf(work),
          hits: 0,
          down: false,
          harassed: false,
          harassedNext: false,
        },
      ]),
    ),
    mines: scenario.mines.map(mine => musterMine(mine, settings)),
    ready: [],
    aims: [],
    moored: Object.fromEntries(scenario.forces.filter(force => ratingOf(force).moored).map(({ id }) => [id, 0])),
    strikes: [],
    struck: [],
    closest: {},
    stepped: [],
    half: 1 as const,
  };
};
