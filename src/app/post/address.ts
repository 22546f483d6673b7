import { POST_LINK } from './place.ts';

/** Longer addresses are cut by some messages and browsers. */
const LONGEST = 8000;
/** What a link of that length may grow to: the journals of long games become a dozen times as long, bombs a thousand times. */
const LONGEST_TEXT = 400_000;
/** Programs that write letters may have spelt single signs of an address in three. */
const LONGEST_SPELT = 3 * LONGEST;
const PRESSED = 'deflate-raw';

const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(digits.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  press: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough<Uint8Array>(press);

/** A text as the end of an address; null where it would be too long for one. */
export const addressFor = async (text: string): Promise<string | null> => {
  const pressed = through(new TextEncoder().encode(text), new CompressionStream(PRESSED));
  const address = POST_LINK + toBase64url(new Uint8Array(await new Response(pressed).arrayBuffer()));
  return address.length <= LONGEST ? address : null;
};

/** Reads a stream as text as far as it may be long. */
const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string | null> => {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
};

/** The text in such an address; null where it holds none. */
export const textIn = async (address: string): Promise<string | null> => {
  if (address.length > LONGEST_SPELT) return null;
  try {
    const digits = decodeURIComponent(address.slice(POST_LINK.length));
    return await textOf(through(fromBase64url(digits), new DecompressionStream(PRESSED)));
  } catch {
    // Cut off or changed on its way: which of the steps stumbles over it says nothing to the reader.
    return null;
  }
};
