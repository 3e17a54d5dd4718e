import { createCyrillicConverter } from './to-cyrillic-text.ts';
import { parseWordList } from './word-list.ts';

/** The last converters by listed words: each remembers the words of many texts. */
const converters = new Map<string, (text: string) => string>();
const maxConverters = 4;

/** Returns the conversion of texts to Cyrillic, the same one for the same words. @param words what editors list, as they write it */
export function getCyrillicConverter(words: string): (text: string) => string {
  const known = converters.get(words);
  if (known) return known;
  const converter = createCyrillicConverter(parseWordList(words));
  if (converters.size >= maxConverters) converters.clear();
  converters.set(words, converter);
  return converter;
}
