import type { calloutKinds, ContentBlock } from '@ochiq/contract/fields/blocks';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import type { RenderContext } from '../render-context.ts';
import { listDocumentCards, type DocumentCard } from './document.ts';
import { toAddressRows, toContactRows, toTimelineRows, type RowView } from './block-rows.ts';
import { resolveHref, toLabelView, type LabelView } from './link.ts';
import { toGalleryViews, toVideoView, type PictureView, type VideoView } from './media.ts';
import { listPersonCards, type PersonCard } from './person.ts';
import { toRichTextView, type RichTextView } from './rich-text.ts';
import { blockWords } from './words/block-words.ts';

/** A card that is a link. Its language is that of the block, unless it says which, `null` for the page's. */
export type LinkCardView = { id: string; label: string; path: string; lang?: Locale | null; text: string | null };

export type FactView = { value: string; label: string; note: string | null };

/** The view model of a block of a free-form page. */
export type BlockView =
  | { kind: 'text'; body: RichTextView }
  | { kind: 'facts'; title: string | null; facts: FactView[] }
  | { kind: 'people'; title: string | null; people: PersonCard[] }
  | { kind: 'documents'; title: string | null; documents: DocumentCard[] }
  | { kind: 'table'; caption: string; headings: string[]; rows: string[][] }
  | { kind: 'quote'; text: string; author: string | null; source: string | null }
  | { kind: 'gallery'; title: string | null; pictures: PictureView[] }
  | { kind: 'video'; video: VideoView }
  | { kind: 'call-to-action'; title: string; text: string | null; link: LabelView }
  | { kind: 'callout'; level: (typeof calloutKinds)[number]; title: string; body: RichTextView }
  | { kind: 'rows'; title: string | null; rows: RowView[] }
  | { kind: 'cards'; title: string | null; cards: LinkCardView[] }
  | { kind: 'accordion'; title: string | null; items: { title: string; answer: RichTextView }[] };

const splitLines = (text: string) => text.split('\n').map((cell) => cell.trim());

function toTableRow(cells: string, width: number): string[] {
  const known = splitLines(cells);
  return Array.from({ length: Math.max(width, known.length) }, (_, index) => known[index] ?? '');
}

/** Leaves out cards whose target does not exist. */
const toCardViews = (context: RenderContext, cards: Extract<ContentBlock, { __component: 'block.cards' }>['cards']): LinkCardView[] =>
  cards.flatMap(({ label, url, text }, index) => {
    const path = resolveHref(context, url);
    return path === null ? [] : [{ id: String(index), label, path, text }];
  });

function toBlockView(context: RenderContext, block: ContentBlock, { lang, key }: { lang: Locale; key: string }): BlockView | null {
  switch (block.__component) {
    case 'block.text': {
      const body = toRichTextView(context, block.body, { lang, key });
      return body && { kind: 'text', body };
    }
    case 'block.facts':
      return { kind: 'facts', title: block.title, facts: block.facts.map(({ value, label, note }) => ({ value, label, note })) };
    case 'block.people':
      return { kind: 'people', title: block.title, people: listPersonCards(context, block.people) };
    case 'block.documents':
      return { kind: 'documents', title: block.title, documents: listDocumentCards(context, block.documents) };
    case 'block.table': {
      const headings = splitLines(block.headings);
      return { kind: 'table', caption: block.caption, headings, rows: block.rows.map(({ cells }) => toTableRow(cells, headings.length)) };
    }
    case 'block.quote':
      return { kind: 'quote', text: block.text, author: block.author, source: block.source };
    case 'block.gallery':
      return { kind: 'gallery', title: block.title, pictures: toGalleryViews(block.pictures, lang) };
    case 'block.video': {
      const video = toVideoView(block.video);
      return video && { kind: 'video', video };
    }
    case 'block.call-to-action':
      return { kind: 'call-to-action', title: block.title, text: block.text, link: toLabelView(context, block.link.label, block.link.url) };
    case 'block.cards': {
      const cards = toCardViews(context, block.cards);
      return cards.length === 0 ? null : { kind: 'cards', title: block.title, cards };
    }
    case 'block.callout': {
      const { kind: level, title, body } = block;
      return {
        kind: 'callout',
        level,
        title: title ?? blockWords[lang][level],
        body: toRichTextView(context, body, { lang, key }) ?? [],
      };
    }
    case 'block.timeline':
      return { kind: 'rows', title: block.title, rows: toTimelineRows(block) };
    case 'block.contacts':
      return { kind: 'rows', title: block.title, rows: toContactRows(block) };
    case 'block.address':
      return { kind: 'rows', title: block.title, rows: toAddressRows(block, lang) };
    case 'block.form': {
      const { form, title, text, label } = block;
      return { kind: 'call-to-action', title, text, link: toLabelView(context, label, pathFor('form', 'plain', { form })) };
    }
    case 'block.accordion':
      return {
        kind: 'accordion',
        title: block.title,
        items: block.items.map(({ title, answer }, index) => ({
          title,
          answer: toRichTextView(context, answer, { lang, key: `${key}${String(index)}_` }) ?? [],
        })),
      };
  }
}

/** @param lang the language of the blocks where it is not the reader's */
export function toBlockViews(context: RenderContext, blocks: readonly ContentBlock[], lang: Locale | null = null): BlockView[] {
  return blocks.flatMap((block, index) => toBlockView(context, block, { lang: lang ?? context.locale, key: `${String(index)}_` }) ?? []);
}
