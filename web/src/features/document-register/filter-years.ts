import type { DocumentYear } from '@ochiq/pages/view-models/build-document-register';
import { hasAllWords, splitQuery } from '@ochiq/pages/view-models/find';

export type DocumentFilter = { kind: string | null; year: string | null; status: string | null; words: string };

/** Returns the documents that match all filters; years without any are left out. */
export function filterYears(years: readonly DocumentYear[], { kind, year, status, words }: DocumentFilter): DocumentYear[] {
  const searchWords = splitQuery(words);
  return years.flatMap((group) => {
    const documents = group.documents.filter(
      (document) =>
        (kind === null || document.kind === kind) &&
        (year === null || group.year === year) &&
        (status === null || document.legalStatus === status) &&
        hasAllWords(`${document.title} ${document.number ?? ''}`, searchWords),
    );
    return documents.length > 0 ? [{ ...group, documents }] : [];
  });
}
