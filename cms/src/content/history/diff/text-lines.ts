import type { FileView, Mark, TextLine } from './comparison';
import { allMarks } from './comparison';
import { toFileView } from './file-view';
import { splitWords } from './words';

/** A word of a rich text, with its format. */
export type FormattedWord = { text: string; marks: readonly Mark[]; url: string | null };

/** A line of a rich text, of one version. */
export type PlainLine = { element: TextLine['element']; level: number; words: readonly FormattedWord[]; picture: FileView | null };

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const toNodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function toWords(nodes: readonly Node[], url: string | null): FormattedWord[] {
  return nodes.flatMap((node) => {
    if (node['type'] === 'link') return toWords(toNodes(node['children']), typeof node['url'] === 'string' ? node['url'] : '');
    if (typeof node['text'] !== 'string') return [];
    const marks = allMarks.filter((mark) => node[mark] === true);
    return splitWords(node['text']).map((text) => ({ text, marks, url }));
  });
}

const toLine = (node: Node, element: TextLine['element'], level: number): PlainLine => ({
  element,
  level,
  words: toWords(toNodes(node['children']), null),
  picture: null,
});

function toListLines(list: Node, depth: number): PlainLine[] {
  const element = list['format'] === 'ordered' ? 'numbered-item' : 'item';
  return toNodes(list['children']).flatMap((child) =>
    child['type'] === 'list' ? toListLines(child, depth + 1) : [toLine(child, element, depth)],
  );
}

function toBlockLines(block: Node): PlainLine[] {
  switch (block['type']) {
    case 'list':
      return toListLines(block, 1);
    case 'heading':
      return [toLine(block, 'heading', typeof block['level'] === 'number' ? block['level'] : 2)];
    case 'quote':
    case 'code':
      return [toLine(block, block['type'], 0)];
    case 'image':
      return [{ element: 'picture', level: 0, words: [], picture: toFileView(block['image']) }];
    default:
      return [toLine(block, 'paragraph', 0)];
  }
}

/** Reads a text of the panel's block editor as lines; what is no such text has none. */
export const toLines = (value: unknown): PlainLine[] => toNodes(value).flatMap(toBlockLines);
