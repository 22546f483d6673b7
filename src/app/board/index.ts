import type { Scenario } from '../../core/scenario.ts';
import type { BoardListener, BoardSettings } from '../view/boardPort.ts';
import { SANS } from './look.ts';
import { drawnChartOf, StagedBoard } from './stagedBoard.ts';
import { openSurface } from './surface.ts';

export type { StagedBoard } from './stagedBoard.ts';
/** Milliseconds that the lettering waits for the page's fonts. */
const FONT_PATIENCE = 800;

const fontsReady = async (): Promise<void> => {
  const patience = new Promise(resolve => setTimeout(resolve, FONT_PATIENCE));
  const loading = document.fonts.load(`600 12px ${SANS}`);
  await Promise.race([loading.catch(() => undefined), patience]);
};

/**
 * Builds the board for a scenario inside an element and keeps to the element's size.
 * @throws WebGlMissing where the browser cannot draw it.
 */
export const createBoard = async (
  parent: HTMLElement,
  scenario: Scenario,
  listener: BoardListener,
  settings: BoardSettings,
): Promise<StagedBoard> => {
  const opening = Promise.all([openSurface(parent), fontsReady()]);
  // Worked out while the graphics card makes itself ready.
  const drawn = drawnChartOf(scenario);
  const [surface] = await opening;
  return new StagedBoard(surface, parent, scenario, drawn, listener, settings);
};
