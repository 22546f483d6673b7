import type { StandingView } from '../../system/desk/index.ts';
import type { Helm } from '../helm/helm.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** One line: whom, and what is to be done without asking. */
const StandingRow = ({ helm, row }: { helm: Helm; row: StandingView }) => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const side = session.viewer.value;
  const name =
    row.unit === null ? t`All ${side ? SIDE_NAME[side] : ''} units` : (helm.unit(row.unit)?.name ?? row.unit);
  const orderFor = (stance: string) =>
    session.offers.value.find(command => {
      const about = desk.about(command);
      return about.unit === row.unit && about.stance === stance;
    });
  return (
    <fieldset class={row.own ? 'stanceChoice own' : 'stanceChoice'} disabled={!row.open}>
      <legend>{name}</legend>
      <div class="choiceRow">
        {desk.standing?.stances.map(({ id, title, says }) => (
          <label key={id} class="choiceOption" title={says}>
            <input
              type="radio"
              name={`stance-${row.unit ?? 'all'}`}
              checked={row.stance === id}
              onChange={() => {
                const order = orderFor(id);
                if (order) helm.perform(order);
              }}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {!row.open && <p class="small">{t`Changed this turn.`}</p>}
    </fieldset>
  );
};

/** Whether standing instructions can be given in this step. */
export const givesStanding = ({ session }: Helm): boolean => {
  const { desk } = session.setup.match.rules;
  return (
    session.view.value.cursor.interrupts.length === 0 &&
    session.offers.value.some(command => desk.about(command).stance !== undefined)
  );
};

interface StandingProps {
  helm: Helm;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** What ships and forts do by themselves when an enemy passes: one line until it is opened. */
export const StandingOrders = ({ helm, open, setOpen }: StandingProps) => {
  const { session } = helm;
  const { desk } = session.setup.match.rules;
  const side = session.viewer.value;
  const rows = side ? (desk.standing?.of(session.ownNow, side) ?? []) : [];
  const [all, ...units] = rows;
  if (!all) return null;
  const title = (id: string): string => desk.standing?.stances.find(stance => stance.id === id)?.title ?? id;
  const others = units.filter(({ own, stance }) => own && stance !== all.stance).length;
  return (
    <section class="standing" data-testid="standing">
      <button
        type="button"
        class="standingHead"
        aria-expanded={open}
        aria-controls="standing-body"
        onClick={() => setOpen(!open)}
      >
        <span>{desk.standing?.title}</span>
        <b>{title(all.stance)}</b>
        {others > 0 && <span class="standingOthers">{t`${others} otherwise`}</span>}
        <span class="fold" aria-hidden="true" />
      </button>
      {open && (
        <div id="standing-body" class="standingBody">
          <ul class="stanceSays">
            {desk.standing?.stances.map(({ id, title: name, says }) => (
              <li key={id}>
                <b>{name}.</b> {says}
              </li>
            ))}
          </ul>
          {rows.map(row => (
            <StandingRow key={row.unit ?? 'all'} helm={helm} row={row} />
          ))}
        </div>
      )}
    </section>
  );
};
