import { readPost, readPostText, type ReadPost } from '../../post/file.ts';
import { unpacked } from '../../post/pack.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { parseScenarioText, type ParseResult } from '../../scenario/index.ts';
import { parseJson } from '../../scenario/jsonText.ts';
import { readVesselsText } from '../../scenario/ownVessels.ts';
import { openGame, openGameText, type Lays, type Opened } from '../../trials/gameFile.ts';
import type { Battle } from '../../trials/library.ts';
import { readCareer } from '../career/careerFile.ts';
import { openedSent, openKeptPost, type Letter, type Sent } from '../post/sent.ts';
import type { KeptPost } from '../post/store.ts';
import { readSettings } from '../settings/settingsFile.ts';
import { shippedBattle } from './shipped.ts';

/** What comes from elsewhere, from a file or an address that somebody else may have made: what it is read from, and what is read. */
export interface Strange {
  battle: [text: string, read: Battle | Extract<ParseResult, { ok: false }>];
  game: [text: string, read: Opened];
  /** What a browser keeps came from elsewhere once. */
  keptGame: [file: unknown, read: Opened];
  letter: [text: string, read: ReadPost];
  link: [text: string, read: ReadPost];
  sent: [letter: Letter, read: Sent];
  keptPost: [kept: KeptPost, read: Sent];
  settings: [text: string, read: ReturnType<typeof readSettings>];
  career: [text: string, read: ReturnType<typeof readCareer>];
  ships: [text: string, read: ReturnType<typeof readVesselsText>];
}
export type Kind = keyof Strange;
export type Input<K extends Kind> = Strange[K][0];
export type Read<K extends Kind> = Strange[K][1];

const readBattle = (text: string): Read<'battle'> => {
  const json = parseJson(text);
  const parsed = parseScenarioText(text, RULE_SETS, '');
  return parsed.ok ? { scenario: parsed.scenario, source: json.ok ? json.value : null, shipped: false } : parsed;
};

/** How each kind is read. */
export const READERS: { readonly [K in Kind]: (from: Input<K>, lays?: Lays) => Read<K> } = {
  battle: readBattle,
  game: (text, lays) => openGameText(text, shippedBattle, lays),
  keptGame: (file, lays) => openGame(file, shippedBattle, lays),
  letter: readPostText,
  link: text => readPost(unpacked(text)),
  sent: openedSent,
  keptPost: openKeptPost,
  settings: readSettings,
  career: readCareer,
  ships: readVesselsText,
};
