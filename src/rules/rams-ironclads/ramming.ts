import { ask, shipOf } from '../../core/rules.ts';
import { factorsThat, type Factor } from './factors.ts';
import { loseKnots } from './knots.ts';
import { BOW_TO_BOW_SPARED, RAM_FACTORS, RAM_RESULTS, SCALE } from './tables.ts';
import { useSpar } from './torpedoes.ts';
import type { Play, RamsCommand, RamsInterrupt, RamsShip, Situation, Strike } from './types.ts';
import { addedBy, shipAt, total } from './units.ts';
import { headingOf } from './way.ts';

/** Section 7, R24: only whole knots count. */
const fastBonus = (halves: number): number => {
  const over = halves / SCALE.halves - RAM_FACTORS.fastFrom;
  return over > 0 ? Math.floor(over / RAM_FACTORS.fastEvery) : 0;
};
const slowPenalty = (halves: number): number => Math.max(0, Math.floor(RAM_FACTORS.slowUnder - halves / SCALE.halves));

/** What counts of a blow: how they come together, and the bow of whoever gives it. */
export type Blow = Pick<Strike, 'clash' | 'speed' | 'sideOn' | 'stationary'>;
export type Bow = Pick<RamsShip, 'ram' | 'reinforced'>;

/** Section 7, R24: what is added to the rammer's die, in the printed order; nothing where no bow is in contact. */
export const blowFactors = (blow: Blow, bow: Bow): Factor[] => {
  if (blow.clash === 'noBow') return [];
  const [fast, slow] = [fastBonus(blow.speed), slowPenalty(blow.speed)];
  return factorsThat([
    [blow.stationary, RAM_FACTORS.stationary, 'stationary'],
    [fast > 0, fast, 'fast'],
    [blow.sideOn, RAM_FACTORS.sideOn, 'sideOn'],
    [bow.ram, RAM_FACTORS.ramBow, 'ramBow'],
    [!bow.reinforced, RAM_FACTORS.unreinforced, 'unreinforced'],
    [slow > 0, -slow, 'slow'],
    [blow.clash === 'bowToBow', RAM_FACTORS.bowToBow, 'bowToBow'],
  ]);
};

/** The same of a blow that is to be struck. */
export const ramFactors = (now: Situation, strike: Strike): Factor[] => blowFactors(strike, shipOf(now, strike.by));

export type RamResult = (typeof RAM_RESULTS)[number];

/** Section 7, R24: scores of 0 or less read as 1. */
export const ramResult = (score: number): RamResult =>
  RAM_RESULTS.find(({ least }) => score >= least) ?? RAM_RESULTS[3];

/** Section 7: bow to bow the rammer's penalties on 4 and more are ignored. */
export const rammerSpared = (strike: Pick<Strike, 'clash'>, score: number): boolean =>
  strike.clash === 'bowToBow' && score >= BOW_TO_BOW_SPARED;

/** Section 7: she stops, and with her who has her in tow or pushes her. */
const halt = (play: Play, ship: RamsShip): void => {
  for (const each of [ship, play.state.ships[ship.towedBy]]) {
    if (each) Object.assign(each, { speed: 0, twelfths: 0, halted: true });
  }
  play.emit({ type: 'shipHalted', ship: ship.id });
};

/** R24, R38: she slows to the speed left to her where her way is clear, else she is halted. */
const slowTarget = (play: Play, id: string): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat') return;
  const heading = headingOf(play, ship);
  const next = heading === null ? 0 : play.chart.neighbour(ship.at, heading);
  const blocked = next !== 0 && (!play.chart.navigable(next) || shipAt(play, next) !== undefined);
  if (blocked && ship.speed !== 0) halt(play, ship);
  // Without power her way comes off her by section 9.
  else if (ship.top > 0 && Math.abs(ship.speed) > ship.top) ship.speed = Math.sign(ship.speed) * ship.top;
};

/** Section 7: one die with everything added, and what it does to both. */
const ramHome = (play: Play, strike: Strike): void => {
  const modifiers = ramFactors(play, strike);
  const die = play.dice.roll(6);
  const score = die + addedBy(modifiers);
  const result = ramResult(score);
  const spared = rammerSpared(strike, score);
  const halts = result.halts && !spared;
  const facts = { ship: strike.by, target: strike.on, clash: strike.clash, die, modifiers, total: score, halts };
  play.emit({ type: 'ramRolled', ...facts });
  const theirs = Array.from({ length: result.targetDice }, () => play.dice.roll(6));
  loseKnots(play, strike.on, SCALE.halves * total(theirs), 'ram', theirs);
  if (result.halts) slowTarget(play, strike.on);
  if (halts) halt(play, shipOf(play, strike.by));
  const own = Array.from({ length: result.rammerDice }, () => play.dice.roll(6));
  const cost = spared ? 0 : result.rammerKnots;
  loseKnots(play, strike.by, SCALE.halves * (total(own) + cost), 'ramming', own);
};

/** R27: whether she may use her torpedo instead; only by the bow, and against an enemy. */
const hasChoice = (by: RamsShip, on: RamsShip, strike: Strike): boolean =>
  !strike.chosen && by.spars > 0 && strike.clash !== 'noBow' && !by.abandoned && !on.abandoned && by.side !== on.side;

/** Section 4, R34: fire comes before ramming: whom it has sent down at once strikes nobody; who is only sinking does. */
export const openRamming = (play: Play): void => {
  const { state } = play;
  const lost = state.strikes.filter(({ by }) => shipOf(play, by).status !== 'afloat');
  state.strikes = state.strikes.filter(strike => !lost.includes(strike));
  for (const { by, on } of lost) play.emit({ type: 'strikeForestalled', ship: by, target: on });
};

/** Section 4: the next blow of this half-move; false when all have been struck. */
export const strikeNext = (play: Play): boolean => {
  const strike = play.state.strikes[0];
  if (!strike) return false;
  const [by, on] = [shipOf(play, strike.by), shipOf(play, strike.on)];
  // Blows of one step fall together: whom a torpedo has just sunk has struck all the same, but what is gone cannot be struck.
  const done = on.status !== 'afloat' || (by.status !== 'afloat' && by.status !== 'sunk');
  if (!done && hasChoice(by, on, strike) && by.status === 'afloat') {
    ask(play, { type: 'strike', side: by.side, ship: by.id, target: on.id });
    return true;
  }
  const blow = { ...strike };
  play.state.strikes.shift();
  if (!done) ramHome(play, blow);
  return true;
};

export const strikeOptions = ({ side, ship, target }: RamsInterrupt): RamsCommand[] => [
  { type: 'ram', side, ship, target },
  { type: 'useSpar', side, ship, target },
];

/** Section 8, R27: she rams, or sets off her torpedo, never both in a move. */
export const answerStrike = (play: Play, command: RamsCommand): void => {
  const strike = play.state.strikes[0];
  if (!strike) return;
  if (command.type === 'useSpar') {
    const blow = { ...strike };
    play.state.strikes.shift();
    useSpar(play, blow);
  } else strike.chosen = true;
};
