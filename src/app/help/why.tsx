import './why.css';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { OddsView } from '../../system/desk/index.ts';
import type { TableCell, Why } from '../../system/help.ts';
import type { Helm } from '../helm/helm.ts';
import type { Notice } from '../helm/reasons.ts';
import { openHelp, openTables, RulesAtHand } from './place.ts';
import { linked } from './search.ts';
import { t } from '../../languages/language.ts';

/** A small question mark that opens the paragraph behind something; `about` says of what, for those who listen. */
export const WhyLink = ({ why, about }: { why: Why; about: string }) => {
  const rules = useContext(RulesAtHand);
  if (!rules?.help) return null;
  return (
    <button
      type="button"
      class="whyLink"
      aria-label={t`Why? ${about}`}
      title={t`The rule behind this`}
      onClick={() => openHelp(rules, why)}
    />
  );
};

/** Dice that open the printed tables where they stand in them; `about` says of what they were thrown, for those who listen. */
export const TablesLink = ({
  cells,
  about,
  children,
}: {
  cells: readonly TableCell[];
  about: string;
  children: ComponentChildren;
}) => {
  const rules = useContext(RulesAtHand);
  if (!rules?.help || cells.length === 0) return <>{children}</>;
  return (
    <button
      type="button"
      class="tablesLink"
      aria-label={t`The printed tables for the dice of: ${about}`}
      title={t`The printed tables, where these dice stand in them`}
      onClick={() => openTables(rules, cells)}
    >
      {children}
    </button>
  );
};

/** Where a citation stands, as it is read: "section 26", "ruling Q20". */
const citeInWords = (cite: string): string => {
  if (/^\d/u.test(cite)) return t`section ${cite}`;
  return /^[A-Z]\d/u.test(cite) ? t`ruling ${cite}` : cite;
};

/** Why a question is asked, with the rule behind it; nothing where the rules do not say. */
export const WhyAsked = ({ helm }: { helm: Helm }) => {
  const { session } = helm;
  const asked = session.view.value.cursor.interrupts.at(-1);
  const why = asked && session.setup.match.rules.interrupts[asked.type]?.why;
  if (!why) return null;
  return (
    <p class="small questionWhy" data-testid="why-asked">
      {t`Why you are asked: ${why.says}`} ({citeInWords(why.cite)}){' '}
      <WhyLink why={{ of: 'cite', name: why.cite }} about={why.says} />
    </p>
  );
};

/** What cannot be done, with the way to the rule that forbids it where a rule does. */
export const Refused = ({ why }: { why: Notice }) => {
  if (typeof why === 'string') return <>{why}</>;
  return (
    <>
      {why.says}
      <WhyLink why={{ of: 'cite', name: why.cite }} about={why.says} />
    </>
  );
};

/** What odds are based on, in which every modifier opens the paragraph that makes it. */
export const LinkedModifiers = ({ basis, modifiers = [] }: Pick<OddsView, 'basis' | 'modifiers'>) => {
  const rules = useContext(RulesAtHand);
  if (!rules?.help) return <>{basis}</>;
  return (
    <>
      {linked(basis, modifiers).map(({ text, cite }, index) =>
        cite === null ? (
          text
        ) : (
          <button
            key={index}
            type="button"
            class="whyWord"
            aria-label={t`${text}: why?`}
            onClick={() => openHelp(rules, { of: 'cite', name: cite })}
          >
            {text}
          </button>
        ),
      )}
    </>
  );
};
