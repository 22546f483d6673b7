import type { PreludeView, UnitSheet } from '../../system/desk/index.ts';
import type { Command } from '../../core/types.ts';
import { adviseAll } from '../helm/allAtOnce.ts';
import type { Helm } from '../helm/helm.ts';
import { WhyAsked, WhyLink } from '../help/why.tsx';
import { count, SIDE_NAME, trackInWords } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { GunPlan } from './gunDeck.tsx';
import { t, told } from '../../languages/language.ts';

const Progress = ({ prelude }: { prelude: PreludeView }) => (
  <ol class="preludeSteps" aria-label={t`Before the battle`}>
    {prelude.steps.map(({ id, title }, place) => (
      <li
        key={id}
        class={place === prelude.at ? 'present' : place < prelude.at ? 'past' : ''}
        aria-current={place === prelude.at ? 'step' : undefined}
      >
        <span class="hidden">{title}</span>
      </li>
    ))}
  </ol>
);

/** A ship to be chosen: what she is, how strong she is and her guns. */
const ShipChoice = ({ helm, unit, command }: { helm: Helm; unit: UnitSheet; command: Command }) => {
  const { session } = helm;
  const guns = session.setup.match.rules.desk.guns?.of(session.now, unit.id, null) ?? [];
  return (
    <button type="button" class={`card shipChoice ${unit.side}`} onClick={() => helm.give(command)}>
      <span class="shipChoiceHead">
        <Flag side={unit.side} />
        <span>
          <b>{unit.name}</b>
          <span class="orderSays">
            {[told(unit.title), ...unit.tracks.map(trackInWords), count(guns.length, 'gun')].join(', ')}
          </span>
        </span>
      </span>
      {guns.length > 0 && <GunPlan unit={unit} guns={guns} />}
    </button>
  );
};

const Choices = ({ helm }: { helm: Helm }) => {
  const { session } = helm;
  const { rules } = session.setup.match;
  const offers = session.offers.value.map(command => ({ command, about: rules.desk.about(command) }));
  const listed = offers.filter(({ about }) => about.hex === undefined);
  if (listed.length === 0) return <p class="hint shown">{t`Choose a marked hex on the chart.`}</p>;
  return (
    <ul class="preludeChoices" aria-label={t`Orders`}>
      {listed.map(({ command, about }, index) => {
        const unit = helm.unit(about.unit);
        const says = rules.phrase(command, session.now);
        return (
          <li key={index} class="withWhy">
            {unit ? (
              <ShipChoice helm={helm} unit={unit} command={command} />
            ) : (
              <button type="button" class="order" onClick={() => helm.give(command)}>
                <span class="orderWords">
                  {says}
                  <span class="orderSays">{rules.desk.deciding.explain(session.now, command)}</span>
                </span>
              </button>
            )}
            <WhyLink why={{ of: 'command', name: command.type }} about={says} />
          </li>
        );
      })}
    </ul>
  );
};

/** The choices before the first turn, one small question after another. */
export const PreGame = ({ helm, prelude }: { helm: Helm; prelude: PreludeView }) => {
  const { session } = helm;
  const side = session.viewer.value;
  if (!side) return null;
  const { desk, sequence } = session.setup.match.rules;
  const { cursor } = session.view.value;
  const step = sequence[cursor.phase];
  const question = cursor.interrupts.at(-1);
  const asked = desk.deciding.asked(session.ownNow, side);
  const advice = desk.deciding.advise(session.ownNow, session.offers.value);
  return (
    <section class="prelude" aria-labelledby="orders-title" data-testid="prelude">
      <p class="preludeHead">{t`Before the battle, step ${prelude.at + 1} of ${prelude.steps.length}`}</p>
      <Progress prelude={prelude} />
      <h2 id="orders-title" class="ordersTitle">
        <Flag side={side} /> {SIDE_NAME[side]}: {prelude.steps[prelude.at]?.title}
        {step && (
          <WhyLink
            why={question ? { of: 'question', name: question.type } : { of: 'step', name: step.id, cite: step.cite }}
            about={prelude.steps[prelude.at]?.title ?? step.title}
          />
        )}
      </h2>
      {asked && <p class="askedText">{asked.text}</p>}
      <WhyAsked helm={helm} />
      {!helm.basket.market.value && <Choices helm={helm} />}
      {advice && !helm.basket.market.value && (
        <button type="button" class="second allForMe" onClick={() => adviseAll(helm)}>
          {t`Choose everything in this step for me`}
        </button>
      )}
    </section>
  );
};
