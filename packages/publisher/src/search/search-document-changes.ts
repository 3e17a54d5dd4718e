import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { localeCodes } from '@ochiq/contract/routing/locales';
import type { SearchDocument } from '@ochiq/contract/search/search';
import type { Page } from '@ochiq/pages/page';
import { buildSearchDocuments } from '@ochiq/pages/build-search-documents';
import * as z from 'zod';
import { isMissingFile } from '@ochiq/service-kit/errors';

import { getPageDataFile, parsePageDataFile } from '../site-paths.ts';
import { mapConcurrent } from '../transaction/map-concurrent.ts';

/**
 * Resolves the file that a page links to; `null` for a path outside of the public folder.
 * @param sitePath `/media/order_1.pdf`
 */
export function resolveAttachedFile(publicDir: string, sitePath: string): string | null {
  const name = sitePath.split(/[?#]/u)[0] ?? '';
  try {
    const file = path.join(publicDir, decodeURIComponent(name));
    return file.startsWith(publicDir + path.sep) && !file.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

/** The planner's page data; foreign pages lack them. */
const pageData = z.object({
  result: z.object({ pageContext: z.object({ page: z.custom<Page>((value) => typeof value === 'object' && value !== null) }) }),
});

/** The search documents of published pages, and the pages that could not be read. */
export type SearchDocumentChanges = {
  put: SearchDocument[];
  /** Paths of pages that do not exist or are not searchable. */
  remove: string[];
  /** Faults in the data of pages; these are removed too. */
  faults: string[];
};

function parseSearchDocuments(text: string): SearchDocument[] {
  const data = pageData.safeParse(JSON.parse(text));
  return data.success ? buildSearchDocuments(data.data.result.pageContext.page) : [];
}

/** Reads search documents from published page data, so that suppressed or suspended content can't be found. */
export async function readSearchDocuments(publicDir: string, paths: readonly string[]): Promise<SearchDocumentChanges> {
  const changes: SearchDocumentChanges = { put: [], remove: [], faults: [] };
  await mapConcurrent(paths, async (pagePath) => {
    try {
      const documents = parseSearchDocuments(await readFile(path.join(publicDir, getPageDataFile(pagePath)), 'utf8'));
      changes.put.push(...documents);
      if (documents.length === 0) changes.remove.push(pagePath);
    } catch (error) {
      changes.remove.push(pagePath);
      if (!isMissingFile(error)) changes.faults.push(`${pagePath} can't be searched: ${String(error)}`);
    }
  });
  return changes;
}

/** Lists the paths of all pages with a locale prefix: the others duplicate them. */
export async function listSearchablePages(publicDir: string): Promise<string[]> {
  const folders = localeCodes.map(async (code) => {
    const names = await readdir(path.join(publicDir, 'page-data', code), { recursive: true }).catch((error: unknown) => {
      if (isMissingFile(error)) return [];
      throw error;
    });
    return names.flatMap((name) => parsePageDataFile(['page-data', code, ...name.split(path.sep)].join('/')) ?? []);
  });
  return (await Promise.all(folders)).flat();
}
