import '../opponent/solo.css';
import './trial.css';
import { HUMAN, type Players } from '../../trials/gameFile.ts';
import { randomSeed } from '../table/games.ts';
import { trialPlace, type TrialPlace } from '../places.ts';
import { handsHere, hireWorker } from './hands.ts';
import { Trial } from './trial.ts';
import { longDate } from '../ui/words.ts';
import { PageHead } from '../ui/pageHead.tsx';
import { offeredFor } from '../setup/setupCard.tsx';
import { TrialForm } from './form.tsx';
import { TrialProgress } from './progress.tsx';
import { TrialReport } from './report.tsx';
import type { RuleSet } from '../../system/ruleset.ts';
import { useEffect } from 'preact/hooks';
import { t, told } from '../../languages/language.ts';

const USUAL = 'captain';

const opponentsFrom = (players: Players | undefined): Players => {
  const seated = (player = HUMAN): string => (player === HUMAN ? USUAL : player);
  return { union: seated(players?.union), confederate: seated(players?.confederate) };
};

const trialFor = ({ battle, from }: TrialPlace): Trial =>
  new Trial(battle, {
    rules: from?.rules ?? (offeredFor(battle)[0] as RuleSet),
    options: from?.options ?? {},
    opponents: opponentsFrom(from?.players),
    games: 200,
    swap: false,
    seed: randomSeed(),
  });

/** Ends the games when the test is left, but not while one of them is looked at. */
const useEnd = (place: TrialPlace, trial: Trial): void => {
  useEffect(
    () => () => {
      if (trialPlace.peek() !== place) trial.leave();
    },
    [place],
  );
};

/** A battle played by opponents many times over, and what that tells. */
export const TrialScreen = ({ place }: { place: TrialPlace }) => {
  const trial = (place.trial ??= trialFor(place));
  useEnd(place, trial);
  const { scenario } = place.battle;
  const run = trial.run.value;
  return (
    <div class="trial" data-testid="trial" data-stage={run?.stage.value ?? ''} data-played={run?.played.value ?? 0}>
      <PageHead
        above={t`Test of a battle`}
        title={told(scenario.title)}
        below={`${longDate(scenario.date)} · ${told(scenario.place)}`}
      />
      <main class="trialMain">
        <TrialForm trial={trial} begin={() => trial.begin(handsHere(), hireWorker)} />
        <div class="trialTold">
          {run && <TrialProgress key={run.number} run={run} />}
          {run?.told.value && <TrialReport run={run} battle={place.battle} told={run.told.value} />}
          {!run && (
            <p class="empty pageEmpty">
              {t`Two opponents fight the battle many times over. Who wins, how and by how much then stands here, with games to look at.`}
            </p>
          )}
        </div>
      </main>
    </div>
  );
};
