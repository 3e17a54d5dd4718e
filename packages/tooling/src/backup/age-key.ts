import { bech32 } from '@scure/base';

const prefix = 'AGE-SECRET-KEY-';

/** A key in the words of age: `age -d -i` opens with it what was sealed for it. @param bytes 32 random ones */
export const keyFrom = (bytes: Uint8Array): string => bech32.encodeFromBytes(prefix, bytes).toUpperCase();

/** Whether a text is a key in the words of age. */
export function isKey(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text.toLowerCase(), false);
  return decoded !== undefined && decoded.prefix === prefix.toLowerCase() && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}
