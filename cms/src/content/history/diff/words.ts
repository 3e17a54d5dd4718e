import { diffTokens } from './diff-tokens';
import type { WordPart } from './comparison';

/** A word with its marks (oʻ, maʼno, ma'no, well-known), a gap, or any other sign. */
const tokens = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|['’ʻʼ-](?=[\p{L}\p{N}]))*|\s+|[^]/gu;

/** Splits a text into words, gaps and signs; together they are the text. */
export const splitWords = (text: string): string[] => text.match(tokens) ?? [];

export const isBlank = (text: string): boolean => text.trim() === '';

/** Compares two plain texts word by word. */
export function diffWords(before: string, after: string): WordPart[] {
  const rules = { getKey: (word: string) => word, isGap: isBlank };
  return diffTokens(splitWords(before), splitWords(after), rules).map(({ kind, tokens: words }) => ({ kind, text: words.join('') }));
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) if (!isBlank(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

/** Rates how many words two texts have in common, from 0 to 1 (Sørensen and Dice). */
export function computeCommonWords(before: string, after: string): number {
  const [former, later] = [countWords(before), countWords(after)];
  const total = sum(former.values()) + sum(later.values());
  if (total === 0) return 1;
  return (2 * sum([...former].map(([word, count]) => Math.min(count, later.get(word) ?? 0)))) / total;
}

/** How many words a text and what was made of it have in common at least, as `computeCommonWords` rates them. */
export const resemblance = 0.3;
