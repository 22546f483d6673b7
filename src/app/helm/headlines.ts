import type { OddsView } from '../../system/desk/index.ts';
import { t } from '../../languages/language.ts';

type Headlines = OddsView['headlines'];

/** Below this a chance is no figure any more: "< 1 %". */
const HARDLY = 0.01;

/** Chances as they are shown: those that are all "< 1 %" share one line, which names them. */
export const headlinesShown = (headlines: Headlines): Headlines => {
  const rare = headlines.filter(({ chance }) => chance > 0 && chance < HARDLY);
  const [first] = rare;
  if (!first || rare.length < 2) return headlines;
  const label = t`${rare.map(each => each.label).join(', ')} (each)`;
  return [...headlines.filter(each => !rare.includes(each)), { label, chance: first.chance }];
};
