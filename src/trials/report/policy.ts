import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const group = (first << 16) | (second << 8) | third;
    text += [18, 12, 6, 0].map(shift => SIGNS[(group >> shift) & 63] ?? '').join('');
  }
  const over = bytes.length % 3;
  return over === 0 ? text : text.slice(0, over - 3) + '='.repeat(3 - over);
};

const named = (content: string): string => `'sha256-${base64(sha256(utf8ToBytes(content)))}'`;

interface Holds {
  /** What stands in its style element, to the letter. */
  style: string;
  /** What stands in its script element; absent = there is none, and none may run. */
  script?: string;
  /** Whether it holds pictures, as data: addresses. */
  pictures?: true;
}

/**
 * Everything that a saved page may do, as the meta element that says so: its own style and script by their hashes, so that nothing that
 * came into it with a name, a battle or a seed is ever carried out, and nothing is fetched or sent.
 */
export const policyFor = ({ style, script, pictures }: Holds): string => {
  const directives = [
    "default-src 'none'",
    `style-src ${named(style)}`,
    ...(script === undefined ? [] : [`script-src ${named(script)}`]),
    ...(pictures ? ['img-src data:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
};
