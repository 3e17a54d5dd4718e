import type { ContentBlock } from '@ochiq/contract/blocks';

import type { Reading } from '../reading.ts';
import { documentCards, type DocumentCard } from './document.ts';
import { labelView, type LabelView } from './link.ts';
import { pictureView, videoView, type PictureView, type VideoView } from './media.ts';
import { personCards, type PersonCard } from './person.ts';
import { richTextView, type RichTextView } from './rich-text.ts';

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
  | { kind: 'accordion'; title: string | null; items: { title: string; answer: RichTextView }[] };

const linesOf = (text: string) => text.split('\n').map((cell) => cell.trim());

function tableRow(cells: string, width: number): string[] {
  const known = linesOf(cells);
  return Array.from({ length: Math.max(width, known.length) }, (_, index) => known[index] ?? '');
}

function blockView(reading: Reading, block: ContentBlock): BlockView | null {
  switch (block.__component) {
    case 'block.text': {
      const body = richTextView(reading, block.body);
      return body && { kind: 'text', body };
    }
    case 'block.facts':
      return { kind: 'facts', title: block.title, facts: block.facts.map(({ value, label, note }) => ({ value, label, note })) };
    case 'block.people':
      return { kind: 'people', title: block.title, people: personCards(reading, block.people) };
    case 'block.documents':
      return { kind: 'documents', title: block.title, documents: documentCards(reading, block.documents) };
    case 'block.table': {
      const headings = linesOf(block.headings);
      return { kind: 'table', caption: block.caption, headings, rows: block.rows.map(({ cells }) => tableRow(cells, headings.length)) };
    }
    case 'block.quote':
      return { kind: 'quote', text: block.text, author: block.author, source: block.source };
    case 'block.gallery':
      return { kind: 'gallery', title: block.title, pictures: block.pictures.flatMap((picture) => pictureView(picture) ?? []) };
    case 'block.video': {
      const video = videoView(block.video);
      return video && { kind: 'video', video };
    }
    case 'block.call-to-action':
      return { kind: 'call-to-action', title: block.title, text: block.text, link: labelView(reading, block.link.label, block.link.url) };
    case 'block.accordion':
      return {
        kind: 'accordion',
        title: block.title,
        items: block.items.map(({ title, answer }) => ({ title, answer: richTextView(reading, answer) ?? [] })),
      };
  }
}

export function blockViews(reading: Reading, blocks: readonly ContentBlock[]): BlockView[] {
  return blocks.flatMap((block) => blockView(reading, block) ?? []);
}
