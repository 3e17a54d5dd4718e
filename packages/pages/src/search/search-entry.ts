import type { SearchType } from '@ochiq/contract/search/search';

import type { FileView } from '../view-models/media.ts';
import type { SectionView } from '../view-models/section.ts';
import { extractBlockLines } from './lines.ts';

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
    { type: 'page', title: section.title, summary: section.lead, keywords, lines: [...section.blocks.flatMap(extractBlockLines), ...more] },
  ];
}
