/** Saved games are read by the command line too: the one reader lies with the trials. */
export * from '../trials/gameFile.ts';
