import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { CAREER, HELP, SHIPS } from '../first/addresses.ts';
import { BATTLE_LIST } from '../first/battleList.ts';
import type { Made } from '../first/inside.ts';
import { Lessons } from '../first/lessons.tsx';
import { useOffers, type Offer } from '../first/offers.ts';
import { OwnFiles } from '../first/ownFiles.tsx';
import { Problems } from '../first/problems.tsx';
import { refusal } from '../first/refusal.ts';
import { room, roomTrouble, within, type Room } from '../first/room.ts';
import { SetupSoon } from '../first/setupSoon.tsx';
import { MakeCard } from '../making/makeCard.tsx';
import { AsideNote } from './asideNote.tsx';
import { ReadyNote } from '../offline/readyNote.tsx';
import { BattleCard } from './battleCard.tsx';
import { BattleSeeker, soughtBattles, type Sought } from './battleSeeker.tsx';
import { PostList } from '../post/list.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { StorageNote } from '../ui/storageNote.tsx';
import { Late } from '../ui/late.tsx';
import { lastSetup } from './lastSetup.ts';
import { SavedList } from './savedList.tsx';
import picture from '../../../assets/picture.webp';
import { t, told } from '../../languages/language.ts';

interface BattlesProps {
  offers: readonly Offer[];
  chosen: string;
  choose: (key: string) => void;
}

const Battles = ({ offers, chosen, choose }: BattlesProps) => {
  const [sought, seek] = useState<Sought>({ order: 'usual', size: 'all', words: '' });
  const found = soughtBattles(offers, sought);
  return (
    <section class="battles" aria-labelledby="battles-title">
      <h2 id="battles-title">{t`Choose a battle`}</h2>
      <BattleSeeker sought={sought} onSeek={seek} />
      <div class="battleList" role="radiogroup" aria-labelledby="battles-title">
        {found.map(({ key, summary, maker, own, find }) => (
          <BattleCard
            key={key}
            summary={summary}
            {...(maker ? { madeBy: told(maker.title) } : {})}
            own={own}
            find={find && (() => find()?.scenario)}
            chosen={key === chosen}
            choose={() => choose(key)}
          />
        ))}
      </div>
      {offers.length > 0 && found.length === 0 && <p class="empty">{t`No battle here is like that.`}</p>}
      <MakeCard />
      {offers.length === 0 && <p class="empty">{t`No battle could be read. Open one of your own below.`}</p>}
    </section>
  );
};

/** Where the set-up card lies below the battles, it is brought into sight, unless the choice goes on by keyboard. */
const showSetUp = (): void => {
  if (document.activeElement?.matches(':focus-visible')) return;
  const card = document.querySelector('.setupCard');
  if (card && card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView();
};

const Masthead = ({ showSettings }: { showSettings: () => void }) => (
  <header class="masthead">
    <h1>{t`Brownwater`}</h1>
    <p>{t`Ironclads, rams and gunboats on the rivers of the Civil War, hex by hex.`}</p>
    <nav aria-label={t`Elsewhere`}>
      <a href={SHIPS}>{t`Ship library`}</a>
      <a href={CAREER}>{t`Career`}</a>
      <a href={HELP}>{t`Help and rules`}</a>
      <button type="button" class="mastLink" onClick={showSettings}>
        {t`Settings`}
      </button>
    </nav>
    <img
      class="firstPicture"
      src={picture}
      width={1000}
      height={440}
      decoding="async"
      alt={t`The chart off Memphis in the middle of a battle: ironclads and rams of both sides, each with her name and what is left of her.`}
    />
    <ReadyNote />
  </header>
);

interface SetUpProps {
  offer: Offer;
  made: Made | undefined;
  remake: (id: string, seed: string) => void;
}

/** The card on which the chosen battle is settled: at first what is known of it, then the whole. */
const SetUp = ({ offer, made, remake }: SetUpProps) => {
  const inside = room.value;
  const { maker } = offer;
  const battle = maker ? made?.battle : offer.find?.();
  if (!inside || !battle)
    return (
      <SetupSoon
        key={`soon ${offer.key}`}
        summary={offer.summary}
        begin={() => within(inside => beginOffer(offer, inside))}
      />
    );
  return maker && made ? (
    <inside.SetupCard key={offer.key} battle={battle} madeFrom={made.seed} remake={seed => remake(maker.id, seed)} />
  ) : (
    <inside.SetupCard key={offer.key} battle={battle} />
  );
};

/** Begins a battle at once; one that is still to be made waits for the ships of one's own, which it may bring. */
const beginOffer = ({ later, maker }: Offer, { beginUsual, withYard }: Room): void => {
  const go = (): void => {
    const found = later();
    if (found) beginUsual(found.battle, found.seed);
  };
  if (maker) withYard(go);
  else go();
};

/** Where everything begins: a battle, how it is to be fought, and the games that wait to be gone on with. */
export const FirstScreen = () => {
  const { offers, made, addOwn, remake } = useOffers();
  const [key, choose] = useState(() => lastSetup()?.battle);
  const chosen = offers.find(offer => offer.key === key) ?? offers[0];
  const [settingsShown, setSettings] = useState(false);
  const inside = room.value;
  const unmade = chosen?.maker && !made[chosen.maker.id] ? chosen : undefined;
  useEffect(() => {
    // Not before the ships of one's own are at hand: whoever has begun too soon gets what is made here.
    if (inside && unmade) inside.withYard(() => void unmade.find?.());
  }, [inside, unmade?.key]);
  // Before anything else is shown: what is refused while the next screen comes up is told when one is back here.
  useLayoutEffect(() => () => void (refusal.value = null), []);
  return (
    <div class="first" data-testid="first">
      <Masthead showSettings={() => within(() => setSettings(true))} />
      <main class="firstMain">
        <div class="firstLeft">
          {!inside && roomTrouble.value === null && <Late />}
          <StorageNote />
          <AsideNote />
          <PostList />
          <SavedList />
          {BATTLE_LIST.lessons.length > 0 && (
            <Lessons lessons={BATTLE_LIST.lessons} start={id => within(({ startLesson }) => startLesson(id))} />
          )}
          <Battles
            offers={offers}
            chosen={chosen?.key ?? ''}
            choose={wanted => {
              choose(wanted);
              requestAnimationFrame(showSetUp);
            }}
          />
          <OwnFiles onBattle={battle => choose(addOwn(battle))} />
          {BATTLE_LIST.broken.map(failed => (
            <Problems key={failed.source} failed={failed} />
          ))}
        </div>
        {chosen && <SetUp offer={chosen} made={chosen.maker && made[chosen.maker.id]} remake={remake} />}
      </main>
      {inside && settingsShown && (
        <Dialog title={t`Settings`} onClose={() => setSettings(false)}>
          <inside.SettingsForm />
        </Dialog>
      )}
    </div>
  );
};
