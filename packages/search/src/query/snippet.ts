import type { Marked } from '@ochiq/contract/search';

import { bitsIn } from './bits.ts';
import { cutAt, type Match, type Matcher } from './mark.ts';

/** About two lines of an answer, in characters. */
const length = 220;
/** How far from a match a snippet begins, so that its sentence can be understood. */
const lead = 60;
/** A longer text is looked through no further: an answer must not wait for a book. */
const lookedThrough = 60_000;

/** So many matches one after the other are looked at together. */
const together = 12;

type Window = { start: number; count: number };

/** The window of the text in which most of the asked words stand, the first such; null where none does. */
function bestWindow(matches: readonly Match[], asked: number): Window | null {
  let best: Window | null = null;
  for (let first = 0; first < matches.length; first += 1) {
    const start = matches[first]?.from ?? 0;
    // A bit for each of the asked words, which are ten at most.
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

/** Where the first window has all words, what comes after it is not needed; `Infinity` as long as none has. */
function endOfSnippet(matches: readonly Match[], asked: number): number {
  const window = bestWindow(matches.slice(-together), asked);
  return window?.count === asked ? window.start + length : Infinity;
}

/** The next place at or after `from` where a word begins. */
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
 * The place that tells most about why a page was found, in its own spelling: where most of the asked
 * words stand, else the beginning of the first text.
 * @param asked how many words were asked for
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
