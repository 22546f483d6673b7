import { fuzzing } from '../../fuzz/fuzzing.ts';

fuzzing('river-coastal');
