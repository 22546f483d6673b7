/** Battles with their sources, as the command line reads them too. */
export * from '../trials/library.ts';
