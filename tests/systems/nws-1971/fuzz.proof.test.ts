import { fuzzing } from '../../fuzz/fuzzing.ts';

fuzzing('nws-1971');
