import type { DocumentYear } from '@ochiq/pages/view/document-register';
import { holdsAll, wordsOf } from '@ochiq/pages/view/find';

export type DocumentFilter = { kind: string | null; year: string | null; status: string | null; words: string };

/** Returns the documents that match all filters; years without any are left out. */
export function filterYears(years: readonly DocumentYear[], { kind, year, status, words }: DocumentFilter): DocumentYear[] {
  const wanted = wordsOf(words);
  return years.flatMap((group) => {
    const documents = group.documents.filter(
      (document) =>
        (kind === null || document.kind === kind) &&
        (year === null || group.year === year) &&
        (status === null || document.legalStatus === status) &&
        holdsAll(`${document.title} ${document.number ?? ''}`, wanted),
    );
    return documents.length > 0 ? [{ ...group, documents }] : [];
  });
}
