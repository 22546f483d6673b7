/** The least page that Phaser stands on: a black canvas. `npm run bench -- page` measures the game's own page beside it. */
import { Game, Scene, WEBGL } from 'phaser';

class Empty extends Scene {
  create(): void {
    this.game.events.once('postrender', () => document.body.setAttribute('data-done', 'true'));
  }
}

new Game({ type: WEBGL, width: 1280, height: 800, scene: Empty, audio: { noAudio: true } });
