import { signal } from '@preact/signals';
import type { RuleSet } from '../core/ruleset.ts';
import type { Played, Players } from '../trials/gameFile.ts';
import type { Battle } from '../trials/library.ts';
import { SHIPS } from './library/address.ts';
import { shippedBattle } from './shipped.ts';

/** Places of the page beside the first screen and the game on the table, each with an address of its own. */

/** A battle that is to be tested. */
export interface TrialPlace {
  address: string;
  battle: Battle;
  /** As the card on which the battle is settled has it; absent where an address alone leads here. */
  from?: { rules: RuleSet; options: Readonly<Record<string, boolean>>; players: Players };
}

/** A game that is to be looked at. */
export interface ReplayPlace {
  address: string;
  /** The game itself, where it is at hand; otherwise it is found by its address. */
  played?: Played;
}

export const trialPlace = signal<TrialPlace | null>(null);
export const replayPlace = signal<ReplayPlace | null>(null);
/** The address within the ship library; null while it is shut. */
export const shipsPlace = signal<string | null>(null);

const TRIAL = '#test=';
/** A battle of one's own has no address that another page could follow. */
const OWN_TRIAL = '#test';
const LINKED = '#replay=';
/** Before the id of a game that is kept. */
export const KEPT = '#watch-';

/** Battles of one's own that this page has been shown, by id. */
const own = new Map<string, Battle>();

/** The battle of a game's address: the one on trial first, then those that come with the game. */
export const battleForLink = (id: string): Battle | undefined => {
  const tried = trialPlace.peek()?.battle;
  return tried?.scenario.id === id ? tried : (shippedBattle(id) ?? own.get(id));
};

/** Goes to the screen on which a battle is tested. */
export const openTrial = (battle: Battle, from: NonNullable<TrialPlace['from']>): void => {
  if (!battle.shipped) own.set(battle.scenario.id, battle);
  const address = battle.shipped ? TRIAL + battle.scenario.id : OWN_TRIAL;
  trialPlace.value = { address, battle, from };
  location.hash = address;
};

/** Goes to the screen on which a game that is kept can be looked at from its beginning. */
export const openReplay = (id: string, played?: Played): void => {
  const address = KEPT + id;
  replayPlace.value = { address, ...(played ? { played } : {}) };
  location.hash = address;
};

/** Back to the first screen. */
export const goHome = (): void => {
  if (location.hash !== '') history.pushState(null, '', location.pathname + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
};

const followTrial = (address: string): string | null => {
  if (trialPlace.peek()?.address === address) return null;
  const battle = address === OWN_TRIAL ? undefined : shippedBattle(address.slice(TRIAL.length));
  trialPlace.value = battle ? { address, battle } : null;
  if (battle) return null;
  return address === OWN_TRIAL
    ? 'A battle of your own has to be opened again before it can be tested.'
    : `This version of Brownwater does not have the battle “${address.slice(TRIAL.length)}” that is to be tested.`;
};

/** Follows the page's address as far as it leads to one of these places; answers with a sentence where it leads nowhere. */
export const followPlaces = (address: string): string | null => {
  const isReplay = address.startsWith(LINKED) || address.startsWith(KEPT);
  shipsPlace.value = address === SHIPS || address.startsWith(`${SHIPS}/`) ? address : null;
  if (!isReplay) replayPlace.value = null;
  else if (replayPlace.peek()?.address !== address) replayPlace.value = { address };
  // A test goes on while one of its games, or a ship, is looked at.
  if (isReplay || shipsPlace.value !== null) return null;
  if (address.startsWith(TRIAL) || address === OWN_TRIAL) return followTrial(address);
  trialPlace.value = null;
  return null;
};
