import { listRecords } from '@ochiq/contract/list-records';
import type { FileView, Mark, TextLine } from './comparison';
import { allMarks } from './comparison';
import type { NameTarget } from './describe-menu';
import { toFileView } from './file-view';
import { splitWords } from './words';

/** A word of a rich text, with its format. */
export type FormattedWord = { text: string; marks: readonly Mark[]; url: string | null };

/** A line of a rich text, of one version. */
export type PlainLine = { element: TextLine['element']; level: number; words: readonly FormattedWord[]; picture: FileView | null };

type Node = Readonly<Record<string, unknown>>;

const getString = (value: unknown): string => (typeof value === 'string' ? value : '');
const toPlainWords = (text: string, url: string | null = null): FormattedWord[] =>
  splitWords(text).map((word) => ({ text: word, marks: [], url }));

/** Reads what is in a line; a note is put in brackets where it is. */
function toWords(nodes: readonly Node[], name: NameTarget, url: string | null = null): FormattedWord[] {
  return nodes.flatMap((node) => {
    const children = listRecords(node['children']);
    if (node['type'] === 'link') return toWords(children, name, name(getString(node['url'])));
    if (node['type'] === 'note') return [...toPlainWords(' ['), ...toWords(children, name), ...toPlainWords(']')];
    if (typeof node['text'] !== 'string') return [];
    const marks = allMarks.filter((mark) => node[mark] === true);
    return splitWords(node['text']).map((text) => ({ text, marks, url }));
  });
}

const createLine = (element: TextLine['element'], words: readonly FormattedWord[], level = 0): PlainLine => ({
  ...{ element, level, words },
  picture: null,
});

const toLine = (node: Node, name: NameTarget, element: TextLine['element'], level = 0): PlainLine =>
  createLine(element, toWords(listRecords(node['children']), name), level);

function toListLines(list: Node, name: NameTarget, depth: number): PlainLine[] {
  const element = list['format'] === 'ordered' ? 'numbered-item' : 'item';
  return listRecords(list['children']).flatMap((child) =>
    child['type'] === 'list' ? toListLines(child, name, depth + 1) : [toLine(child, name, element, depth)],
  );
}

/** Reads a row of a table: its cells with bars between them, headings in bold. */
function toRowLine(row: Node, name: NameTarget): PlainLine {
  const cells = listRecords(row['children']).map((cell) =>
    toWords(listRecords(cell['children']), name).map((word): FormattedWord =>
      cell['header'] === true && !word.marks.includes('bold') ? { ...word, marks: ['bold', ...word.marks] } : word,
    ),
  );
  return createLine(
    'row',
    cells.flatMap((cell, index) => (index === 0 ? cell : [...toPlainWords(' | '), ...cell])),
  );
}

/** What stands before a callout, by its kind. */
const calloutSigns: Readonly<Record<string, string>> = { information: 'ℹ', important: '❗', warning: '⚠', danger: '⛔' };

function toCalloutLines(callout: Node, name: NameTarget): PlainLine[] {
  const sign = calloutSigns[getString(callout['kind'])] ?? '•';
  return [createLine('paragraph', toPlainWords(sign)), ...listRecords(callout['children']).flatMap((child) => toBlockLines(child, name))];
}

const toFileLines = (file: unknown): PlainLine[] => {
  const picture = toFileView(file);
  return picture ? [{ element: 'picture', level: 0, words: [], picture }] : [];
};

function toVideoLines({ title, caption, url, file, captions }: Node): PlainLine[] {
  const address = getString(url);
  const lines = [createLine('paragraph', [...toPlainWords(`▶ ${getString(title)}`, address === '' ? null : address)])];
  if (getString(caption) !== '') lines.push(createLine('paragraph', toPlainWords(getString(caption))));
  return [...lines, ...toFileLines(file), ...toFileLines(captions)];
}

function toBlockLines(block: Node, name: NameTarget): PlainLine[] {
  switch (block['type']) {
    case 'list':
      return toListLines(block, name, 1);
    case 'heading':
      return [toLine(block, name, 'heading', typeof block['level'] === 'number' ? block['level'] : 2)];
    case 'quote':
    case 'code':
      return [toLine(block, name, block['type'])];
    case 'image':
      return toFileLines(block['image']);
    case 'table': {
      const caption = getString(block['caption']);
      const rows = listRecords(block['children']).map((row) => toRowLine(row, name));
      return caption === '' ? rows : [createLine('paragraph', toPlainWords(caption)), ...rows];
    }
    case 'callout':
      return toCalloutLines(block, name);
    case 'file':
      return [createLine('paragraph', toPlainWords(getString(block['title']))), ...toFileLines(block['file'])];
    case 'video':
      return toVideoLines(block);
    default:
      return [toLine(block, name, 'paragraph')];
  }
}

/**
 * Reads a text of the panel's editor as lines; what is no such text has none.
 * @param name how the entries that links lead to are named
 */
export const toLines = (value: unknown, name: NameTarget = String): PlainLine[] =>
  listRecords(value).flatMap((block) => toBlockLines(block, name));
