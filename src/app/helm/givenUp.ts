import type { Helm } from './helm.ts';
import { situationOf } from '../../core/engine.ts';
import type { Command } from '../../core/types.ts';
import { isHopeless } from './hopeless.ts';
import { isDeed } from './leading.ts';
import { count } from '../ui/words.ts';
import { languageTag, t } from '../../languages/language.ts';

/** Whether the last that a unit did in this step was no step, aimed at nobody and hung on no die: she has only been told to begin. */
export const isIdle = ({ session }: Helm, unit: string): boolean => {
  const { match } = session.setup;
  const { desk } = match.rules;
  const { turn, cursor } = session.view.value;
  const entries = session.history.value.slice(0, session.shownCount.value);
  const last = entries.findLastIndex(({ command }) => desk.about(command).unit === unit);
  const command = entries[last]?.command;
  if (!command) return true;
  const before = session.known(session.stateAt(last), session.viewer.value);
  if (before.turn !== turn || before.cursor.phase !== cursor.phase) return true;
  return !isDeed(desk, command) && desk.odds(situationOf(match, before), command) === null;
};

type Kind = 'move' | 'aim' | 'tell' | 'other';

const LOST: Readonly<Record<Kind, readonly [one: (name: string) => string, several: (names: string) => string]>> = {
  move: [name => t`${name} has not moved`, names => t`${names} have not moved`],
  aim: [name => t`${name} has aimed at nobody`, names => t`${names} have aimed at nobody`],
  tell: [name => t`${name} has been told nothing new`, names => t`${names} have been told nothing new`],
  other: [name => t`${name} has done nothing`, names => t`${names} have done nothing`],
};

/** How many they are, in words: "2 ships", or "3 units" where not all of them float. */
export const inCount = (helm: Helm, ids: readonly string[]): string =>
  count(ids.length, ids.every(id => helm.unit(id)?.kind === 'ship') ? 'ship' : 'unit');

/** "Tyler and Essex" */
export const inOneBreath = (names: readonly string[]): string =>
  new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(names);

/** Whether an order is a shot that can do nothing to anybody: who leaves it gives nothing up. */
const isVain = (helm: Helm, offer: Command): boolean => {
  const odds = helm.oddsOf(offer);
  return odds !== null && isHopeless(odds);
};

/** What a unit gives up if the step ends now. */
interface Lost {
  readonly unit: string;
  /** What she has not done yet; more = she has done something, and could do more. */
  readonly kind: Kind | 'more';
  /** Whether small arms are all that she gives up: they may be told, and nobody need be held up for them. */
  readonly small: boolean;
}

/** Whether an order is given to something else than guns where those are told one by one: men with muskets. */
const isSmall = ({ session }: Helm, offer: Command): boolean => {
  const { rules } = session.setup.match;
  const { target, gun } = rules.desk.about(offer);
  const isFire = rules.sequence[session.view.value.cursor.phase]?.kind === 'gun';
  return isFire && rules.desk.guns !== undefined && target !== null && gun === undefined;
};

/** What that unit gives up; null where that is nothing. */
const lostBy = (helm: Helm, unit: string): Lost | null => {
  const { desk } = helm.session.setup.match.rules;
  const offers = helm.offersFor(unit);
  const moves = offers.some(offer => desk.steps?.is(offer));
  // An order that names an enemy is no shot at him: no die hangs on it.
  const named = offers.filter(offer => desk.about(offer).target !== null);
  const worthy = named.filter(offer => !isVain(helm, offer));
  if (!moves && named.length > 0 && worthy.length === 0) return null;
  const small = !moves && worthy.length > 0 && worthy.every(offer => isSmall(helm, offer));
  const aims = named.some(offer => helm.oddsOf(offer) !== null);
  if (isIdle(helm, unit))
    return { unit, kind: moves ? 'move' : aims ? 'aim' : named.length > 0 ? 'tell' : 'other', small };
  // Whoever could only take back what she has been told gives nothing up.
  const more = offers.some(offer => isDeed(desk, offer) || helm.oddsOf(offer) !== null);
  return more ? { unit, kind: 'more', small } : null;
};

const allLost = (helm: Helm): Lost[] => helm.actors.value.flatMap(id => lostBy(helm, id) ?? []);

/** Units that have something worth doing left in this step; small arms are no more than that for who has done nothing yet. */
export const withMoreToDo = (helm: Helm): string[] =>
  allLost(helm).flatMap(({ unit, kind, small }) => (kind === 'more' && small ? [] : [unit]));

/** Who gives up what if the step ends now: "Tyler and Essex have not moved"; empty where nobody could do anything. */
export const givenUp = (helm: Helm): string => {
  const lost = allLost(helm).filter(({ small }) => !small);
  const of = (kind: Lost['kind']): string[] =>
    lost.filter(each => each.kind === kind).map(({ unit }) => helm.unit(unit)?.name ?? unit);
  const said = (['move', 'aim', 'tell', 'other'] as const).flatMap(kind => {
    const names = of(kind);
    const [one, several] = LOST[kind];
    return names.length === 0 ? [] : [(names.length === 1 ? one : several)(inOneBreath(names))];
  });
  const moving = of('more');
  return [...said, ...(moving.length === 0 ? [] : [t`${inOneBreath(moving)} could do more`])].join('; ');
};
