import type { Command } from '../core/types.ts';
import { cardOffers } from './draft.ts';
import type { Helm } from './helm.ts';
import { count } from './words.ts';

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

/** What is in hand: a target or a way that has been looked at. */
const confirming = (helm: Helm): Primary | null => {
  const { chart } = helm.session.setup.match;
  const way = helm.riskyWay.value;
  if (way)
    return {
      label: `Steam to ${chart.label(way.hex)}`,
      detail: way.risk ?? '',
      press: () => helm.perform(...way.path),
      warns: false,
    };
  const considered = helm.considered.value;
  if (!considered?.command) return null;
  return {
    label: says(helm, considered.command),
    detail: 'Press again to give the order',
    press: () => helm.commit(),
    warns: false,
  };
};

/** How far the step has got: guns aimed, ships that can still move. */
const progress = (helm: Helm): string => {
  const { desk } = helm.session.setup.match.rules;
  const { session } = helm;
  const plots = desk.plotted(session.now).length;
  const open = helm.actors.value.length;
  if (session.offers.value.some(command => desk.isStep(command))) return `${count(open, 'ship')} can still move`;
  return plots + open === 0 ? '' : `${plots} of ${plots + open} aimed`;
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
    ? { label, detail: 'Nothing has been done yet. Press again to go on.', press, warns: true }
    : { label, detail: progress(helm), press, warns: false };
};

/** The unit in hand if she can act, else the only one that can. */
const unitToAct = (helm: Helm): string | null => {
  const actors = helm.actors.value;
  const selected = helm.selected.value;
  if (selected !== null && actors.includes(selected)) return selected;
  return actors.length === 1 ? (actors[0] ?? null) : null;
};

/** The step cannot be ended yet: the next order of the unit in hand, or the way to the next unit. */
const goingOn = (helm: Helm): Primary => {
  const { desk } = helm.session.setup.match.rules;
  const actors = helm.actors.value;
  const unit = unitToAct(helm);
  if (actors.length === 0) return wait('Nothing to do', '');
  const name = helm.unit(unit)?.name ?? 'One of them';
  const detail = `${actors.length === 1 ? name : 'One of them'} must act before this step can end`;
  const [first] = unit === null ? [] : helm.offersFor(unit);
  if (!first) return { label: 'Next ship', detail, press: () => helm.next(1), warns: false };
  const { target } = desk.about(first);
  const press = (): void => {
    helm.take(unit);
    if (target === null) helm.perform(first);
    else helm.aimAt(target);
  };
  return { label: says(helm, first), detail, press, warns: false };
};

/** While cards are laid the primary button lays them all; null in every other step. */
const draftPrimary = (helm: Helm): Primary | null => {
  const offers = cardOffers(helm.session);
  if (offers.length === 0) return null;
  const units = [...new Set(offers.map(({ unit }) => unit))];
  const chosen = offers.filter(({ unit, card }) => helm.draft.chosen.value[unit] === card);
  const open = units.length - chosen.length;
  const press = (): void => {
    helm.perform(...chosen.map(({ command }) => command));
    helm.draft.clear();
  };
  return open > 0
    ? { label: 'Lay the cards', detail: `${open} of ${units.length} still to choose`, press: null, warns: false }
    : { label: 'Lay the cards', detail: 'Face down, all at once', press, warns: false };
};

/** What the primary button stands for now. */
export const primaryOf = (helm: Helm, showReport: () => void): Primary => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  if (session.busy.value)
    return { label: 'Skip', detail: 'Show the result at once', press: () => session.director.skip(), warns: false };
  if (session.view.value.outcome)
    return { label: 'See how it ended', detail: 'The battle is over', press: showReport, warns: false };
  const drafted = draftPrimary(helm);
  if (drafted) return drafted;
  const inHand = confirming(helm);
  if (inHand) return inHand;
  const common = helm.commonOffers.at(-1);
  if (common) return ending(helm, common);
  const offers = session.offers.value;
  const question = session.view.value.cursor.interrupts.length > 0;
  const unit = unitToAct(helm);
  const closing = offers.filter(command => {
    const about = desk.about(command);
    return !desk.isStep(command) && about.target === null && (question || about.unit === unit);
  });
  const choice = question ? closing[0] : closing.at(-1);
  if (choice) return { label: says(helm, choice), detail: '', press: () => helm.perform(choice), warns: false };
  return goingOn(helm);
};
