/** One way to come by a browser: its path, or undefined; may throw. */
export interface WayToBrowser {
  readonly name: string;
  readonly find: () => Promise<string | undefined>;
}

/** Flags for every launch: quiet behind a closed network, and WebGL 2 drawn by the processor. */
export const BROWSER_FLAGS: string[];

/** The path of a browser that starts. Tries each way in turn; throws an error that says what to install. */
export function findBrowser(ways?: readonly WayToBrowser[]): Promise<string>;
