import { useEffect, useRef, useState } from 'preact/hooks';
import type { Helm } from '../helm.ts';
import { cursorInWords } from '../speech.ts';
import { percent, SIDE_NAME } from '../words.ts';

/** The target in hand with its odds. */
const consideredInWords = (helm: Helm): string | null => {
  const considered = helm.considered.value;
  if (!considered) return null;
  const odds = helm.odds.value;
  const target = helm.unit(considered.target)?.name ?? considered.target;
  if (!odds) return `${target}: ${considered.why ?? ''}`;
  const headlines = odds.headlines.map(({ label, chance }) => `${label} ${percent(chance)}`).join(', ');
  return `${target}: ${odds.basis}, ${odds.expected.toFixed(1)} on average, ${headlines}. Press Space to give the order.`;
};

/** Whose turn it is to decide, and on what. */
const decisionInWords = (helm: Helm): string => {
  const { session } = helm;
  const { turn, cursor } = session.view.value;
  const side = session.viewer.value;
  const phase = session.setup.match.rules.sequence[cursor.phase]?.title ?? '';
  return side ? `Turn ${turn}, ${phase}: ${SIDE_NAME[side]} decides.` : '';
};

/** Says once whatever is new in the given words. */
const useSaid = (words: string | null, say: (words: string) => void): void => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (words !== null && words !== '' && words !== last.current) say(words);
    last.current = words;
  }, [words]);
};

/** Speaks to those who do not see the chart: the cursor, the odds, what has happened, whose decision it is. */
export const Speaker = ({ helm }: { helm: Helm }) => {
  const [words, say] = useState('');
  const { session } = helm;
  const told = session.log.value.at(-1);
  const here = helm.cursorShown.value && helm.cursor.value !== 0 && !session.busy.value;
  useSaid(decisionInWords(helm), say);
  useSaid(told?.kind === 'line' ? told.text : null, say);
  useSaid(here ? cursorInWords(helm, helm.cursor.value) : null, say);
  useSaid(consideredInWords(helm), say);
  return (
    <p class="hidden" aria-live="polite" data-testid="spoken">
      {words}
    </p>
  );
};
