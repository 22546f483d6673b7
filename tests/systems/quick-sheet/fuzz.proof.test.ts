import { fuzzing } from '../../fuzz/fuzzing.ts';

fuzzing('quick-sheet');
