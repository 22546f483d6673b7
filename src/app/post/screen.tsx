import './post.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OptionSpec } from '../../system/ruleset.ts';
import { LONGEST_PLAYER_NAME, guestOf } from '../../post/file.ts';
import type { Page } from '../../post/page.ts';
import { isVeiled, opponentOf, owedBy, type Standing } from '../../post/standing.ts';
import { Flag } from '../ui/flag.tsx';
import { StorageNote } from '../ui/storageNote.tsx';
import { goHome } from '../places.ts';
import { longDate, SIDE_NAME } from '../ui/words.ts';
import { acceptPost, openPost, type Found } from './open.ts';
import { POSTED } from './place.ts';
import { ByPost } from './byPost.tsx';
import { SendWays } from './sendDialog.tsx';
import { ENGLISH, languageTag, t, told } from '../../languages/language.ts';

const Frame = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <main class="postPage" data-testid="post-page">
    <div class="card postPaper">
      <h1>{title}</h1>
      <StorageNote />
      {children}
    </div>
  </main>
);

const Home = () => (
  <button type="button" class="second" onClick={goHome}>
    {t`First page`}
  </button>
);

const Refused = ({ why, kept }: { why: string; kept: string | null }) => (
  <Frame title={t`This was not opened`}>
    <p class="trouble" role="alert" data-testid="post-refusal">
      {why}
    </p>
    {kept !== null && <p>{t`Your own game is as it was. Ask the other player for what he sent last.`}</p>}
    <div class="postButtons">
      {kept !== null && (
        <a class="second" href={POSTED + kept}>
          {t`To your game`}
        </a>
      )}
      <Home />
    </div>
  </Frame>
);

/** A switch in the middle of a sentence; other languages keep the capitals of their nouns. */
const inPassing = ({ title }: OptionSpec): string => (languageTag() === ENGLISH.tag ? title.toLowerCase() : title);

/** Who asks, for which battle, and what the invited player would have. */
const Terms = ({ now }: { now: Standing }) => {
  const { scenario } = now.battle;
  const { title } = now.match.rules;
  const side = guestOf(now.heading);
  const switches = now.match.rules.optionSpecs.filter(({ id }) => now.heading.options[id]);
  return (
    <>
      <p class="lead">{t`${now.heading.inviter.name} asks you to fight “${told(scenario.title)}” by post.`}</p>
      <p class="small">
        {longDate(scenario.date)} · {told(scenario.place)} ·{' '}
        {switches.length > 0 ? t`${title} rules with ${switches.map(inPassing).join(', ')}` : t`${title} rules`}
      </p>
      <h2 class="sideName">
        <Flag side={side} /> {t`You have the ${SIDE_NAME[side]} side`}
      </h2>
      {now.match.rules.sealing && !isVeiled(now) && (
        <p class="small" data-testid="post-open">
          {t`This game was begun by an older version: whoever looks into its file can read both sides’ cards.`}
        </p>
      )}
      <ByPost now={now} />
      <p>{told(scenario.briefing.common)}</p>
      <p>{told(scenario.briefing[side])}</p>
    </>
  );
};

const Invitation = ({ now, onDone }: { now: Standing; onDone: (found: Found) => void }) => {
  const [name, setName] = useState('');
  return (
    <Frame title={t`An invitation`}>
      <Terms now={now} />
      <form
        onSubmit={event => {
          event.preventDefault();
          if (name.trim() !== '') void acceptPost(now, name.trim()).then(onDone);
        }}
      >
        <label class="field">
          {t`Your name, as ${now.heading.inviter.name} will see it`}
          <input
            type="text"
            required
            value={name}
            maxLength={LONGEST_PLAYER_NAME}
            autocomplete="nickname"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <p class="small">
          {t`Orders, sealed choices and a share of the dice go to and fro. Your own share is drawn now and stays in this browser: go on in the same one.`}
        </p>
        <div class="postButtons">
          <button type="submit" class="primary" data-testid="post-accept">
            <span class="primaryLabel">{t`Take the ${SIDE_NAME[guestOf(now.heading)]} side`}</span>
          </button>
          <Home />
        </div>
      </form>
    </Frame>
  );
};

/** Before the opening is thrown: there is no chart to look at yet. */
const Before = ({ page: { now, own } }: { page: Page }) => {
  const opponent = opponentOf(now, own.side)?.name ?? t`your opponent`;
  const mine = owedBy(now, own.side) !== null;
  return (
    <Frame title={now.heading.name}>
      <p data-testid="post-waiting">
        {t`${told(now.battle.scenario.title)} opens with a throw of dice, and both players have a part in every throw.`}{' '}
        {mine ? t`Your part is wanted.` : t`Send this to ${opponent}, and open here what comes back.`}
      </p>
      <SendWays now={now} />
      <Home />
    </Frame>
  );
};

/** What has come with the post, until the game lies on the table. */
export const PostScreen = ({ address }: { address: string }) => {
  const [found, show] = useState<Found | null>(null);
  useEffect(() => {
    const waits = new AbortController();
    show(null);
    void openPost(address, waits).then(found => {
      if (!waits.signal.aborted) show(found);
    });
    return () => waits.abort();
  }, [address]);
  if (found?.what === 'refused') return <Refused why={found.why} kept={found.kept} />;
  if (found?.what === 'invitation') return <Invitation now={found.now} onDone={show} />;
  if (found?.what === 'waiting') return <Before page={found.page} />;
  return (
    <main class="opening">
      <p role="status">{t`Checking what has come, to the letter…`}</p>
    </main>
  );
};
