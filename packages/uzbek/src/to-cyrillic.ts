import { apostrophes, turnedComma, tutuq, normalizeApostrophes } from './apostrophe.ts';
import { applyCapitals } from './capitals.ts';
import { findLoanWord } from './loan-words.ts';
import { newLetterClass, toModernLetter } from './new-letters.ts';

const letters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  ch: 'ч',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  [`g${turnedComma}`]: 'ғ',
  h: 'ҳ',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  [`o${turnedComma}`]: 'ў',
  p: 'п',
  q: 'қ',
  r: 'р',
  s: 'с',
  sh: 'ш',
  t: 'т',
  ts: 'ц',
  u: 'у',
  v: 'в',
  x: 'х',
  y: 'й',
  ya: 'я',
  ye: 'е',
  yo: 'ё',
  yu: 'ю',
  z: 'з',
  [tutuq]: 'ъ',
};

/** `ts` is ц where no Uzbek suffix can make it: `litsey`, `aviatsiya`, but `aytsa`, `ketsin`. */
const foreignTs = 'ts(?=e|i(?:a|d|k|na|o|p|t|ya|yo))|^ts';
const unit = new RegExp(`[og]${turnedComma}|sh|ch|${foreignTs}|yo(?!${turnedComma})|y[aeu]|.`, 'gsu');
/** `s` is ц in `aksiya`, `potensial`, `funksional`. */
const foreignS = /(?<=[kpn])s(?=i(?:ya|on|al))/u;
const vowelBefore = new RegExp(`(?:^|[aeiou${turnedComma}])$`, 'u');

function convertUnit(matched: string, before: string, from: string): string {
  const today = toModernLetter(matched);
  if (today === 'e' && vowelBefore.test(before)) return 'э';
  if (today === 'ye' && /[bd]$/u.test(before)) return 'ъе';
  if (today === 'ye' && /[^aeioubdy\u02bb\u02bc]$/u.test(before)) return 'ье';
  if (today === 's' && foreignS.exec(before + from)?.index === before.length) return 'ц';
  if (today === tutuq && before.endsWith('s') && from.startsWith(`${tutuq}h`)) return '';
  return letters[today] ?? today;
}

/** Matches names and foreign words: those with `w`, a lone `c` or a letter that Uzbek never had. */
const foreign = new RegExp(`[^a-z${turnedComma}${tutuq}${newLetterClass}]|w|c(?!h)`, 'u');

function convertWord(word: string): string {
  const small = normalizeApostrophes(word.toLowerCase());
  if (small.length !== word.length || foreign.test(small)) return word;
  const loan = findLoanWord(small);
  const start = loan?.latin.length ?? 0;
  let cyrillic = loan ? applyCapitals(loan.cyrillic, word.slice(0, start)) : '';
  for (const { 0: matched, index } of small.slice(start).matchAll(unit)) {
    const place = start + index;
    cyrillic += applyCapitals(convertUnit(matched, small.slice(0, place), small.slice(place)), word.slice(place, place + matched.length));
  }
  return cyrillic;
}

const mark = `[${apostrophes}]`;
const latin = String.raw`\p{Script=Latin}`;
/** Addresses stay unchanged, as do Roman numerals, of which a single letter before a full stop is an initial. */
const token = new RegExp(
  [
    String.raw`(?:(?<![^\s()[\]])[^\s()[\]@]*@[^\s()[\]]*|(?<!\w)\w+:\/\/\S+|(?<![\p{L}\p{N}])\/[a-z][^\s)]*|(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\p{L}\p{M}])`,
    String.raw`(?<![\p{L}\p{N}])(?:(?:X{1,3}(?:IX|IV|V?I{0,3})|IX|IV|V?I{2,3}|VI)(?!\p{L})|[IVX](?![\p{L}.${apostrophes}])))`,
    `(${latin}(?:${latin}|${mark}(?=${latin})|(?<=[OoGg])${mark}|${tutuq})*)`,
  ].join('|'),
  'gu',
);

/**
 * Converts Uzbek Latin to Cyrillic, with any kind of apostrophe: `e` is `э` at a beginning and after a vowel, `ye`
 * after a consonant is `ъе` or `ье`, `sʼh` is `сҳ`; the ц, ь and ъ of loan words and months come from a list and from
 * combinations that Uzbek endings cannot produce. Addresses, Roman numerals and foreign words stay unchanged.
 */
export const toCyrillic = (text: string): string =>
  text.normalize('NFC').replace(token, (matched: string, word?: string) => (word === undefined ? matched : convertWord(word)));
