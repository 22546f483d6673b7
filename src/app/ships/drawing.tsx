import { findVessel, type Vessel } from '../../ships/index.ts';
import { profileSvg, type Room } from './profile/index.ts';
import { paintedLook } from '../settings/palette.ts';
import { planFor, shipSvg } from './shipArt.ts';
import { TYPE_IN_LINE } from './words.ts';
import { t, told } from '../../languages/language.ts';

const inline = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const pictures = new Map<string, string>();

/** A drawing as an address, made once in each look. */
const picture = (drawing: string, draw: () => string): string => {
  const { palette, contrast } = paintedLook();
  const key = [drawing, palette, contrast].join(' ');
  const known = pictures.get(key) ?? inline(draw());
  pictures.set(key, known);
  return known;
};

/** A ship of the catalogue is drawn once; one of somebody's own may look otherwise the next time. */
const profile = (ship: Vessel): string =>
  findVessel(ship.id) === ship ? picture(ship.id, () => profileSvg(ship)) : inline(profileSvg(ship));

const describe = (ship: Vessel): string =>
  `${told(ship.name)}, ${ship.shipClass === undefined ? '' : t`${told(ship.shipClass)} class, `}${TYPE_IN_LINE[ship.type]}`;

/** A small profile beside a name that says who she is. */
export const Thumb = ({ ship }: { ship: Vessel }) => (
  <img class="shipThumb" src={profile(ship)} alt="" width="96" height="44" loading="lazy" decoding="async" />
);

/** A ship from her starboard side, in as much room as she needs or in a room that she shares with others. */
export const Profile = ({ ship, room }: { ship: Vessel; room?: Room }) => (
  <img
    class="shipProfile"
    src={room ? inline(profileSvg(ship, room)) : profile(ship)}
    alt={t`Profile of ${describe(ship)}`}
  />
);

interface Placed {
  ship: Vessel;
  x: number;
  y: number;
  breadth: number;
  height: number;
}

/** The same profile as a part of a larger drawing. */
export const ProfilePicture = ({ ship, x, y, breadth, height }: Placed) => (
  <image href={profile(ship)} x={x} y={y} width={breadth} height={height} />
);

const plan = (ship: Vessel): string => {
  const art = planFor(ship);
  return picture(`${art} ${ship.side}`, () => shipSvg(art, ship.side));
};

/** Her plan as a part of a larger drawing, the bow to the right. */
export const PlanPicture = ({ ship, x, y, breadth, height }: Placed) => (
  <image href={plan(ship)} x={x} y={y} width={breadth} height={height} />
);

/** A ship from above, as she lies on the chart. */
export const Plan = ({ ship }: { ship: Vessel }) => (
  <img class="shipPlan" src={plan(ship)} alt={t`${told(ship.name)} from above`} width="480" height="192" />
);
