import { fuzzing } from '../../fuzz/fuzzing.ts';

// Open since forts shift men between squares in secret (C86, C107): whether a fire step waits for a fort hangs on guns that the enemy
// may not know to be manned, in three of 240 games. To be mended in the rules, and this word taken away.
fuzzing('river-coastal', ['would hear']);
