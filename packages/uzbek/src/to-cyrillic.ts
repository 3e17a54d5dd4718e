import { createConverter } from './alphabets/alphabet.ts';
import { cyrillicAlphabet } from './alphabets/cyrillic-alphabet.ts';

/**
 * Converts Uzbek Latin to Cyrillic, with any kind of apostrophe: `e` is `э` at a beginning and after a vowel, `ye`
 * after a consonant is `ъе` or `ье`, `sʼh` is `сҳ`; the ц, ь and ъ of loan words and months come from a list and from
 * combinations that Uzbek endings cannot produce. Addresses, Roman numerals and foreign words stay unchanged.
 */
export const toCyrillic = createConverter(cyrillicAlphabet);
