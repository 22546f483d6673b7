import { Fragment, type ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { SheetLine, UnitSheet, UnitTrack } from '../../system/desk/index.ts';
import type { Match } from '../../system/ruleset.ts';
import { lossOf } from '../helm/foresight.ts';
import type { Helm } from '../helm/helm.ts';
import type { Notice } from '../helm/reasons.ts';
import type { Table } from '../table/table.ts';
import { Refused } from '../help/why.tsx';
import { UnitOverlays } from '../overlays/tools.tsx';
import { statusOf, decimal, leftInWords, ofSide, small, trackInWords } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { ArmourButton } from './armour.tsx';
import { CaptainCard } from './captainCard.tsx';
import { DamagePlan } from './damage.tsx';
import { GunDeck } from './gunDeck.tsx';
import { t, told } from '../../languages/language.ts';

/** How much is left, drawn and written, with the point at which she has had enough. */
const TrackBar = ({ track, loss = 0 }: { track: UnitTrack; loss?: number }) => {
  const { left, full, critical } = track;
  const lost = Math.min(left, loss);
  const tone = left === 0 ? 'gone' : critical !== undefined && left <= critical ? 'danger' : 'sound';
  return (
    <svg
      class={`hull ${tone}`}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={
        lost > 0 ? t`${trackInWords(track)}, ${decimal(left - lost)} after this fire on average` : trackInWords(track)
      }
    >
      <rect class="hullBack" width="100" height="8" />
      <rect class="hullLeft" width={(100 * left) / Math.max(1, full)} height="8" />
      {lost > 0 && (
        <rect
          class="hullLoss"
          x={(100 * (left - lost)) / Math.max(1, full)}
          width={(100 * lost) / Math.max(1, full)}
          height="8"
        />
      )}
      {critical !== undefined && (
        <rect class="hullCritical" x={(100 * critical) / Math.max(1, full)} width="0.8" height="8" />
      )}
    </svg>
  );
};

/** A bar for each track; of several, and where a name is printed as letters, each with its name spelt out and its figures. */
const Tracks = ({ unit: { tracks }, loss }: { unit: UnitSheet; loss: number }) => (
  <>
    {tracks.map((track, place) => (
      <Fragment key={track.id}>
        {(tracks.length > 1 || track.spelt !== undefined) && (
          <p class="small trackName">
            {track.spelt ?? track.name} {leftInWords(track)}
          </p>
        )}
        <TrackBar track={track} loss={place === 0 ? loss : 0} />
      </Fragment>
    ))}
  </>
);

/** Why the unit has nothing to do in this step, or what she is about. */
const standing = (helm: Helm, unit: UnitSheet): Notice | null => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  if (unit.side !== session.viewer.value || !unit.present || session.busy.value) return null;
  const plot = desk.fire.plotted(session.now).find(plotted => plotted.unit === unit.id);
  if (plot)
    return t`She has taken aim at ${helm.unit(plot.target)?.name ?? plot.target}. Choose another target to change it.`;
  if (helm.offersFor(unit.id).length > 0) return null;
  const moving = session.offers.value.some(command => desk.steps?.is(command));
  if (moving && unit.kind === 'ship') return desk.whyNoMove(session.now, unit.id, null);
  return moving ? null : t`She has nothing to do in this step: no enemy that she can fire at.`;
};

interface PrintedProps {
  match: Match;
  unit: UnitSheet;
  /** What she would lose of her hull on average by the fire that is considered. */
  loss?: number;
  children?: ComponentChildren;
}

/** Letters that fit into half the width of the card. */
const HALF_A_LINE = 20;

/** A line that needs the whole width. */
const isLong = ({ label, value }: SheetLine): boolean => label.length + value.length > HALF_A_LINE;

/** The printed card of a ship, fort or building, and what else there is to say of her. */
export const PrintedCard = ({ match, unit, loss = 0, children }: PrintedProps) => {
  const force = match.scenario.forces.find(({ id }) => id === unit.id);
  const conditions = statusOf(match.rules, unit);
  return (
    <article class={`card unitCard ${unit.side}`} data-testid="unit-card" aria-label={unit.name}>
      <header class="unitHead">
        <Flag side={unit.side} />
        <div>
          <h3>{unit.name}</h3>
          <p class="small">
            {ofSide(unit.side, small(told(unit.title)))}
            {force?.captain ? `, ${told(force.captain)}` : ''}
          </p>
        </div>
      </header>
      <Tracks unit={unit} loss={loss} />
      {conditions.length > 0 && (
        <ul class="marks" aria-label={t`Condition`}>
          {conditions.map(({ name, danger }) => (
            <li key={name} class={danger ? 'mark danger' : 'mark'}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {unit.captain && <CaptainCard captain={unit.captain} />}
      <dl class="ratings">
        {unit.lines.map(line => (
          <div key={line.label} class={isLong(line) ? 'long' : undefined}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      {force && (
        <a class="libraryLink small" href={`#ships/${force.vessel}`}>
          {t`In the ship library`}
        </a>
      )}
      {children}
    </article>
  );
};

/** The card of a unit of the game in hand. */
export const UnitCard = ({ table, unit }: { table: Table; unit: UnitSheet }) => {
  const { helm, overlays } = table;
  const why = standing(helm, unit);
  return (
    <PrintedCard match={helm.session.setup.match} unit={unit} loss={lossOf(helm, unit)}>
      <UnitOverlays overlays={overlays} unit={unit} />
      <ArmourButton key={unit.id} table={table} unit={unit} />
      <DamagePlan key={`damage ${unit.id}`} helm={helm} unit={unit} />
      <GunDeck helm={helm} unit={unit} />
      {why !== null && (
        <p class="why">
          <Refused why={why} />
        </p>
      )}
    </PrintedCard>
  );
};

/** The unit to which the pointer has gone; where it only rests while another ship is taken in hand, it means nobody. */
const usePointed = (helm: Table['helm']): UnitSheet | undefined => {
  const [hex, inHand] = [helm.hovered.value, helm.selected.value];
  const last = useRef({ inHand, rests: 0 });
  if (last.current.inHand !== inHand) last.current = { inHand, rests: inHand === null ? 0 : hex };
  else if (last.current.rests !== hex) last.current.rests = 0;
  return hex === 0 || hex === last.current.rests ? undefined : helm.unitAt(hex);
};

/** The unit under the pointer, else the one in hand. */
export const ShownUnit = ({ table }: { table: Table }) => {
  const { helm } = table;
  const hovered = usePointed(helm);
  const unit = hovered ?? helm.unit(helm.considered.value?.target ?? null) ?? helm.unit(helm.selected.value);
  if (!unit) return <p class="empty">{t`Choose a ship on the chart to see her card.`}</p>;
  return <UnitCard table={table} unit={unit} />;
};
