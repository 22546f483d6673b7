import { useEffect, useState } from 'preact/hooks';
import { RULE_SETS } from '../../rules/index.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Battle } from '../../trials/library.ts';
import { PageHead } from '../ui/pageHead.tsx';
import { SetupCard } from '../setup/setupCard.tsx';
import { goHome, MAKE } from '../places.ts';
import { SHIPPED_IDS, shippedBattle } from '../files/shipped.ts';
import { longDate } from '../ui/words.ts';
import { readBattleAddress } from './battleLink.ts';
import { ChartPicture } from './chartPicture.tsx';
import { Fleets } from './fleetTables.tsx';
import { isKnown, madeFrom } from './made.ts';
import { askWorker } from './workshop.ts';
import { t, told } from '../../languages/language.ts';

/** What lies behind an address: a battle, one that is being made, or one sentence. */
type Found = { battle: Battle; rules: RuleSet | null } | { refusal: string } | null;

const atHand = (name: string, made: boolean): Battle | undefined => {
  if (!made) return shippedBattle(name);
  const known = isKnown(name) ? madeFrom(name) : null;
  return known?.ok ? known.battle : undefined;
};

/** Finds the battle of an address; one that is not at hand is made meanwhile. */
const useBattle = (address: string): Found => {
  const link = readBattleAddress(address, SHIPPED_IDS);
  const here = link.ok ? atHand(link.battle, link.made) : undefined;
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    if (!link.ok || here) return;
    const { battle, rules } = link;
    askWorker(battle, (rules ?? RULE_SETS[0])?.id ?? '').then(
      looked => setFound({ battle: looked.battle, rules }),
      (error: unknown) => setFound({ refusal: error instanceof Error ? error.message : String(error) }),
    );
  }, [address]);
  if (!link.ok) return link;
  return here ? { battle: here, rules: link.rules } : found;
};

/** Why a link leads nowhere, and where one can go instead. */
const Nowhere = ({ refusal }: { refusal: string }) => (
  <main class="opening nowhere">
    <h1>{t`No battle here`}</h1>
    <p class="trouble" role="alert" data-testid="link-refusal">
      {refusal}
    </p>
    <p class="pageWays">
      <button type="button" class="second" onClick={goHome}>
        {t`First page`}
      </button>
      <a class="second" href={MAKE}>
        {t`Make a battle`}
      </a>
    </p>
  </main>
);

const lineBelow = ({ shipped, scenario }: Battle): string =>
  shipped ? `${longDate(scenario.date)} · ${told(scenario.place)}` : t`A battle that nobody has fought`;

/** A battle by itself: its chart, and the card on which it is settled. */
export const BattleScreen = ({ address }: { address: string }) => {
  const found = useBattle(address);
  if (!found)
    return (
      <main class="opening">
        <p role="status">{t`Drawing the river…`}</p>
      </main>
    );
  if ('refusal' in found) return <Nowhere refusal={found.refusal} />;
  const { battle, rules } = found;
  return (
    <div class="make battlePage" data-testid="battle-page">
      <PageHead
        title={told(battle.scenario.title)}
        below={lineBelow(battle)}
        ways={
          battle.code !== undefined && (
            <a class="second" href={`${MAKE}=${battle.code}${rules ? `&rules=${rules.id}` : ''}`}>
              {t`Change the settings`}
            </a>
          )
        }
      />
      <main class="battleMain">
        <div class="makeShown">
          <ChartPicture scenario={battle.scenario} />
          {battle.code !== undefined && <Fleets scenario={battle.scenario} />}
        </div>
        <SetupCard key={address} battle={battle} named {...(rules ? { under: rules } : {})} />
      </main>
    </div>
  );
};
