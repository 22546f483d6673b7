import type { Command } from '../../core/types.ts';
import type { OddsView, UnitSheet } from '../../system/desk/index.ts';
import { fireAll } from './allAtOnce.ts';
import { leftIn } from './basket.ts';
import { cardOffers, deckOffers, draftedOf, suggestions } from './draft.ts';
import type { Helm } from './helm.ts';
import { hopelessInWords, isHopeless } from './hopeless.ts';
import { isDeed } from './leading.ts';
import { markersDown, plottingPrimary } from './plotButton.ts';
import type { Primary } from './button.ts';
import { firesAll, laysGuns, salvoOn } from './salvo.ts';
import { inShort } from './orderList.ts';
import type { Session } from '../table/session.ts';
import type { Table } from '../table/table.ts';
import { count, meanInWords, within } from '../ui/words.ts';
import { givenUp, inCount, isIdle, withMoreToDo } from './givenUp.ts';
import { t } from '../../languages/language.ts';

/** What the main button is made of; advice where somebody may ask for it. */
type Asked = Pick<Table, 'helm' | 'plotting'> & Partial<Pick<Table, 'hints'>>;

const wait = (label: string, detail: string): Primary => ({ label, detail, press: null, warns: false });

const says = (helm: Helm, command: Command): string => {
  const { rules } = helm.session.setup.match;
  return rules.phrase(command, helm.session.now);
};

/** What a salvo does on average; that it can do nothing, in words. */
const salvoInWords = (odds: OddsView, target: UnitSheet | undefined): string =>
  isHopeless(odds) ? hopelessInWords(target) : meanInWords(odds.expected, odds.measure);

/** All guns that bear, where there are several and nothing else can be meant. */
const salvo = (helm: Helm, target: string): Primary => {
  const { odds, ready = 0 } = salvoOn(helm, helm.considered.value?.unit ?? null, target);
  const guns = odds?.shots ?? ready;
  const [one, some, all] = helm.salvo.some(command => laysGuns(helm, command))
    ? [t`Lay the gun`, t`Lay ${guns} guns of ${ready}`, t`Lay all that bear: ${guns} guns`]
    : [t`Fire`, t`Fire ${guns} guns of ${ready}`, t`Fire all that bear: ${guns} guns`];
  return {
    label: guns === 1 ? one : guns < ready ? some : all,
    detail: odds ? salvoInWords(odds, helm.unit(target)) : '',
    press: () => fireAll(helm),
    warns: false,
  };
};

/** Advice that begins with the guns on whom the ship in hand aims at, and is not to fire all that bear at him; else null. */
const advisedFire = ({ helm, hints }: Asked): Primary | null => {
  const hint = hints?.hint.value;
  const { desk } = helm.session.setup.match.rules;
  const { unit = '', target: aimedAt = '' } = helm.considered.value ?? {};
  const shots = (hint?.commands ?? []).map(command => desk.about(command)).filter(({ target }) => target !== null);
  if (!hint || shots[0]?.unit !== unit || shots[0].target !== aimedAt) return null;
  const targets = new Set(shots.map(({ target }) => target)).size;
  const guns = shots.filter(({ gun }) => gun !== undefined).length;
  const some = guns === shots.length && guns < (salvoOn(helm, unit, aimedAt).ready ?? 0);
  if (targets === 1 && !some) return null;
  const lays = hint.commands.some(command => laysGuns(helm, command));
  const told = lays ? t`Lay as advised: ${count(guns, 'gun')}` : t`Fire as advised: ${count(guns, 'gun')}`;
  return {
    label: guns === shots.length ? told : t`Fire as advised`,
    detail: targets === 1 ? (hint.gain ?? hint.reason) : t`At ${targets} targets`,
    press: () => hints.take(),
    warns: false,
  };
};

/** What is in hand: a target, a place or a way that has been looked at. */
const confirming = (table: Asked): Primary | null => {
  const { helm } = table;
  const { chart } = helm.session.setup.match;
  const way = helm.riskyWay.value;
  if (way)
    return {
      label: t`Steam to ${chart.label(way.hex)}`,
      detail: way.risk ?? '',
      press: () => helm.steam(way),
      warns: false,
    };
  const considered = helm.considered.value;
  if (!considered || considered.commands.length === 0) return null;
  const advice = advisedFire(table);
  if (advice) return advice;
  if (firesAll(helm)) return salvo(helm, considered.target);
  if (!considered.command) return wait(t`Choose how`, t`Several orders would do`);
  const odds = helm.odds.value;
  return {
    label: says(helm, considered.command),
    detail: odds ? inShort(odds, helm.unit(considered.target)) : '',
    press: () => helm.commit(),
    warns: false,
  };
};

/** How far the step has got: guns aimed, ships that can still move. */
const progress = (helm: Helm): string => {
  const { desk } = helm.session.setup.match.rules;
  const { session } = helm;
  const actors = helm.actors.value;
  if (session.offers.value.some(command => desk.steps?.is(command)))
    return t`${count(actors.length, 'ship')} can still move`;
  const { kind } = session.setup.match.rules.sequence[session.view.value.cursor.phase] ?? {};
  const isFire = kind === 'gun';
  // Who has aimed may still have a way to do so otherwise; who can only fire in vain is not waited for.
  const aimed = new Set(desk.fire.plotted(session.now).map(({ unit }) => unit));
  const { size } = new Set([...aimed, ...(isFire ? withMoreToDo(helm) : actors)]);
  if (size === 0) return isFire && actors.length > 0 ? t`No shot from here can do any harm` : '';
  return aimed.size > 0 || isFire ? t`${aimed.size} of ${size} aimed` : t`${inCount(helm, actors)} still to act`;
};

/** The unit in hand if she can act, else the only one that can. */
const unitToAct = (helm: Helm): string | null => {
  const actors = helm.actors.value;
  const selected = helm.selected.value;
  if (selected !== null && actors.includes(selected)) return selected;
  return actors.length === 1 ? (actors[0] ?? null) : null;
};

/** The one unit whose turn it is while another is being looked at; null where that is not so. */
export const turnOf = (helm: Helm): string | null => {
  const unit = unitToAct(helm);
  return unit !== null && helm.selected.value !== null && unit !== helm.selected.value ? unit : null;
};

/** A ship is under way, and another was looked at. */
const leadingTo = (helm: Helm, unit: string, words: string): Primary => {
  const name = helm.unit(unit)?.name ?? '';
  return {
    label: t`Back to ${name}`,
    detail: `${name}: ${within(words, helm.units.value)}`,
    press: () => helm.take(unit),
    warns: false,
  };
};

/** What a system says goes on without risk: for the unit in hand, else for everybody. */
const usual = (helm: Helm, unit: string | null): Primary | null => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const ways = unit === null ? session.offers.value : helm.waysOf(unit);
  const command = desk.deciding.usual(unit === null ? session.now : helm.then, ways);
  if (!command) return null;
  const asks = unit !== null && ways.some(way => isDeed(desk, way));
  const warns = asks && helm.sure.value;
  const press = (): void => {
    if (asks && !helm.sure.value && isIdle(helm, unit)) helm.sure.value = true;
    else helm.give(command);
  };
  const odds = helm.oddsOf(command);
  const means = desk.deciding.explain(helm.then, command) ?? (odds ? inShort(odds) : '');
  // Whoever looks at another ship is told whose turn it is, and led to her.
  if (unit !== null && unit === turnOf(helm)) return leadingTo(helm, unit, says(helm, command));
  const detail = warns ? t`She has done nothing yet. Press again to go on.` : means;
  return { label: says(helm, command), detail, press, warns };
};

/** The end of the step, where that goes without saying. Whoever could still act gives that up at the second press only. */
export const endingOf = (table: Pick<Table, 'helm' | 'plotting'>): Primary | null => {
  const { helm } = table;
  const { session } = helm;
  const { deciding } = session.setup.match.rules.desk;
  if (session.busy.value) return null;
  if (table.plotting.active.value) return markersDown(table);
  if (session.view.value.cursor.interrupts.length > 0) return null;
  const command = deciding.usual(session.now, session.offers.value);
  if (!command || deciding.ends(command) !== 'step') return null;
  const lost = givenUp(helm);
  const label = says(helm, command);
  const press = (): void => {
    if (lost !== '' && !helm.sure.value) helm.sure.value = true;
    else helm.perform(command);
  };
  return helm.sure.value
    ? { label, detail: t`${lost}. Press again to go on.`, press, warns: true }
    : { label, detail: deciding.explain(session.now, command) ?? progress(helm), press, warns: false };
};

/** The end of the step where that is what is advised: nobody is led on to what is not worth doing. */
const advisedEnd = ({ helm, hints }: Asked): Pick<Primary, 'detail' | 'press'> | null => {
  const { deciding } = helm.session.setup.match.rules.desk;
  const hint = hints?.hint.value;
  const [command, ...others] = hint?.commands ?? [];
  if (!hint || !command || others.length > 0 || deciding.ends(command) !== 'step') return null;
  return { detail: hint.reason, press: () => hints.take() };
};

/** Who comes after the unit in hand, of those. */
const nextOf = (helm: Helm, units: readonly string[]): string | null => {
  const actors = helm.actors.value;
  const at = actors.indexOf(helm.selected.value ?? '');
  return [...actors.slice(at + 1), ...actors.slice(0, at + 1)].find(id => units.includes(id)) ?? null;
};

/** The same for the main button: only when nobody else has anything worth doing left, or once it is to be made sure of. */
const ending = (table: Asked): Primary | null => {
  const { helm } = table;
  const end = endingOf(table);
  if (!end || end.warns) return end;
  const advice = advisedEnd(table);
  if (advice) return { ...end, ...advice };
  const unit = unitToAct(helm);
  // Who is under way ends her own turn, not that of all who come after her.
  const under = unit !== null && !isIdle(helm, unit) ? usual(helm, unit) : null;
  if (under) return under;
  const others = withMoreToDo(helm).filter(id => id !== helm.selected.value);
  if (helm.actors.value.length <= 1 || others.length === 0) return end;
  const press = (): void => helm.take(nextOf(helm, others));
  return { label: t`Next ship`, detail: progress(helm), press, warns: false };
};

/** The one that has to act before others may rest: the only one, or of whom alone the rules say what she would do; null where it may be any. */
const bound = (helm: Helm): string | null => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const [only, ...others] = helm.actors.value;
  if (only !== undefined && others.length === 0) return only;
  const command = desk.deciding.advise(session.now, session.offers.value);
  return command && isDeed(desk, command) ? desk.about(command).unit : null;
};

const mustAct = (helm: Helm): string => {
  const name = helm.unit(bound(helm))?.name ?? t`One of them`;
  return t`${name} must act before this step can end`;
};

/** What a unit that has to act would do: a target is looked at first. */
const deed = (helm: Helm, command: Command): Primary => {
  const { unit, target } = helm.session.setup.match.rules.desk.about(command);
  const press = (): void => {
    helm.take(unit);
    if (target === null) helm.give(command);
    else helm.aimAt(target);
  };
  return { label: says(helm, command), detail: mustAct(helm), press, warns: false };
};

/** A sensible choice for those who would rather not choose. */
const advised = (helm: Helm, unit: string | null): Primary | null => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const command = desk.deciding.advise(session.now, unit === null ? session.offers.value : helm.waysOf(unit));
  if (!command) return null;
  // Of several ships she is taken in hand first.
  if (isDeed(desk, command)) return unit === null && helm.actors.value.length > 1 ? null : deed(helm, command);
  const words = says(helm, command);
  const press = (): void => helm.give(command);
  return desk.prelude?.(session.now)
    ? { label: t`Choose for me`, detail: words, press, warns: false }
    : { label: words, detail: desk.deciding.explain(helm.then, command) ?? '', press, warns: false };
};

/** The step cannot be ended yet: the unit in hand begins, or the next one is taken in hand. */
const goingOn = (helm: Helm): Primary => {
  const { session } = helm;
  const { deciding } = session.setup.match.rules.desk;
  const actors = helm.actors.value;
  const unit = unitToAct(helm);
  if (actors.length === 0)
    return session.offers.value.length > 0
      ? wait(t`Choose one of the orders`, t`By its number, or on the chart`)
      : wait(t`Nothing to do`, '');
  const beginning = (id: string): Command | null => deciding.usual(session.now, helm.offersFor(id));
  const anybody = actors.every(id => beginning(id) !== null || helm.offersFor(id).length === 0);
  const detail = anybody ? t`${inCount(helm, actors)} still to act` : mustAct(helm);
  const first = unit === null ? null : beginning(unit);
  if (unit === null || !first) {
    const lead = bound(helm);
    const next = (): void => (lead === null ? helm.next(1) : helm.take(lead));
    return { label: t`Next ship`, detail, press: next, warns: false };
  }
  const press = (): void => {
    helm.take(unit);
    // All that goes without saying before she can do anything, in one press.
    const lead = helm.ahead.value?.lead ?? [];
    if (lead.length > 1) helm.performAfter(lead.length, ...lead);
    else helm.give(first);
  };
  return { label: says(helm, first), detail, press, warns: false };
};

/** While hands are drawn or cards laid: chooses what is still open, then plays all that is chosen in one sweep; else null. */
const draftPrimary = (helm: Helm): Primary | null => {
  const { session, draft } = helm;
  const cards = cardOffers(session);
  const offers = cards.length > 0 ? cards : deckOffers(session);
  if (offers.length === 0) return null;
  const units = new Set(offers.map(({ unit }) => unit)).size;
  const chosen = draftedOf(offers, draft);
  const open = units - chosen.length;
  const laying = cards.length > 0;
  const press = (): void => {
    draft.clear();
    helm.perform(...chosen.map(({ command }) => command));
  };
  // Cards are laid all at once; hands may be drawn one by one, to see what the first brings.
  if (chosen.length > 0 && (open === 0 || !laying)) {
    const label = laying ? t`Lay the cards` : t`Draw ${count(chosen.length, 'hand')}`;
    const rest = open > 0 ? t`${open} of ${units} still to choose` : t`All at once`;
    return { label, detail: laying ? t`Face down, all at once` : rest, press, warns: false };
  }
  const choose = (): void => draft.fill(suggestions(session, draft));
  return {
    label: chosen.length > 0 ? t`Choose the rest` : t`Choose for me`,
    detail: t`${open} of ${units} still to choose`,
    press: choose,
    warns: false,
  };
};

/** A fleet is put together, then bought. */
const marketPrimary = (helm: Helm): Primary | null => {
  const { basket } = helm;
  const market = basket.market.value;
  if (!market) return null;
  const { command } = basket;
  const left = leftIn(market, basket.goods.value);
  if (command)
    return {
      label: t`Buy this fleet`,
      detail: t`${left} points are left over`,
      press: () => helm.perform(command),
      warns: false,
    };
  const { length: ships } = basket.goods.value.ships;
  const detail = t`${ships} of ${market.needed} ships chosen`;
  return { label: t`Choose for me`, detail, press: () => basket.suggest(), warns: false };
};

/** What is being shown is cut short. */
const skipping = (session: Session): Primary => ({
  label: t`Skip`,
  detail: t`Show the result at once`,
  press: () => session.playback.skip(),
  warns: false,
});

/** While an opponent decides: ends his thinking and what is being shown, or what else he waits for. */
const soloPrimary = ({ session, solo }: Helm): Primary | null => {
  const title = solo.opponent.value?.title ?? '';
  const doing = solo.doing.value;
  if (solo.side.value === null) return null;
  if (doing === 'failed')
    return { label: t`Try again`, detail: t`The opponent is stuck`, press: () => solo.retry(), warns: true };
  if (doing === 'held')
    return { label: t`Go on`, detail: t`${title} waits for you`, press: () => solo.goOn(), warns: false };
  if (session.watched.value)
    return { label: t`Hold him`, detail: t`Stops after this move`, press: () => solo.hold(), warns: false };
  if (session.busy.value) return skipping(session);
  return {
    label: t`Let him move now`,
    detail: t`${title} is thinking`,
    press: () => solo.hurry(),
    warns: false,
  };
};

/** What the primary button stands for now. */
export const primaryOf = (table: Asked, showReport: () => void): Primary => {
  const { helm } = table;
  const { session } = helm;
  const theirs = soloPrimary(helm);
  if (theirs) return theirs;
  if (session.busy.value) return skipping(session);
  const posted = session.post?.main() ?? null;
  if (posted) return { ...posted, warns: false };
  if (session.view.value.outcome)
    return { label: t`See how it ended`, detail: t`The battle is over`, press: showReport, warns: false };
  const plotted = plottingPrimary(table);
  if (plotted) return plotted;
  const bought = marketPrimary(helm);
  if (bought) return bought;
  const drafted = draftPrimary(helm);
  if (drafted) return drafted;
  const inHand = confirming(table);
  if (inHand) return inHand;
  const unit = session.view.value.cursor.interrupts.length > 0 ? null : unitToAct(helm);
  return ending(table) ?? usual(helm, unit) ?? advised(helm, unit) ?? goingOn(helm);
};
