import type { RichTextView } from '../rich-text.ts';

type TextNode = { text?: string; children?: readonly TextNode[] };

const getNodeWords = ({ text, children = [] }: TextNode): string => text ?? children.map(getNodeWords).join('');

/** Returns the words of a rich text, for searching in it: one line per block. */
export const getRichTextWords = (text: RichTextView): string => text.map((block) => getNodeWords(block as TextNode)).join('\n');
