import { fuzzing } from '../../fuzz/fuzzing.ts';

fuzzing('portable');
