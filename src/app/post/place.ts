/** A player elsewhere, as who decides for a side. */
export const BY_POST = 'post';

/** A game by post that is kept in this browser: `#post-` and its id. */
export const POSTED = '#post-';
/** A whole game by post in an address: `#post=` and its text, pressed together. */
export const POST_LINK = '#post=';
/** What was opened from a file. */
const POST_FILE = '#post';

export const isPostAddress = (address: string): boolean =>
  address === POST_FILE || address.startsWith(POSTED) || address.startsWith(POST_LINK);

/** The text of a file that was opened last; it has no address that could be followed later. */
let inHand: string | null = null;

export const textInHand = (): string | null => inHand;

/** Opens the text of a file as a game by post. */
export const openPostText = (text: string): void => {
  inHand = text;
  if (location.hash === POST_FILE) dispatchEvent(new PopStateEvent('popstate'));
  else location.hash = POST_FILE;
};

/** Whether the text of a file is one, as far as a glance tells. */
export const looksPosted = (text: string): boolean => /^\s*\{\s*"format"\s*:\s*"brownwater-post"/.test(text);
