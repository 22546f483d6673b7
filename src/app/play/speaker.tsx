import { useEffect, useRef, useState } from 'preact/hooks';
import { foregoneInWords } from '../opponent/foregoneInWords.ts';
import { threatLines } from '../overlays/foreseen.ts';
import { riskInWords } from './hintCard.tsx';
import { chosenInShort } from '../cursor/chosen.ts';
import type { Helm } from '../helm/helm.ts';
import type { Hint } from '../helm/hint.ts';
import { headlinesShown } from '../helm/headlines.ts';
import { hopelessInWords, isHopeless } from '../helm/hopeless.ts';
import { toldAloud } from '../table/logInShort.ts';
import type { Table } from '../table/table.ts';
import { cursorInWords, inSentences } from '../cursor/speech.ts';
import { inHandInWords, ordersInWords } from '../cursor/answers.ts';
import { meanInWords, percent, SIDE_NAME } from '../ui/words.ts';
import { saidOf } from '../helm/reasons.ts';
import { primaryOf } from '../helm/primary.ts';
import { t, told } from '../../languages/language.ts';
import type { HexId } from '../../core/types.ts';
import type { Eyes } from '../../core/witness.ts';

/** The target in hand with its odds. */
const consideredInWords = (helm: Helm): string | null => {
  const considered = helm.considered.value;
  if (!considered) return null;
  const odds = helm.odds.value;
  const { chart } = helm.session.setup.match;
  const target = helm.unit(considered.target)?.name ?? chart.label(considered.hex);
  if (!odds) return `${target}: ${considered.why === null ? ordersInWords(helm) : saidOf(considered.why)}`;
  if (isHopeless(odds))
    return t`${target}: ${odds.basis}, ${hopelessInWords(helm.unit(considered.target))}. Press Space to give the order.`;
  const headlines = headlinesShown(odds.headlines)
    .map(({ label, chance }) => `${label} ${percent(chance)}`)
    .join(', ');
  return t`${target}: ${odds.basis}, ${meanInWords(odds.expected, odds.measure)}, ${headlines}. Press Space to give the order.`;
};

/** Whose turn it is to decide, and on what. */
const decisionInWords = (helm: Helm): string => {
  const { session } = helm;
  const { turn, cursor } = session.view.value;
  const seated = session.lone.value !== null || session.watched.value;
  const side = seated ? session.decider.value : session.viewer.value;
  const { rules } = session.setup.match;
  const phase = rules.sequence[cursor.phase]?.title ?? '';
  if (!side) return '';
  const question = rules.interrupts[cursor.interrupts.at(-1)?.type ?? '']?.title;
  return t`Turn ${turn}, ${question ?? phase}: ${SIDE_NAME[side]} decides.`;
};

/** What is asked of the player at the screen: known only once all has been seen, when whose decision it is has long been said. */
const askedInWords = ({ session }: Helm): string | null => {
  const { deciding } = session.setup.match.rules.desk;
  const side = session.lone.value !== null || session.watched.value ? session.decider.value : session.viewer.value;
  if (!side || session.busy.value || side !== session.viewer.value) return null;
  return deciding.asked(session.ownNow, side)?.text ?? null;
};

/** Says once whatever is new in the given words. */
const useSaid = (words: string | null, say: (words: string) => void): void => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (words !== null && words !== '' && words !== last.current) say(words);
    last.current = words;
  }, [words]);
};

/** What a battle begins with: its name, one's side, and what has been thrown before the first decision. Null once it is under way. */
const openingInWords = ({ session }: Helm): string | null => {
  if (session.history.value.length > 0 || session.curtain.value !== null || session.busy.value) return null;
  const side = session.lone.value;
  const title = told(session.setup.battle.scenario.title);
  const lines = session.log.value.flatMap(({ kind, text }) => (kind === 'line' ? [text] : []));
  return [side === null ? `${title}.` : t`${title}. You lead the ${SIDE_NAME[side]} side.`, ...lines].join(' ');
};

/** What the main button asks before it gives something up. */
const warningInWords = (table: Table): string | null => {
  const { label, detail, warns } = primaryOf(table, () => undefined);
  return warns ? `${label}: ${detail}` : null;
};

/** What is advised and why, with what it is likely to bring; what she risks there is told once it has been found. */
const adviceInWords = ({ instead, words, reason, gain }: Hint): string =>
  inSentences([
    ...(instead === undefined ? [] : [instead]),
    t`Advice: ${words}. ${reason}`,
    ...(gain === null ? [] : [t`Gain: ${gain}.`]),
  ]);

/** Where the cursor rests and she would go, or else where the course that is plotted for her ends; 0 = nowhere. */
const aheadOf = ({ helm, foresight, plotting }: Table): HexId => {
  const seen = helm.cursorShown.value && helm.hovered.value === 0 ? foresight.seen.value : null;
  if (seen) return seen.way.hex;
  const ship = plotting.inHand;
  return (ship && plotting.course(plotting.choice(ship))?.stops.at(-1)?.hex) ?? 0;
};

/** What could be done to her where the advice leaves her, or else where she would go; null until that has been found. */
const riskSpoken = (table: Table): string | null => {
  const { helm, hints, overlays } = table;
  if (helm.session.busy.value) return null;
  const hint = hints.hint.value;
  const hex = hint ? hint.stands : aheadOf(table);
  const threats = hex === 0 ? null : overlays.threatsAt(hex);
  if (threats === null) return null;
  const risk = hint
    ? riskInWords(table, hint)
    : threatLines(helm, threats)
        .map(({ words }) => words)
        .join('; ');
  return t`Risk: ${risk}.`;
};

/** Says the hex of the cursor when the cursor or the ship in hand is another, and not again whenever something has happened there. */
const useHexSaid = (helm: Helm, say: (words: string) => void): void => {
  const { cursor, cursorShown, selected, session } = helm;
  const here = cursorShown.value && cursor.value !== 0 && !session.busy.value;
  const key = `${cursor.value} ${selected.value ?? ''}`;
  const last = useRef('');
  useEffect(() => {
    // Since this was drawn both may have changed: what is said now is not said again.
    const now = `${cursor.peek()} ${selected.peek() ?? ''}`;
    if (!here || now === last.current) return;
    last.current = now;
    say(cursorInWords(helm, cursor.value, helm.considered.value?.hex === cursor.value));
  }, [here, key]);
};

/**
 * What has been written into the log since it was last read out, as far as who listens may know it: all that comes of one order in one go, in
 * short where it is much. What an order goes on doing is waited for.
 */
const useNews = (table: Table): string => {
  const { session } = table;
  const [lines, to] = [session.log.value, session.eyes.value];
  const newest = lines.at(-1)?.index ?? -1;
  const read = useRef({ newest, to });
  const last = useRef('');
  const before = read.current;
  // Another player's log may end earlier: what was read to him who sat here before is not read again.
  const since = before.to === to ? Math.min(before.newest, newest) : before.newest;
  const runs = session.busy.value ? lines.at(-1)?.entry : undefined;
  const whole = lines.filter(({ index, entry }) => index > since && entry !== runs);
  const fresh = whole.filter(({ kind }) => kind === 'line');
  if (fresh.length > 0) {
    last.current = toldAloud(session, fresh);
    table.told = fresh;
  }
  read.current = { newest: Math.max(since, whole.at(-1)?.index ?? since), to };
  return last.current;
};

/** Several things that are new at once, as one text; what two of them say is said once. */
const inOneBreath = (all: readonly string[]): string => {
  const rest = all.filter((each, at) => !all.slice(at + 1).some(later => later.trim() === each.trim()));
  if (rest.length === 1) return rest[0] ?? '';
  return rest.map(each => (/[.?!]\s*$/u.test(each) ? each : `${each}.`)).join(' ');
};

/** Speaks to those who do not see the chart: the cursor, the odds, what has happened, whose decision it is. */
export const Speaker = ({ table }: { table: Table }) => {
  const [spoken, speak] = useState<{ words: string; to: Eyes; of: number }>({ words: '', to: 'both', of: 0 });
  const { session, helm } = table;
  const to = session.eyes.value;
  // What comes at once is said in one breath, also where the page was drawn in between: each would silence the one before.
  const unsaid = useRef<{ text: string; to: Eyes | 'whoever' }[]>([]);
  const say = (text: string): void => void unsaid.current.push({ text, to });
  useEffect(() => {
    const said = unsaid.current.splice(0, spoken.of);
    // Somebody else sits there before it has been said: what everybody may know is for him.
    if (spoken.to !== to) unsaid.current.unshift(...said.filter(each => each.to === 'whoever'));
  }, [spoken]);
  const news = useNews(table);
  const hint = table.hints.hint.value;
  useSaid(openingInWords(helm), say);
  const isOpen = table.told.every(({ witnesses }) => witnesses === undefined);
  useSaid(news, text => void unsaid.current.push({ text, to: isOpen ? 'whoever' : to }));
  useSaid(session.curtain.value ? null : decisionInWords(helm), say);
  useSaid(session.curtain.value ? null : askedInWords(helm), say);
  const inHand = session.busy.value ? null : inHandInWords(helm);
  useSaid(inHand === null ? null : `${inHand}.`, say);
  useHexSaid(helm, say);
  useSaid(warningInWords(table), say);
  useSaid(consideredInWords(helm), say);
  useSaid(session.busy.value ? null : chosenInShort(table), say);
  useSaid(hint && adviceInWords(hint), say);
  useSaid(riskSpoken(table), say);
  useSaid(helm.solo.word.value, say);
  const end = helm.solo.foregone.value;
  useSaid(end !== null && session.lone.value !== null ? foregoneInWords(end, session.lone.value) : null, say);
  const { words: answer, number } = table.spoken.value;
  // The same answer twice is spoken twice: a space at its end makes it new.
  useSaid(answer === '' ? null : answer + '\u00a0'.repeat(number % 2), say);
  useEffect(() => {
    const all = unsaid.current;
    const own = all.filter(each => each.to === to || each.to === 'whoever').map(({ text }) => text);
    if (all.length > 0) speak({ words: inOneBreath(own), to, of: all.length });
  });
  return (
    <p class="hidden" aria-live="polite" data-testid="spoken">
      {/* What was said to one player does not stand there for the next. */}
      {spoken.to === to && spoken.words}
    </p>
  );
};
