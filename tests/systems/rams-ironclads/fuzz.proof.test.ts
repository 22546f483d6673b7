import { fuzzing } from '../../fuzz/fuzzing.ts';

fuzzing('rams-ironclads');
