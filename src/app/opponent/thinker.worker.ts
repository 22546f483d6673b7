import { expose } from 'comlink';
import { Mind } from './mind.ts';

expose(new Mind(() => performance.now()));
