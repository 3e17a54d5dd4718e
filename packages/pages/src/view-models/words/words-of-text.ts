import type { RichTextView } from '../rich-text.ts';

type TextNode = { text?: string; title?: string; children?: readonly TextNode[]; files?: readonly TextNode[]; video?: TextNode };

const getNodeWords = ({ text, title = '', children = [], files = [], video }: TextNode): string =>
  text ?? [title, ...[...children, ...files, ...(video ? [video] : [])].map(getNodeWords)].join('');

/** Returns the words of a rich text, for searching in it: one line per block. */
export const getRichTextWords = (text: RichTextView): string => text.map((block) => getNodeWords(block as TextNode)).join('\n');
