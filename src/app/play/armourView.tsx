import { useState } from 'preact/hooks';
import './armour.css';
import type { PlateTrial, PlateView, ShotTrial, UnitSheet } from '../../system/desk/index.ts';
import { findVesselOf } from '../../ships/index.ts';
import type { Table } from '../table/table.ts';
import type { Shot } from '../overlays/overlays.ts';
import { plateInWords } from '../ships/words.ts';
import { count, percent } from '../ui/words.ts';
import { ArmourDrawing, VerdictSign } from './armourDrawing.tsx';
import { farInWords } from './armourLayout.ts';
import { t, told } from '../../languages/language.ts';

/** One kind of gun of one enemy. */
interface Piece {
  by: Shot['by'];
  name: string;
}

/** The enemies that have guns left, each with one of every kind. */
const firersOf = ({ helm }: Table, unit: UnitSheet): { firer: UnitSheet; pieces: Piece[] }[] => {
  const { session } = helm;
  const { guns } = session.setup.match.rules.desk;
  return helm.units.value.flatMap(firer => {
    if (firer.side === unit.side || !firer.present || firer.hexes.length === 0) return [];
    const left = guns?.of(session.now, firer.id, null).filter(({ ready }) => ready !== 'lost') ?? [];
    const first = left.filter((gun, index) => left.findIndex(({ piece }) => piece === gun.piece) === index);
    const pieces = first.map(({ gun, name }) => ({ by: { unit: firer.id, gun }, name: told(name) }));
    return pieces.length > 0 ? [{ firer, pieces }] : [];
  });
};

const keyOf = ({ unit, gun }: Shot['by']): string => `${unit} ${gun}`;

const VERDICT_NAME: Readonly<Record<PlateTrial['comes'], string>> = {
  through: t`goes through`,
  jams: t`may jam`,
  holds: t`holds`,
};

const FROM_NAME: Readonly<Record<ShotTrial['from'], string>> = {
  bow: t`from ahead`,
  stern: t`from astern`,
  port: t`from port`,
  starboard: t`from starboard`,
};

const trialInWords = ({ range, from, inches, reach, note }: ShotTrial): string => {
  const where = t`At ${count(range, 'hex', 'hexes')}, ${FROM_NAME[from]}: the shot goes through ${inches} inches.`;
  const missed = range > reach ? ` ${t`It hits her only to ${count(reach, 'hex', 'hexes')}.`}` : '';
  return `${where}${missed}${note === null ? '' : ` ${note}`}`;
};

const Verdict = ({ found }: { found: PlateTrial }) => (
  <>
    {found.struck > 0 ? (
      <span class="plateComes">
        <svg class="plateSignInLine" viewBox="-7 -7 14 14" aria-hidden="true">
          <VerdictSign comes={found.comes} />
        </svg>
        {VERDICT_NAME[found.comes]}
        <small>{t`struck by ${percent(found.struck)} of hits`}</small>
      </span>
    ) : (
      <span class="plateComes">
        <small>{t`not struck from there`}</small>
      </span>
    )}
    <small>{farInWords(found)}</small>
  </>
);

/** The plates one by one, for whoever reads rather than looks. */
const PlateTable = ({
  unit,
  plates,
  trial,
}: {
  unit: UnitSheet;
  plates: readonly PlateView[];
  trial: ShotTrial | null;
}) => (
  <table class="plateTable">
    <caption class="hidden">{t`Armour of ${unit.name}`}</caption>
    <thead>
      <tr>
        <th scope="col">{t`No.`}</th>
        <th scope="col">{t`Plate`}</th>
        <th scope="col">{t`Counts as`}</th>
        {trial && <th scope="col">{t`The shot`}</th>}
      </tr>
    </thead>
    <tbody>
      {plates.map((plate, index) => {
        const found = trial?.plates.find(({ place }) => place === plate.place);
        return (
          <tr key={plate.place}>
            <td>{index + 1}</td>
            <th scope="row">
              {plate.name}
              <small>{plate.of ? plateInWords(plate.of) : t`no iron`}</small>
            </th>
            <td class="plateCounts">
              {t`${plate.inches} in`} {plate.letter}
            </td>
            {trial && <td>{found && <Verdict found={found} />}</td>}
          </tr>
        );
      })}
    </tbody>
  </table>
);

interface Props {
  table: Table;
  unit: UnitSheet;
  close: () => void;
}

/** Every plate of a ship, drawn and listed; with a gun of an enemy, what it would do to each. */
export const ArmourView = ({ table, unit, close }: Props) => {
  const { helm, overlays } = table;
  const { session } = helm;
  const { match } = session.setup;
  const { armour } = match.rules.desk;
  const firers = firersOf(table, unit);
  const all = firers.flatMap(({ pieces }) => pieces);
  const shown = overlays.shot.value;
  const [chosen, choose] = useState<string | null>(shown?.target === unit.id ? keyOf(shown.by) : null);
  const inHand = all.find(({ by }) => by.unit === helm.selected.value);
  const piece = all.find(({ by }) => keyOf(by) === chosen) ?? (chosen === '' ? undefined : inHand);
  const trial = piece ? (armour?.trial(session.now, piece.by, unit.id) ?? null) : null;
  const plates = armour?.of(session.now, unit.id) ?? [];
  const force = match.scenario.forces.find(({ id }) => id === unit.id);
  const vessel = force && findVesselOf(force);
  return (
    <>
      <label class="armourGun">
        <span>{t`A shot from`}</span>
        <select
          value={piece ? keyOf(piece.by) : ''}
          onChange={event => choose(event.currentTarget.value)}
          data-testid="armour-gun"
        >
          <option value="">{t`no gun`}</option>
          {firers.map(({ firer, pieces }) => (
            <optgroup key={firer.id} label={firer.name}>
              {pieces.map(({ by, name }) => (
                <option key={keyOf(by)} value={keyOf(by)}>
                  {firer.name}: {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p class="armourSays" role="status">
        {trial ? trialInWords(trial) : t`Choose a gun to see which plates it breaks, and from how far.`}
      </p>
      {vessel && <ArmourDrawing vessel={vessel} plates={plates} trial={trial} />}
      <PlateTable unit={unit} plates={plates} trial={trial} />
      {piece && trial && (
        <p>
          <button
            type="button"
            class="second"
            onClick={() => {
              close();
              overlays.showShot({ by: piece.by, target: unit.id });
            }}
          >
            {t`Show on the chart where it goes through`}
          </button>
        </p>
      )}
    </>
  );
};
