import { libraryOf, type Battle, type Library } from '../../trials/library.ts';

/** The files of the battles that come with the game, unread. */
export const SHIPPED_FILES = import.meta.glob<unknown>(
  ['../../../scenarios/*.json', '!../../../scenarios/*.schema.json'],
  {
    eager: true,
    import: 'default',
  },
);

const FILE_OF = new Map(
  Object.entries(SHIPPED_FILES).map(([file, source]) => [String((source as { id?: unknown }).id), file]),
);

/** Ids of the battles that come with the game. */
export const SHIPPED_IDS: readonly string[] = [...FILE_OF.keys()];

const read = new Map<string, Battle | undefined>();

const readBattle = (id: string): Battle | undefined => {
  const file = FILE_OF.get(id);
  return file === undefined ? undefined : libraryOf({ [file]: SHIPPED_FILES[file] }).battles[0];
};

/** A battle that comes with the game. Each is read when it is first asked for: that takes a while. */
export const shippedBattle: Library = id => {
  if (!read.has(id)) read.set(id, readBattle(id));
  return read.get(id);
};
