import type { Dice } from '../../core/dice.ts';
import type { Dealt } from '../../core/scenario.ts';
import { SIDES, type Edge, type Side } from '../../core/types.ts';
import { takeAny, YEARS } from './fleets.ts';
import { DEALT, FEATURES, type BattleSettings, type Feature, type Kind, type Wish } from './settings.ts';

/** What a battle is about. */
type Task = 'passage' | 'landing' | 'fort' | 'meeting';

/** What the seed decides before anything is drawn. */
export interface Plan {
  settings: BattleSettings;
  features: readonly Feature[];
  dealt: readonly Dealt[];
  attacker: Side;
  defender: Side;
  /** Where the attacker comes from; of an estuary the sea. */
  fromLeft: boolean;
  task: Task;
  year: number;
  /** Column of the foremost ships of either side, and of what they fight about. */
  fronts: Readonly<Record<'attacker' | 'defender', number>>;
  goal: number;
  /** Columns between the fleets. */
  apart: number;
  place: string;
}

/** Columns between the fleets, and those behind them, where ships lie in four ranks. */
const FARTHEST_APART = 26;
export const RANKS = 4;

const PLACES: readonly string[] = [
  ...["Miller's Landing", "Cole's Ferry", 'Plum Bluff', 'Cypress Bend', "Widow's Reach", 'Cotton Point'],
  ...["Hatcher's Wharf", 'Turkey Bayou', 'Sycamore Bend', "Dunbar's Cut", 'Old Mill Landing', 'Pelican Point'],
];

const SEA_PLACES: readonly string[] = [
  ...['Cape Larkin', 'Point Merrow', 'Gannet Light', 'Cape Sorrel', 'Drummond Shoal', 'Petrel Head'],
];

/** The features asked for, and a current for what is to drift; where the seed may choose, each other one is as likely as not. It adds none to the open sea. */
const featuresOf = (dice: Dice, kind: Kind, wishes: readonly Wish[]): Feature[] => {
  const free = kind !== 'sea' && wishes.includes('any');
  return FEATURES.filter(feature => {
    const drawn = free && dice.roll(2) === 1;
    return drawn || wishes.includes(feature) || (feature === 'current' && wishes.includes('adrift'));
  });
};

export const planOf = (dice: Dice, settings: BattleSettings): Plan => {
  const features = featuresOf(dice, settings.kind, settings.features ?? ['any']);
  const attacker = SIDES[dice.roll(2) - 1] ?? 'union';
  const fromLeft = dice.roll(2) === 1;
  const tasks: Task[] = [
    ...(settings.kind === 'sea' ? (['passage', 'meeting'] as const) : (['passage', 'landing', 'meeting'] as const)),
    ...(features.includes('forts') ? (['fort'] as const) : []),
  ];
  const task = takeAny(dice, tasks);
  const apart = Math.min(settings.columns - 2 * RANKS, FARTHEST_APART);
  const left = Math.floor((settings.columns - apart) / 2);
  const right = left + apart + 1;
  const fronts = fromLeft ? { attacker: left, defender: right } : { attacker: right, defender: left };
  const short = Math.floor(apart / 4);
  return {
    settings,
    features,
    dealt: DEALT.filter(each => settings.features?.includes(each) ?? false),
    attacker,
    fromLeft,
    task,
    apart,
    fronts,
    defender: attacker === 'union' ? 'confederate' : 'union',
    year: YEARS[0] + dice.roll(YEARS[1] - YEARS[0] + 1) - 1,
    goal: fronts.defender + (fromLeft ? -short : short),
    place: takeAny(dice, [...(settings.kind === 'sea' ? SEA_PLACES : PLACES)]),
  };
};

/** The edge at the back of a side. */
export const homeOf = ({ attacker, fromLeft }: Plan, side: Side): Edge =>
  (side === attacker) === fromLeft ? 'left' : 'right';

/** Columns in which nothing lies in the way of ships at their start. */
export const openColumns = ({ fronts, settings }: Plan): number[] => {
  const [left, right] = [Math.min(...Object.values(fronts)), Math.max(...Object.values(fronts))];
  return Array.from({ length: settings.columns }, (_, x) => x + 1).filter(
    column => column < left - RANKS || (column > left + 1 && column < right - 1) || column > right + RANKS,
  );
};
