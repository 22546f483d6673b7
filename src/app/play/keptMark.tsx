import type { ReadonlySignal } from '@preact/signals';
import type { Keeping } from '../files/keeper.ts';
import { t } from '../../languages/language.ts';

const SAYS: Readonly<Record<Keeping, { word: string; more: string }>> = {
  kept: { word: t`Kept`, more: t`Every move is kept in this browser.` },
  keeping: { word: t`Keeping`, more: t`The last moves are being written down.` },
  failed: { word: t`Not kept`, more: t`The last moves could not be kept: save the game to a file from the menu.` },
};

/** Whether what is on the screen would still be there if the browser were killed now. */
export const KeptMark = ({ keeping }: { keeping: ReadonlySignal<Keeping> }) => {
  const { word, more } = SAYS[keeping.value];
  return (
    <p class="keptMark" data-testid="kept" data-keeping={keeping.value} title={`${word}. ${more}`}>
      <span class="keptSign" aria-hidden="true" />
      <span class="hidden">{word}</span>
      <span class="keptWords" aria-hidden="true">
        {Object.entries(SAYS).map(([of, said]) => (
          <span key={of} class="keptWord" data-of={of}>
            {said.word}
          </span>
        ))}
      </span>
    </p>
  );
};
