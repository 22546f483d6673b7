import { legal, sameCommand } from '../../core/engine.ts';
import type { Command } from '../../core/types.ts';
import { cardOffers, deckOffers, draftedOf, suggestions } from './draft.ts';
import type { Helm } from './helm.ts';
import { hopelessInWords, isHopeless } from './hopeless.ts';
import { plottingPrimary } from './plotting.ts';
import { inShort } from './orderList.ts';
import { count, decimal } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** The one thing to do now: always the same button, always the same key. */
export interface Primary {
  label: string;
  /** How far the step has got, or what is being waited for. */
  detail: string;
  /** null while there is nothing to press. */
  press: (() => void) | null;
  /** Asks once more, since much would be left undone. */
  warns: boolean;
}

const wait = (label: string, detail: string): Primary => ({ label, detail, press: null, warns: false });

const says = (helm: Helm, command: Command): string => {
  const { rules } = helm.session.setup.match;
  return rules.phrase(command, helm.session.now);
};

/** All guns that bear, where there are several and nothing else can be meant. */
const salvo = (helm: Helm, target: string): Primary => {
  const { desk } = helm.session.setup.match.rules;
  const unit = helm.considered.value?.unit ?? '';
  const odds = desk.guns?.salvo(helm.then, unit, target);
  const ready = desk.guns?.of(helm.then, unit, target).filter(gun => gun.bears && gun.state === 'ready').length ?? 0;
  const guns = odds?.shots ?? ready;
  const average = odds && t`One after another, ${decimal(odds.expected)} on average`;
  const detail = odds && isHopeless(odds) ? hopelessInWords(helm.unit(target)) : (average ?? '');
  return {
    label: guns === 1 ? t`Fire` : guns < ready ? t`Fire ${guns} guns of ${ready}` : t`Fire all that bear: ${guns} guns`,
    detail,
    press: () => helm.fireAll(),
    warns: false,
  };
};

/** What is in hand: a target, a place or a way that has been looked at. */
const confirming = (helm: Helm): Primary | null => {
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
  if (!considered.command)
    return helm.salvo.length > 0 ? salvo(helm, considered.target) : wait(t`Choose how`, t`Several orders would do`);
  return {
    label: says(helm, considered.command),
    detail: t`Press again to give the order`,
    press: () => helm.commit(),
    warns: false,
  };
};

/** How far the step has got: guns aimed, ships that can still move. */
const progress = (helm: Helm): string => {
  const { desk } = helm.session.setup.match.rules;
  const { session } = helm;
  const plots = desk.fire.plotted(session.now).length;
  const open = helm.actors.value.length;
  if (session.offers.value.some(command => desk.steps?.is(command))) return t`${count(open, 'ship')} can still move`;
  return plots + open === 0 ? '' : t`${plots} of ${plots + open} aimed`;
};

/** Whether nothing at all has been done in this step though something could be. */
const nothingDone = (helm: Helm): boolean => {
  const { session } = helm;
  const { turn, cursor } = session.view.value;
  if (helm.actors.value.length === 0) return false;
  return !session.history.value.some((entry, index) => {
    const before = session.stateAt(index);
    return before.turn === turn && before.cursor.phase === cursor.phase && entry.command.side === session.viewer.value;
  });
};

const ending = (helm: Helm, command: Command): Primary => {
  const asks = nothingDone(helm);
  const label = says(helm, command);
  const press = (): void => {
    if (asks && !helm.sure.value) helm.sure.value = true;
    else helm.perform(command);
  };
  return helm.sure.value
    ? { label, detail: t`Nothing has been done yet. Press again to go on.`, press, warns: true }
    : { label, detail: progress(helm), press, warns: false };
};

/** The unit in hand if she can act, else the only one that can. */
const unitToAct = (helm: Helm): string | null => {
  const actors = helm.actors.value;
  const selected = helm.selected.value;
  if (selected !== null && actors.includes(selected)) return selected;
  return actors.length === 1 ? (actors[0] ?? null) : null;
};

/** Whether a unit has done nothing since she could first be told to end. */
const isIdle = (helm: Helm, command: Command): boolean => {
  const { session } = helm;
  const shown = session.shownCount.value;
  if (shown === 0) return true;
  const before = legal(session.setup.match, session.stateAt(shown - 1), command.side);
  return !before.some(offer => sameCommand(offer, command));
};

/** What a system says goes on without risk: for the unit in hand, else for everybody. */
const usual = (helm: Helm, unit: string | null): Primary | null => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const ways = unit === null ? session.offers.value : helm.waysOf(unit);
  const command = desk.deciding.usual?.(unit === null ? session.now : helm.then, ways);
  if (!command) return null;
  const asks = unit !== null && ways.some(way => desk.steps?.is(way) === true || desk.about(way).target !== null);
  const warns = asks && helm.sure.value;
  const press = (): void => {
    if (asks && !helm.sure.value && isIdle(helm, command)) helm.sure.value = true;
    else helm.give(command);
  };
  const odds = helm.oddsOf(command);
  const means = desk.deciding.explain?.(helm.then, command) ?? (odds ? inShort(odds) : '');
  const detail = warns ? t`She has done nothing yet. Press again to go on.` : means;
  return { label: says(helm, command), detail, press, warns };
};

/** A sensible choice for those who would rather not choose. */
const advised = (helm: Helm, unit: string | null): Primary | null => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const command = desk.deciding.advise?.(session.now, unit === null ? session.offers.value : helm.waysOf(unit));
  if (!command) return null;
  const words = says(helm, command);
  const press = (): void => helm.give(command);
  return desk.prelude?.(session.now)
    ? { label: t`Choose for me`, detail: words, press, warns: false }
    : { label: words, detail: desk.deciding.explain?.(helm.then, command) ?? '', press, warns: false };
};

/** The step cannot be ended yet: the next order of the unit in hand, or the way to the next unit. */
const goingOn = (helm: Helm): Primary => {
  const { desk } = helm.session.setup.match.rules;
  const actors = helm.actors.value;
  const unit = unitToAct(helm);
  if (actors.length === 0)
    return helm.session.offers.value.length > 0
      ? wait(t`Choose one of the orders`, t`By its number, or on the chart`)
      : wait(t`Nothing to do`, '');
  const name = helm.unit(unit)?.name ?? t`One of them`;
  const detail = desk.deciding.usual
    ? t`${count(actors.length, 'unit')} still to act`
    : t`${actors.length === 1 ? name : t`One of them`} must act before this step can end`;
  const [first] = unit === null ? [] : helm.offersFor(unit);
  if (!first) return { label: t`Next ship`, detail, press: () => helm.next(1), warns: false };
  const { target } = desk.about(first);
  const press = (): void => {
    helm.take(unit);
    if (target === null) helm.give(first);
    else helm.aimAt(target);
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
  const choose = (): void => draft.fill(suggestions(session, helm.units.value, draft));
  return {
    label: chosen.length > 0 ? t`Choose the rest` : t`Choose for me`,
    detail: t`${open} of ${units} still to choose`,
    press: choose,
    warns: false,
  };
};

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
    return { label: t`Hold`, detail: t`Stops after this move`, press: () => solo.hold(), warns: false };
  const press = (): void => {
    if (session.busy.peek()) session.director.skip();
    else solo.hurry();
  };
  return { label: t`Move now`, detail: t`Ends his thinking, or what is shown`, press, warns: false };
};

/** What the primary button stands for now. */
export const primaryOf = (helm: Helm, showReport: () => void): Primary => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const theirs = soloPrimary(helm);
  if (theirs) return theirs;
  if (session.busy.value)
    return { label: t`Skip`, detail: t`Show the result at once`, press: () => session.director.skip(), warns: false };
  const posted = session.post?.main() ?? null;
  if (posted) return { ...posted, warns: false };
  if (session.view.value.outcome)
    return { label: t`See how it ended`, detail: t`The battle is over`, press: showReport, warns: false };
  const plotted = plottingPrimary(helm);
  if (plotted) return plotted;
  const drafted = draftPrimary(helm);
  if (drafted) return drafted;
  const inHand = confirming(helm);
  if (inHand) return inHand;
  if (desk.deciding.usual) {
    const unit = session.view.value.cursor.interrupts.length > 0 ? null : unitToAct(helm);
    return usual(helm, unit) ?? advised(helm, unit) ?? goingOn(helm);
  }
  const common = helm.commonOffers.at(-1);
  if (common) return ending(helm, common);
  const offers = session.offers.value;
  const question = session.view.value.cursor.interrupts.length > 0;
  const unit = unitToAct(helm);
  const closing = offers.filter(command => {
    const about = desk.about(command);
    return !desk.steps?.is(command) && about.target === null && (question || about.unit === unit);
  });
  const choice = question ? closing[0] : closing.at(-1);
  if (choice) return { label: says(helm, choice), detail: '', press: () => helm.perform(choice), warns: false };
  return goingOn(helm);
};
