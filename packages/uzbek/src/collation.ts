import { turned, tutuq, withOwnApostrophes } from './apostrophe.ts';
import { ofToday } from './new-letters.ts';

/**
 * The order of CLDR for `uz`: marks, digits, the Latin alphabet with oʻ gʻ sh ch after z (`c` and `w`, which Uzbek lacks, at
 * their Latin places), the tutuq belgisi, and then Cyrillic in the order of its own alphabet. `ng`, the
 * last letter of the law's alphabet, is n and g here as in CLDR and in dictionaries.
 */
const order = [
  ...Array.from(' _-–—,;:!?./"“”«»()[]{}@*\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz'),
  `o${turned}`,
  `g${turned}`,
  'sh',
  'ch',
  tutuq,
  ...Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ'),
];
const rankOf = new Map(order.map((letter, index) => [letter, String.fromCharCode(0x100 + index)]));

const letter = new RegExp(`\\d+|[og]${turned}|sh|ch|.`, 'gsu');
const firstDigit = rankOf.get('0') ?? '';

/**
 * Returns the rank of a token. A number ranks by its size, with as many signs as it has; what the table lacks comes
 * last.
 */
function rank(found: string): string {
  if (!/^\d/u.test(found)) return rankOf.get(found) ?? `\u{2ff}${found}`;
  const digits = found.replace(/^0+(?=\d)/u, '');
  return firstDigit + String.fromCharCode(0x100 + Math.min(digits.length, 0xff)) + digits;
}

const withoutMarks = (sign: string) => (/[ёй]/u.test(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, ''));

/** Normalizes a text for the alphabet: small letters of today, without accents. */
const plain = (text: string) =>
  withOwnApostrophes(text.toLowerCase().normalize('NFC'))
    .replace(/\s/gu, ' ')
    .replace(/[^ -~\u02bb\u02bc]/gu, (sign) => withoutMarks(ofToday(sign)));

/**
 * Creates a key whose plain order (`<`) is the order of the Uzbek alphabet, without `Intl`, which browsers lack for
 * Uzbek. Any apostrophe makes oʻ and gʻ; numbers order by size; capitals and accents only break ties.
 */
export const collationKey = (text: string): string =>
  `${Array.from(plain(text).matchAll(letter), ([found]) => rank(found)).join('')}\u0001${Array.from(text, (sign) => (sign === sign.toLowerCase() ? '0' : '1')).join('')}\u0001${text}`;

/** Compares two texts by the Uzbek alphabet. For many texts create their keys once. */
export function compareUzbek(a: string, b: string): number {
  const [keyA, keyB] = [collationKey(a), collationKey(b)];
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}
