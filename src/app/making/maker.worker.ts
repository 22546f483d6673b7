import { expose } from 'comlink';
import { Maker } from './maker.ts';

expose(new Maker());
