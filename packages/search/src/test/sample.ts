import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { SearchDocument, SearchQuery } from '@ochiq/contract/search/search';

import { openSearch, type Search } from '../search.ts';
import { SearchWriter } from '../writer.ts';

/** Creates a document with only the fields that a test is about. */
export const createDocument = (over: Partial<SearchDocument> & Pick<SearchDocument, 'path'>): SearchDocument => ({
  locale: 'uz',
  type: 'news',
  title: 'Sarlavha',
  summary: '',
  text: '',
  keywords: [],
  date: null,
  files: [],
  ...over,
});

export const createQuery = (q: string, over: Partial<SearchQuery> = {}): SearchQuery => ({
  locale: 'uz',
  q,
  type: null,
  year: null,
  page: 1,
  ...over,
});

/** Creates a temporary folder for a test, with functions that write and read an index there. */
export function createIndexFolder() {
  const closing: (() => void)[] = [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-search-'));
  const file = path.join(folder, 'search', 'index.sqlite');
  return {
    file,
    writer(): SearchWriter {
      const writer = new SearchWriter(file);
      closing.push(() => writer.close());
      return writer;
    },
    reader(): Search {
      const search = openSearch(file);
      closing.push(() => search.close());
      return search;
    },
    remove(): void {
      for (const close of closing) close();
      rmSync(folder, { recursive: true });
    },
  };
}
export type IndexFolder = ReturnType<typeof createIndexFolder>;
