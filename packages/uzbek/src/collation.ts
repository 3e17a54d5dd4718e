import { turnedComma, tutuq, normalizeApostrophes } from './apostrophe.ts';
import { toModernLetter } from './new-letters.ts';

/**
 * The order of CLDR for `uz`: marks, digits, the Latin alphabet with oʻ gʻ sh ch after z (`c` and `w`, which Uzbek lacks, at
 * their Latin places), the tutuq belgisi, and then Cyrillic in the order of its own alphabet. `ng`, the
 * last letter of the law's alphabet, is n and g here as in CLDR and in dictionaries.
 */
const order = [
  ...Array.from(' _-–—,;:!?./"“”«»()[]{}@*\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz'),
  `o${turnedComma}`,
  `g${turnedComma}`,
  'sh',
  'ch',
  tutuq,
  ...Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ'),
];
const letterRanks = new Map(order.map((letter, index) => [letter, String.fromCharCode(0x100 + index)]));

const letter = new RegExp(`\\d+|[og]${turnedComma}|sh|ch|.`, 'gsu');
const firstDigit = letterRanks.get('0') ?? '';

/**
 * Returns the rank of a token. A number ranks by its size, with as many signs as it has; what the table lacks comes
 * last.
 */
function getRank(token: string): string {
  if (!/^\d/u.test(token)) return letterRanks.get(token) ?? `\u{2ff}${token}`;
  const digits = token.replace(/^0+(?=\d)/u, '');
  return firstDigit + String.fromCharCode(0x100 + Math.min(digits.length, 0xff)) + digits;
}

const stripMarks = (sign: string) => (/[ёй]/u.test(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, ''));

/** Normalizes a text for the alphabet: small letters of today, without accents. */
const normalizeText = (text: string) =>
  normalizeApostrophes(text.toLowerCase().normalize('NFC'))
    .replace(/\s/gu, ' ')
    .replace(/[^ -~\u02bb\u02bc]/gu, (sign) => stripMarks(toModernLetter(sign)));

/**
 * Creates a key whose plain order (`<`) is the order of the Uzbek alphabet, without `Intl`, which browsers lack for
 * Uzbek. Any apostrophe makes oʻ and gʻ; numbers order by size; capitals and accents only break ties.
 */
export const createCollationKey = (text: string): string =>
  `${Array.from(normalizeText(text).matchAll(letter), ([token]) => getRank(token)).join('')}\u0001${Array.from(text, (sign) => (sign === sign.toLowerCase() ? '0' : '1')).join('')}\u0001${text}`;

/** Compares two texts by the Uzbek alphabet. For many texts create their keys once. */
export function compareUzbek(a: string, b: string): number {
  const [keyA, keyB] = [createCollationKey(a), createCollationKey(b)];
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}
