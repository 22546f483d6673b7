/** Where one is on the page, as its address says: one place at a time, and a test that goes on behind what is looked at. */
import { afterEach, describe, expect, it } from 'vitest';
import { followPlaces, isAway, lookAt, place, trialPlace } from '../../../src/app/places.ts';

afterEach(() => {
  followPlaces('');
});

describe('an address', () => {
  it.each([
    ['', 'table'],
    ['#game-abc', 'table'],
    ['#ships', 'ships'],
    ['#ships/uss_cairo', 'ships'],
    ['#career', 'career'],
    ['#make', 'making'],
    ['#test=memphis', 'trial'],
    ['#watch-abc', 'game'],
    ['#post-abc', 'post'],
  ])('%s leads to %s', (address, at) => {
    expect(followPlaces(address)).toBeNull();
    expect(place.value.at).toBe(at);
    expect(isAway.value).toBe(at !== 'table');
  });

  it('of a battle that is not there says so and leads nowhere', () => {
    expect(followPlaces('#test=no-such-battle')).toContain('no-such-battle');
    expect(place.value.at).toBe('table');
  });
});

describe('a battle on trial', () => {
  it('goes on while one of its games, or a ship, is looked at, and is the same when one comes back', () => {
    followPlaces('#test=memphis');
    const trial = trialPlace.value;
    expect(trial?.battle.scenario.id).toBe('memphis');
    for (const address of ['#watch-abc', '#ships', '#ships/uss_cairo', '#report-abc']) {
      followPlaces(address);
      expect(trialPlace.value).toBe(trial);
    }
    followPlaces('#test=memphis');
    expect(place.value).toEqual({ at: 'trial', trial });
    expect(trialPlace.value).toBe(trial);
  });

  it.each(['#career', '#make', ''])('is over when one goes on to %s', address => {
    followPlaces('#test=memphis');
    followPlaces(address);
    expect(trialPlace.value).toBeNull();
  });
});

it('a game at hand is not fetched again for another look at it', () => {
  followPlaces('#watch-abc');
  const here = place.value;
  if (here.at !== 'game') throw new Error('no game is looked at');
  const played = { setup: {} } as NonNullable<typeof here.game.played>;
  lookAt({ ...here.game, played });
  followPlaces('#report-abc');
  expect(place.value).toMatchObject({ at: 'game', game: { shows: 'report', played } });
});
