import './damage.css';
import type { PartView, UnitSheet } from '../../system/desk/index.ts';
import { findVesselOf, type Vessel } from '../../ships/index.ts';
import type { Helm } from '../helm/helm.ts';
import { planFor, shipSvg } from '../ships/shipArt.ts';
import { count } from '../ui/words.ts';
import { harmed, marksOf, SHEET, type PartMark } from './damagePlan.ts';
import { t } from '../../languages/language.ts';

const STATE_NAME: Readonly<Record<PartView['state'], string>> = { sound: t`sound`, hurt: t`hurt`, lost: t`lost` };

/** A ring, a ring half filled, or a black disc with a cross: told apart by their shape alone. */
const StateSign = ({ state }: { state: PartView['state'] }) => (
  <>
    <circle class="partRound" r={3.2} />
    {state === 'hurt' && <path class="partInk" d="M-3.2 0A3.2 3.2 0 0 0 3.2 0Z" />}
    {state === 'lost' && (
      <>
        <circle class="partInk" r={3.2} />
        <path class="partCross" d="M-1.7 -1.7L1.7 1.7M-1.7 1.7L1.7 -1.7" />
      </>
    )}
  </>
);

/** So many strokes as moves are counted, those that are left in black. */
const Clock = ({ left, of }: NonNullable<PartView['clock']>) => (
  <g class="partClock">
    {Array.from({ length: of }, (_, move) => (
      <path key={move} class={move < left ? 'partTick left' : 'partTick'} d={`M${(move - (of - 1) / 2) * 2} 4.2V6.4`} />
    ))}
  </g>
);

const Mark = ({ part, number, x, y }: PartMark) => (
  <g class={`part ${part.state}`} transform={`translate(${x} ${y})`}>
    <StateSign state={part.state} />
    {part.clock && <Clock {...part.clock} />}
    {number !== null && (
      <text class="partNumber" x={4.4} y={-1.6}>
        {number}
      </text>
    )}
  </g>
);

/** The ship from above with every part of her; what is on it stands in the list, too. */
const Drawing = ({ parts, vessel }: { parts: readonly PartView[]; vessel: Vessel | undefined }) => (
  <svg class="damageDrawing" viewBox={`0 0 ${SHEET.length} ${SHEET.breadth + SHEET.below}`} aria-hidden="true">
    {vessel && (
      <image
        class="damageShip"
        href={`data:image/svg+xml,${encodeURIComponent(shipSvg(planFor(vessel), vessel.side))}`}
        width={SHEET.length}
        height={SHEET.breadth}
      />
    )}
    <path class="waterLine" d={`M4 ${SHEET.breadth}H${SHEET.length - 4}`} />
    {marksOf(parts).map((mark, index) => (
      <Mark key={index} {...mark} />
    ))}
  </svg>
);

const summary = (parts: readonly PartView[]): string => {
  const lost = parts.filter(({ state }) => state === 'lost').length;
  const hurt = parts.filter(({ state }) => state === 'hurt').length;
  if (lost + hurt === 0) return t`Damage: none, ${count(parts.length, 'part')} sound`;
  if (lost === 0) return t`Damage: ${count(hurt, 'part')} hurt`;
  return hurt === 0 ? t`Damage: ${count(lost, 'part')} lost` : t`Damage: ${count(lost, 'part')} lost, ${hurt} hurt`;
};

/** What the battle has left of each part of a ship: drawn, and listed for whoever reads rather than looks. */
export const DamagePlan = ({ helm, unit }: { helm: Pick<Helm, 'session'>; unit: Pick<UnitSheet, 'id'> }) => {
  const { match } = helm.session.setup;
  const parts = match.rules.desk.damage?.of(helm.session.now, unit.id) ?? [];
  if (parts.length === 0) return null;
  const force = match.scenario.forces.find(({ id }) => id === unit.id);
  const listed = harmed(parts);
  const sound = parts.filter(({ state }) => state === 'sound');
  return (
    <details class="damagePlan" open={listed.length > 0} data-testid="damage">
      <summary>{summary(parts)}</summary>
      <Drawing parts={parts} vessel={force && findVesselOf(force)} />
      {listed.length > 0 && (
        <ol class="partList">
          {listed.map(({ name, state, says }, index) => (
            <li key={index} class={state}>
              <b>{name}</b>, {STATE_NAME[state]}: {says}
            </li>
          ))}
        </ol>
      )}
      {sound.length > 0 && <p class="small">{t`Sound: ${sound.map(({ name }) => name).join(', ')}.`}</p>}
    </details>
  );
};
