import { findActs, getActKind } from '../act.ts';
import { type Language, maskMatches } from '../agreement/mention.ts';
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

const adjoinsNumbers = (text: string, { from, to }: Word, numbers: ActNumbers): boolean =>
  numbers.from >= to ? joint.test(text.slice(to, numbers.from)) : /^[^\S\r\n]?$/u.test(text.slice(numbers.to, from));

/** An act is of an issuer where its word or the one before has that case, or where a name follows: “hokimning 5-son qarori”. */
const possessedUzbek = /^(?:(?:qaror|farmon|farmoyish|qonun)i|buyrugʻ)/iu;
const issuerBefore = /(?:['’]s?|[^.!?\s][^\S\r\n]+\p{Lu}\p{L}+)[^\S\r\n]$/u;
const issuerAfter = /^[^\S\r\n](?:(?:of|by)[^\S\r\n]|\p{Lu}\p{L})/u;

/** Returns whether a text says whose act it is. */
function hasIssuer(text: string, word: Word, numbers: ActNumbers, language: Language): boolean {
  if (language === 'uz') return possessedUzbek.test(word.text);
  const [from, to] = [Math.min(word.from, numbers.from), Math.max(word.to, numbers.to)];
  return issuerBefore.test(text.slice(Math.max(0, from - 40), from)) || issuerAfter.test(text.slice(to, to + 8));
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

const isWithin = ({ from, to }: Word, outer: { from: number; to: number }): boolean => from >= outer.from && to <= outer.to;

/**
 * Creates the search for names of acts that a text says in another form than they are listed in: with a day or number within,
 * by the letters of its number (“VMQ-295”), or by its word alone with a day or number, where nothing says whose act it is.
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
  const isKnown = (kind: string) => byKind.has(kind);
  return (text) => {
    if (acts.length === 0 || !/\d/u.test(text)) return [];
    const lettered = findActs(text).flatMap(({ keys }) => byKind.get(readKind(keys)) ?? []);
    const words = splitWords(text, stemWord).filter(({ stem }) => byWord.has(stem));
    // Most texts name no act: days and numbers are read in the others alone.
    const numbers = words.length === 0 ? [] : findActNumbers(text, language);
    if (numbers.length === 0) return [...new Set(lettered)];
    const full = findLoosely(maskMatches(text, numbers).replaceAll('\ufffc', ' '));
    const short = words.filter((word) => {
      const own = numbers.find((one) => adjoinsNumbers(text, word, one));
      return own && !own.kinds.some(isKnown) && !full.some((match) => isWithin(word, match)) && !hasIssuer(text, word, own, language);
    });
    const shortened = short.flatMap(({ stem }) => byWord.get(stem) ?? []);
    return [...new Set([...lettered, ...full.map(({ value }) => value), ...shortened])];
  };
}
