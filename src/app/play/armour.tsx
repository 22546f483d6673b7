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
  const [open, setOpen] = useState(false);
  const { session } = table.helm;
  const { armour } = session.setup.match.rules.desk;
  if (!armour || armour.of(session.now, unit.id).length === 0) return null;
  return (
    <>
      <button type="button" class="unitOverlay armourOpen" onClick={() => setOpen(true)} data-testid="armour-open">
        {t`Armour, plate by plate`}
      </button>
      {open && (
        <Dialog title={t`Armour of ${unit.name}`} class="armourDialog" onClose={() => setOpen(false)}>
          <Fetched table={table} unit={unit} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
};
