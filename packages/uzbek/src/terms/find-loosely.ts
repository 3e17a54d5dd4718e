import { type Phrase, splitWords, type StemWord, type Word } from './find-phrases.ts';

/** Words that join others: what is after them is said by itself. */
const conjunction = /^(?:va|yoki|hamda|и|или|а|and|or)$/iu;
const possessive = /^(?:uning|ularning|его|её|ее|их|his|her|its|their)$/iu;

/** How many words may be within a name: “vazirning birinchi oʻrinbosari”. */
const mostInserted = 2;
/** How many words may be between a person and those who are called theirs: “the director and his deputies”. */
const mostBetween = 4;

const isSpace = (gap: string): boolean => /^['’]?[^\S\r\n]+$|^[^\S\r\n]?[-\u2010-\u2012][^\S\r\n]?$/u.test(gap);

type Text = { text: string; words: readonly Word[] };

/** Finds the last of the words of a phrase that follow each other, with others within; `null` where they do not. */
function findInterrupted({ text, words }: Text, start: number, sought: readonly Word[]): Word | null {
  let at = start;
  for (const { stem } of sought.slice(1)) {
    const next = words.slice(at + 1, at + 2 + mostInserted).findIndex((word) => word.stem === stem);
    const between = words.slice(at, at + 2 + Math.max(0, next));
    const isJoined = between
      .slice(1)
      .every((word, index) => isSpace(text.slice(between[index]?.to, word.from)) && !conjunction.test(word.text));
    if (next === -1 || !isJoined) return null;
    at += next + 1;
  }
  return words[at] ?? null;
}

/** Finds the second of two words that are said as “the director and his deputies”. */
function findPossessed({ text, words }: Text, start: number, stems: readonly [string, string]): Word | null {
  const possessed = words.slice(start + 2, start + 2 + mostBetween).find((word, index) => {
    const isOther = stems.includes(word.stem) && word.stem !== words[start]?.stem;
    const isSentence = /[.!?\n]/u.test(text.slice(words[start]?.to, word.from));
    return isOther && !isSentence && possessive.test(words[start + 1 + index]?.text ?? '');
  });
  return possessed ?? null;
}

/** Writes “resolution of the Cabinet” as “the Cabinet’s resolution”, and “On Subsoil” as “the Subsoil Law”; empty for other names. */
const swapEnglish = (text: string): string => {
  const { what = 'Law', whose } = /^(?:On|(?<what>[\w -]+?) of) (?:the )?(?<whose>[\w -]+)$/u.exec(text)?.groups ?? {};
  return whose === undefined ? '' : `${whose} ${what}`;
};

/** A name that a text says in a freer form, and where. */
export type LooseMatch<V> = { value: V; from: number; to: number };

/**
 * Creates the search for names that a text says in a freer form: without capitals, with other words within, or as a person’s or a body’s.
 * Such a form says the name where another language has it, and is no name by itself.
 */
export function createLooseFinder<V>(phrases: readonly Phrase<V>[], stemWord: StemWord): (text: string) => LooseMatch<V>[] {
  type Sought = { value: V; words: readonly Word[]; pair: readonly [string, string] | null };
  const byStem = new Map<string, Sought[]>();
  const add = (stem: string, sought: Sought) => {
    const known = byStem.get(stem);
    if (known) known.push(sought);
    else byStem.set(stem, [sought]);
  };
  for (const { text, value } of phrases) {
    const words = splitWords(text, stemWord);
    const [first, second] = words;
    if (!first || !second) continue;
    const sought: Sought = { value, words, pair: words.length === 2 ? [first.stem, second.stem] : null };
    add(first.stem, sought);
    if (sought.pair && second.stem !== first.stem) add(second.stem, sought);
    const swapped = splitWords(swapEnglish(text), stemWord);
    if (swapped[0]) add(swapped[0].stem, { value, words: swapped, pair: null });
  }
  return (text) => {
    const read = { text, words: splitWords(text, stemWord) };
    const findEnd = ({ words, pair }: Sought, { stem }: Word, index: number): Word | null =>
      (stem === words[0]?.stem ? findInterrupted(read, index, words) : null) ?? (pair && findPossessed(read, index, pair));
    return read.words.flatMap((word, index) =>
      (byStem.get(word.stem) ?? []).flatMap((sought) => {
        const end = findEnd(sought, word, index);
        return end ? [{ value: sought.value, from: word.from, to: end.to }] : [];
      }),
    );
  };
}

const streetAfter =
  /^[^\S\r\n]?[-\u2010-\u2012]?[^\S\r\n]?(?:koʻchasi|mahallasi|MFY|shoh\s?koʻchasi|mavzesi|street|avenue|lane|neighbou?rhood|mahalla|residential\sarea)(?!\p{L})/iu;
const streetBefore = /(?<!\p{L})(?:улиц\p{L}+|ул\.|проспект\p{L}*|пр-т|махалл\p{L}+)[^\S\r\n]?$/iu;
const hasCapital = /^\p{Lu}/u;

/** Returns whether words are within the name of a street, which is called after what they name; squares are areas, too. */
export const isStreetName = (text: string, { from, to }: { from: number; to: number }): boolean =>
  hasCapital.test(text.slice(from, to)) &&
  (streetAfter.test(text.slice(to, to + 24)) || streetBefore.test(text.slice(Math.max(0, from - 16), from)));

/** What surnames end in, with the endings of cases. In Russian what is of a place ends in -ский, too: «Золото Кызылкумского комбината». */
const surnameEnd = '(?:[oe]va?|skiy|skaya|zoda)(?:ning|ni|ga|da|dan|lar\\p{L}*)?|[оеё]в(?:[ауеы]|ым|ой|ых)?|зода';
const surname = String.raw`\p{Lu}[\p{L}ʻʼ'’-]+?(?:${surnameEnd})(?!\p{L})`;
const surnameAfter = new RegExp(
  String.raw`^[^\S\r\n](?:(?:\p{Lu}\p{L}?\.[^\S\r\n]?)*${surname}|\p{Lu}[\p{L}ʻʼ'’]+[^\S\r\n](?:qizi|oʻgʻli))`,
  'u',
);
const surnameBefore = new RegExp(String.raw`(?<!\p{L})${surname}[^\S\r\n]$`, 'u');
const isOneWord = (text: string): boolean => !/\s/u.test(text);

/** Returns whether a word is the first name of a person, as in “Kumush Rahimova” and “Rahimova Kumush”: it names no silver then. */
export const isFirstName = (text: string, { from, to }: { from: number; to: number }): boolean =>
  hasCapital.test(text.slice(from, to)) &&
  isOneWord(text.slice(from, to)) &&
  (surnameAfter.test(text.slice(to, to + 40)) || surnameBefore.test(text.slice(Math.max(0, from - 40), from)));
