import { toFolded } from '@ochiq/uzbek/to-folded';

/**
 * Maps letters that a word may begin with in one spelling and not in another: `ye` and `e`, `ts` and `s`, `kh` and `h`.
 */
const equivalentLetters: Readonly<Record<string, string>> = { y: 'e', t: 's', k: 'h' };

const isMark = /^\p{M}/u;
/** Invisible between letters, also before a mark. */
const softHyphen = 0xad;

/** Markers: the letter does not determine the beginning of the folded word, or has not been computed yet. */
const unknownBeginning = 0;
const uncomputed = 1;

function computeBeginning(letter: string): number {
  const [first = ''] = toFolded(letter);
  return /^[a-z]$/u.test(first) ? (equivalentLetters[first] ?? first).charCodeAt(0) : unknownBeginning;
}

/** The beginning of a folded word by each code unit, computed on first use. */
const beginnings = new Uint8Array(0x1_0000).fill(uncomputed);

function getBeginning(code: number): number {
  if (beginnings[code] === uncomputed) beginnings[code] = computeBeginning(String.fromCharCode(code));
  return beginnings[code] ?? unknownBeginning;
}

/**
 * Returns how the folded form of the word at a position begins, independent of its alphabet: a number, equal for words
 * that compare as equal. It rules out most words of a text without folding them. `null` where it cannot be determined.
 */
export function getBeginningAt(text: string, place: number): number | null {
  const next = text.charCodeAt(place + 1);
  // A mark makes another letter of the one before it: `у` and `ў`.
  if (next === softHyphen || (next > 0x2ff && isMark.test(text.charAt(place + 1)))) return null;
  return getBeginning(text.charCodeAt(place)) || null;
}

/** Creates a filter that returns whether one of these folded words may begin at a position of a text. */
export function createBeginningFilter(folded: readonly string[]): (text: string, place: number) => boolean {
  const isBeginning = new Uint8Array(128);
  for (const word of folded) isBeginning[getBeginningAt(word, 0) ?? unknownBeginning] = 1;
  return (text, place) => {
    const beginning = getBeginningAt(text, place);
    return beginning === null || isBeginning[beginning] === 1;
  };
}
