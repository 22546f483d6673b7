import { BEARINGS, MOUNTS, type Bearing, type GunMount } from '../../../core/vessels.ts';
import { bearingsOf } from '../../../ships/faults.ts';
import { gun, gunIds } from '../../../ships/index.ts';
import { mounted } from '../../../ships/refit.ts';
import { BEARING_NAME, MOUNT_NAME } from '../words.ts';
import { Choice, Trouble } from './fields.tsx';
import { yard } from './state.ts';
import { t, told } from '../../../languages/language.ts';

const GUNS = gunIds
  .map(gun)
  .sort((one, other) => (other.calibreIn ?? 0) - (one.calibreIn ?? 0))
  .map(({ id, name }) => [id, told(name)] as const);
const MOUNT_CHOICES = MOUNTS.map(mount => [mount, MOUNT_NAME[mount]] as const);
const TURRETS = [
  ['1', t`turret 1`],
  ['2', t`turret 2`],
] as const;

interface RowProps {
  entry: GunMount;
  index: number;
  change: (entry: GunMount | null) => void;
}

const Bears = ({ entry, change }: Omit<RowProps, 'index'>) => {
  const { most, least, among } = bearingsOf(entry.mount);
  // All round, or right ahead: there is nothing to choose.
  if (least === BEARINGS.length || among.length === 1) return null;
  const toggle = (quarter: Bearing): void => {
    const kept = entry.bears.filter(each => each !== quarter);
    if (most === 1) change({ ...entry, bears: [quarter] });
    else change({ ...entry, bears: kept.length < entry.bears.length ? kept : [...kept, quarter] });
  };
  return (
    <span class="yardBears" role="group" aria-label={t`Bears`}>
      {among.map(quarter => (
        <label key={quarter} class="yardTick">
          <input type="checkbox" checked={entry.bears.includes(quarter)} onChange={() => toggle(quarter)} />
          <span>{BEARING_NAME[quarter]}</span>
        </label>
      ))}
    </span>
  );
};

const Row = ({ entry, index, change }: RowProps) => (
  <li>
    <div class="yardGun" role="group" aria-label={t`Guns, line ${index + 1}`}>
      <label class="yardCell yardCount">
        <span class="hidden">{t`Pieces`}</span>
        <input
          type="number"
          min={1}
          max={60}
          value={entry.count}
          onInput={event => change({ ...entry, count: event.currentTarget.valueAsNumber })}
        />
      </label>
      <Choice bare label={t`Gun`} value={entry.gun} choices={GUNS} onChange={id => change({ ...entry, gun: id })} />
      <Choice
        bare
        label={t`Mount`}
        value={entry.mount}
        choices={MOUNT_CHOICES}
        onChange={mount => change(mounted(entry, mount))}
      />
      {entry.mount === 'turret' && (
        <Choice
          bare
          label={t`Which turret`}
          value={entry.turret === 2 ? '2' : '1'}
          choices={TURRETS}
          onChange={turret => change({ ...entry, turret: turret === '2' ? 2 : 1 })}
        />
      )}
      <Bears entry={entry} change={change} />
      <button
        type="button"
        class="quiet"
        aria-label={t`Remove line ${index + 1} of the guns`}
        onClick={() => change(null)}
      >
        {t`Remove`}
      </button>
      <Trouble path={`guns[${index}]`} deep />
    </div>
  </li>
);

/** Her guns: how many of what, how they stand and where they bear. */
export const GunsForm = ({ guns }: { guns: readonly GunMount[] }) => {
  const put = (index: number, entry: GunMount | null): void =>
    yard.change({ guns: guns.flatMap((each, at) => (at === index ? (entry ?? []) : each)) });
  return (
    <fieldset class="yardPart">
      <legend>{t`Guns`}</legend>
      <ul class="yardGuns">
        {guns.map((entry, index) => (
          <Row key={index} entry={entry} index={index} change={each => put(index, each)} />
        ))}
      </ul>
      {guns.length === 0 && <p class="small">{t`She carries no guns.`}</p>}
      <Trouble path="guns" />
      <button
        type="button"
        class="second"
        onClick={() => yard.change({ guns: [...guns, mounted({ gun: 'sb9', count: 1 }, 'pivot')] })}
      >
        {t`Put a gun aboard`}
      </button>
    </fieldset>
  );
};
