import type { RichTextView } from './rich-text.ts';

type Node = { text?: string; children?: readonly Node[] };

const wordsIn = ({ text, children = [] }: Node): string => text ?? children.map(wordsIn).join('');

/** Returns the words of a rich text, for searching in it: one line per block. */
export const wordsOfText = (text: RichTextView): string => text.map((block) => wordsIn(block as Node)).join('\n');
