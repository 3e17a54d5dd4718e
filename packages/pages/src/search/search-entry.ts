import type { SearchType } from '@ochiq/contract/search/search';

import type { FileView } from '../view-models/media.ts';
import type { SectionView } from '../view-models/section.ts';
import type { BlockView } from '../view-models/block.ts';
import type { RichTextView } from '../view-models/rich-text.ts';
import { joinCells, joinInlines, listViewTexts } from '../view-models/words/inline-words.ts';

function extractTextBlockLines(block: RichTextView[number]): (string | null)[] {
  switch (block.type) {
    case 'list':
      return listViewTexts(block);
    case 'table':
      return [block.caption, joinCells(block.headings), ...block.rows.map(joinCells)];
    case 'callout':
      return [block.title, ...block.children.flatMap(extractTextBlockLines)];
    case 'notes':
      return block.children.map(({ children }) => joinInlines(children));
    case 'image':
      return [block.picture.alt];
    case 'files':
      return block.files.map(({ title }) => title);
    case 'video':
      return [block.video.title, block.video.caption];
    default:
      return [joinInlines(block.children)];
  }
}

/**
 * Extracts all visible texts of a rich text, including headings, notes and text alternatives of pictures: one line per
 * paragraph, list item or row of a table.
 */
export const extractTextLines = (text: RichTextView | null): string[] =>
  (text ?? []).flatMap(extractTextBlockLines).filter((line) => line !== null);

/** Returns the files that a rich text offers. */
export const extractTextFiles = (text: RichTextView | null): FileView[] =>
  (text ?? []).flatMap((block) => (block.type === 'files' ? block.files : []));

/** Extracts all visible texts of a block. */
export function extractBlockLines(block: BlockView): (string | null)[] {
  switch (block.kind) {
    case 'text':
      return extractTextLines(block.body);
    case 'facts':
      return [block.title, ...block.facts.map(({ value, label, note }) => [value, label, note].filter(Boolean).join(' '))];
    case 'people':
      return [block.title, ...block.people.map(({ name, position }) => `${name}, ${position}`)];
    case 'documents':
      return [block.title, ...block.documents.map(({ title }) => title)];
    case 'table':
      return [block.caption, block.headings.join(' '), ...block.rows.map((row) => row.join(' '))];
    case 'quote':
      return [block.text, block.author, block.source];
    case 'gallery':
      return [block.title, ...block.pictures.map(({ caption }) => caption)];
    case 'video':
      return [block.video.title, block.video.caption];
    case 'call-to-action':
      return [block.title, block.text, block.link.label];
    case 'callout':
      return [block.title, ...extractTextLines(block.body)];
    case 'rows':
      return [block.title, ...block.rows.map(({ label, lines }) => [label, ...lines.map(({ text }) => text)].join(' '))];
    case 'cards':
      return [block.title, ...block.cards.flatMap(({ label, text }) => [label, text])];
    case 'accordion':
      return [block.title, ...block.items.flatMap(({ title, answer }) => [title, ...extractTextLines(answer)])];
  }
}

/** Returns the files that the texts of a block offer. */
function extractBlockFiles(block: BlockView): FileView[] {
  switch (block.kind) {
    case 'text':
    case 'callout':
      return extractTextFiles(block.body);
    case 'accordion':
      return block.items.flatMap(({ answer }) => extractTextFiles(answer));
    default:
      return [];
  }
}

/** The searchable texts of a page, or of a place on it. `null` and empty texts are left out. */
export type SearchEntry = {
  type: SearchType;
  title: string;
  summary?: string | null;
  lines?: readonly (string | null)[];
  keywords?: readonly (string | null)[];
  /** `YYYY-MM-DD`. */
  date?: string | null;
  files?: readonly (FileView | null)[];
  /** The anchor on the page; none for the page itself. */
  anchor?: string;
};

/** Builds the search entry of a section page. Lists of entries are left out: each entry is indexed by itself. */
export function toSectionEntries(
  { section }: { section: SectionView },
  more: readonly (string | null)[] = [],
  keywords: readonly string[] = [],
): SearchEntry[] {
  return [
    {
      type: 'page',
      title: section.title,
      summary: section.lead,
      keywords,
      lines: [...section.blocks.flatMap(extractBlockLines), ...more],
      files: section.blocks.flatMap(extractBlockFiles),
    },
  ];
}
