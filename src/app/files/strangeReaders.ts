import { readPost, readPostText, type ReadPost } from '../../post/file.ts';
import { unpacked } from '../../post/pack.ts';
import { unfold } from '../../post/page.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { parseScenarioText } from '../../scenario/index.ts';
import { openGameText } from '../../trials/gameFile.ts';
import { readVesselsText } from '../../scenario/ownVessels.ts';
import { readCareer } from '../career/careerFile.ts';
import { readSettings } from '../settings/settingsFile.ts';
import { shippedBattle } from './shipped.ts';

/** What comes from elsewhere: from a file or an address that somebody else may have made. */
export type Kind = 'battle' | 'game' | 'letter' | 'link' | 'settings' | 'career' | 'ships';

const unfolded = (read: ReadPost): unknown => (read.ok ? unfold(read.file, shippedBattle) : read);

/** How each kind is read. */
export const READERS: Readonly<Record<Kind, (text: string) => unknown>> = {
  battle: text => parseScenarioText(text, RULE_SETS, ''),
  game: text => openGameText(text, shippedBattle),
  letter: text => unfolded(readPostText(text)),
  link: text => unfolded(readPost(unpacked(text))),
  settings: readSettings,
  career: readCareer,
  ships: readVesselsText,
};
