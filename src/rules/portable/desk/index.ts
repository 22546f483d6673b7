import { mineViews, standingsOf, whereIn } from '../../shared/deskParts.ts';
import { TERRAIN_NAME } from '../../../chart/words.ts';
import type { Desk, OddsView, UnitMark, UnitSheet } from '../../../system/desk/index.ts';
import { shipOf } from '../../../core/rules.ts';
import type { HexId, KernelEvent, ShipId, Side } from '../../../core/types.ts';
import { nameInScenario } from '../../shared/names.ts';
import { afoot, broadside, fieldFrom, fieldHere, posed, rams, shotInWords } from './ahead.ts';
import { isShot, shotAt, type NoShot } from '../gunnery.ts';
import { groundingOdds, ramOdds, refloatOdds, salvoOdds, shotOdds, type Chance, type DamageOdds } from '../odds.ts';
import { ramDice } from '../ramming.ts';
import { feetInWords, ramInWords, TYPE_TITLE } from '../words/names.ts';
import { chartName } from '../places.ts';
import { isSandbarFor } from '../river.ts';
import { allowance } from '../steps.ts';
import { BUILDING, FORT, GUN_DAMAGE, RAM_DAMAGE, SHIP_TABLE } from '../tables.ts';
import type {
  Portable,
  PortableCommand,
  PortableEvent,
  PortableShip,
  PortableWork,
  Situation,
  PortableMine,
} from '../types.ts';
import { isShip, shipAt, underSteam, unitOf } from '../units.ts';
import { flightFor } from '../breakingOff.ts';
import { lengthened } from '../setup/ratings.ts';
import { objectivesOf, progress, turnLimit } from '../victory.ts';
import { counted, t, told } from '../../../languages/language.ts';

const nameOf = (now: Situation, id: string): string => told(nameInScenario(now.scenario, id) ?? id);

const STATUS_MARK = { waiting: 'waiting', sunk: 'sunk', gone: 'left', exited: 'exited' } as const;

const marksOf = (now: Situation, ship: PortableShip): UnitMark[] => {
  const marks: UnitMark[] = [];
  if (ship.status !== 'afloat') return [STATUS_MARK[ship.status]];
  if (ship.breakingOff) marks.push('breakingOff');
  if (ship.aground) marks.push('aground');
  if (ship.anchored) marks.push('anchored');
  if (!underSteam(now, ship)) marks.push('noSteam');
  if (now.state.rams.some(ram => ram.rammer === ship.id)) marks.push('ramming');
  if (now.state.plots[ship.id] !== undefined) marks.push('aimed');
  return marks;
};

const shipSheet = (now: Situation, ship: PortableShip): UnitSheet => {
  const row = SHIP_TABLE[ship.type];
  const lines = [
    { label: t`Flotation points`, value: t`${ship.points} of ${ship.strength}` },
    { label: t`Critical point`, value: String(ship.criticalPoint) },
    { label: t`Guns`, value: ship.armed ? t`${row.dice} dice, range ${row.range}` : t`none` },
    {
      label: t`Movement`,
      value: ship.steamFrom === 0 ? t`none` : counted(allowance(ship), 'hex', 'hexes'),
    },
    { label: t`Ramming`, value: ramInWords(ramDice(ship), ship.ram) },
    { label: t`Draught`, value: feetInWords(ship.draught) },
  ];
  if (ship.status === 'waiting') lines.push({ label: t`Enters`, value: t`turn ${ship.entry}` });
  if (ship.steamFrom > now.state.turn) lines.push({ label: t`Steam up`, value: t`turn ${ship.steamFrom}` });
  return {
    id: ship.id,
    side: ship.side,
    name: nameOf(now, ship.id),
    title: TYPE_TITLE[ship.type],
    kind: 'ship',
    hexes: ship.at === 0 ? [] : [ship.at],
    facing: ship.facing,
    hull: { left: ship.points, full: ship.strength, critical: ship.criticalPoint },
    marks: marksOf(now, ship),
    present: ship.status === 'afloat',
    lines,
  };
};

const workSheet = (now: Situation, work: PortableWork): UnitSheet => {
  const full = work.kind === 'fort' ? lengthened(FORT.flotation, now.options) : BUILDING.flotation;
  const aimed: UnitMark[] = now.state.plots[work.id] === undefined ? [] : ['aimed'];
  return {
    id: work.id,
    side: work.side,
    name: nameOf(now, work.id),
    title: work.kind === 'fort' ? t`Fort` : t`Building`,
    kind: work.kind,
    hexes: work.hexes,
    facing: null,
    hull: { left: work.points, full, critical: null },
    marks: work.points === 0 ? ['silenced'] : aimed,
    present: work.points > 0,
    lines: [
      { label: t`Points`, value: t`${work.points} of ${full}` },
      ...(work.kind === 'fort'
        ? [{ label: t`Guns`, value: t`${FORT.dice} dice, range ${FORT.range}, over ships` }]
        : []),
    ],
  };
};

const fraction = ({ ways, of }: Chance): number => ways / of;
const points = (count: number): string => counted(count, 'point', 'points');

const oddsView = (basis: string, odds: DamageOdds, ship: boolean): OddsView => ({
  basis,
  outcomes: odds.ways.map((ways, damage) => ({ label: points(damage), points: damage, chance: ways / odds.of })),
  expected: fraction(odds.expected),
  headlines: [
    { label: ship ? t`sinks` : t`silenced`, chance: fraction(odds.sinks) },
    ...(ship ? [{ label: t`breaks off or sinks`, chance: fraction(odds.breaksOff) }] : []),
  ],
});

const aimOdds = (now: Situation, firer: string, target: string): OddsView | null => {
  const shot = shotAt(now, unitOf(now, firer), unitOf(now, target));
  const odds = shotOdds(now, firer, target);
  if (!isShot(shot) || !odds) return null;
  const view = oddsView(shotInWords(shot), odds, isShip(unitOf(now, target)));
  const salvo = salvoOdds(now, target, firer);
  if (!salvo || salvo.dice === odds.dice) return view;
  return {
    ...view,
    headlines: [...view.headlines, { label: t`sinks, with all plotted fire`, chance: fraction(salvo.sinks) }],
  };
};

const yesNo = (basis: string, label: string, other: string, chance: Chance): OddsView => ({
  basis,
  outcomes: [
    { label, points: 1, chance: fraction(chance) },
    { label: other, points: 0, chance: 1 - fraction(chance) },
  ],
  expected: fraction(chance),
  headlines: [{ label, chance: fraction(chance) }],
});

const odds = (now: Situation, command: PortableCommand): OddsView | null => {
  if (command.type === 'aim') return aimOdds(now, command.firer, command.target);
  if (command.type === 'ram') {
    const rammer = shipOf(now, command.ship);
    return oddsView(ramInWords(ramDice(rammer), rammer.ram), ramOdds(now, command.ship, command.target), true);
  }
  return command.type === 'refloat' ? yesNo(t`2 dice, 8 or more`, t`floats`, t`not floats`, refloatOdds()) : null;
};

const whyNoShotOf = (now: Situation, no: NoShot): string => {
  switch (no.why) {
    case 'unarmed':
      return t`She carries no guns.`;
    case 'silent':
      return t`Her guns are out of the battle.`;
    case 'friend':
      return t`That is a friend.`;
    case 'range':
      return t`Out of range: ${no.range} hexes, guns reach ${no.reach}.`;
    case 'visibility':
      return t`Not seen: ${no.range} hexes, today’s sight is ${no.reach}.`;
    case 'blocked':
      return t`The line of fire is blocked by ${chartName(now, no.by)}.`;
  }
};

const whyNoAction = (now: Situation, ship: PortableShip): string | null => {
  if (ship.status !== 'afloat') return t`She is not on the chart.`;
  if (ship.steamFrom === 0) return t`She cannot move by herself.`;
  if (!underSteam(now, ship)) return t`She has no steam before turn ${ship.steamFrom}.`;
  if (ship.aground && !now.options.sandbars) return t`She is hard aground.`;
  if (ship.aground && ship.triedToFloat) return t`She is aground and has tried to come off this turn.`;
  if (now.state.rams.some(ram => ram.rammer === ship.id)) return t`She has steered to ram and waits for the blow.`;
  if (ship.moved) return t`She has moved this turn.`;
  const { active } = now.state;
  if (active !== '' && active !== ship.id) return t`${nameOf(now, active)} must finish her move first.`;
  return null;
};

const whyNoMove = (now: Situation, id: ShipId, hex: HexId | null): string | null => {
  const ship = shipOf(now, id);
  const still = whyNoAction(now, ship);
  if (still !== null || hex === null) return still;
  const place = now.chart.label(hex);
  if (!now.chart.navigable(hex)) return t`${place} is ${TERRAIN_NAME[now.chart.terrain(hex)]}: no ship can enter.`;
  const other = shipAt(now, hex);
  if (other?.side === ship.side) return t`${nameOf(now, other.id)} lies in ${place}.`;
  if (other && ship.breakingOff) return t`A ship that is breaking off never rams.`;
  if (flightFor(now, ship)) return t`She is breaking off and must get away: ${place} is not on a way that does.`;
  return t`${place} is beyond what is left of her move, or not on her heading.`;
};

const DAMAGE_MEAN = { gun: GUN_DAMAGE, ram: RAM_DAMAGE } as const;
const mean = (column: readonly number[]): number => column.reduce((sum, value) => sum + value, 0) / column.length;

const sideOfUnit = (now: Situation, id: string): Side => unitOf(now, id).side;

const roll = (event: PortableEvent | KernelEvent): { dice: readonly number[]; caption: string } | null => {
  switch (event.type) {
    case 'shotFired':
      return { dice: event.dice, caption: t`gunfire, damage ${event.damage}` };
    case 'shipRammed':
      return { dice: event.dice, caption: t`ram, damage ${event.damage}` };
    case 'mineStruck':
      return { dice: event.dice, caption: t`mine, damage ${event.damage}` };
    case 'groundingRolled':
      return { dice: event.dice, caption: event.aground ? t`aground` : t`clears the shoal` };
    case 'refloatRolled':
      return { dice: event.dice, caption: event.afloat ? t`floats` : t`still aground` };
    case 'driftRolled':
      return { dice: [event.die], caption: event.stays === null ? t`drifts` : t`keeps station` };
    case 'initiativeRolled':
      return {
        dice: event.rolls.flatMap(pair => [pair.union, pair.confederate]),
        caption: event.first === 'union' ? t`first move: union` : t`first move: confederate`,
      };
    default:
      return null;
  }
};

const mineLabel = ({ live }: PortableMine): string => (live === null ? t`mine or dummy` : live ? t`mine` : t`dummy`);

/** What the screen may ask about a portable battle. */
export const desk: Desk<Portable> = {
  units: now => [
    ...Object.values(now.state.ships).map(ship => shipSheet(now, ship)),
    ...Object.values(now.state.works).map(work => workSheet(now, work)),
  ],
  about(command) {
    if (command.type === 'aim') return { unit: command.firer, target: command.target };
    if (command.type === 'ram') return { unit: command.ship, target: command.target };
    return { unit: 'ship' in command ? command.ship : null, target: null };
  },
  odds,
  risk(now, ship, hex) {
    if (!isSandbarFor(now, shipOf(now, ship), hex)) return null;
    const { ways, of } = groundingOdds(now, ship);
    return t`may ground at ${now.chart.label(hex)}: ${ways} in ${of}`;
  },
  whyNoMove,
  markers: now => mineViews(now.state.mines, mineLabel),
  objectives: now => standingsOf(objectivesOf(now), objective => progress(now, objective)),
  deciding: {},
  limit: { kind: 'fixed', last: turnLimit },
  fire: {
    field: fieldHere,
    counts: 'dice',
    whyNot(now, unit, target) {
      const shot = shotAt(now, unitOf(now, unit), unitOf(now, target));
      return isShot(shot) ? null : whyNoShotOf(now, shot);
    },
    plotted: now => Object.entries(now.state.plots).map(([unit, target]) => ({ unit, target })),
  },
  steps: {
    is: command => command.type === 'ahead' || command.type === 'turn' || command.type === 'astern',
    cost: (now, command) => (command.type === 'astern' ? allowance(shipOf(now, command.ship)) : 1),
    afoot,
  },
  outlook: { fieldFrom, rams, broadside, posed },
  events: {
    roll,
    luck(event, now) {
      if (event.type !== 'shotFired' && event.type !== 'shipRammed') return null;
      const column = event.type === 'shotFired' ? DAMAGE_MEAN.gun : DAMAGE_MEAN.ram;
      const by = event.type === 'shotFired' ? event.firer : event.ship;
      return { side: sideOfUnit(now, by), expected: event.dice.length * mean(column), actual: event.damage };
    },
    where: whereIn<PortableEvent | KernelEvent>(
      ['ship', 'firer', 'target', 'unit', 'work'],
      ['at', 'from', 'to', 'hex'],
    ),
    movesFirst: event => (event.type === 'initiativeRolled' ? event.first : null),
  },
};
