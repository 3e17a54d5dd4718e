import { bech32 } from '@scure/base';

const prefix = 'AGE-SECRET-KEY-';

/** Encodes a key in the format of age: `age -d -i` decrypts with it. @param bytes 32 random bytes */
export const encodeAgeKey = (bytes: Uint8Array): string => bech32.encodeFromBytes(prefix, bytes).toUpperCase();

/** Returns whether a text is a key in the format of age. */
export function isAgeKey(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text.toLowerCase(), false);
  return decoded !== undefined && decoded.prefix === prefix.toLowerCase() && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}
