import type { Playback } from '../table/playback.ts';
import { isStill } from '../settings/settings.ts';
import { DiceRow } from './dice.tsx';

/** The dice on the table: thrown, then standing with what they meant. */
export const DiceTray = ({ playback }: { playback: Playback }) => {
  const tray = playback.tray.value;
  if (!tray || !playback.busy.value) return null;
  const rolling = tray.rolling && !isStill.value;
  return (
    <div class="tray" data-testid="tray" aria-hidden="true">
      <DiceRow dice={tray.dice} rolling={rolling} />
      <p class="trayCaption">{rolling ? '' : tray.caption}</p>
    </div>
  );
};
