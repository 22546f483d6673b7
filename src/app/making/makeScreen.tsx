import { useEffect, useState } from 'preact/hooks';
import type { Finding } from '../../scenario/index.ts';
import { randomSeed } from '../table/games.ts';
import { PageHead } from '../ui/pageHead.tsx';
import { MAKE } from '../places.ts';
import { ChartPicture } from './chartPicture.tsx';
import { Fleets } from './fleetTables.tsx';
import { MakeForm } from './makeForm.tsx';
import { yard } from '../ships/yard/state.ts';
import { Making, readMakeAddress } from './making.ts';
import { ShareDialog } from './shareDialog.tsx';
import { fleets, settledLast } from './state.ts';
import { askWorker, type Looked } from './workshop.ts';
import { t, told } from '../../languages/language.ts';

/** What the checker says: nothing, or what is worth knowing before the battle. */
const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <section class="card makeFindings" aria-labelledby="findings-title">
    <h3 id="findings-title">{t`What the check says`}</h3>
    {findings.length === 0 ? (
      <p>{t`Nothing: everything that must be reached can be reached, and nobody is lost before the first move.`}</p>
    ) : (
      <ul>
        {findings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}.</li>
        ))}
      </ul>
    )}
  </section>
);

const Shown = ({ looked }: { looked: Looked }) => {
  const { scenario } = looked.battle;
  return (
    <>
      <ChartPicture scenario={scenario} />
      <h2 id="made-title">{told(scenario.title)}</h2>
      <p class="makeBriefing">{told(scenario.briefing.common)}</p>
      <Fleets scenario={scenario} />
      <Findings findings={looked.findings} />
    </>
  );
};

/** The battle as it stands, or that it is on its way. */
const Preview = ({ making }: { making: Making }) => {
  const looked = making.looked.value;
  return (
    <section
      class="makeShown"
      aria-label={t`The battle`}
      aria-busy={making.busy.value}
      data-testid="made"
      data-code={looked?.battle.code ?? ''}
      data-busy={making.busy.value}
    >
      {looked ? (
        <Shown looked={looked} />
      ) : (
        <p class="empty makeEmpty" role="status">
          {t`Drawing the river…`}
        </p>
      )}
    </section>
  );
};

const Go = ({ making, share }: { making: Making; share: () => void }) => {
  const { address } = making;
  const wrong = making.fault.value ?? making.trouble.value;
  return (
    <div class="makeGo">
      {wrong !== null && (
        <p class="trouble" role="alert" data-testid="make-fault">
          {wrong}
        </p>
      )}
      <button type="submit" class="primary" data-testid="play-made" aria-disabled={address === null}>
        <span class="primaryLabel">{t`Play this battle`}</span>
      </button>
      <button
        type="button"
        class="second"
        aria-disabled={address === null}
        onClick={() => {
          if (address !== null) share();
        }}
      >
        {t`Share this battle`}
      </button>
    </div>
  );
};

/** The address follows the settings, so that a reload or the way back finds them again. */
const useAddress = (making: Making): void => {
  const code = making.code.value;
  const rules = making.rules.value;
  useEffect(() => {
    settledLast(making.settings.peek());
    if (code !== null) history.replaceState(null, '', `${MAKE}=${code}&rules=${rules.id}`);
  }, [code, rules]);
};

const makingFor = (address: string): { making: Making; refusal: string | null } => {
  const { settings, rules, refusal } = readMakeAddress(address, randomSeed);
  const making = new Making(askWorker, settings);
  if (rules) making.rules.value = rules;
  return { making, refusal };
};

/** Where a battle is made that nobody has fought: its settings beside what comes of them. */
export const MakeScreen = ({ address }: { address: string }) => {
  const [{ making, refusal }] = useState(() => makingFor(address));
  const [sharing, share] = useState(false);
  const looked = making.looked.value;
  useAddress(making);
  useEffect(() => {
    void fleets.load();
    void yard.load();
    return () => making.leave();
  }, []);
  const play = (): void => {
    if (making.address !== null) location.hash = making.address;
  };
  return (
    <div class="make" data-testid="make">
      <PageHead title={t`Make a battle`} />
      {refusal !== null && (
        <p class="trouble" role="alert">
          {refusal}
        </p>
      )}
      <main class="makeMain">
        <form
          class="card makeForm"
          aria-label={t`Settings of the battle`}
          onSubmit={event => {
            event.preventDefault();
            play();
          }}
        >
          <MakeForm making={making} />
          <Go making={making} share={() => share(true)} />
        </form>
        <Preview making={making} />
      </main>
      {sharing && looked && (
        <ShareDialog battle={looked.battle} rules={making.rules.value} onClose={() => share(false)} />
      )}
    </div>
  );
};
