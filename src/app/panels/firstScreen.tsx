import { useEffect, useRef, useState } from 'preact/hooks';
import type { RuleSet } from '../../core/ruleset.ts';
import { RULE_SETS } from '../../rules/index.ts';
import { formatProblem, parseScenarioText, type ParseResult } from '../../scenario/index.ts';
import { importGame, randomSeed, refusal, watchFile } from '../games.ts';
import { CAREER } from '../places.ts';
import { HELP } from '../help/place.ts';
import { madeBattle, type Battle } from '../../trials/library.ts';
import { storageTrouble } from '../savedGames.ts';
import { BATTLES, BROKEN_BATTLES } from '../shipped.ts';
import { count } from '../words.ts';
import { BattleCard } from './battleCard.tsx';
import { FileButton } from './menu.tsx';
import { SavedList } from './savedList.tsx';
import { SetupCard } from './setupCard.tsx';
import { MakeCard } from '../making/makeCard.tsx';

type Failed = Extract<ParseResult, { ok: false }>;

/** What is wrong with a scenario file, one line for each place. */
const Problems = ({ failed }: { failed: Failed }) => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [failed]);
  return (
    <section ref={card} class="card problems" role="alert" data-testid="problems">
      <h3>
        {failed.source}: {count(failed.problems.length, 'thing')} to put right
      </h3>
      <ol>
        {failed.problems.map((problem, index) => (
          <li key={index}>
            {problem.path !== '' && <code>{problem.path}</code>} {formatProblem({ ...problem, path: '' }, '')}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A file above which nobody wrote a battle by hand. */
const LONGEST_SCENARIO = 4_000_000;

const tooLong = (source: string): Failed => ({
  ok: false,
  source,
  problems: [{ path: '', message: 'this file is too long for a battle' }],
});

const openScenario = async (file: File): Promise<Battle | Failed> => {
  if (file.size > LONGEST_SCENARIO) return tooLong(file.name);
  const text = await file.text();
  const parsed = parseScenarioText(text, RULE_SETS, file.name);
  return parsed.ok ? { scenario: parsed.scenario, source: JSON.parse(text) as unknown, shipped: false } : parsed;
};

const OwnFiles = ({ onBattle }: { onBattle: (battle: Battle) => void }) => {
  const [failed, setFailed] = useState<Failed | null>(null);
  const open = async (file: File): Promise<void> => {
    const opened = await openScenario(file);
    setFailed('ok' in opened ? opened : null);
    if (!('ok' in opened)) onBattle(opened);
  };
  const load = async (file: File): Promise<void> => {
    refusal.value = await importGame(file);
  };
  const watch = async (file: File): Promise<void> => {
    refusal.value = await watchFile(file);
  };
  return (
    <section class="ownFiles" aria-labelledby="files-title">
      <h2 id="files-title">From a file</h2>
      <div class="fileRow">
        <FileButton
          words="Open a battle of your own"
          accept=".json,application/json"
          onFile={file => void open(file)}
        />
        <FileButton words="Load a saved game" accept=".json,application/json" onFile={file => void load(file)} />
        <FileButton words="Watch a saved game" accept=".json,application/json" onFile={file => void watch(file)} />
      </div>
      {refusal.value !== null && (
        <p class="trouble" role="alert" data-testid="refusal">
          {refusal.value}
        </p>
      )}
      {failed && <Problems failed={failed} />}
    </section>
  );
};

/** A battle made from a seed, with the rules that made it. */
interface Made {
  rules: RuleSet;
  seed: string;
  battle: Battle;
}

const make = (rules: RuleSet, seed: string): Made => ({ rules, seed, battle: madeBattle(rules, seed) });

interface BattlesProps {
  battles: readonly Battle[];
  made: readonly Made[];
  chosen: Battle | undefined;
  choose: (battle: Battle) => void;
}

const Battles = ({ battles, made, chosen, choose }: BattlesProps) => (
  <section class="battles" aria-labelledby="battles-title">
    <h2 id="battles-title">Choose a battle</h2>
    <div class="battleList" role="radiogroup" aria-labelledby="battles-title">
      {battles.map(battle => (
        <BattleCard
          key={`${battle.shipped ? '' : 'own '}${battle.scenario.id}`}
          battle={battle}
          chosen={battle === chosen}
          choose={() => choose(battle)}
        />
      ))}
      {made.map(({ rules, battle }) => (
        <BattleCard
          key={rules.id}
          battle={battle}
          chosen={battle === chosen}
          choose={() => choose(battle)}
          madeBy={rules.title}
        />
      ))}
    </div>
    <MakeCard />
    {battles.length === 0 && <p class="empty">No battle could be read. Open one of your own below.</p>}
  </section>
);

/** Where the set-up card lies below the battles, it is brought into sight, unless the choice goes on by keyboard. */
const showSetUp = (): void => {
  if (document.activeElement?.matches(':focus-visible')) return;
  const card = document.querySelector('.setupCard');
  if (card && card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView();
};

/** Where everything begins: a battle, how it is to be fought, and the games that wait to be gone on with. */
export const FirstScreen = () => {
  const [own, setOwn] = useState<Battle[]>([]);
  const battles = [...own, ...BATTLES];
  const [chosen, choose] = useState<Battle | undefined>(BATTLES[0]);
  const [made, setMade] = useState(() =>
    RULE_SETS.filter(rules => 'generate' in rules).map(rules => make(rules, randomSeed())),
  );
  const madeNow = made.find(({ battle }) => battle === chosen);
  const remake = (rules: RuleSet, seed: string): void => {
    const fresh = make(rules, seed);
    setMade(made.map(other => (other.rules === rules ? fresh : other)));
    choose(fresh.battle);
  };
  useEffect(() => () => void (refusal.value = null), []);
  const addOwn = (battle: Battle): void => {
    setOwn([battle, ...own.filter(other => other.scenario.id !== battle.scenario.id)]);
    choose(battle);
  };
  return (
    <div class="first" data-testid="first">
      <header class="masthead">
        <h1>Brownwater</h1>
        <p>Ironclads, rams and gunboats on the rivers of the Civil War, hex by hex.</p>
        <nav aria-label="Elsewhere">
          <a href="#ships">Ship library</a>
          <a href={CAREER}>Career</a>
          <a href={HELP}>Help and rules</a>
        </nav>
      </header>
      <main class="firstMain">
        <div class="firstLeft">
          {storageTrouble.value !== null && <p class="trouble">{storageTrouble.value}</p>}
          <SavedList />
          <Battles
            battles={battles}
            made={made}
            chosen={chosen}
            choose={battle => {
              choose(battle);
              requestAnimationFrame(showSetUp);
            }}
          />
          <OwnFiles onBattle={addOwn} />
          {BROKEN_BATTLES.map(failed => !failed.ok && <Problems key={failed.source} failed={failed} />)}
        </div>
        {madeNow ? (
          <SetupCard
            key={`made by ${madeNow.rules.id}`}
            battle={madeNow.battle}
            madeFrom={madeNow.seed}
            remake={seed => remake(madeNow.rules, seed)}
          />
        ) : (
          chosen && <SetupCard key={chosen.scenario.id} battle={chosen} />
        )}
      </main>
    </div>
  );
};
