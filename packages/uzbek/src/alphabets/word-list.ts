import { normalizeApostrophes } from '../apostrophe.ts';
import { applyCapitals } from '../capitals.ts';

/** Words of which editors say how they are written in another alphabet. */
export type WordList = {
  /**
   * Words and names that stay in Latin, with and without endings. One with a capital after its first letter counts with
   * exactly these capitals (`IT`, not `it`); what is more than a word (`Wi-Fi`) counts as written.
   */
  stays: readonly string[];
  /** Maps words in today's alphabet to their spelling, with and without endings. */
  spelled: Readonly<Record<string, string>>;
};

/** Parses a list as editors write it, a word a line: `Ochiq` stays, `mayor = мэр` is a spelling. */
export function parseWordList(text: string): WordList {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.split('=').map((part) => part.trim()))
    .filter(([word = '']) => word !== '');
  return {
    stays: lines.flatMap(([word = '', written = '']) => (written === '' ? [word] : [])),
    spelled: Object.fromEntries(lines.flatMap(([word = '', written = '']) => (written === '' ? [] : [[word, written]]))),
  };
}

/** Joins lists; of one word the later list says the spelling, and a spelling counts more than staying. */
export function joinWordLists(...lists: readonly WordList[]): WordList {
  return {
    stays: [...new Set(lists.flatMap(({ stays }) => stays))],
    spelled: Object.assign({}, ...lists.map(({ spelled }) => spelled)) as Record<string, string>,
  };
}

/** Matches what may follow a word: plural, possessor, case, and what makes adjectives and adverbs. */
export const wordEnding = /^(?:lar|l?i(?:miz|ngiz|m|ng)?|si|chi|siz|lik|day|dek|ning|ni|gacha|ga|dagi|dan|da|cha|mi|dir|miz|ngiz)*$/u;

const isOneWord = /^[\p{L}\u02bb\u02bc]+$/u;
const hasInnerCapital = /.\p{Lu}/su;
const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

export type WordListReader = {
  /** Writes a word of the list, or one with an ending; undefined where the list has nothing to say. */
  spell: (original: string) => string | undefined;
  /** A pattern of what is more than a word; undefined for none. */
  phrases: string | undefined;
};

/** Creates the look-up in a list. @param spellRest writes the ending of a word that is in the list */
export function createWordListReader({ stays, spelled }: WordList, spellRest: (text: string) => string): WordListReader {
  const normalized = stays.map(normalizeApostrophes);
  const words = normalized.filter((name) => isOneWord.test(name));
  const exact = new Set(words.filter((name) => hasInnerCapital.test(name)));
  const anyCapitals = new Set(words.filter((name) => !hasInnerCapital.test(name)).map((name) => name.toLowerCase()));
  const spellings = new Map(Object.entries(spelled).map(([latin, written]) => [normalizeApostrophes(latin).toLowerCase(), written]));
  const lengths = [...new Set([...exact, ...anyCapitals, ...spellings.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  const phrases = normalized.filter((name) => !isOneWord.test(name)).map(escapePattern);

  return {
    phrases: phrases.length === 0 ? undefined : String.raw`(?<![\p{L}\p{N}])(?:${phrases.join('|')})(?!\p{L})`,
    spell(original) {
      const word = normalizeApostrophes(original);
      const small = word.toLowerCase();
      for (const length of lengths) {
        if (length > word.length || !wordEnding.test(small.slice(length))) continue;
        const beginning = word.slice(0, length);
        const written = spellings.get(small.slice(0, length));
        if (written !== undefined) return applyCapitals(written, beginning) + spellRest(word.slice(length));
        if (exact.has(beginning) || anyCapitals.has(small.slice(0, length)))
          return original.slice(0, length) + spellRest(word.slice(length));
      }
      return undefined;
    },
  };
}
