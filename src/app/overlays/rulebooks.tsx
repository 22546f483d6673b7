import { useEffect, useRef, useState } from 'preact/hooks';
import { RULE_SETS } from '../../rules/index.ts';
import { compare, type Comparison, type RulebookSays } from '../../trials/rulebooks.ts';
import type { Considered } from '../helm/considered.ts';
import type { Helm } from '../helm/helm.ts';
import { RulesAtHand } from '../help/place.ts';
import { Refused } from '../help/why.tsx';
import { decimal, measureName, percent } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

const Row = ({ row: { rules, says, why } }: { row: RulebookSays }) => (
  <tr>
    <th scope="row">{rules.title}</th>
    {says ? (
      <>
        <td>{percent(says.harms)}</td>
        <td>
          {decimal(says.expected)} {measureName(says.measure)}
        </td>
        <td>{percent(says.share)}</td>
      </>
    ) : (
      <td colSpan={3}>
        <RulesAtHand.Provider value={rules}>
          <Refused why={why ?? t`No gun bears.`} />
        </RulesAtHand.Provider>
      </td>
    )}
  </tr>
);

const lostInWords = (helm: Helm, { lost }: Comparison): string =>
  lost
    .map(({ unit, marks }) => `${helm.unit(unit)?.name ?? unit} ${marks.map(({ name }) => name).join(', ')}`)
    .join('; ');

const Table = ({ helm, considered }: { helm: Helm; considered: Considered }) => {
  const { match } = helm.session.setup;
  const comparison = compare(match, helm.then.state, RULE_SETS, considered.unit, considered.target);
  const lost = lostInWords(helm, comparison);
  return (
    <>
      <table class="rulebooksTable">
        <caption class="hidden">{t`All her fire, by each rulebook of this battle`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Rules`}</th>
            <th scope="col">{t`Hurt`}</th>
            <th scope="col">{t`On average`}</th>
            <th scope="col">{t`Of her whole`}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(row => (
            <Row key={row.rules.id} row={row} />
          ))}
        </tbody>
      </table>
      <p class="small">
        {t`All guns that bear, fired once. By the other rules every ship lies where she lies now with the same share of her strength; guns lost, speed and orders are as at the start.`}
        {lost !== '' && t` Not carried over: ${lost}.`}
      </p>
    </>
  );
};

/** The same shot by every rulebook of the battle, side by side, worked out when it is opened. */
export const Rulebooks = ({ helm, considered }: { helm: Helm; considered: Considered }) => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  // The card is short: what was asked for must not lie below its fold.
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const { match } = helm.session.setup;
  const firer = helm.unit(considered.unit);
  const several = RULE_SETS.filter(({ id }) => match.scenario.rules[id] !== undefined).length > 1;
  if (!firer || considered.target === '' || !several || !match.rules.desk.outlook) return null;
  return (
    <details ref={box} class="rulebooks" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t`What would each rulebook say?`}</summary>
      {open && <Table helm={helm} considered={considered} />}
    </details>
  );
};
