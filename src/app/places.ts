import { computed, signal } from '@preact/signals';
import type { RuleSet } from '../system/ruleset.ts';
import type { Played, Players } from '../trials/gameFile.ts';
import type { Battle } from '../trials/library.ts';
import { CAREER, FLEETS, isHelpAddress, MAKE, SHIPS } from './first/addresses.ts';
import { followHelp } from './help/place.ts';
import { BATTLE } from './making/battleLink.ts';
import { codeOf, madeFrom } from './making/made.ts';
import { isPostAddress } from './post/place.ts';
import { KEPT, readGameAddress, reportAddress, type GameAddress } from './replay/address.ts';
import { shippedBattle } from './files/shipped.ts';
import type { Trial } from './trial/trial.ts';
import { t } from '../languages/language.ts';

export { FLEETS, MAKE };

/** Places of the page beside the first screen and the game on the table, each with an address of its own. */

/** A battle that is to be tested. */
export interface TrialPlace {
  address: string;
  battle: Battle;
  /** As the card on which the battle is settled has it; absent where an address alone leads here. */
  from?: { rules: RuleSet; options: Readonly<Record<string, boolean>>; players: Players };
  /** What has been played, once its screen has been there: it is still there when one comes back from looking at a game. */
  trial?: Trial;
}

/** A game that is to be looked at. */
export interface ReplayPlace extends GameAddress {
  address: string;
  /** The game itself, where it is at hand; otherwise it is found by its address. */
  played?: Played;
}

/** Where one is. A test goes on while one of its games, or a ship, is looked at. */
export type Place =
  /** The first page, or the game on the table if there is one. */
  | { at: 'table' }
  | { at: 'trial'; trial: TrialPlace }
  | { at: 'game'; game: ReplayPlace; trial: TrialPlace | null }
  /** An address within the ship library. */
  | { at: 'ships'; address: string; trial: TrialPlace | null }
  /** The battles fought on this machine. */
  | { at: 'career' }
  /** Where battles and fleets are made, or a battle that is to be fought. */
  | { at: 'making'; address: string }
  /** A game by post that is to be opened. */
  | { at: 'post'; address: string };

const AT_TABLE: Place = { at: 'table' };

/** The place that is shown. */
export const place = signal<Place>(AT_TABLE);

/** The battle on trial, also behind what is looked at meanwhile; null where none is. */
const trialAt = (here: Place): TrialPlace | null => ('trial' in here ? here.trial : null);
export const trialPlace = computed(() => trialAt(place.value));

/** Whether a place of its own lies over table and first page. */
export const isAway = computed(() => place.value.at !== 'table');

const isMaking = (address: string): boolean =>
  address === MAKE || address === FLEETS || address.startsWith(`${MAKE}=`) || address.startsWith(BATTLE);

const TRIAL = '#test=';
/** A battle of one's own has no address that another page could follow. */
const OWN_TRIAL = '#test';

/** Battles of one's own that this page has been shown, by id. */
const own = new Map<string, Battle>();

/** The battle of a game's address: the one on trial first, then those that come with the game. */
export const battleForLink = (id: string): Battle | undefined => {
  const tried = trialPlace.peek()?.battle;
  if (tried && (tried.scenario.id === id || tried.code === id)) return tried;
  return shippedBattle(id) ?? own.get(id) ?? battleFromWord(id);
};

/** The battle that a word makes, or nothing where it is none. */
const battleFromWord = (code: string): Battle | undefined => {
  const made = madeFrom(code);
  return made.ok ? made.battle : undefined;
};

const trialAddress = (battle: Battle): string => {
  if (battle.shipped) return TRIAL + battle.scenario.id;
  const code = codeOf(battle);
  return code === null ? OWN_TRIAL : TRIAL + code;
};

/** Goes to the screen on which a battle is tested. */
export const openTrial = (battle: Battle, from: NonNullable<TrialPlace['from']>): void => {
  if (!battle.shipped) own.set(battle.scenario.id, battle);
  const address = trialAddress(battle);
  place.value = { at: 'trial', trial: { address, battle, from } };
  location.hash = address;
};

/** Shows a game, over the test that it belongs to. */
export const lookAt = (game: ReplayPlace): void => {
  place.value = { at: 'game', game, trial: trialPlace.peek() };
};

const openGameAt = (address: string, played?: Played): void => {
  const read = readGameAddress(address);
  if (read) lookAt({ ...read, address, ...(played ? { played } : {}) });
  location.hash = address;
};

/** Goes to the screen on which a game that is kept can be looked at from its beginning. */
export const openReplay = (id: string, played?: Played): void => openGameAt(KEPT + id, played);

/** Goes to the report on a game that is kept and over. */
export const openReport = (id: string, played?: Played): void => openGameAt(reportAddress(KEPT + id), played);

/** Back to the first screen. */
export const goHome = (): void => {
  if (location.hash !== '') history.pushState(null, '', location.pathname + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** As it was before some message sent its signs in another form. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const followTrial = (address: string): string | null => {
  const kept = trialPlace.peek();
  if (kept?.address === address) {
    place.value = { at: 'trial', trial: kept };
    return null;
  }
  const name = decoded(address.slice(TRIAL.length));
  const battle = address === OWN_TRIAL ? undefined : (shippedBattle(name) ?? battleFromWord(name));
  place.value = battle ? { at: 'trial', trial: { address, battle } } : AT_TABLE;
  if (battle) return null;
  return address === OWN_TRIAL
    ? t`A battle of your own has to be opened again before it can be tested.`
    : t`This version of Brownwater does not have the battle “${name}” that is to be tested.`;
};

/** The place of a game that is to be looked at; one at hand need not be fetched again for another look at it. */
const placeOf = (read: GameAddress, address: string): Place => {
  const here = place.peek();
  const trial = trialAt(here);
  const shown = here.at === 'game' ? here.game : null;
  if (shown?.address === address) return here;
  const played = shown?.game === read.game ? shown.played : undefined;
  return { at: 'game', game: { ...read, address, ...(played ? { played } : {}) }, trial };
};

/** Follows the page's address as far as it leads to one of these places; answers with a sentence where it leads nowhere. */
export const followPlaces = (address: string): string | null => {
  const noBook = followHelp(address);
  // Help lies over whatever is on the screen.
  if (isHelpAddress(address)) return noBook;
  if (address.startsWith(TRIAL) || address === OWN_TRIAL) return followTrial(address);
  const game = readGameAddress(address);
  if (game) place.value = placeOf(game, address);
  else if (address === SHIPS || address.startsWith(`${SHIPS}/`))
    place.value = { at: 'ships', address, trial: trialPlace.peek() };
  else if (address === CAREER) place.value = { at: 'career' };
  else if (isPostAddress(address)) place.value = { at: 'post', address };
  else place.value = isMaking(address) ? { at: 'making', address } : AT_TABLE;
  return null;
};
