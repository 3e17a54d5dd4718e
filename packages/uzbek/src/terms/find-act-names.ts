import { findActs, getActKind } from '../act.ts';
import { type Language, maskMatches } from '../agreement/mention.ts';
import { hasIssuer } from './act-issuers.ts';
import { type ActNumbers, findActNumbers } from './act-numbers.ts';
import { createLooseFinder } from './find-loosely.ts';
import { type Phrase, splitWords, type StemWord, type Word } from './find-phrases.ts';
import type { Term } from './term.ts';

/** What acts are called: of a name that is shortened, this word is left. */
const actWord =
  /^(?:qaror|farmon|farmoyish|buyru[qg]|qonun|постановлени|указ|распоряжени|приказ|закон|resolution|decree|order|law)\p{L}{0,4}$/iu;
/** Words that begin like these, and name people or a manner; «законодательство» is too long. */
const otherWord = /^(?:lawyer|orderly)/iu;

const isActWord = ({ text }: Pick<Word, 'text'>): boolean => actWord.test(text) && !otherWord.test(text);

/** Returns the word that a name of an act is shortened to: its last one in Uzbek, its first one in Russian. */
function pickActWord(words: readonly Word[]): Word | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || first === last) return undefined;
  return [last, first].find(isActWord);
}

const stateName = /^oʻzbekiston respublikasi\p{L}*\s|\sреспублики узбекистан$/iu;
const getInitials = (text: string): string => Array.from(text.matchAll(/(?<!\p{L})\p{L}/gu), ([letter]) => letter).join('');

/** Lists the kinds of acts whose letters the words of a term begin with: `vmq` of “Vazirlar Mahkamasining qarori”. */
const listKinds = ({ words }: Term, language: Language): string[] => {
  const { text, admitted } = words[language] ?? { text: '', admitted: [] };
  const initials = [text, ...admitted].flatMap((one) => [getInitials(one), getInitials(one.replace(stateName, ''))]);
  return initials.flatMap((letters) => getActKind(letters) ?? []);
};

/**
 * Returns the kind of acts that a term names; none where Uzbek and Russian do not agree in it: “Prezident farmoyishi” begins
 * with the letters of a decree.
 */
function getTermKind(term: Term): string | undefined {
  const russian = listKinds(term, 'ru');
  return listKinds(term, 'uz').find((kind) => russian.includes(kind));
}

/** Reads the kind of the letters of an act from its keys; that of a number alone is the kind of no term. */
const readKind = ([key = '']: readonly string[]): string => key.replace(/\d.*$/u, '');

/** What may be between an act and its number or day: “the resolution of 12 May”, «постановление от 12 мая», “qaror (VMQ-295)”. */
const joint = /^[^\S\r\n]?\(?(?:(?:of|dated|от)[^\S\r\n](?:the[^\S\r\n])?)?$/iu;
const longestJoint = 14;
const space = /^[^\S\r\n]?$/u;

/** An act with the numbers and days that adjoin it, and the kinds that their letters tell. */
type NumberedAct = { from: number; to: number; kinds: readonly string[] };

/** Creates the search for the numbers and days that adjoin a word, by their places: a text may name many acts. */
function createNumberFinder(text: string, numbers: readonly ActNumbers[]): (word: Word) => NumberedAct | null {
  const starts = new Map(numbers.map((one) => [one.from, one]));
  const ends = new Map(numbers.map((one) => [one.to, one]));
  const findNext = (to: number): ActNumbers | undefined => {
    for (let from = to; from <= to + longestJoint; from += 1) {
      const next = starts.get(from);
      if (next) return joint.test(text.slice(to, from)) ? next : undefined;
    }
    return undefined;
  };
  return (word) => {
    const before = ends.get(word.from) ?? (space.test(text.slice(word.from - 1, word.from)) ? ends.get(word.from - 1) : undefined);
    const adjoining = before ? [before] : [];
    for (let next = findNext(word.to); next; next = findNext(next.to)) adjoining.push(next);
    const [first] = adjoining;
    if (!first) return null;
    return {
      from: Math.min(word.from, first.from),
      to: Math.max(word.to, adjoining.at(-1)?.to ?? 0),
      kinds: adjoining.flatMap(({ kinds }) => kinds),
    };
  };
}

/** Sorts terms by a key; one that is empty is that of none. */
function indexTerms<T>(keyed: readonly (readonly [key: string, term: T])[]): ReadonlyMap<string, readonly T[]> {
  const index = new Map<string, T[]>();
  for (const [key, term] of keyed) {
    const known = index.get(key);
    if (known) known.push(term);
    else if (key !== '') index.set(key, [term]);
  }
  return index;
}

/** Leaves out the words within spans; both are in the order of the text. */
function dropWithin(words: readonly Word[], spans: readonly { from: number; to: number }[]): Word[] {
  let [at, end] = [0, 0];
  return words.filter(({ from, to }) => {
    for (; (spans[at]?.from ?? Infinity) <= from; at += 1) end = Math.max(end, spans[at]?.to ?? 0);
    return to > end;
  });
}

/**
 * Creates the search for names of acts that a text says in another form than they are listed in: with a day or number within,
 * by the letters of its number (“VMQ-295”), or by its word alone with a day or number, where nothing says whose act it is: no
 * letters and no word next to it.
 * Such a form says the name where another language has it, and is no name by itself.
 */
export function createActNameFinder<T extends Term>(
  phrases: readonly Phrase<T>[],
  language: Language,
  stemWord: StemWord,
): (text: string) => T[] {
  const acts = phrases.flatMap((phrase) => {
    const word = pickActWord(splitWords(phrase.text, stemWord));
    return word ? [{ phrase, stem: word.stem }] : [];
  });
  const findLoosely = createLooseFinder(
    acts.map(({ phrase }) => phrase),
    stemWord,
  );
  const terms = [...new Set(acts.map(({ phrase }) => phrase.value))];
  const byWord = indexTerms(acts.map(({ stem, phrase }) => [stem, phrase.value]));
  const byKind = indexTerms(terms.map((term) => [getTermKind(term) ?? '', term]));
  return (text) => {
    if (acts.length === 0 || !/\d/u.test(text)) return [];
    const lettered = findActs(text).flatMap(({ keys }) => byKind.get(readKind(keys)) ?? []);
    const words = splitWords(text, stemWord).filter(({ stem }) => byWord.has(stem));
    // Most texts name no act: days and numbers are read in the others alone.
    const numbers = words.length === 0 ? [] : findActNumbers(text, language);
    if (numbers.length === 0) return [...new Set(lettered)];
    const full = findLoosely(maskMatches(text, numbers).replaceAll('\ufffc', ' '));
    const findNumbers = createNumberFinder(text, numbers);
    const short = dropWithin(words, full).filter((word) => {
      const act = findNumbers(word);
      return act && act.kinds.length === 0 && !hasIssuer(text, { ...act, word: word.text }, language);
    });
    const shortened = short.flatMap(({ stem }) => byWord.get(stem) ?? []);
    return [...new Set([...lettered, ...full.map(({ value }) => value), ...shortened])];
  };
}
