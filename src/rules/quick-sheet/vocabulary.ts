/** The words of the quick sheet: cards, guns, damage, assets. */

export const ORDER_CARDS = ['fullSpeed', 'slowSpeed', 'slowAndFire', 'fire', 'turnAndFire'] as const;
export type OrderCard = (typeof ORDER_CARDS)[number];
/** A card as a side may see it. */
export type CardFace = OrderCard | 'hidden';

export const DECKS = ['fullSpeedDeck', 'actionStationsDeck'] as const;
export type DeckName = (typeof DECKS)[number];
export type CardCounts = Record<OrderCard, number>;

export const GUN_CLASSES = ['light', 'medium', 'heavy'] as const;
export type GunClass = (typeof GUN_CLASSES)[number];
/** Cottonclads count as tinclads (Q19). */
export type ArmourClass = 'wood' | 'tin' | 'iron';
export type Beam = 'port' | 'starboard';

/** What players lay in the river before a generated battle. */
export type PatchKind = 'island' | 'sandbar';

export const ASSETS = [
  'mines',
  'submarine',
  'torpedoBoat',
  'fireRaft',
  'armySupport',
  'mist',
  'nightfall',
  'panic',
] as const;
export type Asset = (typeof ASSETS)[number];

export const STANCES = ['always', 'best', 'ask'] as const;
/** What a unit does when it may fire at a ship that acts (Q20). */
export type Stance = (typeof STANCES)[number];

export const REPAIRS = ['fire', 'turret1', 'turret2', 'pilotHouse', 'rudder'] as const;
export type Repair = (typeof REPAIRS)[number];

export type Weapon = 'mine' | 'submarine' | 'torpedoBoat' | 'fireRaft';
export type DamageCause = 'gunfire' | 'ram' | 'ramming' | 'fire' | 'sandbar' | Weapon;

export type Helm = 'ahead' | Beam;

export type CriticalEffect = 'engine' | 'funnel' | 'fire' | 'gun' | 'pilotHouse' | 'rudder' | 'magazine';

/** What can be fired at and is no ship. */
export type WorkKind = 'fort' | 'building' | 'army' | 'raft' | 'boat';

/** What keeps a ship from the hexes that her order asks of her (Q5); `alongside` keeps one without a rudder from turning. */
export type Obstacle = 'land' | 'rim' | 'full' | 'enemy' | 'alongside';
