import { isTextLink } from '@ochiq/contract/fields/text-reference';

import { readText, type BlockNode } from '../document/block-types.ts';
import { textMarks, type TextMark } from '../document/schema.ts';
import { isSignOfNote, readNoteSign, type Notes } from './read-notes.ts';
import { isDropped, readMarks } from './read-style.ts';

/** A piece of text with its marks; or a note. */
export type Piece = { text: string; marks: readonly TextMark[]; url: string | null } | { note: BlockNode };

/** What is known while a page is read. */
export type Reading = {
  notes: Notes;
  /** The pictures that are in the page itself, as `data:` addresses. */
  pictures: string[];
  /** How many pictures are elsewhere: a page can’t read them. */
  outside: number;
};

type Around = { marks: ReadonlySet<TextMark>; url: string | null };

/** Returns the address of a link; Google’s leads through its own page. */
function readAddress(element: Element): string | null {
  const href = (element.getAttribute('href') ?? '').trim();
  const address = /^https:\/\/www\.google\.com\/url\?/u.test(href) ? (new URL(href).searchParams.get('q') ?? href) : href;
  return address !== '' && !address.startsWith('#') && isTextLink(address) ? address : null;
}

function withMarks(marks: ReadonlySet<TextMark>, element: Element, isLink: boolean): ReadonlySet<TextMark> {
  const next = new Set(marks);
  for (const [name, isSet] of Object.entries(readMarks(element)) as [TextMark, boolean][]) {
    // A link is underlined by itself.
    if (isSet && !(isLink && name === 'underline')) next.add(name);
    else if (!isSet) next.delete(name);
  }
  if (isLink) next.delete('underline');
  return next;
}

function readPicture(element: Element, reading: Reading): void {
  const source = element.getAttribute('src') ?? '';
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/u.test(source)) reading.pictures.push(source);
  else reading.outside += 1;
}

/** Reads a text as a browser shows it: lines of the source are no lines of the text, and invisible signs are no part of it. */
const readWords = ({ nodeValue }: Node): string => (nodeValue ?? '').replace(/[\u00ad\u200b\ufeff]/gu, '').replace(/[\t\r\n]+/gu, ' ');

/** Reads the text of a node and of what is in it. @param leave called for a block within, which is no part of the line */
export function readPieces(
  node: Node,
  reading: Reading,
  leave: (block: Element) => boolean,
  around: Around = { marks: new Set(), url: null },
): Piece[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ text: readWords(node), marks: [...around.marks], url: around.url }];
  if (!(node instanceof Element) || isDropped(node) || isSignOfNote(node)) return [];
  const sign = readNoteSign(node);
  const note = sign === null ? undefined : reading.notes.get(sign);
  if (note)
    return [
      {
        note: { type: 'note', children: toTexts(Array.from(note.childNodes).flatMap((child) => readPieces(child, reading, () => false))) },
      },
    ];
  if (sign !== null) return [];
  switch (node.tagName) {
    case 'BR':
      return readBreak(node, around);
    case 'IMG':
      readPicture(node, reading);
      return [];
    default:
  }
  if (leave(node)) return [];
  const url = node.tagName === 'A' ? readAddress(node) : around.url;
  const inner = { url, marks: withMarks(around.marks, node, url !== null) };
  return Array.from(node.childNodes).flatMap((child) => readPieces(child, reading, leave, inner));
}

/** A page break is one of the paper, and no line of the text. */
function readBreak(element: Element, { marks, url }: Around): Piece[] {
  const isPage = /page-break|break-before/u.test(element.getAttribute('style') ?? '') || element.getAttribute('clear') === 'all';
  return isPage ? [] : [{ text: '\n', marks: [...marks], url }];
}

/** Joins spaces as a browser does. A break between two lines stays. */
function joinSpaces(pieces: readonly Piece[]): Piece[] {
  let last = '\n';
  const joined = pieces.map((piece) => {
    if ('note' in piece) {
      last = '\ufffc';
      return piece;
    }
    const isBreak = piece.text === '\n';
    const words = isBreak ? '\n' : piece.text.replace(/[ \t\r\n\u00a0]+/gu, (run) => (run === '\u00a0' ? run : ' '));
    const text = /[ \n]$/u.test(last) && !isBreak ? words.replace(/^ /u, '') : words;
    if (text !== '') last = text;
    return { ...piece, text };
  });
  return trimEnd(joined);
}

function trimEnd(pieces: readonly Piece[]): Piece[] {
  const rest = [...pieces];
  for (let last = rest.pop(); last; last = rest.pop()) {
    if ('note' in last) return [...rest, last];
    const text = last.text.trimEnd();
    if (text !== '') return [...rest, { ...last, text }];
  }
  return rest;
}

function trimStart(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex((piece) => 'note' in piece || piece.text.trim() !== '');
  return pieces
    .slice(Math.max(0, first))
    .map((piece, index) => (index === 0 && 'text' in piece ? { ...piece, text: piece.text.trimStart() } : piece));
}

const isSame = (one: BlockNode, other: BlockNode) => textMarks.every((name) => one[name] === other[name]);

function toText({ text, marks }: { text: string; marks: readonly TextMark[] }): BlockNode {
  // Spaces are neither bold nor italic.
  const own = text.trim() === '' ? [] : textMarks.filter((name) => marks.includes(name));
  return { type: 'text', text, ...Object.fromEntries(own.map((name) => [name, true])) };
}

function pushText(texts: BlockNode[], text: BlockNode): void {
  const last = texts.at(-1);
  if (last?.type === 'text' && isSame(last, text)) texts.splice(-1, 1, { ...last, text: readText(last['text']) + readText(text['text']) });
  else if (text['text'] !== '') texts.push(text);
}

/** Builds texts of pieces, without links: those of a note. */
function toTexts(pieces: readonly Piece[]): BlockNode[] {
  const texts: BlockNode[] = [];
  for (const piece of trimStart(joinSpaces(pieces))) if ('text' in piece) pushText(texts, toText(piece));
  return texts;
}

/** Builds the texts, links and notes of a block. */
export function toInlines(pieces: readonly Piece[], droppedMarks: readonly TextMark[] = []): BlockNode[] {
  const inlines: BlockNode[] = [];
  for (const piece of trimStart(joinSpaces(pieces))) {
    if ('note' in piece) {
      inlines.push(piece.note);
      continue;
    }
    const text = toText({ ...piece, marks: piece.marks.filter((name) => !droppedMarks.includes(name)) });
    const last = inlines.at(-1);
    if (piece.url === null) pushText(inlines, text);
    else if (last?.type === 'link' && last['url'] === piece.url) pushText(last['children'] as BlockNode[], text);
    else if (text['text'] !== '') inlines.push({ type: 'link', url: piece.url, children: [text] });
  }
  return inlines;
}
