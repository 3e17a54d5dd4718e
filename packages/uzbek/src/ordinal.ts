import { turnedComma } from './apostrophe.ts';

const ones = ['', 'bir', 'ikki', 'uch', `to${turnedComma}rt`, 'besh', 'olti', 'yetti', 'sakkiz', `to${turnedComma}qqiz`];
const tens = [
  '',
  `o${turnedComma}n`,
  'yigirma',
  `o${turnedComma}ttiz`,
  'qirq',
  'ellik',
  'oltmish',
  'yetmish',
  'sakson',
  `to${turnedComma}qson`,
];

function listWordsBelowThousand(value: number): string[] {
  const hundreds = Math.floor(value / 100);
  const words = [hundreds > 1 ? ones[hundreds] : '', hundreds > 0 ? 'yuz' : '', tens[Math.floor(value / 10) % 10], ones[value % 10]];
  return words.filter((word): word is string => word !== undefined && word !== '');
}

/**
 * Writes an integer in Uzbek words: “ikki yuz oʻttiz besh”, “bir ming” as “ming”.
 * @param value 0 to 999 999
 * @throws RangeError for any other number
 */
export function toNumberWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 999_999) throw new RangeError(`Not a whole number from 0 to 999999: ${value}`);
  if (value === 0) return 'nol';
  const thousands = Math.floor(value / 1000);
  return [
    ...(thousands > 1 ? listWordsBelowThousand(thousands) : []),
    ...(thousands > 0 ? ['ming'] : []),
    ...listWordsBelowThousand(value % 1000),
  ].join(' ');
}

/**
 * Writes an ordinal in words: “beshinchi”, “ikkinchi”: `-inchi` after a consonant, `-nchi` after a vowel. Digits take a
 * hyphen instead of the suffix: “5-sinf”, “20-noyabr” (orthography rules of 1995).
 * @param value 1 to 999 999
 */
export function toOrdinalWords(value: number): string {
  const words = toNumberWords(value);
  return words + (/[aeiou]$/u.test(words) ? 'nchi' : 'inchi');
}
