import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './plot.css';
import type { Why } from '../../system/help.ts';
import type { PlotChoice, PlotHelm, PlotView } from '../../system/desk/index.ts';
import type { Helm } from '../helm/helm.ts';
import { Refused, WhyLink } from '../help/why.tsx';
import type { CaptainPlots } from '../helm/captainPlots.ts';
import { onPlotKey, type Plotting } from '../helm/plotting.ts';
import { useKeydown } from '../ui/keys.ts';
import { CrewBoxes } from './crewBoxes.tsx';
import { useUnfolded } from './unfolded.ts';
import { PlotArrow } from './plotArrow.tsx';
import { t } from '../../languages/language.ts';

const HELMS: readonly PlotHelm[] = ['port', 'straight', 'starboard'];
const HELM_NAME: Readonly<Record<PlotHelm, string>> = {
  port: t`turn to port`,
  straight: t`straight on`,
  starboard: t`turn to starboard`,
};

const SWING_NAME: Readonly<Record<PlotHelm, string>> = {
  port: t`port`,
  straight: t`straight`,
  starboard: t`starboard`,
};

interface TableProps {
  helm: Helm;
  plotting: Plotting;
  /** Absent where nobody else is asked. */
  captain?: CaptainPlots;
}

interface ShipProps extends TableProps {
  ship: PlotView;
}

/** On a phone all but speed, helm and course is folded away until it is asked for. */
interface Folding {
  folded: boolean;
  fold: (folded: boolean) => void;
}

interface PickProps extends ShipProps {
  choice: PlotChoice | undefined;
  label: string;
  class: string;
  /** Absent for what cannot stay chosen: faster, slower. */
  chosen?: boolean;
  children: ComponentChildren;
}

/** A button that gives the ship a marker, and shows its course while it is pointed at. */
const Pick = ({ helm, plotting, ship, choice, label, children, chosen, class: name }: PickProps) => {
  const look = (): void => void (plotting.looked.value = choice ?? null);
  const away = (): void => void (plotting.looked.value = null);
  const choose = (): void => {
    if (!choice) return;
    if (helm.selected.value !== ship.unit) helm.take(ship.unit);
    plotting.choose(ship, choice);
  };
  return (
    <button
      type="button"
      class={name}
      aria-label={label}
      title={label}
      aria-pressed={chosen}
      aria-disabled={choice === undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && look()}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
      onClick={choose}
    >
      {children}
    </button>
  );
};

const nameOf = (helm: Helm, unit: string): string => helm.unit(unit)?.name ?? unit;

/** Port, straight on, starboard. */
const HelmButtons = (props: ShipProps) => {
  const { helm, plotting, ship } = props;
  const now = plotting.choice(ship);
  return (
    <span class="plotHelm" role="group" aria-label={t`${nameOf(helm, ship.unit)}: helm`}>
      {HELMS.map(each => (
        <Pick
          {...props}
          key={each}
          class="plotTurn"
          choice={plotting.turning(ship, each)}
          chosen={now.speed !== null && now.helm === each}
          label={HELM_NAME[each]}
        >
          <PlotArrow helm={each} astern={(now.speed ?? 0) < 0} />
        </Pick>
      ))}
    </span>
  );
};

/** How she goes now, where her marker says otherwise or more holds her than that she has stopped: the same is not written twice. */
const nowUnlike = (helm: Helm, ship: PlotView, choice: PlotChoice): string | null => {
  const says = ship.speeds.find(({ speed }) => speed === choice.speed)?.says;
  const held = helm.unit(ship.unit)?.marks.some(mark => mark === 'anchored' || mark === 'aground') === true;
  const stays = choice.speed === 0 && ship.steady.speed === 0 && !held;
  return stays || says === ship.going ? null : t`now ${ship.going}`;
};

/** The marker as a figure: a speed with its sign, or the other order in a word. */
const Figure = ({ ship, choice }: { ship: PlotView; choice: PlotChoice }) => {
  const speed = ship.speeds.find(each => each.speed === choice.speed);
  if (!speed) return <span class="plotWord">{choice.says}</span>;
  if (speed.speed === 0) return <span class="plotWord">{t`stop`}</span>;
  return (
    <>
      {speed.label.replace('−', '')}
      <small> {speed.speed < 0 ? t`astern` : t`kn`}</small>
    </>
  );
};

/** Scrolls the list to a line of it, and nothing else: what stands above the list stays whole. */
const showInList = (row: HTMLElement): void => {
  const list = row.parentElement;
  const [at, shown] = [row.getBoundingClientRect(), list?.getBoundingClientRect()];
  if (!list || !shown) return;
  if (at.top < shown.top) list.scrollTop += at.top - shown.top;
  else if (at.bottom > shown.bottom) list.scrollTop += at.bottom - shown.bottom;
};

/** A line of the sweep: name, speed up and down, helm. */
const Row = (props: ShipProps & { inHand: boolean }) => {
  const { helm, plotting, ship, inHand } = props;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (inHand && row.current) showInList(row.current);
  }, [inHand]);
  const name = nameOf(helm, ship.unit);
  const choice = plotting.choice(ship);
  const warned = (plotting.course(choice)?.meets.length ?? 0) > 0;
  // Of the ship in hand it stands above the list.
  const unlike = inHand ? null : (ship.hindered?.says ?? nowUnlike(helm, ship, choice));
  const marks = [inHand && 'inHand', plotting.isChanged(ship) && 'changed', warned && 'warned'];
  return (
    <li ref={row} class={['plotRow', ...marks.filter(Boolean)].join(' ')} data-unit={ship.unit}>
      <button
        type="button"
        class="plotName"
        aria-current={inHand ? 'true' : undefined}
        onClick={() => helm.take(ship.unit)}
      >
        {name}
        {unlike !== null && <span class="plotNow">{unlike}</span>}
        {warned && <span class="hidden">{t`, runs into one of her own side`}</span>}
      </button>
      <span class="plotSpeed" role="group" aria-label={t`${name}: speed`}>
        <Pick {...props} class="plotStep" choice={plotting.faster(ship, -1)} label={t`slower`}>
          −
        </Pick>
        <output class="plotFigure" aria-label={choice.says}>
          <Figure ship={ship} choice={choice} />
        </output>
        <Pick {...props} class="plotStep" choice={plotting.faster(ship, 1)} label={t`faster`}>
          +
        </Pick>
      </span>
      <HelmButtons {...props} />
    </li>
  );
};

/** Every speed that the ship in hand may have, on one scale from astern to ahead. */
const SpeedScale = (props: ShipProps) => {
  const { plotting, ship } = props;
  const now = plotting.choice(ship);
  return (
    <div class="plotScale" role="group" aria-label={t`Speed in knots`}>
      {ship.speeds.map(({ speed, label, says }) => (
        <Pick
          {...props}
          key={speed}
          class={speed < 0 ? 'plotKnots astern' : speed === 0 ? 'plotKnots stop' : 'plotKnots'}
          choice={plotting.with(ship, speed)}
          chosen={now.speed === speed}
          label={says}
        >
          {speed === 0 ? t`stop` : label}
        </Pick>
      ))}
    </div>
  );
};

/** The rule behind a choice. */
const whyOf = (choice: PlotChoice | undefined): Why | null =>
  choice ? { of: 'command', name: choice.command.type } : null;

/** Letters of what may be settled of one thing that stand in a line; more is folded away under what holds now. */
const LINE = 40;

/** One thing that is settled beside her course, every choice open, or folded into how it stands. */
const OneBeside = ({ what, choices, ...props }: ShipProps & ReturnType<Plotting['beside']>[number]) => {
  const { plotting } = props;
  const now = plotting.choice(props.ship);
  const open = plotting.unfolded.value === what;
  const present = choices.find(({ choice }) => choice === now)?.is ?? '';
  const long = choices.reduce((letters, { is }) => letters + is.length, what.length) > LINE;
  const all = useUnfolded<HTMLDivElement>(open);
  return (
    <div ref={all} class={long && !open ? 'plotOthers folded' : 'plotOthers'} role="group" aria-label={what}>
      {long ? (
        <button type="button" class="plotFold" aria-expanded={open} onClick={() => plotting.unfold(what)}>
          {what} <b>{present}</b>
        </button>
      ) : (
        <span class="plotWhat">{what}</span>
      )}
      {(!long || open) &&
        choices.map(({ is, choice }) => (
          <Pick {...props} key={is} class="plotOrder" choice={choice} chosen={choice === now} label={`${what} ${is}`}>
            {is}
          </Pick>
        ))}
    </div>
  );
};

/** What is settled beside her course: where the turret looks, whether she rams. What can be nothing else is not asked. */
const BesideCourse = (props: ShipProps) => {
  const { plotting, ship } = props;
  return (
    <div class="plotBeside">
      {plotting
        .beside(ship)
        .filter(({ choices }) => choices.length > 1)
        .map(beside => (
          <OneBeside {...props} key={`${ship.unit} ${beside.what}`} {...beside} />
        ))}
    </div>
  );
};

/** What somebody else plots: herself as in the last move, or her captain. */
const ByThemselves = (props: ShipProps) => {
  const { plotting, ship, captain } = props;
  const again = plotting.again(ship);
  const thinks = captain?.thinking.value === ship.unit;
  return (
    <p class="plotSelf">
      {again && (
        <Pick {...props} class="plotOrder" choice={again} label={t`As in the last move: ${again.says}`}>
          {t`As last move`} <kbd aria-hidden="true">R</kbd>
        </Pick>
      )}
      {captain?.open.value === true && (
        <button type="button" class="plotOrder" aria-disabled={thinks} onClick={() => void captain.plot(ship)}>
          {thinks ? t`Her captain plots…` : t`Let the captain plot`} <kbd aria-hidden="true">⇧T</kbd>
        </button>
      )}
    </p>
  );
};

/** What her course says, and what may come in between. */
const CourseWords = ({ plotting, ship }: ShipProps) => {
  const course = plotting.course(plotting.choice(ship));
  if (!course) return null;
  return (
    <>
      <p class="plotCourse" data-testid="plot-course">
        {[...new Set(course.stops.map(stop => stop.says))].join(t`; then `)}
        {course.swing && t`. Turning to ${SWING_NAME[course.swing.to]}: ${course.swing.degrees}° of 60°`}
      </p>
      {course.then !== undefined && course.then !== '' && (
        <p class="plotCourse plotThen" data-testid="plot-then">
          {course.then}
        </p>
      )}
      {course.warnings.map(warning => (
        <p key={warning.says} class="plotWarning" role="status">
          <Refused why={warning} />
        </p>
      ))}
    </>
  );
};

/** The ship in hand: speed and helm, which stay in sight whatever else there is; what her course says, other orders, and her men. */
const InHand = ({ folded, fold, ...props }: ShipProps & Folding) => {
  const { helm, plotting, ship } = props;
  const choice = plotting.choice(ship);
  const { others } = ship;
  const laying = whyOf([choice, ...plotting.next(ship)].find(each => each.speed !== null));
  return (
    <section class="plotInHand" aria-label={t`Ship in hand`}>
      <div class="plotWay">
        <p class="plotHead">
          <b>{nameOf(helm, ship.unit)}</b>
          <span>
            {nowUnlike(helm, ship, choice)}
            {laying && <WhyLink why={laying} about={t`Speed in knots`} />}
          </span>
          <button type="button" class="plotFold plotMore" aria-expanded={!folded} onClick={() => fold(!folded)}>
            {t`All orders`}
          </button>
        </p>
        <div class="plotSteer">
          <SpeedScale {...props} />
          <HelmButtons {...props} />
        </div>
      </div>
      {ship.hindered !== null && (
        <p class="plotCourse plotBound">
          <Refused why={ship.hindered} />
        </p>
      )}
      <ByThemselves {...props} />
      <BesideCourse {...props} />
      <CrewBoxes key={ship.unit} plotting={plotting} ship={ship} />
      {others.length > 0 && (
        <div class="plotOthers" role="group" aria-label={t`Other orders`}>
          {others.map(each => (
            <span key={each.says} class="plotOther">
              <Pick {...props} class="plotOrder" choice={each} chosen={choice.says === each.says} label={each.says}>
                {each.says}
              </Pick>
              <WhyLink why={{ of: 'command', name: each.command.type }} about={each.says} />
            </span>
          ))}
        </div>
      )}
      <CourseWords {...props} />
    </section>
  );
};

/** Keys for the ship in hand, before the chart's own keys get them. */
const useKeys = (helm: Helm, plotting: Plotting): void => {
  useKeydown(
    event => {
      if (onPlotKey(helm, plotting, event)) event.preventDefault();
    },
    [helm],
    true,
  );
};

/** Markers of all ships, laid in one sweep. */
export const PlotTable = ({ children, ...props }: TableProps & { children?: ComponentChildren }) => {
  const { helm, plotting } = props;
  const [shown, show] = useState<string | null>(null);
  const [folded, fold] = useState(true);
  useKeys(helm, plotting);
  const ships = plotting.ships.value;
  const taken = plotting.inHand?.unit ?? shown;
  useEffect(() => show(taken), [taken]);
  const ship = plotting.ship(taken);
  const rest = plotting.closing?.rest;
  const untold = ships.filter(({ laid }) => !laid).length;
  return (
    <div class={folded ? 'plotTable folded' : 'plotTable'} data-testid="plots">
      {ship ? (
        <InHand {...props} ship={ship} folded={folded} fold={fold} />
      ) : (
        <p class="hint">{t`Choose a ship, then a speed here, or the hex on the chart where she is to end.`}</p>
      )}
      <ul class="plotRows" data-scrolls aria-label={t`Markers of all ships`}>
        {ships.map(each => (
          <Row key={each.unit} {...props} ship={each} inHand={each.unit === ship?.unit} />
        ))}
      </ul>
      {children}
      <p class="withWhy">
        <button type="button" class="plotSteady" aria-disabled={untold === 0} onClick={() => plotting.restSteady()}>
          {t`The rest as they go`}
        </button>
        {rest && <WhyLink why={{ of: 'command', name: rest.type }} about={t`The rest as they go`} />}
      </p>
    </div>
  );
};
