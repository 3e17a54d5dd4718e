import { apostrophes, normalizeApostrophes } from '../apostrophe.ts';
import { applyCapitals } from '../capitals.ts';

/** Words of which editors say how they are written in another alphabet. */
export type WordList = {
  /**
   * Words and names that stay in Latin, with and without endings. One with a capital after its first letter counts with
   * exactly these capitals (`IT`, not `it`); what is more than a word (`Wi-Fi`) counts as written, but for its first letter.
   */
  stays: readonly string[];
  /** Names that stay with their first letter capital, or all: `Zoom`, not `zoom`. */
  names?: readonly string[];
  /** Maps words in today's alphabet to their spelling, with and without endings. */
  spelled: Readonly<Record<string, string>>;
};

/** Parses a list as editors write it, a word a line: `Ochiq` stays, `mayor = мэр` is a spelling. */
export function parseWordList(text: string): WordList {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => /^([^=]*)(?:=(.*))?$/u.exec(line)?.slice(1) ?? [])
    .map(([word = '', written = '']) => [word.trim(), written.trim()] as const)
    .filter(([word]) => word !== '');
  return {
    stays: lines.flatMap(([word, written]) => (written === '' ? [word] : [])),
    spelled: Object.fromEntries(lines.filter(([, written]) => written !== '')),
  };
}

/** Joins lists; of one word the later list says the spelling, and a spelling counts more than staying. */
export function joinWordLists(...lists: readonly WordList[]): WordList {
  return {
    stays: [...new Set(lists.flatMap(({ stays }) => stays))],
    names: [...new Set(lists.flatMap(({ names = [] }) => names))],
    spelled: Object.assign({}, ...lists.map(({ spelled }) => spelled)) as Record<string, string>,
  };
}

/**
 * A pattern of what may follow a word: plural, possessor, case, and what makes adjectives and adverbs. No word has more of them, and
 * without a limit some letters are tried in ever more ways.
 */
const endings = '(?:lar|l?i(?:miz|ngiz|m|ng)?|si|chi|siz|lik|day|dek|ning|ni|gacha|ga|dagi|dan|da|cha|mi|dir|miz|ngiz){0,8}';
const wordEnding = new RegExp(`^${endings}$`, 'u');
const apostrophe = `[${apostrophes}]`;
/** A pattern of the end of a name that may have endings: they are words of their own, and may have been converted. */
export const nameEnd = String.raw`(?:(?=${endings}(?!${apostrophe}?[\p{L}\p{M}]))|(?=\p{Script=Cyrillic}))`;

const isOneWord = /^[\p{L}\u02bb\u02bc]+$/u;
const hasInnerCapital = /.\p{Lu}/su;
const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** Returns the pattern of what is more than a word, with any apostrophes and spaces; its first letter may be a capital. */
function createPhrasePattern(phrase: string): string {
  const [first = '', ...rest] = Array.from(phrase);
  const capitals = first.toLowerCase() === first.toUpperCase() ? escapePattern(first) : `[${first.toLowerCase()}${first.toUpperCase()}]`;
  return (capitals + escapePattern(rest.join(''))).replace(/[\u02bb\u02bc]/gu, apostrophe).replace(/\s+/gu, String.raw`\s+`);
}

const toPhraseKey = (phrase: string): string => normalizeApostrophes(phrase).toLowerCase().replace(/\s+/gu, ' ');

export type WordListReader = {
  /** Writes a word of the list, or one with an ending; undefined where the list has nothing to say. */
  spell: (original: string) => string | undefined;
  /** A pattern of what is more than a word; undefined for none. */
  phrases: string | undefined;
  /** Writes what that pattern has matched. */
  spellPhrase: (original: string) => string;
};

/** Creates the look-up in a list. @param spellRest writes the ending of a word that is in the list */
export function createWordListReader({ stays, names = [], spelled }: WordList, spellRest: (text: string) => string): WordListReader {
  const normalized = stays.map(normalizeApostrophes);
  const words = normalized.filter((name) => isOneWord.test(name));
  const exact = new Set([...words.filter((name) => hasInnerCapital.test(name)), ...names.flatMap((name) => [name, name.toUpperCase()])]);
  const anyCapitals = new Set(words.filter((name) => !hasInnerCapital.test(name)).map((name) => name.toLowerCase()));
  const entries = Object.entries(spelled).map(([latin, written]) => [normalizeApostrophes(latin), written] as const);
  const spellings = new Map(entries.map(([latin, written]) => [toPhraseKey(latin), written]));
  const lengths = [...new Set([...exact, ...anyCapitals, ...spellings.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  const phrases = [...normalized, ...entries.map(([latin]) => latin)]
    .filter((name) => !isOneWord.test(name))
    .sort((a, b) => b.length - a.length)
    .map(createPhrasePattern);

  return {
    phrases: phrases.length === 0 ? undefined : String.raw`(?<![\p{L}\p{N}])(?:${phrases.join('|')})${nameEnd}`,
    spellPhrase(original) {
      const written = spellings.get(toPhraseKey(original));
      return written === undefined ? original : applyCapitals(written, original);
    },
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
