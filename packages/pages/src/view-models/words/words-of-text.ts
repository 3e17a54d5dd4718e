import type { RichTextView } from '../rich-text.ts';

type TextNode = { text?: string; children?: readonly TextNode[]; file?: { title: string }; video?: { title: string } };

const getNodeWords = ({ text, children = [], file, video }: TextNode): string =>
  text ?? file?.title ?? video?.title ?? children.map(getNodeWords).join('');

/** Returns the words of a rich text, for searching in it: one line per block. */
export const getRichTextWords = (text: RichTextView): string => text.map((block) => getNodeWords(block as TextNode)).join('\n');
