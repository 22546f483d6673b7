import type { Lesson, LessonSight, LessonStep } from '../../../system/lesson.ts';
import {
  askWhy,
  giveFire,
  hasGiven,
  hasSeen,
  inHandThen,
  lookAt,
  mayGive,
  readDamage,
  readLog,
  readObjectives,
  readOdds,
  takeBack,
} from '../../shared/lesson.ts';
import { HAND } from '../tables.ts';
import type { QuickSheet } from '../types.ts';
import { t } from '../../../languages/language.ts';

type Step = LessonStep<QuickSheet>;
type Seen = LessonSight<QuickSheet>;

const SHOTS = ['shotFired'];
/** Orders with which guns are laid. */
const AIMS = ['fire', 'shoot'] as const;

/** Ships that may ram, each with whom. */
const rams = ({ offers }: Seen): { ship: string; target: string }[] =>
  offers.flatMap(offer => (offer.type === 'ram' ? [{ ship: offer.ship, target: offer.target }] : []));

/** The same step, but not while cards are chosen: on a small screen they leave no room for anything else. */
const afterCards = (step: Step): Step => ({
  ...step,
  until: step.until ?? t`It comes when the cards lie.`,
  when: seen => !mayGive(seen, 'chooseDeck', 'lay') && step.when?.(seen) !== false,
});

const decks: Step = {
  id: 'decks',
  title: t`Draw order cards`,
  text: t`Each ship draws ${HAND.cards} orders from one of two decks: one is for speed, the other for the guns. Choose a deck for each ship, or let the main button choose, and draw.`,
  keys: t`Tab leads to the decks; Space chooses for you, then draws.`,
  until: t`It comes at the beginning of a turn.`,
  when: seen => mayGive(seen, 'chooseDeck'),
  points: () => ({ control: 'main' }),
  done: seen => hasGiven(seen, 'chooseDeck'),
};

const cards: Step = {
  id: 'cards',
  title: t`Lay the cards`,
  text: t`Lay one card face down for each ship. It says how far she goes in this turn, whether she may turn, and whether she may fire, and it binds. The enemy sees only its back.`,
  keys: t`Tab leads to the cards; Space chooses for you, then lays them.`,
  until: t`It comes once the hands are drawn.`,
  when: seen => mayGive(seen, 'lay'),
  points: () => ({ control: 'cards' }),
  done: seen => hasGiven(seen, 'lay'),
};

const clock: Step = {
  id: 'clock',
  title: t`The battle clock`,
  text: t`No turn is promised to be the last: the clock moves on by itself, and each side may shift it a little by a roll. When it strikes the end, the objectives decide.`,
  points: () => ({ control: 'clock' }),
};

const steam: Step = {
  id: 'move',
  title: t`Carry out a card`,
  text: t`Ships act in turn. Take one in hand and press the main button to show her card; then choose one of the lit hexes. She has done when she has come as far as her card says.`,
  keys: t`N takes a ship in hand, arrow keys move the cursor, Enter sends her there.`,
  until: t`It comes when your ships act.`,
  when: seen => mayGive(seen, 'activate', 'carryOut', 'ahead'),
  points: seen =>
    inHandThen(seen, seen.actors, () => {
      const hex = seen.ways[0];
      return hex === undefined ? { control: 'main' } : { hex };
    }),
  done: seen => hasGiven(seen, 'ahead'),
};

const aim: Step = {
  id: 'aim',
  title: t`Take aim`,
  text: t`An enemy can be fired at. With your ship in hand choose him: every gun that bears is drawn, with its chance to hit and to get through.`,
  keys: t`K puts the cursor on the nearest enemy, Enter looks at him. I says which guns bear.`,
  until: t`It comes when a card that lets a ship fire is shown, and an enemy is in reach.`,
  when: seen => mayGive(seen, ...AIMS),
  points: seen => {
    const unit = seen.targets[0];
    return unit === undefined ? inHandThen(seen, seen.actors, () => ({ control: 'main' })) : { unit };
  },
  done: seen => seen.aimedAt !== null && mayGive(seen, ...AIMS),
};

const shoot: Step = giveFire(AIMS, {
  title: t`Fire`,
  text: t`The main button fires every gun that bears, one after another. You may also fire them one by one, and change your mind between them.`,
  keys: t`Space fires; the numbers choose a single gun.`,
});

const ram: Step = {
  id: 'ram',
  title: t`Ramming`,
  text: t`An enemy lies before the bow of a ship that still has a hex to go. Choose him with her in hand: the odds come first. Guns that bear on her may fire before she strikes.`,
  keys: t`N takes the ship in hand, K finds the enemy, Enter looks at him and Space gives the order.`,
  until: t`It comes when a ship under way has an enemy in the hex before her bow.`,
  when: seen => mayGive(seen, 'ram'),
  points: seen =>
    inHandThen(
      seen,
      rams(seen).map(({ ship }) => ship),
      () => {
        const foe = rams(seen).find(({ ship }) => ship === seen.selected);
        if (!foe) return { control: 'main' };
        return seen.aimedAt === null ? { unit: foe.target } : { order: 'ram' };
      },
    ),
  done: seen => hasGiven(seen, 'ram') || hasSeen(seen, 'shipRammed'),
};

/** The quick sheet, learnt on the teaching battle. */
export const lesson: Lesson<QuickSheet> = {
  battle: 'first-command',
  seed: 'blodgett',
  side: 'union',
  opponent: 'defender',
  says: t`Order cards laid in secret, single guns, and a clock that nobody quite commands.`,
  steps: [
    lookAt(
      'uss_conestoga',
      t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her guns one by one and what she can take.`,
    ),
    afterCards(
      readObjectives(
        t`Open the objectives. Sink or take an enemy, or lie alone at the woodyard when the clock strikes: everything else is a way to that.`,
      ),
    ),
    decks,
    takeBack(t`What no die has touched and nothing has shown can be taken back. Try it; you can do the same again.`),
    cards,
    clock,
    steam,
    aim,
    readOdds(
      t`These are exact chances, out of the tables that settle the shot, with every reason for more or fewer dice.`,
    ),
    shoot,
    afterCards(
      readLog(
        SHOTS,
        t`Every shot is written down with its dice: first whether it hits, then whether armour turns it aside.`,
      ),
    ),
    afterCards(
      askWhy(
        SHOTS,
        t`The small question mark beside a line of the log or an order opens the rule behind it. Look at one, then close it again.`,
      ),
    ),
    afterCards(
      readDamage(
        ['pointsLost'],
        t`Damage slows a ship and may silence a gun, start a fire or break her engine. When she is battered her crew may strike.`,
      ),
    ),
    ram,
  ],
};
