import { expose } from 'comlink';
import { Player } from './player.ts';

expose(new Player());
