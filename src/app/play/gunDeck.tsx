import { canFire, type GunView, type UnitSheet } from '../../system/desk/index.ts';
import type { Command } from '../../core/types.ts';
import { groupInWords, groupsOf, placeName, PLAN, planOf, type GunGroup, type GunMark } from '../helm/gunPlan.ts';
import type { Helm } from '../helm/helm.ts';
import { isHopeless } from '../helm/hopeless.ts';
import { leading } from '../helm/leading.ts';
import { inFigures, inShort } from '../helm/orderList.ts';
import { laysGuns } from '../helm/salvo.ts';
import { count } from '../ui/words.ts';
import { t, told } from '../../languages/language.ts';

const HULL = 'M8 36 C8 16 26 6 56 6 L136 6 C166 6 188 22 197 36 C188 50 166 66 136 66 L56 66 C26 66 8 56 8 36 Z';
const WORKS = 'M14 6 L150 6 L192 24 L192 48 L150 66 L14 66 Z';
const BARREL: Readonly<Record<GunView['barrel'], readonly [length: number, breadth: number]>> = {
  heavy: [17, 6],
  medium: [15, 4.4],
  light: [12, 3],
};

const stateClass = ({ ready, bears }: GunView): string => {
  if (typeof ready === 'object') return 'fired';
  if (ready !== 'now') return ready;
  return bears === null ? 'ready' : bears ? 'bears' : 'idle';
};

/** A gun on its carriage; a destroyed one is crossed out. */
const GunShape = ({ mark, onFire }: { mark: GunMark; onFire: (() => void) | undefined }) => {
  const { gun, x, y, angle } = mark;
  const [length, breadth] = BARREL[gun.barrel];
  return (
    <g
      class={`gun ${stateClass(gun)}${onFire ? ' fires' : ''}`}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      onClick={onFire}
    >
      <rect class="gunCarriage" x={-5} y={-breadth} width={8} height={2 * breadth} rx={1} />
      <rect class="gunBarrel" x={-4} y={-breadth / 2} width={length} height={breadth} rx={breadth / 3} />
      {typeof gun.ready === 'object' && <circle class="gunSmoke" cx={length + 1} cy={0} r={3.4} />}
      {gun.ready === 'lost' && <path class="gunCross" d="M-6 -6L8 6M-6 6L8 -6" />}
    </g>
  );
};

const Turrets = ({ marks }: { marks: readonly GunMark[] }) => {
  const turrets = new Map(marks.filter(({ gun }) => gun.place === 'turret').map(mark => [mark.gun.mount, mark.x]));
  return (
    <>
      {[...turrets].map(([mount, x]) => (
        <circle key={mount} class="gunTurret" cx={x} cy={PLAN.breadth / 2} r={15} />
      ))}
    </>
  );
};

interface PlanProps {
  unit: Pick<UnitSheet, 'side' | 'kind'>;
  guns: readonly GunView[];
  fire?: (gun: GunView) => (() => void) | undefined;
}

/** The plan itself: what is on it stands in the list beside it, too. */
export const GunPlan = ({ unit, guns, fire }: PlanProps) => {
  const marks = planOf(guns);
  return (
    <svg class={`gunPlan ${unit.side}`} viewBox={`0 0 ${PLAN.length} ${PLAN.breadth}`} aria-hidden="true">
      <path class="gunHull" d={unit.kind === 'ship' ? HULL : WORKS} />
      <Turrets marks={marks} />
      {marks.map(mark => (
        <GunShape key={mark.gun.gun} mark={mark} onFire={fire?.(mark.gun)} />
      ))}
    </svg>
  );
};

const heading = (unit: UnitSheet, guns: readonly GunView[]): string => {
  const left = guns.filter(({ ready }) => ready !== 'lost').length;
  return left === guns.length
    ? t`${count(guns.length, 'gun')} of ${unit.name}`
    : t`${left} of ${count(guns.length, 'gun')} left on ${unit.name}`;
};

/** The guns of a unit mount by mount: how many of what, how heavy, where they bear, and how they do. */
export const GunTable = ({ unit, guns, turn }: { unit: UnitSheet; guns: readonly GunView[]; turn: number }) => {
  const isFort = unit.kind !== 'ship';
  return (
    <table class="gunTable">
      <caption class="hidden">{heading(unit, guns)}</caption>
      <tbody>
        {groupsOf(guns).map(group => {
          const state = groupInWords(group, turn);
          return (
            <tr key={group.mount}>
              <td class="gunCount">{group.all} ×</td>
              <th scope="row">
                {told(group.name)}
                {state !== '' && <span class="gunState">{state}</span>}
              </th>
              <td>{group.weight}</td>
              <td>{placeName(group, isFort)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The guns of any unit, to look at. */
export const GunDeck = ({ helm, unit }: { helm: Helm; unit: UnitSheet }) => {
  const { session } = helm;
  const considered = helm.considered.value;
  const target = considered?.unit === unit.id && considered.target !== '' ? considered.target : null;
  const guns = session.setup.match.rules.desk.guns?.of(session.now, unit.id, target) ?? [];
  if (guns.length === 0) return null;
  return (
    <section class="gunDeck" aria-label={heading(unit, guns)}>
      <GunPlan unit={unit} guns={guns} />
      <GunTable unit={unit} guns={guns} turn={session.now.state.turn} />
    </section>
  );
};

/** The order that fires a gun of that mount. */
const shotOf = (helm: Helm, guns: readonly GunView[], mount: number): Command | undefined => {
  const { desk } = helm.session.setup.match.rules;
  const own = new Set(guns.filter(gun => gun.mount === mount).map(({ gun }) => gun));
  return leading(
    desk,
    helm.then,
    helm.salvo.filter(command => own.has(desk.about(command).gun ?? -1)),
  );
};

interface FiringProps {
  helm: Helm;
  unit: UnitSheet;
  target: string;
}

/** The plan of the unit in hand against what she considers: a click on a gun fires it. */
export const FiringPlan = ({ helm, unit, target }: FiringProps) => {
  const guns = helm.session.setup.match.rules.desk.guns?.of(helm.then, unit.id, target) ?? [];
  if (guns.length === 0) return null;
  return (
    <GunPlan
      unit={unit}
      guns={guns}
      fire={gun => {
        const shot = canFire(gun) ? shotOf(helm, guns, gun.mount) : undefined;
        return shot && (() => helm.give(shot));
      }}
    />
  );
};

/** A gun as one calls it, on one line; what tells her from others of her kind is heard, and stands on the ship's card. */
const GunName = ({ name }: { name: string }) => {
  const called = name.replace(/ \([^)]*\)/gu, '');
  return (
    <span class="gunName" title={called === name ? undefined : name}>
      {called}
      {called !== name && <span class="hidden"> {name.match(/\([^)]*\)/gu)?.join(' ')}</span>}
    </span>
  );
};

interface GunButtonProps {
  helm: Helm;
  group: GunGroup;
  shot: Command;
  target: string;
  isFort: boolean;
}

/** A mount that can be fired by itself, in one line; who listens hears it in full. */
const GunButton = ({ helm, group, shot, target, isFort }: GunButtonProps) => {
  const odds = helm.oddsOf(shot);
  const key = (helm.considered.value?.commands.indexOf(shot) ?? -1) + 1;
  const bearing = group.bearing ?? 0;
  const comes = odds ? inShort(odds, helm.unit(target)) : '';
  const where = placeName(group, isFort);
  return (
    <button
      type="button"
      class={odds && isHopeless(odds) ? 'order gunOrder hopeless' : 'order gunOrder'}
      title={odds ? `${group.weight}, ${comes}` : group.weight}
      onClick={() => helm.give(shot)}
      onPointerEnter={() => (helm.preview.value = shot)}
      onPointerLeave={() => (helm.preview.value = null)}
      onFocus={() => (helm.preview.value = shot)}
      onBlur={() => (helm.preview.value = null)}
    >
      <span class="orderWords">
        <span class="hidden">{laysGuns(helm, shot) ? t`Lay one:` : t`Fire one:`} </span>
        <GunName name={told(group.name)} />
      </span>{' '}
      <span class="gunWhere" aria-hidden="true">
        {bearing > 1 ? `${where} ×${bearing}` : where}
      </span>
      {odds && (
        <span class="orderChance" aria-hidden="true">
          {inFigures(odds)}
        </span>
      )}
      <span class="hidden">
        {group.weight}, {where}
        {bearing > 1 ? t`, ${bearing} bear` : ''}
        {odds && ` · ${comes}`}
      </span>
      {key > 0 && key < 10 && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
};

/** The same guns as a list: each mount can be fired by itself, and says why it cannot. */
export const FiringDeck = ({ helm, unit, target }: FiringProps) => {
  const { desk } = helm.session.setup.match.rules;
  const guns = desk.guns?.of(helm.then, unit.id, target) ?? [];
  if (guns.length === 0) return null;
  const isFort = unit.kind !== 'ship';
  const groups = groupsOf(guns);
  const able = groups.filter(group => shotOf(helm, guns, group.mount));
  return (
    <section class="gunDeck firing" aria-label={heading(unit, guns)} data-testid="gun-deck">
      <ul class="gunList" aria-label={t`Guns`}>
        {[...able, ...groups.filter(group => !able.includes(group))].map(group => {
          const shot = shotOf(helm, guns, group.mount);
          return shot ? (
            <li key={group.mount}>
              <GunButton helm={helm} group={group} shot={shot} target={target} isFort={isFort} />
            </li>
          ) : (
            <li key={group.mount} class="gunIdle">
              <GunName name={told(group.name)} />, {group.weight}, {placeName(group, isFort)}:{' '}
              {groupInWords(group, helm.then.state.turn) || t`not now`}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
