/** Thirty-two letters and digits that are not mistaken for one another: no I, O, 0 or 1. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Cyrillic letters that look like Latin ones, as people may type them. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

/** Encodes the first bytes, one letter each. */
export const encodeReadable = (bytes: Uint8Array, count: number): string =>
  Array.from(bytes.subarray(0, count), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

/** Normalizes typed text: case, spaces, hyphens and the script of look-alikes make no difference. */
export const normalizeTypedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => lookalikes[letter] ?? letter);
