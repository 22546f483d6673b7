import type { BoardActs, Noise, StageActs } from '../../system/stage.ts';
import type { Cue, Ear } from './cues.ts';
import type { Noises } from './pieces.ts';

/** What is heard as an act begins; null where nothing is. An act without an entry is a compile error. */
type Score = { [A in keyof BoardActs]: ((...told: Parameters<BoardActs[A]>) => void) | null };

const scoreOf = (ear: Ear, noises: Noises): Score => {
  const underWay = (unit: string): void => {
    const way = noises.way(unit);
    if (way !== null) ear.hear(way);
  };
  const loud = (cue: Parameters<Ear['hear']>[0]) => () => ear.hear(cue);
  return {
    moveShip: underWay,
    closeIn(unit) {
      ear.hear('whistle');
      underWay(unit);
    },
    alongside: underWay,
    fire: (_from, _to, _hits, _side, shot) =>
      ear.hear(shot?.gun === null ? 'musketry' : noises.piece(shot?.firer ?? '', shot?.gun)),
    ram: loud('crash'),
    explode: loud('explosion'),
    blaze: loud('fire'),
    sink: loud('sinking'),
    settle: loud('water'),
    nudge: loud('scrape'),
    ground: loud('scrape'),
    steamBursts: loud('steam'),
    splinter: loud('splinters'),
    clang: loud('ricochet'),
    drift: loud('water'),
    appear: unit => {
      if (noises.way(unit) !== null) ear.hear('whistle');
    },
    tow: loud('whistle'),
    turnShip: null,
    showMarkers: null,
    strike: null,
    leave: null,
    showCard: null,
    layCards: null,
    blows: null,
    lightens: null,
    caption: null,
    pause: null,
  };
};

/** What is heard where a ball comes down. */
const landing = (ear: Ear, shake: () => void, hits: number, shot: Parameters<BoardActs['fire']>[4]): void => {
  if (shot?.gun === null) return;
  const aside = shot?.aside ?? 0;
  if (aside > 0) ear.hear('ricochet');
  if (hits > 0) {
    ear.hear('strike');
    shake();
  } else if (aside === 0) ear.hear('splash');
};

/** By what a noise that nothing is seen of is heard. */
const NOISE: Readonly<Record<Noise, Cue>> = {
  bell: 'bell',
  pipe: 'whistle',
  knock: 'splinters',
  ring: 'ricochet',
  chain: 'scrape',
  splash: 'splash',
  water: 'water',
  steam: 'steam',
};

/** The board's acts, each with its sound, and a shake where a shot strikes. */
export const heardActs = (acts: BoardActs, ear: Ear, noises: Noises, shake: () => void): StageActs => {
  const score = scoreOf(ear, noises);
  const names = Object.keys(score) as (keyof BoardActs)[];
  const sounding = names.map(name => {
    const act = acts[name].bind(acts) as (...told: readonly unknown[]) => Promise<void>;
    const sound = score[name] as ((...told: readonly unknown[]) => void) | null;
    return [
      name,
      (...told: readonly unknown[]): Promise<void> => {
        sound?.(...told);
        return act(...told);
      },
    ];
  });
  return {
    // Every name of the score is there, and takes what the act of that name takes.
    ...(Object.fromEntries(sounding) as unknown as BoardActs),
    fire(from, to, hits, side, shot) {
      score.fire?.(from, to, hits, side, shot);
      return acts.fire(from, to, hits, side, shot, () => landing(ear, shake, hits, shot));
    },
    sound: noise => ear.hear(NOISE[noise]),
  };
};
