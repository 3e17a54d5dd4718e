import type { PlannedPage } from '../page.ts';

type InLanguage = { type: string; documentId: string; locale: string };

/** A document in one language, as one word. */
export const inLanguageKey = ({ type, documentId, locale }: InLanguage): string => `${type} ${documentId} ${locale}`;

/**
 * The paths of documents' own pages, by `inLanguageKey`. A document without a page of its own has none.
 * @param documentIds those that are asked for
 */
export function documentPaths(pages: Iterable<PlannedPage>, documentIds: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, form, source } of pages) {
    if (source && form !== 'plain' && documentIds.has(source.documentId)) found.set(inLanguageKey({ ...source, locale: form }), path);
  }
  return found;
}
