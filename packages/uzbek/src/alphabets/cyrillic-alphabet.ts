import type { Alphabet } from './alphabet.ts';
import { turnedComma, tutuq } from '../apostrophe.ts';
import { findLoanWord } from '../loan-words.ts';

/**
 * `ts` is ц between vowels where no Uzbek suffix can make it: `litsey`, `aviatsiya`, `Kuznetsov`, but `ketsin`, `otsiz`, `oʻtsimon`.
 * After a consonant it never is: `sportsevar`, `multserial`; nor before one: `TSJ`.
 */
const foreignTs = `(?<=[aeiou${turnedComma}])ts(?=e(?!va)|i(?!n(?:lar)?(?:ki|mi|chi|da)?$|z(?!m(?![ai]))|mon|fat)|ov(?:a|ga|ni|ning|dan|da|lar|lik|cha)*$)|(?<=(?:tro|pto|kano|neo|linko)mi)ts(?=in)|^ts(?=[aeiouy])`;
/** `s` is ц in `aksiya`, `potensial`, `funksional`. */
const foreignS = /^si(?:ya|on|al)/u;
/** Second parts of compounds: `Oʻzbekenergo`, `sudekspertiza`. */
const secondPart = /^e(?:nergo|nergeti|lektr|kspert|ksport|kvator|kran|lement)/u;
const isVowel = (letter: string | undefined): boolean => letter === undefined || `aeiou${turnedComma}`.includes(letter);

/** Uzbek Cyrillic, as in use since 1940. */
export const cyrillicAlphabet: Alphabet = {
  letters: {
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
  },
  units: `[og]${turnedComma}|sh|ch|${foreignTs}|yo(?!${turnedComma})|y[aeu]`,
  spell(unit, word, place) {
    const before = word[place - 1];
    switch (unit) {
      case 'e':
        return isVowel(before) || secondPart.test(word.slice(place, place + 9)) ? 'э' : undefined;
      case 'ye':
        if ((before === 'b' || before === 'd') && word[place + 2] !== 'v') return 'ъе';
        return before !== undefined && !`aeiouy${turnedComma}${tutuq}`.includes(before) ? 'ье' : undefined;
      case 'yo':
        // Names: `Solovyov`, but `Kovalyov`.
        return (before === 'b' || before === 'v') && word[place + 2] === 'v' ? 'ьё' : undefined;
      case 's':
        return before !== undefined && 'kpn'.includes(before) && foreignS.test(word.slice(place, place + 4)) ? 'ц' : undefined;
      case tutuq:
        return before === 's' && word[place + 1] === 'h' ? '' : undefined;
      default:
        return undefined;
    }
  },
  findListed: findLoanWord,
};
