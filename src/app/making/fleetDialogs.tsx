import { useState } from 'preact/hooks';
import { LONGEST_FLEET_NAME } from '../../scenario/generate/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { count } from '../ui/words.ts';
import type { KeptFleet } from './fleetShelf.ts';
import { fleets } from './state.ts';
import { t } from '../../languages/language.ts';

/** A fleet as its line of text; ids are the same in every language. */
const LIKE_THIS = 'union 200: uss_cairo, uss_benton (Western Flotilla)';

interface AskProps {
  fleet: KeptFleet;
  onDone: () => void;
}

export const RenameFleet = ({ fleet, onDone }: AskProps) => {
  const [name, setName] = useState(fleet.name);
  return (
    <Dialog title={t`Rename the fleet`} onClose={onDone}>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (name.trim() !== '') fleets.rename(fleet, name.trim());
          onDone();
        }}
      >
        <label class="field">
          {t`Name`}
          <input
            type="text"
            value={name}
            maxLength={LONGEST_FLEET_NAME}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <div class="dialogActions">
          <button type="button" class="second" onClick={onDone}>
            {t`Cancel`}
          </button>
          <button type="submit" class="primary">
            <span class="primaryLabel">{t`Rename`}</span>
          </button>
        </div>
      </form>
    </Dialog>
  );
};

export const DeleteFleet = ({ fleet, onDone }: AskProps) => (
  <Dialog title={t`Delete this fleet?`} onClose={onDone}>
    <p>{t`“${fleet.name}”, ${count(fleet.ships.length, 'ship')}, cannot be brought back.`}</p>
    <div class="dialogActions">
      <button type="button" class="second" onClick={onDone}>
        {t`Keep it`}
      </button>
      <button
        type="button"
        class="primary warns"
        onClick={() => {
          void fleets.remove(fleet.id);
          onDone();
        }}
      >
        <span class="primaryLabel">{t`Delete`}</span>
      </button>
    </div>
  </Dialog>
);

/** Takes a fleet from the line that somebody has sent. */
export const PasteFleet = ({ onDone }: { onDone: () => void }) => {
  const [text, setText] = useState('');
  const [refusal, refuse] = useState<string | null>(null);
  return (
    <Dialog title={t`Paste a fleet`} onClose={onDone}>
      <form
        onSubmit={event => {
          event.preventDefault();
          const why = fleets.takeText(text);
          refuse(why);
          if (why === null) onDone();
        }}
      >
        <label class="field">
          {t`The line`}
          <textarea
            rows={4}
            value={text}
            spellcheck={false}
            placeholder={LIKE_THIS}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        {refusal !== null && (
          <p class="trouble" role="alert" data-testid="fleet-refusal">
            {refusal}
          </p>
        )}
        <div class="dialogActions">
          <button type="button" class="second" onClick={onDone}>
            {t`Cancel`}
          </button>
          <button type="submit" class="primary">
            <span class="primaryLabel">{t`Take it`}</span>
          </button>
        </div>
      </form>
    </Dialog>
  );
};
