import type { RichTextView } from '../rich-text.ts';

/** Where a block of a text has words. */
const spoken = new Set(['text', 'title', 'children', 'lists', 'headings', 'rows', 'files', 'video']);

const getWords = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(getWords).join('');
  return Object.entries(Object(value) as object)
    .map(([name, inner]) => (spoken.has(name) ? getWords(inner) : ''))
    .join('');
};

/** Returns the words of a rich text, for searching in it: one line per block. */
export const getRichTextWords = (text: RichTextView): string => text.map(getWords).join('\n');
