import { ARMOUR_PARTS, type Armour, type ArmourPart, type Plate, type PlateExtent } from '../../../core/vessels.ts';
import { PART_NAME } from '../words.ts';
import { Choice, Measure, Tick, Trouble } from './fields.tsx';
import { yard } from './state.ts';
import { t } from '../../../languages/language.ts';

const FIGURES = ['ironIn', 'backingIn', 'slopeDeg'] as const;
const FIGURE_NAME = {
  ironIn: t`Iron, in`,
  backingIn: t`Wood behind it, in`,
  slopeDeg: t`Slope from level, °`,
} as const;

/** How much of a face a plate guards; a plate round the engines lies along the side. */
const WHOLE = ['whole', t`all of it`] as const;
const SHIELD = ['shield', t`a gun shield`] as const;
const EXTENTS: Partial<Record<ArmourPart, readonly (readonly [PlateExtent | 'whole', string])[]>> = {
  front: [WHOLE, SHIELD],
  side: [WHOLE, ['machinery', t`boilers and engines`], SHIELD],
  rear: [WHOLE, SHIELD],
};

const WALLS = [
  ['none', t`none`],
  ['timber', t`timber`],
  ['cotton', t`cotton`],
] as const;

/** Values that there are. */
const some = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== false)) as T;

const Row = ({ part, armour }: { part: ArmourPart; armour: Armour }) => {
  const plate = armour[part];
  const put = (key: keyof Plate, value: number | undefined): void => {
    const changed = some({ ...plate, [key]: value }) as Plate;
    // Without iron there is no plate.
    const gone = key === 'ironIn' && value === undefined;
    yard.change({ armour: some({ ...armour, [part]: gone ? undefined : changed }) });
  };
  const extents = EXTENTS[part];
  const extend = (extent: PlateExtent | 'whole'): void => {
    if (!plate) return;
    // What was said in words of the old extent is no longer true.
    const { covers: _, ...bare } = plate;
    yard.change({
      armour: { ...armour, [part]: some({ ...bare, extent: extent === 'whole' ? undefined : extent }) },
    });
  };
  return (
    <tr>
      <th scope="row">{PART_NAME[part]}</th>
      {FIGURES.map(figure => (
        <td key={figure}>
          <Measure
            bare
            label={`${PART_NAME[part]}: ${FIGURE_NAME[figure]}`}
            path={`armour.${part}.${figure}`}
            figure={figure}
            value={plate?.[figure]}
            onChange={value => put(figure, value)}
          />
        </td>
      ))}
      <td class={plate && extents ? 'yardExtent' : undefined} data-head={t`Guards`}>
        {plate && extents && (
          <Choice
            bare
            label={t`${PART_NAME[part]}: guards`}
            path={`armour.${part}.extent`}
            value={plate.extent ?? 'whole'}
            choices={extents}
            onChange={extend}
          />
        )}
      </td>
    </tr>
  );
};

/** Her armour by place. */
export const ArmourForm = ({ armour }: { armour: Armour }) => (
  <fieldset class="yardPart">
    <legend>{t`Armour`}</legend>
    <Trouble path="armour" />
    <Trouble path="armour.turret" />
    <Trouble path="armour.bulwarks" />
    <div class="shipScroll" role="region" aria-label={t`Armour by place`} tabIndex={0}>
      <table class="shipTable yardArmour">
        <thead>
          <tr>
            <th scope="col">{t`Place`}</th>
            {FIGURES.map(figure => (
              <th key={figure} scope="col">
                {FIGURE_NAME[figure]}
              </th>
            ))}
            <th scope="col">{t`Guards`}</th>
          </tr>
        </thead>
        <tbody>
          {ARMOUR_PARTS.map(part => (
            <Row key={part} part={part} armour={armour} />
          ))}
        </tbody>
      </table>
    </div>
    <div class="yardFields">
      <Choice
        label={t`Bulwarks`}
        value={armour.bulwarks?.material ?? 'none'}
        choices={WALLS}
        onChange={material =>
          yard.change({
            armour: some({
              ...armour,
              bulwarks: material === 'none' ? undefined : { extent: 'sides' as const, ...armour.bulwarks, material },
            }) as Armour,
          })
        }
      />
      <Tick
        label={t`Rounded sides that turn shot`}
        value={armour.curved === true}
        onChange={curved => yard.change({ armour: some({ ...armour, curved }) as Armour })}
      />
    </div>
  </fieldset>
);
