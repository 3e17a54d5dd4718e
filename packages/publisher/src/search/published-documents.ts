import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { localeCodes } from '@ochiq/contract/locales';
import type { SearchDocument } from '@ochiq/contract/search';
import type { Page } from '@ochiq/pages/page';
import { searchDocuments } from '@ochiq/pages/search-documents';
import * as z from 'zod';

import { pageDataFile, pageOfDataFile } from '../page-file.ts';
import { isMissing } from '@ochiq/service/error-code';
import { inBatches } from '../swap/in-batches.ts';

/** The planner's page data; foreign pages lack them. */
const pageData = z.object({
  result: z.object({ pageContext: z.object({ page: z.custom<Page>((value) => typeof value === 'object' && value !== null) }) }),
});

/** The search documents of published pages, and the pages that could not be read. */
export type PublishedDocuments = {
  put: SearchDocument[];
  /** Paths of pages that do not exist or are not searchable. */
  remove: string[];
  /** Faults in the data of pages; these are removed too. */
  faults: string[];
};

function documentsOf(text: string): SearchDocument[] {
  const data = pageData.safeParse(JSON.parse(text));
  return data.success ? searchDocuments(data.data.result.pageContext.page) : [];
}

/** Reads search documents from published page data, so that suppressed or suspended content can't be found. */
export async function publishedDocuments(publicDir: string, paths: readonly string[]): Promise<PublishedDocuments> {
  const found: PublishedDocuments = { put: [], remove: [], faults: [] };
  await inBatches(paths, async (pagePath) => {
    try {
      const documents = documentsOf(await readFile(path.join(publicDir, pageDataFile(pagePath)), 'utf8'));
      found.put.push(...documents);
      if (documents.length === 0) found.remove.push(pagePath);
    } catch (error) {
      found.remove.push(pagePath);
      if (!isMissing(error)) found.faults.push(`${pagePath} can't be searched: ${String(error)}`);
    }
  });
  return found;
}

/** Lists the paths of all pages with a locale prefix: the others duplicate them. */
export async function searchedPages(publicDir: string): Promise<string[]> {
  const folders = localeCodes.map(async (code) => {
    const names = await readdir(path.join(publicDir, 'page-data', code), { recursive: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.flatMap((name) => pageOfDataFile(['page-data', code, ...name.split(path.sep)].join('/')) ?? []);
  });
  return (await Promise.all(folders)).flat();
}
