import { t } from '../../languages/language.ts';

/** The browser cannot draw the board. */
export class WebGlMissing extends Error {
  override readonly name = 'WebGlMissing';
  constructor(cause?: unknown) {
    super(
      t`This browser cannot draw the board, because WebGL is switched off or missing. ` +
        t`Switch on hardware acceleration in its settings, or open the game in another browser.`,
      { cause },
    );
  }
}
