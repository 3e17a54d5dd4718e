import type { Marked } from '@ochiq/contract/search';

import { bitsIn } from './bits.ts';
import { cutAt, type Match, type Matcher } from './mark.ts';

/** Length of a snippet, about two lines, in characters. */
const length = 220;
/** How far before a match a snippet begins, so that its sentence is understandable. */
const lead = 60;
/** Texts are scanned up to this length: a result must not wait for a book. */
const lookedThrough = 60_000;

/** Number of consecutive matches that one window considers. */
const together = 12;

type Window = { start: number; count: number };

/** Finds the first window with the most query words; `null` where there are no matches. */
function bestWindow(matches: readonly Match[], asked: number): Window | null {
  let best: Window | null = null;
  for (let first = 0; first < matches.length; first += 1) {
    const start = matches[first]?.from ?? 0;
    // A bit for each query word, of which there are ten at most.
    let words = 0;
    for (let next = first; next < Math.min(first + together, matches.length); next += 1) {
      const match = matches[next];
      if (!match || match.from > start + length - lead) break;
      if (match.to <= start + length - lead) words |= 1 << match.asked;
    }
    const count = bitsIn(words);
    if (best === null || count > best.count) best = { start, count };
    if (count === asked) break;
  }
  return best;
}

/**
 * Returns where the first window with all words ends, since nothing after it is needed; `Infinity` as long as none has.
 */
function endOfSnippet(matches: readonly Match[], asked: number): number {
  const window = bestWindow(matches.slice(-together), asked);
  return window?.count === asked ? window.start + length : Infinity;
}

/** Finds the next beginning of a word at or after `from`. */
function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const space = text.slice(from, from + lead).search(/\s/u);
  return space === -1 ? from : from + space + 1;
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = /\s\S*$/u.exec(text.slice(to - lead, to));
  return space === null ? to : to - lead + space.index;
}

const dots = { text: '…', isMatch: false };

function windowOf(text: string, matches: readonly Match[], near: number): Marked {
  const sentence = text.lastIndexOf('\n', near) + 1;
  const start = near - sentence <= lead ? sentence : wordStart(text, near - lead);
  const end = wordEnd(text, start + length);
  const parts = cutAt(
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
export function snippet(texts: Iterable<string>, asked: number, matcher: Matcher): Marked {
  let best: { text: string; matches: readonly Match[]; window: Window } | null = null;
  for (const whole of texts) {
    const text = whole.slice(0, lookedThrough);
    if (text === '') continue;
    const matches = matcher(text, (some) => endOfSnippet(some, asked));
    const window = bestWindow(matches, asked) ?? { start: 0, count: 0 };
    if (best === null || window.count > best.window.count) best = { text, matches, window };
    if (window.count === asked) break;
  }
  return best === null ? [] : windowOf(best.text, best.matches, best.window.start);
}
