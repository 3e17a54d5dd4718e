import { fold } from '@ochiq/uzbek/fold';

/** Letters that a word may begin with in one spelling and not in another: `ye` and `e`, `ts` and `s`, `kh` and `h`. */
const alike: Readonly<Record<string, string>> = { y: 'e', t: 's', k: 'h' };

const isMark = /^\p{M}/u;
/** Stands between letters unseen, also before a mark. */
const softHyphen = 0xad;

/** Where a letter says nothing of what the folded word begins with; and where it has not been met yet. */
const untold = 0;
const unmet = 1;

function beginningFor(letter: string): number {
  const [first = ''] = fold(letter);
  return /^[a-z]$/u.test(first) ? (alike[first] ?? first).charCodeAt(0) : untold;
}

/** What each letter of one unit begins a folded word with, worked out when it is met. */
const known = new Uint8Array(0x1_0000).fill(unmet);

function ofLetter(code: number): number {
  if (known[code] === unmet) known[code] = beginningFor(String.fromCharCode(code));
  return known[code] ?? untold;
}

/**
 * What a word at a place begins with when it is folded, whatever its alphabet: a number, the same for words that are
 * compared as one. Most words of a text are told from a question's by it, without being folded. Null where it can't be said.
 */
export function beginningAt(text: string, place: number): number | null {
  const next = text.charCodeAt(place + 1);
  // A mark makes another letter of the one before it: `у` and `ў`.
  if (next === softHyphen || (next > 0x2ff && isMark.test(text.charAt(place + 1)))) return null;
  return ofLetter(text.charCodeAt(place)) || null;
}

/** Says of places in texts whether a word may begin there that is one of these when it is folded. */
export function mayBeOneOf(folded: readonly string[]): (text: string, place: number) => boolean {
  const isBeginning = new Uint8Array(128);
  for (const word of folded) isBeginning[beginningAt(word, 0) ?? untold] = 1;
  return (text, place) => {
    const beginning = beginningAt(text, place);
    return beginning === null || isBeginning[beginning] === 1;
  };
}
