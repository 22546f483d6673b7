import type { Situation } from '../../core/game.ts';
import { drawnMarks } from '../../system/marks.ts';
import type { Match, RuleSet } from '../../system/ruleset.ts';
import type { CardView, HandView, UnitSheet } from '../../system/desk/index.ts';
import { situationOf } from '../../core/engine.ts';
import type { Chart } from '../../core/chart.ts';
import { ALL_FACINGS, type Edge, type HexId, type Side, type State } from '../../core/types.ts';
import { findVesselOf } from '../../ships/index.ts';
import type { BoardSettings, BoardUnit, BoardView } from './boardPort.ts';
import type { Light } from '../../system/stage.ts';
import type { Helm } from '../helm/helm.ts';
import { exitsOf } from '../helm/pointing.ts';
import { paintedLook } from '../settings/palette.ts';
import { isStill, letterScale, settings } from '../settings/settings.ts';
import type { Table } from '../table/table.ts';

/** The card that lies beside a ship: its face once it has been turned over, for either player. */
const orderOf = (hand: HandView | undefined): CardView | 'hidden' | null => {
  if (!hand?.laid) return null;
  return hand.shown ? hand.laid : 'hidden';
};

const boardUnit = (rules: RuleSet, now: Situation, unit: UnitSheet, hand: HandView | undefined): BoardUnit => {
  const force = now.scenario.forces.find(({ id }) => id === unit.id);
  const vessel = force && findVesselOf(force);
  return {
    ...unit,
    ...drawnMarks(rules, unit),
    vesselType: vessel?.type ?? null,
    shipClass: vessel?.shipClass ?? null,
    propulsion: vessel?.propulsion ?? null,
    order: orderOf(hand),
  };
};

const boardUnits = (helm: Helm): BoardUnit[] => {
  const { now, setup } = helm.session;
  const { rules } = setup.match;
  const hands = new Map(rules.desk.cards?.hands(now).map(hand => [hand.unit, hand]));
  return helm.units.value.map(unit => boardUnit(rules, now, unit, hands.get(unit.id)));
};

/** The pair of hexes, one of each unit, that lie nearest to each other. */
const nearest = (now: Situation, from: UnitSheet, to: UnitSheet): { from: HexId; to: HexId } | null => {
  let best: { from: HexId; to: HexId; range: number } | null = null;
  for (const one of from.hexes)
    for (const other of to.hexes) {
      const range = now.chart.range(one, other);
      if (!best || range < best.range) best = { from: one, to: other, range };
    }
  return best;
};

type Line = BoardView['lines'][number];

const lineBetween = (helm: Helm, from: string, to: string, aimed: boolean): Line[] => {
  const { now } = helm.session;
  const [firer, target] = [helm.unit(from), helm.unit(to)];
  const hexes = firer && target && nearest(now, firer, target);
  if (!hexes) return [];
  const field = aimed ? [] : helm.session.setup.match.rules.desk.fire.field(now, from);
  const blocked = field.find(({ hex }) => hex === hexes.to)?.blocked ?? 0;
  return [{ ...hexes, side: firer.side, blocked, aimed }];
};

/** From the unit whose guns are asked about to the hex that is pointed at. */
const probeLine = ({ helm, overlays }: Table): Line[] => {
  const [unit, to] = [overlays.subject.value, overlays.probe];
  const there = unit && overlays.field.value.find(({ hex }) => hex === to);
  if (!there || unit.hexes.length === 0) return [];
  const { chart } = helm.session.setup.match;
  const from = unit.hexes.reduce((best, hex) => (chart.range(hex, to) < chart.range(best, to) ? hex : best));
  return [{ from, to, side: unit.side, blocked: there.blocked, aimed: false }];
};

/** Along the ruler. */
const ruledLine = ({ helm, overlays }: Table): Line[] => {
  const measured = overlays.ruler.measured.value;
  if (!measured) return [];
  const { from, to, blocked } = measured;
  return [{ from, to, side: helm.session.viewer.value ?? 'union', blocked: blocked ?? 0, aimed: false }];
};

const linesOf = (table: Table): Line[] => {
  const { helm } = table;
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const considered = helm.considered.value;
  const plotted = desk.fire.plotted(session.now).filter(({ unit }) => unit !== considered?.unit);
  return [
    ...ruledLine(table),
    ...plotted.flatMap(({ unit, target }) => lineBetween(helm, unit, target, true)),
    ...(considered ? lineBetween(helm, considered.unit, considered.target, false) : probeLine(table)),
    ...(table.hints.hint.value?.aims.map(aim => ({
      from: aim.from,
      to: aim.to,
      side: aim.side,
      blocked: 0,
      aimed: false,
    })) ?? []),
  ];
};

/** Whether the reach of the selected unit's guns is drawn unasked: while it takes aim. */
const showsField = ({ helm, plotting }: Table): boolean => {
  const { desk } = helm.session.setup.match.rules;
  if (plotting.active.value) return false;
  return helm.targets.length > 0 && !helm.session.offers.value.some(command => desk.steps?.is(command));
};

/** The field of fire that is asked for, or else that of the unit that takes aim; nothing while another overlay lies there. */
const fieldShown = (table: Table): BoardView['field'] => {
  const { helm } = table;
  const { now, setup } = helm.session;
  const { kind, field } = table.overlays;
  const selected = helm.selected.value;
  if (kind.value !== null) return field.value;
  return selected !== null && showsField(table) ? setup.match.rules.desk.fire.field(now, selected) : [];
};

/** Water at an edge by which ships are to leave. */
const isWayOut = (chart: Chart, hex: HexId, edge: Edge): boolean =>
  chart.navigable(hex) && chart.hexesToEdge(hex, edge) === 0;

/** Most hexes of a goal that have a star each: wider water has a rim, and one star in its middle. */
const MOST_STARS = 6;

/** That of some hexes from which the others are nearest. */
const middleOf = (chart: Chart, hexes: readonly HexId[]): HexId[] => {
  const away = (hex: HexId): number => hexes.reduce((sum, other) => sum + chart.range(hex, other), 0);
  const [nearest] = hexes.map(hex => ({ hex, away: away(hex) })).sort((one, other) => one.away - other.away);
  return nearest ? [nearest.hex] : [];
};

type Goals = Required<Pick<BoardView, 'goals' | 'goalRims'>>;

/** Where objectives lie: places to be held, units to be destroyed or taken, water at an edge by which ships are to leave. */
const goalsOf = (rules: RuleSet, now: Situation, units: readonly UnitSheet[]): Goals => {
  const goals = new Map<HexId, { hex: HexId; side: Side; met: boolean; unit?: string }>();
  const goalRims: Goals['goalRims'][number][] = [];
  for (const { side, met, hexes = [], units: named = [], edge } of rules.desk.objectives(now)) {
    const rim = edge === undefined ? [] : now.chart.hexes.filter(hex => isWayOut(now.chart, hex, edge));
    const places = units
      .filter(({ id, present }) => present && named.includes(id))
      .flatMap(({ id, hexes: [hex] }) => (hex === undefined ? [] : [{ hex, unit: id }]));
    const water = [...new Set([...hexes, ...rim])];
    const isWide = water.length > MOST_STARS;
    if (isWide)
      for (const hex of water)
        for (const facing of ALL_FACINGS)
          if (!water.includes(now.chart.neighbour(hex, facing))) goalRims.push({ hex, facing, side, met });
    const starred = isWide ? middleOf(now.chart, water) : water;
    for (const place of [...starred.map(hex => ({ hex })), ...places])
      if (goals.get(place.hex)?.met !== true) goals.set(place.hex, { ...place, side, met });
  }
  return { goals: [...goals.values()], goalRims };
};

/** The light that the rules tell of, or else that in which the battle is fought. */
export const lightIn = ({ desk }: RuleSet, now: Situation): Light => {
  const told = desk.light?.(now) ?? 'day';
  return told === 'day' ? now.scenario.light : told;
};

const boardSettings = (field: boolean): BoardSettings => {
  const { hexLines, numbers, speed } = settings.value;
  const reducedMotion = isStill.value;
  const wordsStand = reducedMotion && speed > 0;
  return { hexLines, numbers, reducedMotion, wordsStand, field, letters: letterScale.value, look: paintedLook() };
};

/** A state and nothing that can be done in it. */
export const stillView = (match: Match, state: State): BoardView => {
  const { desk } = match.rules;
  const now = situationOf(match, state);
  const hands = new Map(desk.cards?.hands(now).map(hand => [hand.unit, hand]));
  return {
    chart: now.chart,
    units: desk.units(now).map(unit => boardUnit(match.rules, now, unit, hands.get(unit.id))),
    selected: null,
    actors: [],
    destinations: [],
    field: [],
    targets: [],
    lines: [],
    exits: [],
    choices: [],
    ghosts: [],
    ends: [],
    cursor: null,
    markers: desk.markers(now),
    clouds: desk.clouds?.(now) ?? [],
    light: lightIn(match.rules, now),
    settings: boardSettings(false),
  };
};

/** Enemies that something can be aimed at. Whom she may take in tow, or keep station on, is no target. */
const targetsOf = ({ helm, plotting }: Table): string[] => {
  if (plotting.active.value) return [];
  const own = helm.unit(helm.selected.value)?.side ?? helm.session.viewer.value;
  return helm.targets.flatMap(({ target }) => (helm.unit(target)?.side === own ? [] : [target]));
};

/** Everything that the board shows now. */
export const boardView = (table: Table): BoardView => {
  const { helm, plotting, column, hints, overlays } = table;
  const { session } = helm;
  const { now } = session;
  const { desk } = session.setup.match.rules;
  const selected = helm.selected.value;
  const advised = hints.hint.value?.course;
  // The courses of markers are drawn anyway.
  const foreseen = (plotting.active.value ? null : table.foresight.seen.value?.course) ?? advised;
  return {
    chart: now.chart,
    units: boardUnits(helm),
    selected,
    actors: helm.actors.value,
    destinations: [...helm.destinations.value, ...helm.cards.ways.value],
    field: fieldShown(table),
    wash: overlays.wash.value,
    trails: table.trails.value,
    ...goalsOf(session.setup.match.rules, now, helm.units.value),
    targets: targetsOf(table),
    lines: linesOf(table),
    markers: desk.markers(now),
    clouds: desk.clouds?.(now) ?? [],
    exits: exitsOf(helm).map(({ hex, edge }) => ({ hex, edge })),
    choices: helm.choices,
    ghosts: [
      ...plotting.ghosts.value,
      ...column.ghosts.value,
      ...(foreseen ? [{ role: 'preview' as const, course: foreseen }] : []),
    ],
    ends: plotting.ends.value,
    light: lightIn(session.setup.match.rules, now),
    cursor: helm.cursorShown.value ? helm.cursor.value || null : null,
    settings: boardSettings(overlays.kind.value === 'guns'),
  };
};
