import { gunsSeenTo } from '../../../bots/words.ts';
import type { RamsCommand, RamsIronclads } from '../types.ts';
import { reason, type Plan, type Reason, type Step } from '../../../system/captain.ts';
import type { Stand } from './batteries.ts';
import { fieldOf, openStands, type Field, type Foe, type Party, type RamsAsk } from './field.ts';
import { shotsAt } from './gunfire.ts';
import { twoDiceShow } from './numbers.ts';
import { isLight, isServiceable, isSpent } from '../gunnery.ts';
import { MUSKET_SCORE } from '../tables.ts';
import { named, tenths } from '../../../languages/phrase.ts';

type Aim = Extract<RamsCommand, { type: 'aim' }>;

/** What all guns of one mount can do at one target. */
interface Shot {
  readonly mount: number;
  readonly foe: Foe;
  /** Hits to be expected, and what they are worth in hull points. */
  readonly hits: number;
  readonly worth: number;
}

/** A shot after another half-move, in which anything may happen, against one now. */
const LATER = 0.85;
/** Of the guns of a target under musketry or grape, the part that would have hit and now does not. */
const SPOILT = 1 / 6;
/** Of her guns, the part that will bear on somebody in the next step, and what a hit of theirs is worth. */
const BEARS = 0.5;
const OWN_HIT = 1.2;
/** The wheel on a 3 of two dice. */
const WHEEL = twoDiceShow(MUSKET_SCORE) * 0.8;
/** A shot worth less is better spent on grape. */
const HARDLY = 0.02;

/** What each mount of a unit can do at a target, the two standing so. */
const mountsAt = (field: Field, party: Party, stand: Stand, foe: Foe, there: Stand): Shot[] => {
  const shots = new Map<number, Shot>();
  for (const { battery, chance } of shotsAt(field, party, stand, foe, there)) {
    const { guns } = battery;
    const { mount } = battery.gun;
    const hits = (shots.get(mount)?.hits ?? 0) + chance * guns.length;
    shots.set(mount, { mount, foe, hits, worth: hits * foe.mark.hit });
  }
  return [...shots.values()];
};

/** The best shot of each mount among those that the rules offer. */
const bestNow = (field: Field, party: Party, stand: Stand, offers: readonly Aim[]): Map<number, Shot> => {
  const best = new Map<number, Shot>();
  for (const id of new Set(offers.map(({ target }) => target))) {
    const foe = field.foes.find(each => each.id === id);
    if (!foe) continue;
    const offered = new Set(
      offers.flatMap(({ target, gun, load }) =>
        target === id && load === 'shot' ? [party.unit.guns[gun]?.mount] : [],
      ),
    );
    for (const shot of mountsAt(field, party, stand, foe, foe.stands[0]))
      if (offered.has(shot.mount) && shot.worth > (best.get(shot.mount)?.worth ?? 0)) best.set(shot.mount, shot);
  }
  return best;
};

/** What each mount could do at the second fire instead, at best. */
const bestLater = (field: Field, party: Party, stand: Stand): Map<number, number> => {
  const best = new Map<number, number>();
  if (field.now.state.half === 2) return best;
  for (const foe of field.foes)
    for (const { mount, worth } of mountsAt(field, party, stand, foe, foe.stands[1]))
      best.set(mount, Math.max(best.get(mount) ?? 0, worth));
  return best;
};

/** Guns of a mount that may still be laid in this step, in order. */
const freeGuns = ({ now }: Field, { unit }: Party, mount: number): number[] =>
  unit.guns.flatMap((gun, index) => {
    const laid = now.state.aims.some(aim => aim.unit === unit.id && aim.gun === index);
    return gun.mount === mount && isServiceable(gun) && !isSpent(gun) && !laid ? [index] : [];
  });

const isLightMount = ({ unit }: Party, mount: number): boolean =>
  unit.guns.some(gun => gun.mount === mount && isLight(gun));

/** What musketry or grape on a target spoils in the next step. */
const spoils = ({ now }: Field, foe: Foe, harassed: ReadonlySet<string>): number => {
  const guns = foe.unit.guns.filter(gun => !gun.lost && (now.state.half === 2 || !gun.fired)).length;
  return (foe.ship ? WHEEL : 0) + (harassed.has(foe.id) || foe.unit.harassedNext ? 0 : guns * SPOILT * BEARS * OWN_HIT);
};

/** The best target for small shot among the offers of one load. */
const smallShot = (
  field: Field,
  offers: readonly Aim[],
  harassed: ReadonlySet<string>,
): { command: Aim; worth: number } | null => {
  let best: { command: Aim; worth: number } | null = null;
  for (const command of offers) {
    const foe = field.foes.find(({ id }) => id === command.target);
    const worth = foe ? spoils(field, foe, harassed) : 0;
    if (worth > (best?.worth ?? 0)) best = { command, worth };
  }
  return best;
};

const shotReason =
  (party: Party, { foe, hits }: Shot, all: boolean) =>
  (): Reason =>
    all
      ? reason`${named(party.id)} fires all that bears at ${named(foe.id)}: ${tenths(hits)} hits on average.`
      : reason`${named(party.id)} fires a battery at ${named(foe.id)}: ${tenths(hits)} hits on average.`;

/** One command for all guns where they all fire at one target and none is kept. */
const salvo = (ask: RamsAsk, party: Party, shots: readonly Shot[], kept: boolean): Step<RamsIronclads> | null => {
  const [first] = shots;
  if (!first || kept || shots.some(({ foe }) => foe !== first.foe)) return null;
  const command = ask.options.find(
    option => option.type === 'salvo' && option.unit === party.id && option.target === first.foe.id,
  );
  const sum = shots.reduce((one, { hits, worth }) => ({ ...one, hits: one.hits + hits, worth: one.worth + worth }), {
    ...first,
    hits: 0,
    worth: 0,
  });
  return command ? { command, why: shotReason(party, sum, true) } : null;
};

const gunByGun = (ask: RamsAsk, field: Field, party: Party, shots: readonly Shot[]): Step<RamsIronclads>[] =>
  shots.flatMap(shot =>
    freeGuns(field, party, shot.mount).map((gun): Step<RamsIronclads> => ({
      command: { type: 'aim', side: ask.side, unit: party.id, gun, target: shot.foe.id, load: 'shot' },
      why: shotReason(party, shot, false),
    })),
  );

/** Guns that can do no harm fire grape where that is offered, and the sharpshooters fire at whoever they disturb most. */
const smallArms = (
  field: Field,
  party: Party,
  offers: readonly Aim[],
  busy: ReadonlySet<number>,
  harassed: Set<string>,
): Step<RamsIronclads>[] => {
  const idle = offers.filter(
    ({ load, gun }) => load === 'muskets' || (load === 'grape' && !busy.has(party.unit.guns[gun]?.mount ?? -1)),
  );
  const steps: Step<RamsIronclads>[] = [];
  for (const gun of new Set(idle.map(each => each.gun))) {
    const best = smallShot(
      field,
      idle.filter(each => each.gun === gun),
      harassed,
    );
    if (!best) continue;
    harassed.add(best.command.target);
    const { load, target } = best.command;
    steps.push({
      command: best.command,
      why: () =>
        load === 'muskets'
          ? reason`${named(party.id)}: sharpshooters keep down the gunners of ${named(target)}.`
          : reason`${named(party.id)}: grape keeps down the gunners of ${named(target)}.`,
    });
  }
  return steps;
};

/** One unit's guns: those that do more now than later, each mount at its best target. */
const unitPlan = (
  ask: RamsAsk,
  field: Field,
  party: Party,
  offers: readonly Aim[],
  harassed: Set<string>,
): Step<RamsIronclads>[] => {
  const [here, there] = openStands(field.now, party.unit);
  const later = bestLater(field, party, there);
  const shots: Shot[] = [];
  const busy = new Set<number>();
  for (const shot of bestNow(field, party, here, offers).values()) {
    const waits = !isLightMount(party, shot.mount) && LATER * (later.get(shot.mount) ?? 0) > shot.worth;
    if (shot.worth > HARDLY || waits) busy.add(shot.mount);
    if (shot.worth > HARDLY && !waits) shots.push(shot);
  }
  for (const [mount, worth] of later) if (worth > HARDLY) busy.add(mount);
  const all = salvo(ask, party, shots, busy.size > shots.length);
  const fires = all ? [all] : gunByGun(ask, field, party, shots);
  const arms = smallArms(field, party, all ? offers.filter(({ load }) => load === 'grape') : offers, busy, harassed);
  // Grape first: the salvo lays everything that is left.
  return [...arms, ...fires];
};

/** Section 6: all guns of a side. */
export const firePlan = (ask: RamsAsk): Plan<RamsIronclads> => {
  const field = fieldOf(ask, false);
  const offers = new Map<string, Aim[]>();
  for (const option of ask.options) {
    if (option.type !== 'aim') continue;
    const known = offers.get(option.unit);
    if (known) known.push(option);
    else offers.set(option.unit, [option]);
  }
  const harassed = new Set<string>();
  const steps = field.friends.flatMap(party => unitPlan(ask, field, party, offers.get(party.id) ?? [], harassed));
  const { aims } = field.now.state;
  const laid = steps.length > 0 || field.friends.some(({ id }) => aims.some(({ unit }) => unit === id));
  return [...steps, { command: { type: 'aimed', side: ask.side }, why: () => gunsSeenTo(laid) }];
};
