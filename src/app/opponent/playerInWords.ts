import { opponentNamed } from '../../bots/opponents.ts';
import { t } from '../../languages/language.ts';
import { HUMAN } from '../../trials/gameFile.ts';

/** Who sat on a side, under the name by which he is chosen. */
export const playerInWords = (player: string): string =>
  player === HUMAN ? t`a player` : (opponentNamed(player)?.title ?? player);
