/** What one letter, or two that sound as one, becomes; longer ones first. Apostrophes and signs become nothing. */
const letters: Readonly<Record<string, string>> = {
  yo: 'e',
  ye: 'e',
  йў: 'e',
  йо: 'e',
  йе: 'e',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
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
  ў: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  "'": '',
  '`': '',
  '´': '',
  '‘': '',
  '’': '',
  ʻ: '',
  ʼ: '',
};

const pairs = Object.keys(letters).filter((key) => key.length === 2);
const oneLetter = new RegExp(`${pairs.join('|')}|.`, 'gsu');

/** A letter that the table lacks: without its accent. */
const plain = (letter: string) => letter.normalize('NFD').replace(/\p{Mn}/gu, '');

export type Folded = {
  text: string;
  /** Where in the original each unit of `text` comes from; the original's length at the end. */
  at: readonly number[];
};

/**
 * A text as a search compares it: capitals, accents, every kind of apostrophe and the two Uzbek
 * alphabets make no difference, nor do `е`, `ё`, `ye` and `yo`. Each letter keeps its place.
 */
export function foldWithPlaces(original: string): Folded {
  let text = '';
  const at: number[] = [];
  // Letter by letter: some capitals have a small form that is longer.
  const small = Array.from(original, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('');
  for (const { 0: letter, index } of small.matchAll(oneLetter)) {
    const folded = letters[letter] ?? plain(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) at.push(index);
  }
  return { text, at: [...at, original.length] };
}

export const fold = (original: string): string => foldWithPlaces(original).text;
