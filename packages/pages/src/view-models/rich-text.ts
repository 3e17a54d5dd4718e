import type { calloutKinds } from '@ochiq/contract/fields/callout-kinds';
import type { RichText, RichTextBlock, RichTextInline, RichTextList, RichTextTable, RichTextWords } from '@ochiq/contract/fields/rich-text';
import { parseTextReference } from '@ochiq/contract/fields/text-reference';
import { getTableHeadings } from '@ochiq/contract/fields/text-table';
import type { Locale } from '@ochiq/contract/routing/locales';

import type { RenderContext } from '../render-context.ts';
import { splitContacts } from './contact-ways.ts';
import { resolveHref } from './link.ts';
import { toFileView, toFullImageView, toVideoView, type FileView, type PictureView, type VideoView } from './media.ts';
import { resolveTarget } from './target.ts';
import { blockWords } from './words/block-words.ts';
import { joinInlines } from './words/inline-words.ts';
import { textWords } from './words/text-words.ts';

type InlineLink = Extract<RichTextInline, { type: 'link' }>;

/** A place of a note; `note` is the id of the note, with an underscore that of this place. */
export type NoteMarkView = { type: 'note'; number: string; note: string; label: string };

/** What is in a line of a text. */
export type RichTextInlineView = RichTextWords | InlineLink | NoteMarkView;

/** A list; an item holds the lists that the editor puts after it. */
export type RichTextListView = {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: { children: RichTextInlineView[]; lists: RichTextListView[] }[];
};

type ParagraphView = { type: 'paragraph'; children: RichTextInlineView[] };

/** A table. Its headings are those of columns; a blank cell is empty. */
export type RichTextTableView = {
  type: 'table';
  caption: string | null;
  /** The name of the table where it has no caption. */
  label: string;
  headings: RichTextInlineView[][];
  rows: RichTextInlineView[][][];
  /** Whether the first cell of a row is its heading. */
  named: boolean;
};

/** A note; `back` is the name of the way back to its place. */
type NoteView = { id: string; back: string; children: RichTextWords[] };
/** The notes of a text below it, in the order of their numbers. */
export type RichTextNotesView = { type: 'notes'; id: string; title: string; children: NoteView[] };

/** A block of a text as readers see it. */
export type RichTextBlockView =
  | ParagraphView
  | { type: 'quote'; children: RichTextInlineView[] }
  /** `depth` counts the headings above it, from 0; `label` is its words. */
  | { type: 'heading'; depth: number; label: string; children: RichTextInlineView[] }
  | Extract<RichTextBlock, { type: 'code' }>
  | { type: 'image'; picture: PictureView }
  | RichTextListView
  | RichTextTableView
  | { type: 'callout'; kind: (typeof calloutKinds)[number]; title: string; children: (ParagraphView | RichTextListView)[] }
  /** Files that come one after the other. */
  | { type: 'files'; files: FileView[] }
  | { type: 'video'; video: VideoView }
  | RichTextNotesView;

/**
 * A rich text whose links have the reader's locale prefix, and whose e-mail addresses and telephone numbers are links;
 * a link without an existing target is reduced to its words. What the editor left blank is left out. Its notes are
 * numbered, and listed in its last block.
 */
export type RichTextView = RichTextBlockView[];

/** What the nodes of a text are resolved with, and what of it is known so far. */
type TextScope = { context: RenderContext; locale: Locale; key: string; notes: NoteView[]; headings: number[] };

const isBlank = (inlines: readonly RichTextInlineView[]): boolean =>
  inlines.every((inline) => inline.type !== 'note' && (inline.type === 'text' ? inline.text.trim() === '' : isBlank(inline.children)));

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

function toInlineView({ context, notes, locale, key }: TextScope, inline: RichTextInline): RichTextInlineView[] {
  switch (inline.type) {
    case 'text':
      return linkContacts(inline);
    case 'link': {
      const url = resolveTextLink(context, inline.url);
      return url === null || isBlank(inline.children) ? inline.children : [{ ...inline, url }];
    }
    case 'note': {
      if (isBlank(inline.children)) return [];
      const number = String(notes.length + 1);
      const { note, back } = textWords[locale];
      // An underscore is in no anchor of a heading.
      const id = `note_${key}${number}`;
      notes.push({ id, back: `${back} ${number}`, children: inline.children });
      return [{ type: 'note', number, note: id, label: `${note} ${number}` }];
    }
  }
}

const toInlineViews = (scope: TextScope, inlines: readonly RichTextInline[]): RichTextInlineView[] =>
  inlines.flatMap((inline) => toInlineView(scope, inline));

/** Nests inner lists: the panel's editor puts one after the item that it belongs to, HTML requires it inside. */
function toListView(scope: TextScope, { type, format, children }: RichTextList): RichTextListView {
  const items: RichTextListView['children'] = [];
  for (const child of children) {
    const last = items.at(-1);
    if (child.type === 'list-item') items.push({ children: toInlineViews(scope, child.children), lists: [] });
    else if (last) last.lists.push(toListView(scope, child));
    else items.push({ children: [], lists: [toListView(scope, child)] });
  }
  return { type, format, children: items };
}

function toTableView(scope: TextScope, { caption, children }: RichTextTable): RichTextTableView {
  const headings = getTableHeadings(children);
  const rows = children.map((row) =>
    row.children.map((cell) => {
      const views = toInlineViews(scope, cell.children);
      return isBlank(views) ? [] : views;
    }),
  );
  return {
    ...{ type: 'table', caption: caption === '' ? null : caption },
    label: caption === null || caption === '' ? textWords[scope.locale].table : caption,
    headings: headings.row ? (rows[0] ?? []) : [],
    rows: headings.row ? rows.slice(1) : rows,
    named: headings.column,
  };
}

/**
 * Returns how many headings are above one: editors choose levels by looks, so a text may begin with the fourth or jump
 * from the second to the fifth. Their order stays, the gaps are closed.
 */
function getDepth({ headings }: TextScope, level: number): number {
  while ((headings.at(-1) ?? 0) >= level) headings.pop();
  return headings.push(level) - 1;
}

function toBlockView(scope: TextScope, block: RichTextBlock): RichTextBlockView[] {
  const { context, locale } = scope;
  switch (block.type) {
    case 'image':
      return [{ type: 'image', picture: toFullImageView(block.image, { alt: block.image.alternativeText, caption: null }, locale) }];
    case 'code':
      return isBlank(block.children) ? [] : [block];
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
    default: {
      const children = toInlineViews(scope, block.children);
      // The level counts for those below, though a blank heading is not shown.
      const { type } = block;
      if (type !== 'heading') return isBlank(children) ? [] : [{ type, children }];
      const depth = getDepth(scope, block.level);
      return isBlank(children) ? [] : [{ type, depth, label: joinInlines(block.children), children }];
    }
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

/** What a text is on its page. */
type TextPlace = {
  /** The language of the text where it is not the reader's. */
  lang?: Locale | null;
  /** Tells apart the texts of a page that has several: no two of its notes have the same id. */
  key?: string;
};

/** Builds the view of a rich text; `null` where there is none. */
export function toRichTextView(
  context: RenderContext,
  text: RichText | null,
  { lang = null, key = '' }: TextPlace = {},
): RichTextView | null {
  if (!text || text.length === 0) return null;
  const scope: TextScope = { context, locale: lang ?? context.locale, key, notes: [], headings: [] };
  const blocks = joinFiles(text.flatMap((block) => toBlockView(scope, block)));
  const { notes } = scope;
  return notes.length === 0
    ? blocks
    : [...blocks, { type: 'notes', id: `notes_${key}`, title: textWords[scope.locale].notes, children: notes }];
}
