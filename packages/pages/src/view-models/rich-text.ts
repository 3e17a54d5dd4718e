import type { calloutKinds } from '@ochiq/contract/fields/callout-kinds';
import type { RichText, RichTextBlock, RichTextInline, RichTextList, RichTextTable, RichTextWords } from '@ochiq/contract/fields/rich-text';
import { parseTextReference } from '@ochiq/contract/fields/text-reference';
import { getTableHeadings } from '@ochiq/contract/fields/text-table';
import type { Locale } from '@ochiq/contract/routing/locales';

import type { RenderContext } from '../render-context.ts';
import { splitContacts } from './contact-ways.ts';
import { resolveHref } from './link.ts';
import { toFileView, toVideoView, type FileView, type VideoView } from './media.ts';
import { resolveTarget } from './target.ts';
import { blockWords } from './words/block-words.ts';
import { textWords } from './words/text-words.ts';

type InlineLink = Extract<RichTextInline, { type: 'link' }>;

/** A place of a note: its number in the text, from one. */
type NoteMark = { type: 'note'; number: number };

/** What is in a line of a text. */
export type RichTextInlineView = RichTextWords | InlineLink | NoteMark;

type ListItemView = { type: 'list-item'; children: RichTextInlineView[] };
export type RichTextListView = { type: 'list'; format: 'ordered' | 'unordered'; children: (ListItemView | RichTextListView)[] };

type ParagraphView = { type: 'paragraph'; children: RichTextInlineView[] };

/** A cell; `scope` says what it is the heading of. */
type CellView = { type: 'table-cell'; scope: 'col' | 'row' | null; children: RichTextInlineView[] };
export type RichTextTableView = {
  type: 'table';
  caption: string | null;
  /** The name of the table where it has no caption. */
  label: string;
  children: { type: 'table-row'; children: CellView[] }[];
};

/** The notes of a text below it, in the order of their numbers, with the words around them in the text's language. */
export type RichTextNotesView = { type: 'notes'; title: string; note: string; back: string; children: { children: RichTextWords[] }[] };

/** A block of a text as readers see it. */
export type RichTextBlockView =
  | ParagraphView
  | { type: 'quote'; children: RichTextInlineView[] }
  | { type: 'heading'; level: number; children: RichTextInlineView[] }
  | Extract<RichTextBlock, { type: 'code' | 'image' }>
  | RichTextListView
  | RichTextTableView
  | { type: 'callout'; kind: (typeof calloutKinds)[number]; title: string; children: (ParagraphView | RichTextListView)[] }
  /** Files that come one after the other. */
  | { type: 'files'; files: FileView[] }
  | { type: 'video'; video: VideoView }
  | RichTextNotesView;

/**
 * A rich text whose links have the reader's locale prefix, and whose e-mail addresses and telephone numbers are links;
 * a link without an existing target is reduced to its words. Its notes are numbered, and listed in its last block.
 */
export type RichTextView = RichTextBlockView[];

/** What the nodes of a text are resolved with. */
type TextScope = { context: RenderContext; locale: Locale; notes: RichTextNotesView['children'] };

/** Links e-mail addresses and telephone numbers in a text, each with the marks of the text; code stays as it is. */
function linkContacts(words: RichTextWords): RichTextInlineView[] {
  if (words.code === true) return [words];
  return splitContacts(words.text).map(({ text, href }) => {
    const part = { ...words, text };
    return href === null ? part : { type: 'link', url: href, children: [part] };
  });
}

/** Resolves where a link of a text leads: an address, or an entry wherever it is now; `null` where it is not on the site. */
function resolveTextLink(context: RenderContext, url: string): string | null {
  const reference = parseTextReference(url);
  return reference === null ? resolveHref(context, url) : (resolveTarget(context, reference)?.path ?? null);
}

function toInlineView({ context, notes }: TextScope, inline: RichTextInline): RichTextInlineView[] {
  switch (inline.type) {
    case 'text':
      return linkContacts(inline);
    case 'link': {
      const url = resolveTextLink(context, inline.url);
      return url === null ? inline.children : [{ ...inline, url }];
    }
    case 'note':
      // Left behind by the editor, like an empty paragraph.
      if (inline.children.every(({ text }) => text.trim() === '')) return [];
      notes.push({ children: inline.children });
      return [{ type: 'note', number: notes.length }];
  }
}

const toInlineViews = (scope: TextScope, inlines: readonly RichTextInline[]): RichTextInlineView[] =>
  inlines.flatMap((inline) => toInlineView(scope, inline));

function toListView(scope: TextScope, list: RichTextList): RichTextListView {
  return {
    ...list,
    children: list.children.map((child) =>
      child.type === 'list' ? toListView(scope, child) : { ...child, children: toInlineViews(scope, child.children) },
    ),
  };
}

function toTableView(scope: TextScope, { caption: written, children: rows }: RichTextTable): RichTextTableView {
  const caption = written === '' ? null : written;
  const headings = getTableHeadings(rows);
  const getScope = (row: number, column: number) => {
    if (headings.row && row === 0) return 'col';
    return headings.column && column === 0 ? 'row' : null;
  };
  return {
    type: 'table',
    caption,
    label: caption ?? textWords[scope.locale].table,
    children: rows.map(({ type, children: cells }, row) => ({
      type,
      children: cells.map((cell, column) => {
        const children = toInlineViews(scope, cell.children);
        return { type: cell.type, scope: cell.header === true ? getScope(row, column) : null, children };
      }),
    })),
  };
}

function toBlockView(scope: TextScope, block: RichTextBlock): RichTextBlockView[] {
  const { context, locale } = scope;
  switch (block.type) {
    case 'image':
    case 'code':
      return [block];
    case 'list':
      return [toListView(scope, block)];
    case 'table':
      return [toTableView(scope, block)];
    case 'callout': {
      const { type, kind, children } = block;
      const inside = children.map((child) =>
        child.type === 'list' ? toListView(scope, child) : { ...child, children: toInlineViews(scope, child.children) },
      );
      return [{ type, kind, title: blockWords[locale][kind], children: inside }];
    }
    case 'file':
      return [{ type: 'files', files: [toFileView(block.title, block.file, context.locale)] }];
    case 'video': {
      const video = toVideoView(block);
      return video ? [{ type: 'video', video }] : [];
    }
    default:
      return [{ ...block, children: toInlineViews(scope, block.children) }];
  }
}

/** Joins files that come one after the other: they are one list. */
function joinFiles(blocks: readonly RichTextBlockView[]): RichTextView {
  const joined: RichTextView = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'files' && last?.type === 'files') last.files.push(...block.files);
    else joined.push(block);
  }
  return joined;
}

/**
 * Builds the view of a rich text; `null` where there is none.
 * @param lang the language of the text where it is not the reader's
 */
export function toRichTextView(context: RenderContext, text: RichText | null, lang: Locale | null = null): RichTextView | null {
  if (!text || text.length === 0) return null;
  const scope: TextScope = { context, locale: lang ?? context.locale, notes: [] };
  const blocks = joinFiles(text.flatMap((block) => toBlockView(scope, block)));
  const { notes: title, note, back } = textWords[scope.locale];
  return scope.notes.length === 0 ? blocks : [...blocks, { type: 'notes', title, note, back, children: scope.notes }];
}
