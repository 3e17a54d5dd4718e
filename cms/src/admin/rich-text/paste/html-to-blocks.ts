import type { BlockNode } from '../document/block-types.ts';
import { readPieces, toInlines, type Piece, type Reading } from './read-inlines.ts';
import { buildLists, readWordItem, takeMarker, type ReadItem } from './read-lists.ts';
import { takeNotes } from './read-notes.ts';
import { isDropped } from './read-style.ts';
import { readTable } from './read-table.ts';

/** What was read of a page. */
export type ReadPage = {
  blocks: BlockNode[];
  /** The pictures that are in the page itself, as `data:` addresses. */
  pictures: readonly string[];
  /** How many pictures were left out. */
  outside: number;
};

type ReadBlock = BlockNode | ReadItem;

const isItem = (block: ReadBlock): block is ReadItem => 'list' in block && 'level' in block && !('type' in block);

const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE UL'.split(
    ' ',
  ),
);
const isBlock = (node: Element) => blockTags.has(node.tagName);
const holdsBlocks = (element: Element) => Array.from(element.querySelectorAll('*')).some(isBlock);

/** Returns the level of a heading; `null` for any other block. The title of a document is a heading of the first level. */
function readHeadingLevel(element: Element): number | null {
  const { tag } = /^H(?<tag>[1-6])$/u.exec(element.tagName)?.groups ?? {};
  if (tag !== undefined) return Number(tag);
  if (element.classList.contains('MsoTitle')) return 1;
  const level = Number(element.getAttribute('aria-level'));
  return element.getAttribute('role') === 'heading' && level >= 1 ? Math.min(6, level) : null;
}

const hasWords = (inlines: readonly BlockNode[]) => inlines.length > 0;

/** Reads a page, block by block. */
function createReader(reading: Reading) {
  const never = () => false;
  const readInlines = (element: Node) => toInlines(readPieces(element, reading, never));

  /** Reads the text of a cell: the paragraphs in it are lines. */
  const readCell = (cell: Element): BlockNode[] => {
    const pieces: Piece[] = [];
    const addBlocks = (parent: Element) => {
      for (const child of Array.from(parent.childNodes)) {
        if (child instanceof Element && isBlock(child)) {
          if (pieces.length > 0) pieces.push({ text: '\n', marks: [], url: null });
          if (holdsBlocks(child)) addBlocks(child);
          else {
            const marker = takeMarker(child);
            if (marker !== null) pieces.push({ text: `${marker} `, marks: [], url: null });
            pieces.push(...readPieces(child, reading, never));
          }
        } else pieces.push(...readPieces(child, reading, never));
      }
    };
    addBlocks(cell);
    const isSpace = (piece: Piece) => 'text' in piece && piece.text.trim() === '' && piece.text !== '\n';
    // Lines are trimmed, and none is empty.
    const trimmed = pieces.filter((piece, index) => !(isSpace(piece) && pieces[index + 1] && isBreak(pieces[index + 1])));
    return toInlines(trimmed.filter((piece, index) => !(isBreak(piece) && isBreak(trimmed[index - 1]))));
  };

  /** Reads the words of an item, and the lists within it. */
  const readListItem = (item: Element, list: Element, level: number): ReadBlock[] => {
    const own = Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level') ?? level);
    const depth = Math.max(level, own || level);
    const inner: Element[] = [];
    const leave = (element: Element) => {
      const isList = element.tagName === 'UL' || element.tagName === 'OL' || element.tagName === 'TABLE';
      if (isList) inner.push(element);
      return isList;
    };
    const pieces = Array.from(item.childNodes).flatMap((child, index) => {
      const read = readPieces(child, reading, leave);
      const isLine = index > 0 && child instanceof Element && isBlock(child) && !inner.includes(child);
      return isLine ? [{ text: '\n', marks: [], url: null }, ...read] : read;
    });
    const children = toInlines(pieces);
    const format = list.tagName === 'OL' ? 'ordered' : 'unordered';
    return [
      ...(hasWords(children) ? [{ level: depth, format, list: '', children } as const] : []),
      ...inner.flatMap((element) => readElement(element, depth)),
    ];
  };

  const readList = (list: Element, level: number): ReadBlock[] =>
    Array.from(list.children).flatMap((child) => (child.tagName === 'LI' ? readListItem(child, list, level) : readElement(child, level)));

  const readTextBlock = (element: Element): ReadBlock[] => {
    const level = readHeadingLevel(element);
    if (level !== null) {
      // The number of a heading of Word's is a part of its words.
      const marker = takeMarker(element);
      const children = toInlines(readPieces(element, reading, never), ['bold', 'underline']);
      const numbered = marker === null || marker === '' ? children : [{ type: 'text', text: `${marker} ` }, ...children];
      return hasWords(children) ? [{ type: 'heading', level, children: numbered }] : [];
    }
    const item = readWordItem(element);
    const children = readInlines(element);
    if (!hasWords(children)) return [];
    if (item) return [{ ...item, children }];
    return [{ type: element.tagName === 'BLOCKQUOTE' ? 'quote' : 'paragraph', children }];
  };

  function readElement(element: Element, listLevel = 0): ReadBlock[] {
    if (isDropped(element)) return [];
    switch (element.tagName) {
      case 'UL':
      case 'OL':
        return readList(element, listLevel + 1);
      case 'PRE':
        return [{ type: 'code', children: [{ type: 'text', text: element.textContent.replace(/\n$/u, '') }] }];
      case 'TABLE': {
        const cells = Array.from(element.querySelectorAll('td, th'));
        const [only] = cells;
        // A frame around text is no table.
        if (cells.length === 1 && only) return readChildren(only);
        const table = readTable(element, readCell);
        return table ? [table] : [];
      }
      default:
        return holdsBlocks(element) ? readChildren(element) : readTextBlock(element);
    }
  }

  /** Reads what is in an element: blocks, and texts between them. */
  function readChildren(parent: Element): ReadBlock[] {
    const blocks: ReadBlock[] = [];
    let line: Piece[] = [];
    const endLine = () => {
      const children = toInlines(line);
      line = [];
      if (hasWords(children)) blocks.push({ type: 'paragraph', children });
    };
    for (const child of Array.from(parent.childNodes)) {
      if (child instanceof Element && (isBlock(child) || holdsBlocks(child))) {
        endLine();
        blocks.push(...readElement(child));
      } else line.push(...readPieces(child, reading, never));
    }
    endLine();
    return blocks;
  }
  return readChildren;
}

const isBreak = (piece: Piece | undefined): boolean => piece === undefined || ('text' in piece && piece.text === '\n');

/** Puts items that follow one another into lists. */
function joinItems(read: readonly ReadBlock[]): BlockNode[] {
  const blocks: BlockNode[] = [];
  let items: ReadItem[] = [];
  const endLists = () => {
    blocks.push(...buildLists(items));
    items = [];
  };
  for (const block of read) {
    if (isItem(block)) items.push(block);
    else {
      endLists();
      blocks.push(block);
    }
  }
  endLists();
  return blocks;
}

/** The first level of headings in a text: the one above is the page's title. */
const firstLevel = 2;

/** Makes the highest headings of a text those of the second level, and moves the others along. */
function shiftHeadings(blocks: readonly BlockNode[]): BlockNode[] {
  const levels = blocks.flatMap(({ type, level }) => (type === 'heading' ? [Number(level)] : []));
  const shift = firstLevel - Math.min(...levels);
  return blocks.map((block) => (block.type === 'heading' ? { ...block, level: Math.min(6, Number(block['level']) + shift) } : block));
}

/**
 * Reads what Word, LibreOffice, Google Docs or a page put into the clipboard. Headings, lists, tables, links, notes and
 * marks stay; fonts, colours, comments, deleted words, empty lines and page breaks do not.
 */
export function htmlToBlocks(html: string): ReadPage {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const reading: Reading = { notes: takeNotes(body), pictures: [], outside: 0 };
  const blocks = shiftHeadings(joinItems(createReader(reading)(body)));
  return { blocks, pictures: reading.pictures, outside: reading.outside };
}
