import { gunsSeenTo } from '../../../bots/words.ts';
import { counting, named, tenths } from '../../../languages/phrase.ts';
import { reason, type Plan, type Reason, type Step } from '../../../system/captain.ts';
import { bearingGuns } from '../fire.ts';
import { expectedShot } from '../odds.ts';
import type { RiverCoastal, RiverCommand } from '../types.ts';
import { fieldOf, type Field, type Foe, type Party, type RiverAsk } from './field.ts';
import { hitWorth } from './worth.ts';

type Aim = Extract<RiverCommand, { type: 'aim' }>;

/** What the guns of one mount can do at one target. */
interface Shot {
  readonly foe: Foe;
  readonly guns: readonly number[];
  readonly chance: number;
  readonly points: number;
}

/** Points that are likely to be gone already when this shot counts, by target. */
type Laid = Map<string, number>;

const worthOf = ({ foe, guns, chance, points }: Shot, laid: Laid): number =>
  guns.length * chance * hitWorth(foe.mark, points, laid.get(foe.id) ?? 0);

/** The shots that a unit is offered, mount by mount. */
const shotsOf = ({ now, foes }: Field, party: Party, offers: readonly Aim[]): Map<number, Shot[]> => {
  const shots = new Map<number, Shot[]>();
  const mountOf = (gun: number): number => party.unit.guns[gun]?.mount ?? -1;
  for (const { gun, target } of offers) {
    const foe = foes.find(({ id }) => id === target);
    const odds = foe && expectedShot(now, party.unit, gun, foe.unit);
    if (!foe || !odds) continue;
    const mount = mountOf(gun);
    const guns = bearingGuns(now, party.unit, foe.unit).filter(each => mountOf(each) === mount);
    shots.set(mount, [...(shots.get(mount) ?? []), { foe, guns, chance: odds.chance, points: odds.points }]);
  }
  return shots;
};

/** The best target of each mount, with what friends have laid before in mind. */
const bestShots = (shots: Map<number, Shot[]>, laid: Laid): Shot[] =>
  [...shots.values()].flatMap(choices => {
    const [best] = [...choices].sort((one, other) => worthOf(other, laid) - worthOf(one, laid));
    if (!best || worthOf(best, laid) <= 0) return [];
    const gone = best.guns.length * best.chance * best.points;
    laid.set(best.foe.id, (laid.get(best.foe.id) ?? 0) + gone);
    return [best];
  });

const shotReason = (party: Party, foe: Foe, shots: readonly Shot[]) => (): Reason => {
  const guns = shots.reduce((sum, shot) => sum + shot.guns.length, 0);
  const points = shots.reduce((sum, shot) => sum + shot.guns.length * shot.chance * shot.points, 0);
  return reason`${named(party.id)} fires ${counting(guns, 'gun')} at ${named(foe.id)}: ${tenths(points)} points on average.`;
};

/** One command for all guns where they all fire at one target. */
const salvoAt = ({ options }: RiverAsk, party: Party, foe: Foe): RiverCommand | undefined =>
  options.find(option => option.type === 'salvo' && option.unit === party.id && option.target === foe.id);

const unitPlan = (
  ask: RiverAsk,
  field: Field,
  party: Party,
  offers: readonly Aim[],
  laid: Laid,
): Step<RiverCoastal>[] => {
  const shots = bestShots(shotsOf(field, party, offers), laid);
  const foes = new Set(shots.map(({ foe }) => foe));
  const [only] = foes;
  const salvo = only && foes.size === 1 ? salvoAt(ask, party, only) : undefined;
  if (salvo && only) return [{ command: salvo, why: shotReason(party, only, shots) }];
  return shots.flatMap(shot =>
    shot.guns.map((gun): Step<RiverCoastal> => ({
      command: { type: 'aim', side: ask.side, unit: party.id, gun, target: shot.foe.id },
      why: shotReason(party, shot.foe, [shot]),
    })),
  );
};

/** Firing, C40: all guns of a side, each mount where it does most. */
export const firePlan = (ask: RiverAsk): Plan<RiverCoastal> => {
  const field = fieldOf(ask, false);
  const laid: Laid = new Map();
  const steps = field.friends.flatMap(party => {
    const offers = ask.options.filter((option): option is Aim => option.type === 'aim' && option.unit === party.id);
    return offers.length === 0 ? [] : unitPlan(ask, field, party, offers, laid);
  });
  const { aims } = field.now.state;
  const aimed = steps.length > 0 || field.friends.some(({ id }) => aims.some(({ unit }) => unit === id));
  return [...steps, { command: { type: 'aimed', side: ask.side }, why: () => gunsSeenTo(aimed) }];
};
