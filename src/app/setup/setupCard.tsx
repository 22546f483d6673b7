import { useEffect, useState } from 'preact/hooks';
import type { Scenario } from '../../core/scenario.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { enemyOf, SIDES } from '../../core/types.ts';
import { matchOf, optionsFor, RULE_SETS } from '../../rules/index.ts';
import { HUMAN, type Players } from '../../trials/gameFile.ts';
import { begin, randomSeed } from '../table/games.ts';
import { lastSetup, noteSetup, seatsAtFirst, settledFor, type LastSetup } from './lastSetup.ts';
import { RulesAtHand } from '../help/place.ts';
import { WhyLink } from '../help/why.tsx';
import { madeBattle, type Battle } from '../../trials/library.ts';
import { ShareDialog } from '../making/shareDialog.tsx';
import { openTrial } from '../places.ts';
import { BY_POST } from '../post/place.ts';
import { yard } from '../ships/yard/state.ts';
import { strengthOf } from '../first/summary.ts';
import { count } from '../ui/words.ts';
import { GalleryNote } from './galleryNote.tsx';
import { IdleNote } from './idleNote.tsx';
import { Seat, seatsInWords } from './seats.tsx';
import { SeedField } from './seedField.tsx';
import { SetupShelf } from './setupShelf.tsx';
import { Choice, Switch } from '../settings/settingsForm.tsx';
import { languageTag, t, told } from '../../languages/language.ts';

const REMAKE_AFTER_MS = 300;

interface OptionsProps {
  rules: RuleSet;
  scenario: Scenario;
  chosen: Readonly<Record<string, boolean>>;
  onChange: (chosen: Record<string, boolean>) => void;
}

const MEANT_ON = t` This battle is meant to be played with it on.`;
const MEANT_OFF = t` This battle is meant to be played with it off.`;

/** The switches of the rules, as the battle would have them until the players decide otherwise. */
export const Options = ({ rules, scenario, chosen, onChange }: OptionsProps) => {
  const usual = optionsFor(rules, scenario);
  return (
    <RulesAtHand.Provider value={rules}>
      <fieldset class="options">
        <legend>{t`Options`}</legend>
        {rules.optionSpecs.map(option => {
          const on = chosen[option.id] ?? usual[option.id] ?? false;
          const isUsual = on === usual[option.id];
          return (
            <div key={option.id} class="withWhy">
              <Switch
                title={option.title}
                says={option.says + (isUsual ? '' : usual[option.id] ? MEANT_ON : MEANT_OFF)}
                on={on}
                onChange={now => onChange({ ...chosen, [option.id]: now })}
              />
              <WhyLink why={{ of: 'option', name: option.id }} about={option.title} />
            </div>
          );
        })}
        <IdleNote rules={rules} scenario={scenario} options={optionsFor(rules, scenario, chosen)} />
      </fieldset>
    </RulesAtHand.Provider>
  );
};

interface SidesProps {
  battle: Battle;
  rules: RuleSet;
  players: Players;
  onChange: (players: Players) => void;
}

/** The sides, who plays each, and the orders of the only one that has a player at the screen. */
const Sides = ({ battle, rules, players, onChange }: SidesProps) => (
  <section class="setupSides" aria-label={t`The sides`}>
    {SIDES.map(side => {
      const { briefing } = battle.scenario;
      const { ships, forts, bought } = strengthOf(battle.scenario, side, rules);
      const toBuy = bought > 0 ? [t`${count(bought, 'ship')} to be bought before the battle`] : [];
      const alone = players[side] === HUMAN && players[enemyOf(side)] !== HUMAN;
      return (
        <Seat
          key={side}
          side={side}
          player={players[side]}
          rules={rules}
          onChange={player => onChange({ ...players, [side]: player })}
          byPost
        >
          <p>{[...toBuy, ...[...ships, ...forts].map(told)].join(', ')}</p>
          {alone && <p class="setupOrders">{told(briefing[side])}</p>}
        </Seat>
      );
    })}
  </section>
);

/** The systems for which the battle was written; all of them where it says nothing. */
export const offeredFor = (battle: Battle): readonly RuleSet[] => {
  const written = RULE_SETS.filter(rules => battle.scenario.rules[rules.id] !== undefined);
  return written.length > 0 ? written : RULE_SETS;
};

/** The rules that were chosen last, where the battle is offered under them, else the first of its own. */
export const rulesAtFirst = (offered: readonly RuleSet[]): RuleSet =>
  offered.find(({ id }) => id === lastSetup()?.rules) ?? (offered[0] as RuleSet);

interface RulesChoiceProps {
  offered: readonly RuleSet[];
  rules: RuleSet;
  onChange: (rules: RuleSet) => void;
}

/** The system by which the battle is fought, where there is a choice. */
export const RulesChoice = ({ offered, rules, onChange }: RulesChoiceProps) =>
  offered.length > 1 ? (
    <>
      <Choice
        legend={t`Rules`}
        name="rules"
        value={rules.id}
        choices={offered.map(set => [set.id, set.title] as const)}
        onChange={id => onChange(offered.find(set => set.id === id) ?? rules)}
      />
      {rules.says !== undefined && <p class="small rulesSay">{rules.says}</p>}
    </>
  ) : (
    <p class="rulesLine">
      <b>{t`${rules.title} rules.`}</b> {told(rules.edition)}.
    </p>
  );

/** The name that a game has at first. */
export const nameOf = (title: string): string => {
  const now = new Date().toLocaleString(languageTag(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${told(title)}, ${now}`;
};

/** Begins a battle at this screen, and remembers how it was set up. */
export const beginHere = (setup: Parameters<typeof begin>[0], options: Record<string, boolean>): void => {
  const { battle, match, players } = setup;
  noteSetup({ battle: battle.scenario.id, rules: match.rules.id, players, options });
  begin(setup);
};

interface Shared {
  battle: Battle;
  rules: RuleSet;
}

interface SetupCardProps {
  battle: Battle;
  /** Makes another battle from another seed, where this one was made from its seed. */
  remake?: (seed: string) => void;
  /** The seed from which it was made. */
  madeFrom?: string;
  /** The rules that are chosen at first. */
  under?: RuleSet;
  /** Whether the page has the battle's name at its head already. */
  named?: boolean;
}

const loadBegin = () => import('../post/open.ts').then(({ beginPost }) => beginPost);

/** Longer names are not taken by a game by post. */
const LONGEST_PLAYER = 60;

const PlayerField = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => (
  <label class="field">
    {t`Your name, as your opponent will see it`}
    <input
      type="text"
      required
      value={name}
      maxLength={LONGEST_PLAYER}
      autocomplete="nickname"
      onInput={event => onChange(event.currentTarget.value)}
    />
  </label>
);

interface StartButtonsProps {
  /** Name of the battle. */
  title: string;
  words: string;
  mayNot: boolean;
  test: () => void;
  share: () => void;
}

/** The button that begins, and what else can be done with a battle. */
const StartButtons = ({ title, words, mayNot, test, share }: StartButtonsProps) => (
  <div class="setupStart">
    <div class="setupBegin">
      <p class="setupOf" aria-hidden="true">
        {title}
      </p>
      <button type="submit" class="primary" data-testid="start" disabled={mayNot}>
        <span class="primaryLabel">{words}</span>
      </button>
    </div>
    <div class="setupOthers">
      <button
        type="button"
        class="second"
        title={t`Computer captains fight it many times: is it even, and how long does it last?`}
        data-testid="test-battle"
        onClick={test}
      >
        {t`Test this battle`}
      </button>
      <button type="button" class="second" data-testid="share-battle" onClick={share}>
        {t`Share this battle`}
      </button>
    </div>
  </div>
);

/** Makes the battle anew from another word, and has the yard at hand whose ships it may bring. */
const useRemaking = (remake: SetupCardProps['remake'], seed: string, madeFrom: string | undefined): void => {
  useEffect(() => {
    if (!remake || seed === madeFrom) return;
    // A word is typed letter by letter; the river waits for the last.
    const soon = setTimeout(() => remake(seed), REMAKE_AFTER_MS);
    return () => clearTimeout(soon);
  }, [seed]);
  useEffect(() => {
    if (remake) void yard.load();
  }, []);
};

const BOTH_HERE: Players = { union: HUMAN, confederate: HUMAN };

interface Settled {
  rules: RuleSet;
  chosen: Record<string, boolean>;
  players: Players;
  seed: string;
  /** Name of the player here, for a game by post. */
  player: string;
}

/** Begins the battle as it has been settled, at this screen or by post. */
const beginAs = (own: Battle, { rules, chosen, players, seed, player }: Settled): void => {
  const match = matchOf(rules, own.scenario, chosen);
  const setup = { name: nameOf(own.scenario.title), battle: own, match, players, seed };
  const byPost = SIDES.some(side => players[side] === BY_POST);
  if (byPost) void loadBegin().then(beginPost => beginPost(setup, player.trim() || 'A player'));
  else beginHere(setup, chosen);
};

const submitting =
  (work: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    work();
  };

/** Everything that can be settled before the first turn, and the one button that begins it. */
const SetupForm = ({
  battle,
  remake,
  madeFrom,
  under,
  named = false,
  share,
}: SetupCardProps & { share: (shared: Shared) => void }) => {
  const { scenario } = battle;
  const offered = offeredFor(battle);
  const [rules, setRules] = useState(() => (under && offered.includes(under) ? under : rulesAtFirst(offered)));
  const [chosen, setChosen] = useState(() => settledFor(scenario.id, rules.id));
  const [players, seat] = useState<Players>(seatsAtFirst);
  const [seed, setSeed] = useState(madeFrom ?? randomSeed());
  const [player, setPlayer] = useState('');
  const byPost = SIDES.some(side => players[side] === BY_POST);
  const noneHere = byPost && SIDES.every(side => players[side] !== HUMAN);
  useRemaking(remake, seed, madeFrom);
  // A word may have been typed that the river has not followed yet; who lies in the yard can be bought.
  const fresh = (): Battle =>
    seed !== madeFrom || yard.ships.peek().length > 0 ? madeBattle(rules, seed, yard.ships.peek()) : battle;
  const withFresh = (work: (own: Battle) => void): void => {
    if (remake) yard.with(() => work(fresh()));
    else work(battle);
  };
  const start = (own: Battle): void => beginAs(own, { rules, chosen, players, seed, player });
  const takeUp = (kept: LastSetup): void => {
    setRules(offered.find(({ id }) => id === kept.rules) ?? rules);
    setChosen({ ...kept.options });
    seat(kept.players);
  };
  return (
    <form class="card setupCard" aria-label={told(scenario.title)} onSubmit={submitting(() => withFresh(start))}>
      {named ? <h2 class="hidden">{t`The sides`}</h2> : <h2>{told(scenario.title)}</h2>}
      <p class="setupBriefing">{told(scenario.briefing.common)}</p>
      <Sides battle={battle} rules={rules} players={players} onChange={seat} />
      <p class="small">{seatsInWords(players)}</p>
      <GalleryNote scenario={scenario} />
      <RulesChoice offered={offered} rules={rules} onChange={setRules} />
      {rules.optionSpecs.length > 0 && (
        <Options rules={rules} scenario={scenario} chosen={chosen} onChange={setChosen} />
      )}
      {(!byPost || remake) && <SeedField seed={seed} makesBattle={remake !== undefined} onChange={setSeed} />}
      {!byPost && (
        <SetupShelf now={{ battle: scenario.id, rules: rules.id, players, options: chosen }} choose={takeUp} />
      )}
      {byPost && <PlayerField name={player} onChange={setPlayer} />}
      <StartButtons
        title={told(scenario.title)}
        words={byPost ? t`Begin by post` : t`Begin the battle`}
        mayNot={noneHere}
        test={() => withFresh(own => openTrial(own, { rules, options: chosen, players: byPost ? BOTH_HERE : players }))}
        share={() => withFresh(own => share({ battle: own, rules }))}
      />
    </form>
  );
};

/** The card on which a battle is settled. What is laid over it stands beside the form, whose Enter begins the battle. */
export const SetupCard = (props: SetupCardProps) => {
  const [shared, share] = useState<Shared | null>(null);
  return (
    <>
      <SetupForm {...props} share={share} />
      {shared && <ShareDialog {...shared} onClose={() => share(null)} />}
    </>
  );
};
