/**
 * S7 over whole random games: what is written out for one side never contains the other's cards, decks, mines, assets,
 * instructions, guesses or the dice to come; changing them does not change a bit of it; and the log tells nothing early.
 */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { enemyOf, SIDES, type Side } from '../../../src/core/types.ts';
import { quickSheet } from '../../../src/rules/quick-sheet/index.ts';
import {
  DECKS,
  type CardCounts,
  type CardFace,
  type QuickSheet,
  type QuickSheetCommand,
  type QuickSheetState,
  type Stance,
} from '../../../src/rules/quick-sheet/types.ts';
import { madeBattle, matchNamed } from '../../helpers/scenarios.ts';

const BATTLES: [string, () => Match<QuickSheet>][] = [
  ['everything at once', () => matchNamed('quick-sheet', 'everything') as unknown as Match<QuickSheet>],
  ['a brawl', () => matchNamed('quick-sheet', 'brawl') as unknown as Match<QuickSheet>],
  ['a made battle', () => madeBattle('quick-sheet', 'secrets') as unknown as Match<QuickSheet>],
];

/** Words and numbers that stand nowhere else: whoever finds one has seen a secret. */
const WORD = 'PLANTED';
const NUMBER = 918273645;

const phaseOf = (state: QuickSheetState): string => quickSheet.sequence[state.cursor.phase]!.id;

/** Whether the guess is hidden from that side: from the owner of the submarine, until he has named his own direction. */
const guessIsSecret = (state: QuickSheetState, viewer: Side): boolean =>
  state.cursor.interrupts.some(({ type, side }) => type === 'attackFrom' && side === viewer);

/** A copy of the state in which every secret that `viewer` may not know is a planted one. */
const planted = (state: QuickSheetState, viewer: Side): QuickSheetState => {
  const copy = quickSheet.clone(state);
  const enemy = enemyOf(viewer);
  const card = WORD as CardFace;
  copy.rng = [NUMBER, NUMBER, NUMBER, NUMBER];
  for (const ship of Object.values(copy.ships)) {
    if (ship.side !== enemy) continue;
    ship.hand = ship.hand.map(() => card);
    if (ship.card !== null && !ship.shown) ship.card = card;
  }
  for (const deck of DECKS) copy.decks[enemy][deck].draw = { fire: NUMBER } as CardCounts;
  copy.assets[enemy] = copy.assets[enemy].map(() => WORD as never);
  copy.instructions[enemy] = { all: WORD as Stance, units: { [WORD]: 'always' }, set: [WORD] };
  copy.mines = copy.mines.map(mine =>
    mine.side === enemy && !mine.known ? { ...mine, live: WORD as unknown as boolean } : mine,
  );
  if (guessIsSecret(state, viewer)) copy.guess = NUMBER;
  if (copy.preGame && phaseOf(state) === 'markers') {
    copy.preGame.markers[enemy] = { live: NUMBER, dummies: NUMBER };
    copy.mines.push({ side: enemy, hex: NUMBER, live: true, known: false, spent: false });
  }
  return copy;
};

const viewsKeepSecrets = (state: QuickSheetState): void => {
  for (const viewer of SIDES) {
    const seen = JSON.stringify(quickSheet.redact(planted(state, viewer), viewer));
    const at = Math.max(seen.indexOf(WORD), seen.indexOf(String(NUMBER)));
    expect(at < 0 ? '' : seen.slice(Math.max(0, at - 80), at + 40), `the ${viewer} view in ${phaseOf(state)}`).toBe('');
    expect(hash(JSON.parse(seen)), `the ${viewer} view in ${phaseOf(state)}`).toBe(
      hash(quickSheet.redact(state, viewer)),
    );
  }
};

/** What a command says that the other side must not learn from it; null when all of it is open. */
const SECRET_OF: Partial<Record<QuickSheetCommand['type'], string>> = {
  buy: 'ships',
  lay: 'card',
  instruct: 'stance',
  pickAsset: 'asset',
  layMarker: 'live',
  guess: 'direction',
};

/** Two offered commands that differ in nothing but the secret, by the dice that chooses; undefined where there are none. */
const twinsAmong = (options: readonly QuickSheetCommand[]): [QuickSheetCommand, QuickSheetCommand] | undefined => {
  for (const one of options) {
    const secret = SECRET_OF[one.type];
    if (secret === undefined) continue;
    const open = (command: QuickSheetCommand): string => JSON.stringify({ ...command, [secret]: null });
    const other = options.find(each => each !== one && each.type === one.type && open(each) === open(one));
    if (other) return [one, other];
  }
  return undefined;
};

const GAMES = 2;
/** One position in so many is looked at. */
const LOOK_ONE_IN = 10;

/** Plays random games and hands every few positions over. */
const along = (
  match: Match<QuickSheet>,
  name: string,
  look: (state: QuickSheetState, side: Side) => void,
  games = GAMES,
): string[] => {
  const log: string[] = [];
  for (let game = 0; game < games; game++) {
    const dice = diceOf(seedFrom(`${name}/${game}/choices`));
    const opening = start(match, `${name}/${game}`);
    const { state } = opening;
    log.push(...opening.events.map(event => JSON.stringify(event)));
    while (!state.outcome) {
      const [side = 'union'] = state.cursor.awaiting;
      const secret = state.cursor.interrupts.some(({ type }) => type === 'attackFrom' || type === 'guess');
      if (secret || dice.roll(LOOK_ONE_IN) === 1) look(state, side);
      const options = legal(match, state, side);
      log.push(...play(match, state, options[dice.roll(options.length) - 1]!).map(event => JSON.stringify(event)));
    }
  }
  return log;
};

describe.each(BATTLES)('S7: %s', (name, battleOf) => {
  it('no view holds a planted secret, nor changes with one', () => {
    let looks = 0;
    along(battleOf(), name, state => {
      looks += 1;
      viewsKeepSecrets(state);
    });
    expect(looks).toBeGreaterThan(20);
  });

  it('a choice made in secret looks the same to the other side whatever was chosen, in his view and in the log', () => {
    const match = battleOf();
    const compared = new Set<string>();
    along(match, name, (state, side) => {
      const twins = twinsAmong(legal(match, state, side));
      if (!twins) return;
      const [one, other] = twins.map(command => {
        const copy = quickSheet.clone(state);
        const events = play(match, copy, command);
        // Once a guess is answered or a stance obeyed, what follows is no longer the choice alone.
        const still = phaseOf(copy) === phaseOf(state) && copy.turn === state.turn;
        return { events, view: hash(quickSheet.redact(copy, enemyOf(side))), still };
      });
      if (!one?.still || !other?.still || (twins[0].type === 'instruct' && state.cursor.interrupts.length > 0)) return;
      compared.add(twins[0].type);
      expect(one.events, `the log after ${JSON.stringify(twins)}`).toEqual(other.events);
      expect(one.view, `the view after ${JSON.stringify(twins)}`).toBe(other.view);
    });
    expect([...compared]).toContain('instruct');
  });

  it('the log names a card, a mine, an asset or a direction only when it is shown', () => {
    const log = along(battleOf(), name, () => undefined).map(line => JSON.parse(line) as { type: string });
    const saying = (key: string): string[] => [...new Set(log.filter(event => key in event).map(event => event.type))];
    expect(saying('card').filter(type => !['cardShown', 'cardLost'].includes(type))).toEqual([]);
    expect(saying('asset').filter(type => type !== 'assetRolled')).toEqual([]);
    expect(saying('direction').filter(type => type !== 'directionsShown')).toEqual([]);
    expect(saying('guess').filter(type => type !== 'directionsShown')).toEqual([]);
    expect(saying('live')).toEqual([]);
    expect(saying('stance')).toEqual([]);
    // Keys, not values: a gun's target may well be called what a card is.
    const keysOf = (type: string): string[] => [
      ...new Set(log.filter(event => event.type === type).flatMap(event => Object.keys(event))),
    ];
    expect(keysOf('cardLaid').filter(key => !['type', 'ship'].includes(key))).toEqual([]);
    expect(keysOf('handDrawn').filter(key => !['type', 'ship', 'deck', 'count'].includes(key))).toEqual([]);
    expect(keysOf('deckReshuffled').filter(key => !['type', 'side', 'deck'].includes(key))).toEqual([]);
    expect(keysOf('markersLaid').filter(key => !['type', 'side', 'count'].includes(key))).toEqual([]);
    expect(keysOf('cardsRemoved').filter(key => key !== 'type')).toEqual([]);
  });
});

describe('S7: single secrets', () => {
  const match = BATTLES[0]![1]();

  it('the guess, when the owner of the submarine names his direction', () => {
    let looks = 0;
    for (let game = 0; looks === 0 && game < 40; game++)
      along(
        match,
        `guess ${game}`,
        (state, side) => {
          if (!guessIsSecret(state, side)) return;
          looks += 1;
          expect(state.guess).toBeGreaterThanOrEqual(0);
          viewsKeepSecrets(state);
        },
        1,
      );
    expect(looks).toBeGreaterThan(0);
  });

  it('not even that a card was laid, or an instruction given, is seen while orders are written', () => {
    const { state } = start(match, 'orders');
    const dice = diceOf(seedFrom('orders'));
    let looks = 0;
    while (state.turn < 3) {
      const side = state.cursor.awaiting[0]!;
      const options = legal(match, state, side);
      const before = quickSheet.clone(state);
      play(match, state, options[dice.roll(options.length) - 1]!);
      if (phaseOf(before) !== 'orders' || phaseOf(state) !== 'orders') continue;
      if (before.cursor.awaiting.length !== state.cursor.awaiting.length) continue;
      looks += 1;
      const [was, is] = [before, state].map(each => hash(quickSheet.redact(each, enemyOf(side))));
      expect(is).toBe(was);
    }
    expect(looks).toBeGreaterThan(5);
  });
});

describe('S7: these tests find what they look for', () => {
  const match = BATTLES[1]![1]();
  const leaks: [string, (seen: QuickSheetState, truth: QuickSheetState) => QuickSheetState][] = [
    ['a hand', (seen, truth) => ({ ...seen, ships: truth.ships })],
    ['a deck', (seen, truth) => ({ ...seen, decks: truth.decks })],
    ['assets', (seen, truth) => ({ ...seen, assets: truth.assets })],
    ['instructions', (seen, truth) => ({ ...seen, instructions: truth.instructions })],
    ['mines', (seen, truth) => ({ ...seen, mines: truth.mines })],
    ['dice', (seen, truth) => ({ ...seen, rng: truth.rng })],
  ];
  it.each(leaks)('%s laid open', (_, leak) => {
    const { state } = start(match, 'leak');
    const dice = diceOf(seedFrom('leak'));
    for (let command = 0; command < 7; command++) {
      const options = legal(match, state, state.cursor.awaiting[0]!);
      play(match, state, options[dice.roll(options.length) - 1]!);
    }
    const truth = planted(state, 'union');
    const seen = JSON.stringify(leak(quickSheet.redact(truth, 'union'), truth));
    expect(seen.includes(WORD) || seen.includes(String(NUMBER))).toBe(true);
  });
});
