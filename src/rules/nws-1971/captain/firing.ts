import { percent } from '../../../bots/chances.ts';
import { gunsSeenTo } from '../../../bots/words.ts';
import { counting, named } from '../../../languages/phrase.ts';
import { reason, type Plan, type Reason, type Step } from '../../../system/captain.ts';
import { faceTo, quarterTo } from '../arcs.ts';
import { chanceToHit, needOf, shotOdds } from '../odds.ts';
import { bearingGuns, gunLine } from '../shots.ts';
import { RANGES } from '../tables.ts';
import type { Nws, NwsCommand } from '../types.ts';
import { fieldOf, type Field, type Foe, type NwsAsk, type Party } from './field.ts';
import { hitWorth } from './worth.ts';

type Aim = Extract<NwsCommand, { type: 'aim' }>;

/** What the guns of one mount can do at one target. */
interface Shot {
  readonly foe: Foe;
  readonly guns: readonly number[];
  /** Of one of them, in hull points. */
  readonly worth: number;
  /** That one of them sinks her at once. */
  readonly sinks: number;
}

/** The chance that nobody has sunk her yet, by target: who fires after that has fired for nothing (N25). */
type Afloat = Map<string, number>;

const worthOf = ({ foe, guns, worth }: Shot, afloat: Afloat): number => guns.length * worth * (afloat.get(foe.id) ?? 1);

/** N21: a gun that loads for so many moves is worth waiting for. */
const LOADS_LONG = 4;
/** Of what it would do from the nearest ranges, the part that a shot must do at least, while the ships are closing. */
const WORTH_A_CHARGE = 0.3;
/** Hexes at which a better shot is a move or two away. */
const SOON = 9;

/** N21: whether a gun that loads long waits for a nearer range, its ship and the target closing. */
const keepsItsCharge = ({ now }: Field, party: Party, index: number, foe: Foe, worth: number): boolean => {
  const gun = party.unit.guns[index];
  const { range, from } = gunLine(now, party.unit, foe.unit);
  if (!gun || gun.every < LOADS_LONG || !party.ship || !foe.ship || range <= RANGES[1] || range > SOON) return false;
  if (party.ship.speed === 0 && foe.ship.speed === 0) return false;
  const near = RANGES[1];
  const [face, quarter] = [faceTo(now, foe.ship, from), quarterTo(now, foe.ship, from)];
  return worth < WORTH_A_CHARGE * hitWorth(foe.mark, gun, near, face, quarter);
};

/** The shots that a unit is offered, mount by mount. */
const shotsOf = (field: Field, party: Party, offers: readonly Aim[]): Map<number, Shot[]> => {
  const { now, foes } = field;
  const shots = new Map<number, Shot[]>();
  const mountOf = (gun: number): number => party.unit.guns[gun]?.mount ?? -1;
  for (const { gun: index, target } of offers) {
    const foe = foes.find(({ id }) => id === target);
    const gun = party.unit.guns[index];
    if (!foe || !gun) continue;
    const { from, range } = gunLine(now, party.unit, foe.unit);
    const face = foe.ship ? faceTo(now, foe.ship, from) : 'side';
    const quarter = foe.ship ? quarterTo(now, foe.ship, from) : 'bow';
    const chance = chanceToHit(needOf(now, party.unit, index, foe.unit));
    const worth = chance * hitWorth(foe.mark, gun, range, face, quarter);
    if (worth <= 0 || keepsItsCharge(field, party, index, foe, worth)) continue;
    const { sinks } = shotOdds(now, party.unit, index, foe.unit);
    const mount = mountOf(index);
    const guns = bearingGuns(now, party.unit, foe.unit).filter(each => mountOf(each) === mount);
    shots.set(mount, [...(shots.get(mount) ?? []), { foe, guns, worth, sinks }]);
  }
  return shots;
};

/** The best target of each mount, with what friends have laid before in mind. */
const bestShots = (shots: Map<number, Shot[]>, afloat: Afloat): Shot[] =>
  [...shots.values()].flatMap(choices => {
    const [best] = [...choices].sort((one, other) => worthOf(other, afloat) - worthOf(one, afloat));
    if (!best) return [];
    const survives = best.guns.reduce(chance => chance * (1 - best.sinks), 1);
    afloat.set(best.foe.id, (afloat.get(best.foe.id) ?? 1) * survives);
    return [best];
  });

const shotReason =
  ({ now }: Field, party: Party, foe: Foe, shots: readonly Shot[]) =>
  (): Reason => {
    const guns = shots.flatMap(shot => shot.guns);
    const none = guns.reduce((chance, gun) => chance * (1 - shotOdds(now, party.unit, gun, foe.unit).through), 1);
    return reason`${named(party.id)} fires ${counting(guns.length, 'gun')} at ${named(foe.id)}: goes through in ${percent(1 - none)}.`;
  };

/** One command for all guns where they all fire at one target. */
const salvoAt = ({ options }: NwsAsk, field: Field, party: Party, foe: Foe, guns: number): NwsCommand | undefined =>
  bearingGuns(field.now, party.unit, foe.unit).length === guns
    ? options.find(option => option.type === 'salvo' && option.unit === party.id && option.target === foe.id)
    : undefined;

const unitPlan = (ask: NwsAsk, field: Field, party: Party, offers: readonly Aim[], afloat: Afloat): Step<Nws>[] => {
  const shots = bestShots(shotsOf(field, party, offers), afloat);
  const foes = new Set(shots.map(({ foe }) => foe));
  const [only] = foes;
  const guns = shots.reduce((sum, shot) => sum + shot.guns.length, 0);
  const salvo = only && foes.size === 1 ? salvoAt(ask, field, party, only, guns) : undefined;
  if (salvo && only) return [{ command: salvo, why: shotReason(field, party, only, shots) }];
  return shots.flatMap(shot =>
    shot.guns.map((gun): Step<Nws> => ({
      command: { type: 'aim', side: ask.side, unit: party.id, gun, target: shot.foe.id },
      why: shotReason(field, party, shot.foe, [shot]),
    })),
  );
};

/** Procedure of firing, N25: all guns of a side, each mount where it does most; what can do nothing is kept loaded. */
export const firePlan = (ask: NwsAsk): Plan<Nws> => {
  const field = fieldOf(ask, false);
  const afloat: Afloat = new Map();
  const steps = field.friends.flatMap(party => {
    const offers = ask.options.filter((option): option is Aim => option.type === 'aim' && option.unit === party.id);
    return offers.length === 0 ? [] : unitPlan(ask, field, party, offers, afloat);
  });
  const { aims } = field.now.state;
  const laid = steps.length > 0 || field.friends.some(({ id }) => aims.some(({ unit }) => unit === id));
  return [...steps, { command: { type: 'aimed', side: ask.side }, why: () => gunsSeenTo(laid) }];
};
