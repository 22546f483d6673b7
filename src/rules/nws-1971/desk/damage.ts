import { counted, t } from '../../../languages/language.ts';
import type { PartView } from '../../../system/desk/index.ts';
import { BEARING_NAME } from '../../shared/names.ts';
import { ratingOf } from '../setup/ratings.ts';
import { FIRE, JAM, PILOT_HOUSE, SIDE_WHEEL, STEERING, STERN_WHEEL } from '../tables.ts';
import { THIRDS, type Beam, type Kept, type NwsShip, type Situation, type Third } from '../types.ts';
import { serves } from '../units.ts';
import { COURSE_NAME, THIRD_NAME } from '../words/captions.ts';

/** Damage effect, N29 to N37, N69: what the battle has left of each part of a ship. */

type Row = 'port' | 'starboard' | 'middle';

/** What is said of a part, and how grave it is. */
type Found = Pick<PartView, 'state' | 'says' | 'clock'>;

const SOUND = (): Found => ({ state: 'sound', says: t`sound` });

const moves = (left: number): string => counted(left, 'move');

/** N69: a clock that runs from the next move on shows no more than it was set to. */
const clockOf = (left: number, of: number): Pick<PartView, 'clock'> => ({ clock: { left: Math.min(left, of), of } });

/** Guns that serve both beams stand at an end, or amidships. */
const MIDDLE_NAME: Readonly<Record<Third, string>> = { forward: t`bow`, amidships: t`middle line`, aft: t`stern` };

const rowName = (beam: Row, third: Third): string =>
  beam === 'middle' ? MIDDLE_NAME[third] : t`${BEARING_NAME[beam]} ${THIRD_NAME[third]}`;

/** N60: guns out of turrets, by the place that the chart strikes. */
const gunsAt = ({ guns }: NwsShip, beam: Row, third: Third): number[] =>
  guns.flatMap(({ pv, place }, index) => {
    const row = place.beam === 'either' ? 'middle' : place.beam;
    return pv > 0 && place.turret === 0 && place.third === third && row === beam ? [index] : [];
  });

/** N32, N34, N61: points kept for the next hit there; those of an end, and of a side that has no guns of its own there, lie with the middle line. */
const keptAt = (ship: NwsShip, row: Row, third: Third): number => {
  const rowOf = (beam: Kept['beam']): Row =>
    beam !== 'bow' && beam !== 'stern' && gunsAt(ship, beam, third).length > 0 ? beam : 'middle';
  return ship.kept.reduce(
    (sum, part) => (part.third === third && rowOf(part.beam) === row ? sum + part.points : sum),
    0,
  );
};

/** N32, N34: what of a part's guns serves, which ports are shut and for how long, and what is kept. */
const gunsLeft = (ship: NwsShip, indexes: readonly number[], kept: number): Found => {
  const left = indexes.filter(index => serves(ship, index)).length;
  const shut = indexes.flatMap(index => ship.guns[index]?.shut ?? []);
  const forGood = shut.filter(port => port.left < 0).length;
  const soon = shut.filter(port => port.left > 0).map(port => port.left);
  const says = [
    t`guns: ${left} of ${indexes.length}`,
    ...(forGood > 0 ? [t`${counted(forGood, 'port')} shut for good`] : []),
    ...(soon.length > 0 ? [t`${counted(soon.length, 'port')} shut for ${moves(Math.max(...soon))}`] : []),
    ...(kept > 0 ? [t`${kept} points kept`] : []),
  ].join(', ');
  if (left === 0) return { state: 'lost', says };
  if (left === indexes.length && shut.length === 0 && kept === 0) return { state: 'sound', says };
  return { state: 'hurt', says, ...(soon.length > 0 ? clockOf(Math.max(...soon), JAM.moves) : {}) };
};

const gunParts = (ship: NwsShip): PartView[] =>
  (['port', 'middle', 'starboard'] as const).flatMap(beam =>
    THIRDS.flatMap((third): PartView[] => {
      const guns = gunsAt(ship, beam, third);
      if (guns.length === 0) return [];
      const place = { in: 'guns', beam, third } as const;
      return [{ place, name: rowName(beam, third), ...gunsLeft(ship, guns, keptAt(ship, beam, third)) }];
    }),
  );

/** N34: points that are kept for a casemate as a whole stand for no third of it. */
const casemateParts = ({ kept }: NwsShip): PartView[] =>
  kept.flatMap(({ third, beam, points }): PartView[] => {
    if (third !== 'casemate' || points === 0) return [];
    const at = beam === 'port' || beam === 'starboard' ? beam : 'middle';
    const row = {
      in: 'guns',
      beam: at,
      third: beam === 'bow' ? 'forward' : beam === 'stern' ? 'aft' : 'amidships',
    } as const;
    return [{ place: row, name: t`casemate, ${BEARING_NAME[beam]}`, state: 'hurt', says: t`${points} points kept` }];
  });

const turretState = ({ turrets }: NwsShip, index: number): Found => {
  const { out = false, jam = 0 } = turrets[index] ?? {};
  if (out) return { state: 'lost', says: t`out of action` };
  if (jam < 0) return { state: 'hurt', says: t`jammed for good` };
  if (jam > 0) return { state: 'hurt', says: t`jammed for ${moves(jam)}`, ...clockOf(jam, JAM.moves) };
  return { state: 'sound', says: t`turns` };
};

/** N33: turrets and towers, the foremost first. */
const turretParts = (ship: NwsShip): PartView[] =>
  ship.turrets.map((_, index, { length }) => ({
    place: { in: 'turret', at: index, of: length },
    name: length === 1 ? t`turret` : t`turret ${index + 1}`,
    ...turretState(ship, index),
  }));

/** N35: the foremost that stands is the next to fall. */
const funnelParts = ({ funnels, funnelMarked }: NwsShip, full: number): PartView[] =>
  Array.from({ length: full }, (_, index): PartView => {
    const fallen = index < full - funnels;
    const marked = funnelMarked && index === full - funnels;
    return {
      place: { in: 'funnel', at: index, of: full },
      name: full === 1 ? t`funnel` : t`funnel ${index + 1}`,
      ...(fallen
        ? { state: 'lost', says: t`fallen` }
        : marked
          ? { state: 'hurt', says: t`shot through` }
          : { state: 'sound', says: t`stands` }),
    };
  });

const sideWheel = ({ wheelsGone, sidesGone }: NwsShip, beam: Beam): Found => {
  if (wheelsGone.includes(beam)) return { state: 'lost', says: t`gone` };
  return sidesGone.includes(beam) ? { state: 'hurt', says: t`its engine gone` } : SOUND();
};

const wheelAft = ({ wheelsGone, powerless }: NwsShip): Found => {
  if (wheelsGone.includes('aft')) return { state: 'lost', says: t`gone` };
  if (powerless <= 0) return SOUND();
  return { state: 'hurt', says: t`no power for ${moves(powerless)}`, ...clockOf(powerless, STERN_WHEEL.moves) };
};

/** N36, N44. */
const wheelParts = (ship: NwsShip): PartView[] => {
  if (ship.wheel === 'none') return [];
  if (ship.wheel === 'aft')
    return [{ place: { in: 'wheel', beam: 'middle' }, name: t`paddle wheel`, ...wheelAft(ship) }];
  return (['port', 'starboard'] as const).map(beam => ({
    place: { in: 'wheel', beam },
    name: t`${BEARING_NAME[beam]} wheel`,
    ...sideWheel(ship, beam),
  }));
};

/** N31. */
const pilotHousePart = ({ pilotHouse, helmless }: NwsShip): PartView[] =>
  pilotHouse
    ? [
        {
          place: { in: 'pilotHouse' },
          name: t`pilot house`,
          ...(helmless > 0
            ? {
                state: 'hurt',
                says: t`out of control for ${moves(helmless)}`,
                ...clockOf(helmless, PILOT_HOUSE.moves),
              }
            : SOUND()),
        },
      ]
    : [];

const rudder = ({ steering, jams, halfHelm }: NwsShip): Found => {
  const times = jams > 0 ? `, ${t`${counted(jams, 'jam')} of three`}` : '';
  if (jams >= STEERING.wrecked) return { state: 'lost', says: t`wrecked` };
  if (steering?.left === -1) return { state: 'lost', says: `${t`lost for good`}${times}` };
  if (steering)
    return {
      state: 'hurt',
      says: `${t`jammed ${COURSE_NAME[steering.course]} for ${moves(steering.left)}`}${times}`,
      ...clockOf(steering.left, Math.max(STEERING.moves, SIDE_WHEEL.moves)),
    };
  if (halfHelm) return { state: 'hurt', says: `${t`steers by her engines`}${times}` };
  return { state: jams > 0 ? 'hurt' : 'sound', says: `${t`steers`}${times}` };
};

const engines = ({ disabled, sidesGone, wheel }: NwsShip): Found => {
  if (disabled) return { state: 'lost', says: t`disabled` };
  if (wheel === 'side' || sidesGone.length === 0) return SOUND();
  return { state: 'hurt', says: sidesGone.map(side => t`${BEARING_NAME[side]} screws gone`).join(', ') };
};

/** N29, N30, N38, N44: what drives and steers her, where she can move at all. */
const driveParts = (ship: NwsShip): PartView[] =>
  ship.top === 0
    ? []
    : [
        { place: { in: 'engines' }, name: t`engines`, ...engines(ship) },
        { place: { in: 'rudder' }, name: t`steering`, ...rudder(ship) },
      ];

/** N29: holes by the third in which they are. */
const holeParts = ({ state }: Situation, { id }: NwsShip): PartView[] =>
  THIRDS.map(third => {
    const holes = state.holes.filter(hole => hole.ship === id && hole.third === third).length;
    return {
      place: { in: 'below', third },
      name: t`below water ${THIRD_NAME[third]}`,
      ...(holes > 0 ? { state: 'hurt', says: counted(holes, 'hole') } : SOUND()),
    };
  });

/** N37: the clock runs to the next fifth move. */
const firePart = ({ burning }: NwsShip): PartView[] =>
  burning === null
    ? []
    : [
        {
          place: { in: 'fire' },
          name: t`fire`,
          state: 'hurt',
          says: t`on fire for ${moves(burning)}`,
          clock: { left: FIRE.every - (burning % FIRE.every), of: FIRE.every },
        },
      ];

/** Every part of a ship; forts and buildings have none. */
export const partViews = (now: Situation, id: string): PartView[] => {
  const [ship, force] = [now.state.ships[id], now.scenario.forces.find(each => each.id === id)];
  if (!ship || !force) return [];
  return [
    ...gunParts(ship),
    ...casemateParts(ship),
    ...turretParts(ship),
    ...pilotHousePart(ship),
    ...funnelParts(ship, ratingOf(force).funnels),
    ...wheelParts(ship),
    ...driveParts(ship),
    ...holeParts(now, ship),
    ...firePart(ship),
  ];
};
