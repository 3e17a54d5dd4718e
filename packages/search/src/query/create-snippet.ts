import type { MarkedText } from '@ochiq/contract/search/search';

import { countBits } from './bits.ts';
import { splitAtMatches, type Match, type Matcher } from './mark.ts';

/** Length of a snippet, about two lines, in characters. */
const snippetLength = 220;
/** How far before a match a snippet begins, so that its sentence is understandable. */
const leadLength = 60;
/** Texts are scanned up to this length: a result must not wait for a book. */
const maxScannedCharacters = 60_000;

/** Number of consecutive matches that one window considers. */
const maxGroupedMatches = 12;

type Window = { start: number; count: number };

/** Finds the first window with the most query words; `null` where there are no matches. */
function findBestWindow(matches: readonly Match[], wordCount: number): Window | null {
  let best: Window | null = null;
  for (let first = 0; first < matches.length; first += 1) {
    const start = matches[first]?.from ?? 0;
    // A bit for each query word, of which there are ten at most.
    let words = 0;
    for (let next = first; next < Math.min(first + maxGroupedMatches, matches.length); next += 1) {
      const match = matches[next];
      if (!match || match.from > start + snippetLength - leadLength) break;
      if (match.to <= start + snippetLength - leadLength) words |= 1 << match.wordIndex;
    }
    const count = countBits(words);
    if (best === null || count > best.count) best = { start, count };
    if (count === wordCount) break;
  }
  return best;
}

/**
 * Returns where the first window with all words ends, since nothing after it is needed; `Infinity` as long as none has.
 */
function findSnippetEnd(matches: readonly Match[], wordCount: number): number {
  const window = findBestWindow(matches.slice(-maxGroupedMatches), wordCount);
  return window?.count === wordCount ? window.start + snippetLength : Infinity;
}

/** Finds the next beginning of a word at or after `from`. */
function findWordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const space = text.slice(from, from + leadLength).search(/\s/u);
  return space === -1 ? from : from + space + 1;
}

function findWordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = /\s\S*$/u.exec(text.slice(to - leadLength, to));
  return space === null ? to : to - leadLength + space.index;
}

const dots = { text: '…', isMatch: false };

function renderWindow(text: string, matches: readonly Match[], near: number): MarkedText {
  const sentence = text.lastIndexOf('\n', near) + 1;
  const start = near - sentence <= leadLength ? sentence : findWordStart(text, near - leadLength);
  const end = findWordEnd(text, start + snippetLength);
  const parts = splitAtMatches(
    text,
    matches.filter(({ from }) => from >= start),
    start,
    end,
  );
  return [...(start > sentence ? [dots] : []), ...parts, ...(end < text.length ? [dots] : [])];
}

/**
 * Creates a snippet from the passage that best explains why a page matches, in its own spelling: where most of the
 * query words are, else the beginning of the first text.
 * @param wordCount number of words of the query
 */
export function createSnippet(texts: Iterable<string>, wordCount: number, matcher: Matcher): MarkedText {
  let best: { text: string; matches: readonly Match[]; window: Window } | null = null;
  for (const fullText of texts) {
    const text = fullText.slice(0, maxScannedCharacters);
    if (text === '') continue;
    const matches = matcher(text, (some) => findSnippetEnd(some, wordCount));
    const window = findBestWindow(matches, wordCount) ?? { start: 0, count: 0 };
    if (best === null || window.count > best.window.count) best = { text, matches, window };
    if (window.count === wordCount) break;
  }
  return best === null ? [] : renderWindow(best.text, best.matches, best.window.start);
}
