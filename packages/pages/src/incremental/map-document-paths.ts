import type { PlannedPage } from '../page.ts';

type VersionKey = { type: string; documentId: string; locale: string };

/** Formats the key of a document in one language. */
export const formatVersionKey = ({ type, documentId, locale }: VersionKey): string => `${type} ${documentId} ${locale}`;

/**
 * Maps documents to the paths of their own pages, by `formatVersionKey`. A document without a page of its own has none.
 * @param documentIds the requested documents
 */
export function mapDocumentPaths(pages: Iterable<PlannedPage>, documentIds: ReadonlySet<string>): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { path, form, source } of pages) {
    if (source && form !== 'plain' && documentIds.has(source.documentId)) paths.set(formatVersionKey({ ...source, locale: form }), path);
  }
  return paths;
}
