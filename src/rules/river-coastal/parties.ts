import { shipOf } from '../../core/rules.ts';
import { SIDES, type ShipId, type Side } from '../../core/types.ts';
import { boardAll, boardable, handsFor } from './boarding.ts';
import { assaultAll, land, landings, marchAll, marches, redirect, type Goal } from './landing.ts';
import type { Foray, Play, RiverCommand, Situation } from './types.ts';
import { afloat, manned } from './units.ts';

/** What parties of a side may be told in a move, found once for the step: telling one changes nothing for another. */
export interface Chances {
  readonly ships: readonly { readonly id: ShipId; readonly prey: readonly ShipId[]; readonly goals: readonly Goal[] }[];
  readonly ashore: readonly { readonly group: number; readonly goals: readonly Goal[] }[];
}

const chancesOf = (now: Situation, side: Side): Chances => ({
  // C107: not by who has men to spare, which the enemy does not know.
  ships: manned(now, side).flatMap(ship => {
    if (ship.cpv <= 1) return [];
    const prey = boardable(now, ship).map(({ id }) => id);
    const goals = landings(now, ship);
    return prey.length + goals.length > 0 ? [{ id: ship.id, prey, goals }] : [];
  }),
  ashore: (now.state.ashore ?? [])
    .filter(party => party.side === side)
    .map(party => ({ group: party.id, goals: marches(now, party) })),
});

export type PartyFacts = Readonly<Record<Side, Chances>>;

/** C67, C69: they stay the same as long as parties are told what to do. */
export const chancesIn = (now: Situation, before?: PartyFacts): PartyFacts =>
  before ?? { union: chancesOf(now, 'union'), confederate: chancesOf(now, 'confederate') };

const hasChance = ({ ships, ashore }: Chances): boolean => ships.length + ashore.length > 0;

/** Whether anybody can board or land, or fights aboard or marches ashore. */
export const arePartiesOut = (now: Situation): boolean =>
  (now.state.ashore?.length ?? 0) > 0 ||
  afloat(now).some(({ boarders }) => boarders !== undefined) ||
  SIDES.some(side => hasChance(chancesOf(now, side)));

export const openParties = ({ state }: Play): void => {
  state.ready = [];
  // There from now on for both sides, so that nobody sees when the first is told.
  state.forays = [];
};

export const owesParties = (_: Situation, side: Side, chances: PartyFacts): boolean => hasChance(chances[side]);

const tolds = ({ state }: Situation, ship: string, group: number): boolean =>
  state.forays?.some(foray => foray.group === group && (group > 0 || foray.ship === ship)) ?? false;

const stayed = (side: Side, ship: string, group: number): RiverCommand => ({ type: 'stay', side, ship, group });

const shipOptions = (now: Situation, { id, prey, goals }: Chances['ships'][number]): RiverCommand[] => {
  const ship = shipOf(now, id);
  const { side } = ship;
  if (tolds(now, id, 0)) return [stayed(side, id, 0)];
  const counts = Array.from({ length: handsFor(ship) }, (_, index) => index + 1);
  return [
    ...prey.flatMap(target =>
      counts.map((parties): RiverCommand => ({ type: 'board', side, ship: id, target, parties })),
    ),
    ...goals.flatMap(({ work }) =>
      counts.map((parties): RiverCommand => ({ type: 'land', side, ship: id, target: work, parties })),
    ),
  ];
};

const ashoreOptions = (now: Situation, { group, goals }: Chances['ashore'][number]): RiverCommand[] => {
  const party = now.state.ashore?.find(({ id }) => id === group);
  if (!party) return [];
  const { side, ship, home } = party;
  if (tolds(now, ship, group)) return [stayed(side, ship, group)];
  const others = goals.map(({ work }): RiverCommand => ({ type: 'march', side, ship, group, target: work }));
  return home ? others : [...others, { type: 'recall', side, ship, group }];
};

/** C67, C69: what a side may tell its parties, in secret; it may be taken back until the side has done. */
export const partyOptions = (now: Situation, side: Side, chances: PartyFacts): RiverCommand[] => [
  ...chances[side].ships.flatMap(each => shipOptions(now, each)),
  ...chances[side].ashore.flatMap(each => ashoreOptions(now, each)),
  { type: 'detailed', side },
];

const forayOf = (command: RiverCommand): Foray | null => {
  const { side } = command;
  const nothing = { target: '', parties: 0, group: 0 };
  switch (command.type) {
    case 'board':
    case 'land': {
      const { type: kind, ship, target, parties } = command;
      return { ...nothing, kind, side, ship, target, parties };
    }
    case 'march':
      return { ...nothing, kind: 'march', side, ship: command.ship, target: command.target, group: command.group };
    case 'recall':
      return { ...nothing, kind: 'recall', side, ship: command.ship, group: command.group };
    default:
      return null;
  }
};

/** C67, C69: parties are told something, or have it taken back; a secret makes no event. */
export const detail = (play: Play, command: RiverCommand): void => {
  const { state } = play;
  const foray = forayOf(command);
  if (foray) state.forays = [...(state.forays ?? []), foray];
  if (command.type === 'stay')
    state.forays = (state.forays ?? []).filter(
      each => each.group !== command.group || (command.group === 0 && each.ship !== command.ship),
    );
  if (command.type !== 'detailed') return;
  state.ready.push(command.side);
  play.emit({ type: 'madeReady', side: command.side });
};

/** C2, C67 to C70, C112: the Union's first, ships in the scenario's order: they board and fight, land, march, and take what they have come to. */
export const sendParties = (play: Play): void => {
  const { state } = play;
  const order = Object.keys(state.ships);
  const forays = [...(state.forays ?? [])].sort(
    (one, other) =>
      SIDES.indexOf(one.side) - SIDES.indexOf(other.side) || order.indexOf(one.ship) - order.indexOf(other.ship),
  );
  delete state.forays;
  const are = (...kinds: Foray['kind'][]): Foray[] => forays.filter(({ kind }) => kinds.includes(kind));
  boardAll(play, are('board'));
  for (const foray of are('march', 'recall')) redirect(play, foray);
  const before = state.ashore ?? [];
  for (const foray of are('land')) land(play, foray);
  marchAll(play, before);
  assaultAll(play, before);
};
