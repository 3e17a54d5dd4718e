import type { TextMark } from '../document/schema.ts';

/** Returns the value of a property of an element's own style, in small letters; also of Word's, which browsers drop. */
export function readStyle(element: Element, property: string): string {
  for (const part of (element.getAttribute('style') ?? '').split(';')) {
    const [name = '', ...value] = part.split(':');
    if (name.trim().toLowerCase() === property) return value.join(':').trim().toLowerCase();
  }
  return '';
}

const tagMarks: Readonly<Record<string, TextMark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  code: 'code',
};

/** Returns which marks an element sets on its text, and which it takes away. */
export function readMarks(element: Element): Partial<Record<TextMark, boolean>> {
  const tag = tagMarks[element.tagName.toLowerCase()];
  const weight = readStyle(element, 'font-weight');
  const slant = readStyle(element, 'font-style');
  const line = `${readStyle(element, 'text-decoration')} ${readStyle(element, 'text-decoration-line')}`;
  return {
    ...(tag !== undefined && { [tag]: true }),
    // Google wraps all of a text in a <b> whose weight is normal.
    ...(weight !== '' && { bold: weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 }),
    ...(slant !== '' && { italic: slant === 'italic' || slant === 'oblique' }),
    ...(line.includes('underline') && { underline: true }),
    ...(line.includes('line-through') && { strikethrough: true }),
    ...(element.tagName === 'SPAN' && element.getAttribute('translate') === 'no' && { untranslated: true }),
  };
}

const droppedTags = new Set(['style', 'script', 'meta', 'link', 'title', 'head', 'xml', 'del', 'template', 'object', 'iframe', 'colgroup']);
const droppedClasses = ['msocomanchor', 'msocomtxt', 'MsoCommentReference', 'EOP', 'LineBreakBlob', 'sdcomment'];
const droppedParts = ['footnote-list', 'endnote-list', 'comment-list', 'comment'];

/** Tells whether nothing of an element is a text of the author’s: comments, deleted words, what is not shown. */
export function isDropped(element: Element): boolean {
  return (
    droppedTags.has(element.tagName.toLowerCase()) ||
    droppedClasses.some((name) => element.classList.contains(name)) ||
    droppedParts.includes(readStyle(element, 'mso-element')) ||
    readStyle(element, 'display') === 'none' ||
    readStyle(element, 'mso-hide') === 'all'
  );
}
