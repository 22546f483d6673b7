import type { Side } from '../../core/types.ts';
import { heaviestFirst } from './setup/ratings.ts';
import { BUILDINGS } from './tables.ts';
import type { Play, RiverCommand, RiverWork, Situation } from './types.ts';
import { isManned, isMortar, isWorking, standing } from './units.ts';

type FortCommand = Extract<RiverCommand, { type: 'fort' }>;
type Allotment = Extract<RiverCommand, { type: 'allot' }>;

const OPENINGS = [0, 1, 2, 3] as const;
const SQUARES = Array.from({ length: BUILDINGS.squares }, (_, index) => index + 1);

/** Forts whose guns can do anything. */
const fortsOf = (now: Situation, side: Side): RiverWork[] =>
  standing(now, side).filter(({ kind, guns }) => kind === 'fort' && guns.length > 0);

/** C25: guns of which a fort's commander may take charge, one of each mount. */
const gunsToLead = (work: RiverWork): number[] => {
  if (!work.commander?.alive) return [];
  const mounts = new Set<number>();
  return work.guns.flatMap((gun, index) => {
    if (isMortar(gun) || mounts.has(gun.mount) || !isWorking(work, index) || !isManned(work, index)) return [];
    mounts.add(gun.mount);
    return [index];
  });
};

const fortCommand = ({ id, side, opens, captainGun }: RiverWork, more: Partial<FortCommand>): FortCommand => ({
  type: 'fort',
  side,
  unit: id,
  opens,
  captainGun,
  ...more,
});

/** C25, C41: what the forts of a side may be told with the plots: when to open fire, and of which gun the commander has charge. */
export const fortOptions = (now: Situation, side: Side): FortCommand[] =>
  fortsOf(now, side).flatMap(work => {
    const opens = work.opened ? [] : OPENINGS.filter(each => each !== work.opens);
    const leads = gunsToLead(work).filter(gun => gun !== work.captainGun);
    return [
      ...opens.map(each => fortCommand(work, { opens: each })),
      ...(leads.length > 0 && work.captainGun !== -1 ? [fortCommand(work, { captainGun: -1 })] : []),
      ...leads.map(captainGun => fortCommand(work, { captainGun })),
    ];
  });

/** C25, C41: a fort is told; a secret makes no event. */
export const tellFort = (play: Play, { unit, opens, captainGun }: FortCommand): void => {
  const work = play.state.works[unit];
  if (work) Object.assign(work, { opens, captainGun });
};

/** C86: forts that their owner lays out before the first move. */
export const allotmentsOwed = (now: Situation, side: Side): boolean => fortsOf(now, side).length > 0;

/** C86: sides that have not laid out their forts yet. */
/** The square after that one, the first after the last. */
const squareAfter = (square: number): number => (square % BUILDINGS.squares) + 1;

const allotment = ({ id, side }: RiverWork, gun: number, what: Allotment['what'], from: number): Allotment => ({
  type: 'allot',
  side,
  unit: id,
  what,
  gun,
  from,
  to: squareAfter(from),
});

/** C86: points of crew in a square, at its guns and besides. */
const menIn = ({ guns, manned, spare }: RiverWork, square: number): number =>
  guns.filter((gun, index) => gun.square === square && manned[index]).length + (spare[square - 1] ?? 0);

/** C86: every gun, man and commander may go on into the next square, and so round to any. Guns that stand and are served alike are one. */
const fortAllotments = (work: RiverWork): Allotment[] => {
  const seen = new Set<string>();
  const guns = work.guns.flatMap((gun, index) => {
    const key = `${gun.mount} ${gun.square} ${work.manned[index]}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [allotment(work, index, 'gun', gun.square)];
  });
  const men = SQUARES.filter(from => menIn(work, from) > 0).map(from => allotment(work, -1, 'men', from));
  return [...guns, ...men, ...(work.commander ? [allotment(work, -1, 'commander', work.commander.square)] : [])];
};

export const allotOptions = (now: Situation, side: Side): RiverCommand[] => [
  ...fortsOf(now, side).flatMap(fortAllotments),
  { type: 'allotted', side },
];

/** C86: a point of crew leaves a square: a spare one, else who serves its lightest gun; and finds its heaviest gun without men, or none. */
const shiftMen = (work: RiverWork, from: number, to: number): void => {
  const order = heaviestFirst(work.guns).filter(gun => work.guns[gun]?.lost === false);
  const inSquare = (gun: number, square: number): boolean => work.guns[gun]?.square === square;
  const manned = [...work.manned];
  const spare = [...work.spare];
  const left = spare[from - 1] ? undefined : order.filter(gun => inSquare(gun, from) && manned[gun]).at(-1);
  if (left === undefined) spare[from - 1] = (spare[from - 1] ?? 0) - 1;
  else manned[left] = false;
  const served = order.find(gun => inSquare(gun, to) && !manned[gun]);
  if (served === undefined) spare[to - 1] = (spare[to - 1] ?? 0) + 1;
  else manned[served] = true;
  Object.assign(work, { manned, spare });
};

/** C86: a fort is laid out by its owner; a secret makes no event. */
export const allot = (play: Play, command: RiverCommand): void => {
  if (command.type === 'allotted') {
    play.state.ready.push(command.side);
    play.emit({ type: 'madeReady', side: command.side });
    return;
  }
  if (command.type !== 'allot') return;
  const work = play.state.works[command.unit];
  if (!work) return;
  const gun = work.guns[command.gun];
  if (command.what === 'gun' && gun) gun.square = command.to;
  if (command.what === 'men') shiftMen(work, command.from, command.to);
  if (command.what === 'commander' && work.commander) work.commander.square = command.to;
};
