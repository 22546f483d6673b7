import type { KernelEvent } from '../../../core/types.ts';
import type { Burst } from '../../../system/desk/index.ts';
import { briefBy, harm, SUMMED, type Briefs } from '../../shared/brief.ts';
import type { CriticalEffect, QuickSheetEvent } from '../types.ts';
import type { Weapon } from '../vocabulary.ts';
import { CARD_TITLE, DOWN_NAME } from './names.ts';
import { t } from '../../../languages/language.ts';

const EFFECT: Readonly<Record<CriticalEffect, string>> = {
  engine: t`engine hit`,
  funnel: t`funnel gone`,
  fire: t`on fire`,
  gun: '',
  pilotHouse: t`pilot house hit`,
  rudder: t`rudder damaged`,
  magazine: t`magazine exploded`,
};

const BRIEFS: Briefs<QuickSheetEvent | KernelEvent> = {
  shipActivated: () => ({ is: 'acts' }),
  cardShown: ({ card, held }) => ({ is: 'manner', says: held ? t`hold` : CARD_TITLE[card] }),
  shotFired: () => ({ is: 'gun', counts: 'damage' }),
  pointsLost: () => SUMMED,
  shipRammed: () => ({ is: 'ram' }),
  criticalRolled: ({ effect, already }) => harm(already ? '' : EFFECT[effect]),
  engineTested: ({ saved }) => harm(saved ? t`engine saved` : ''),
  fireBurned: () => SUMMED,
  turretTested: ({ out }) => harm(out ? t`turret jammed` : ''),
  gunLost: () => harm(t`a gun lost`),
  shipBattered: () => harm(t`battered`),
  strikeTested: ({ strikes }) => harm(strikes ? t`colours struck` : ''),
  shipSunk: () => harm(t`sunk`),
  workSilenced: ({ kind }) => harm(DOWN_NAME[kind]),
};

/** Events of the sheet in the short log. */
export const brief = briefBy(BRIEFS);

const BY_WEAPON: Readonly<Record<Weapon, string>> = {
  mine: t`by a mine`,
  submarine: t`by a submarine`,
  torpedoBoat: t`by a torpedo boat`,
  fireRaft: t`by a fire raft`,
};

/** What has gone off under a ship. */
export const bursts = (event: QuickSheetEvent | KernelEvent): Burst | null => {
  if (event.type !== 'weaponUsed' || (event.damage === 0 && !event.burns)) return null;
  return { under: event.ship, says: BY_WEAPON[event.weapon] };
};
