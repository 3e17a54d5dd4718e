import { turnedComma, tutuq } from './apostrophe.ts';
import { isAmongCapitals, applyCapitals } from './capitals.ts';

const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: `g${turnedComma}`,
  д: 'd',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  ў: `o${turnedComma}`,
  п: 'p',
  р: 'r',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ы: 'i',
  э: 'e',
};

const vowel = /[аеёиоуўыэюя]/u;
const iotated = /[еёюя]/u;
/** `сентябрь` and `октябрь` have lost their я, as `бюджет` its ю. */
const month = /^(?:сент|окт)$/u;

/** Maps letters whose spelling depends on their neighbours; `before` and `after` may be empty. */
const contextual: Readonly<Record<string, (before: string, after: string, beginning: string) => string>> = {
  е: (before) => (before === '' || /[ъь]/u.test(before) || vowel.test(before) ? 'ye' : 'e'),
  ю: (_before, after, beginning) => (beginning === 'б' && after === 'д' ? 'u' : 'yu'),
  я: (_before, after, beginning) => (after === 'б' && month.test(beginning) ? 'a' : 'ya'),
  ц: (before, after) => (vowel.test(before) && vowel.test(after) ? 'ts' : 's'),
  с: (_before, after) => (after === 'ҳ' ? `s${tutuq}` : 's'),
  ъ: (before, after) => (before === 'ў' || (iotated.test(after) && !vowel.test(before)) ? '' : tutuq),
  ь: (_before, after) => (after === 'о' ? 'y' : ''),
};

function convertWord(word: string): string {
  const small = word.toLowerCase();
  return Array.from(small, (letter, place) => {
    const rule = contextual[letter];
    const latin = rule ? rule(small[place - 1] ?? '', small[place + 1] ?? '', small.slice(0, place)) : (letters[letter] ?? letter);
    return applyCapitals(latin, word.charAt(place), isAmongCapitals(word, place));
  }).join('');
}

/**
 * Converts Uzbek Cyrillic to the Latin alphabet of the law of 1993 as changed in 1995, by the orthography rules of 24
 * August 1995: `е` is `ye` at a beginning and after a vowel, `ц` is `ts` between vowels and else `s`, `сҳ` is `sʼh`,
 * `ъ` is dropped after `ў` and between a consonant and `е ё ю я`, `ь` is dropped. Other characters stay unchanged.
 */
export const toLatin = (text: string): string => text.normalize('NFC').replace(/\p{Script=Cyrillic}+/gu, convertWord);
