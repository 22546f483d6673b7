import { libraryOf, type Library } from '../trials/library.ts';

const files = import.meta.glob<unknown>(['../../scenarios/*.json', '!../../scenarios/*.schema.json'], {
  eager: true,
  import: 'default',
});

/** The battles that come with the game, by date. */
export const { battles: BATTLES, broken: BROKEN_BATTLES } = libraryOf(files);

export const shippedBattle: Library = id => BATTLES.find(battle => battle.scenario.id === id);
