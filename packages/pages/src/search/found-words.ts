import type { SearchType } from '@ochiq/contract/search';

import type { FileView } from '../view/media.ts';
import type { SectionView } from '../view/section.ts';
import { blockLines } from './lines.ts';

/** What a page, or a place on it, is found by. What is null or empty is left out. */
export type FoundWords = {
  type: SearchType;
  title: string;
  summary?: string | null;
  lines?: readonly (string | null)[];
  keywords?: readonly (string | null)[];
  /** `YYYY-MM-DD`. */
  date?: string | null;
  files?: readonly (FileView | null)[];
  /** The place on the page; none where it is the page itself. */
  anchor?: string;
};

/** What an editor wrote for a page of a fixed address. Lists of entries are left out: each is found by itself. */
export function sectionWords(
  { section }: { section: SectionView },
  more: readonly (string | null)[] = [],
  keywords: readonly string[] = [],
): FoundWords[] {
  return [{ type: 'page', title: section.title, summary: section.lead, keywords, lines: [...section.blocks.flatMap(blockLines), ...more] }];
}
