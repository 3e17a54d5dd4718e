import { apostrophes } from './apostrophe.ts';
import { toFolded } from './to-folded.ts';

/**
 * Lists the kinds of acts by their letters in Uzbek (both alphabets), Russian and English: laws, decrees, decisions and
 * orders of the President, decisions and orders of the Cabinet of Ministers. The key is the Uzbek one, folded.
 */
const actKinds: Readonly<Record<string, readonly string[]>> = {
  orq: ['OʻRQ', 'ЎРҚ', 'ЗРУ', 'ZRU', 'LRU'],
  pf: ['PF', 'ПФ', 'УП', 'UP'],
  pq: ['PQ', 'ПҚ', 'ПП', 'PP'],
  f: ['F', 'Ф', 'Р'],
  vmq: ['VMQ', 'ВМҚ', 'ПКМ', 'PKM'],
  vmf: ['VMF', 'ВМФ', 'РКМ', 'RKM'],
};

const kindKeys = new Map(
  Object.entries(actKinds).flatMap(([key, spellings]) => spellings.map((spelling) => [toFolded(spelling), key] as const)),
);

/** Returns the kind of acts that letters are of: `vmq` of “ВМҚ” and «ПКМ». */
export const getActKind = (letters: string): string | undefined => kindKeys.get(toFolded(letters));

/** Letters that are also words or marks: they name an act only before a dash. */
const ambiguous = new Set(['up', 'f', 'r']);

const letters = String.raw`(?<![\p{L}\p{N}])(?<kind>[A-Z\u0400-\u04ff][A-Z${apostrophes}\u0400-\u04ff]{0,4})`;
const dash = String.raw`\s?[-\u2010-\u2015\u2212]\s?`;
const numero = String.raw`(?:№|No\.?|N\.?)\s?`;
const notInNumber = String.raw`(?![\p{N}/]|[.,]\d)`;
const son = String.raw`\s?[-\u2010-\u2015]?\s?(?:son|сон)(?:li|ли)?(?!\p{L})`;
const number = String.raw`\d{1,5}(?:/\d{1,4})?${notInNumber}`;

/** `PQ-4135`, `ПҚ 4135-сон`, `VMQ355`, `ПКМ № 355`. */
const named = new RegExp(String.raw`${letters}(?<gap>(?:${dash}|\s)?(?:${numero})?)(?<digits>\d{1,5})${notInNumber}`, 'giu');
/** `355-son`, `12/4-сонли`, `№ 355`, `No. 22`. */
const numbered = new RegExp(String.raw`(?<![\p{N}.,/])(?<first>${number})${son}|(?<![\p{L}\p{N}])${numero}(?<last>${number})`, 'giu');

function createKeys(groups: Readonly<Record<string, string | undefined>>): string[] {
  const { kind = '', gap = '', digits = '', first, last } = groups;
  const number = first ?? last;
  if (number !== undefined) return [`son${number.replace('/', 'x')}`];
  const key = getActKind(kind);
  if (key === undefined || (ambiguous.has(toFolded(kind)) && !/\S/u.test(gap))) return [];
  return [`${key}${digits}`, `son${digits}`];
}

/** An act and its position: the text names it from `from` to `to`. */
export type NamedAct = {
  /** Keys as `extractActKeys` returns them, the more specific one first. */
  keys: readonly string[];
  from: number;
  to: number;
};

/**
 * Finds the acts that a text names: those with letters first, then those with a number alone, each in the order of the
 * text.
 */
export const findActs = (text: string): NamedAct[] =>
  [named, numbered].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: matchedText, index, groups = {} }) => {
      const keys = createKeys(groups);
      return keys.length === 0 ? [] : [{ keys, from: index, to: index + matchedText.length }];
    }),
  );

/**
 * Returns the acts that a text names as words for a search index: `pq4135` and its bare number `son4135` for “PQ-4135”,
 * “ПҚ-4135”, «ПП-4135»; `son355` for “355-son”, «№ 355», “No. 355”, `son12x4` for “12/4-son”. A named act gives both
 * keys, so that each way of asking matches each way of writing. Keys are unique, those with letters first.
 */
export const extractActKeys = (text: string): string[] => [...new Set(findActs(text).flatMap(({ keys }) => keys))];

/**
 * Returns the key of the act that a text names first, the more specific of its two; `undefined` where it names none.
 */
export const extractActKey = (text: string): string | undefined => extractActKeys(text)[0];
