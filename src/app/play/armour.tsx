import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { UnitSheet } from '../../system/desk/index.ts';
import type { Table } from '../table/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import { t } from '../../languages/language.ts';

type View = ComponentType<{ table: Table; unit: UnitSheet; close: () => void }>;

/** The view itself, which needs every drawing of a ship: fetched when it is first opened. */
const Fetched = (props: { table: Table; unit: UnitSheet; close: () => void }) => {
  const [loaded, show] = useState<{ View: View } | 'failed' | null>(null);
  useEffect(() => {
    import('./armourView.tsx').then(
      ({ ArmourView }) => show({ View: ArmourView }),
      (error: unknown) => {
        console.error(error);
        show('failed');
      },
    );
  }, []);
  if (loaded === 'failed')
    return (
      <p role="alert">{t`This part of the page could not be loaded. Check the connection and load the page again.`}</p>
    );
  return loaded ? <loaded.View {...props} /> : <p role="status">{t`Fetching the drawings…`}</p>;
};

/** The way from a ship's sheet to her plates, where the rules compare shots with them. */
export const ArmourButton = ({ table, unit }: { table: Table; unit: UnitSheet }) => {
  const { session } = table.helm;
  const { armour } = session.setup.match.rules.desk;
  if (!armour || armour.of(session.now, unit.id).length === 0) return null;
  return (
    <button
      type="button"
      class="unitOverlay armourOpen"
      onClick={() => (table.overlays.armour.value = unit.id)}
      data-testid="armour-open"
    >
      {t`Armour, plate by plate`}
    </button>
  );
};

/** The same among the tools of the chart, of the ship that is aimed at or in hand. */
export const ArmourTool = ({ table: { helm, overlays } }: { table: Table }) => {
  if (!helm.session.setup.match.rules.desk.armour) return null;
  const unit = overlays.armoured;
  return (
    <button
      type="button"
      class="tool"
      aria-label={t`Armour, plate by plate`}
      aria-disabled={unit === null}
      title={unit === null ? t`Armour: choose a ship first (B)` : t`Armour, plate by plate (B)`}
      onClick={() => (overlays.armour.value = unit)}
      data-testid="armour-tool"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="M2.5 2.5h11v5q0 4.5-5.5 6.5Q2.5 12 2.5 7.5ZM8 2.5V14M2.5 7.5h11"
          fill="none"
          stroke="currentColor"
          stroke-width="1.4"
        />
      </svg>
    </button>
  );
};

/** The plates of a ship, over the page. */
export const ArmourHost = ({ table }: { table: Table }) => {
  const { helm, overlays } = table;
  const unit = helm.unit(overlays.armour.value);
  const close = (): void => void (overlays.armour.value = null);
  return unit ? (
    <Dialog title={t`Armour of ${unit.name}`} class="armourDialog" onClose={close}>
      <Fetched table={table} unit={unit} close={close} />
    </Dialog>
  ) : null;
};
