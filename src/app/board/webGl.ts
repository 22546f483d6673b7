import { t } from '../../languages/language.ts';

/** The browser cannot draw the board. */
export class WebGlMissing extends Error {
  override readonly name = 'WebGlMissing';
  constructor() {
    super(
      t`This browser cannot draw the board, because WebGL is switched off or missing. ` +
        t`Switch on hardware acceleration in its settings, or open the game in another browser.`,
    );
  }
}

/** Whether the browser gives out a WebGL context at all. */
export const hasWebGl = (): boolean => {
  try {
    const gl = document.createElement('canvas').getContext('webgl');
    // Contexts are few: give the trial one back at once.
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
};
