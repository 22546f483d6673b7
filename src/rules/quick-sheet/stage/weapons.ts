import { enemyOf, type Facing } from '../../../core/types.ts';
import type { Asset, Weapon } from '../types.ts';
import type { Light } from '../../../system/stage.ts';
import { unseen, KERNEL_UNSEEN, type StageTools } from '../../shared/stageTools.ts';
import type { Part } from './part.ts';
import { t } from '../../../languages/language.ts';

type WeaponEvents =
  | 'assetRolled'
  | 'cardLost'
  | 'armyPlaced'
  | 'raftReleased'
  | 'boatBeside'
  | 'directionsShown'
  | 'weaponUsed'
  | 'mineRolled'
  | 'dummyFound';

/** Facing of what has none. */
const NONE: Facing = 0;

const LIGHT: Readonly<Partial<Record<Asset, Light>>> = { mist: 'mist', nightfall: 'night' };

const ASSET_AGAINST: Readonly<Partial<Record<Asset, string>>> = {
  panic: t`panic!`,
  submarine: t`submarine!`,
  torpedoBoat: t`torpedo boat!`,
};

const STROKE: Readonly<Record<Weapon, string>> = {
  mine: t`the mine only starts her seams`,
  submarine: t`the spar fails`,
  torpedoBoat: t`the spar fails`,
  fireRaft: t`the raft burns out`,
};

/** Assets as they come and what they do. */
export const weapons = ({ acts, units, places, say, note }: StageTools): Part<WeaponEvents> => ({
  async assetRolled({ asset, comes, ship }) {
    const light = LIGHT[asset];
    if (light && comes) await acts.lightens(light);
    if (ship !== null) await note(ship, comes ? (ASSET_AGAINST[asset] ?? '') : t`nothing comes of it`, 'plain');
  },
  cardLost: ({ ship }) => note(ship, t`a card is lost`, 'damage'),
  async armyPlaced({ unit, side, hex }) {
    places.follow(unit, { at: hex });
    await acts.appear(unit, hex, NONE, { side, kind: 'battery', heads: null });
    await note(unit, t`field guns unlimber`, 'plain');
  },
  async raftReleased({ unit, side, hex }) {
    places.follow(unit, { at: hex });
    await acts.appear(unit, hex, NONE, { side, kind: 'raft', heads: null });
    await note(unit, t`fire raft!`, 'plain');
  },
  async boatBeside({ unit, ship, hex }) {
    places.follow(unit, { at: hex });
    await acts.appear(unit, hex, NONE, { side: enemyOf(units.side(ship)), kind: 'boat', heads: ship });
  },
  directionsShown: ({ ship, lost }) =>
    say(ship, lost ? t`the submarine is seen and lost` : t`nobody sees the submarine`, lost ? 'good' : 'damage'),
  async weaponUsed({ weapon, ship, damage, burns }) {
    const hex = places.at(ship);
    if (weapon === 'fireRaft') await acts.blaze(hex);
    // A mine went up when its die was thrown.
    else if (weapon !== 'mine') await acts.explode(hex);
    if (burns) await say(ship, t`she takes fire`, 'damage');
    else if (damage === 0) await note(ship, STROKE[weapon], 'plain');
  },
  mineRolled: ({ at, explodes }) => (explodes ? acts.explode(at) : acts.caption(at, t`a mine, but dead`, 'good')),
  dummyFound: ({ at }) => acts.caption(at, t`dummy`, 'good'),
});

/** Told by dice, cards, clock and log alone. */
export const OFF_STAGE = {
  ...KERNEL_UNSEEN,
  fleetShown: unseen,
  patchRolled: unseen,
  shipWithdrawn: unseen,
  shipPicked: unseen,
  deploymentRolled: unseen,
  markersLaid: unseen,
  handDrawn: unseen,
  deckReshuffled: unseen,
  priorityRolled: unseen,
  firstChosen: unseen,
  cardLaid: unseen,
  cardsRemoved: unseen,
  clockRolled: unseen,
  arrivalRolled: unseen,
};
