import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import { getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';

/** A document in all the languages it is published in; at least one. */
export type Document<N extends ContentTypeName> = {
  documentId: string;
  versions: Partial<Readonly<Record<Locale, Entry<N>>>>;
};

/** All published content, by type and document id. */
export type Content = { readonly [N in ContentTypeName]: ReadonlyMap<string, Document<N>> };

/** The version that a reader is shown. */
export type Version<N extends ContentTypeName> = {
  entry: Entry<N>;
  /** The language of the entry where it is not the reader's own, for `lang` and the notice. */
  foreign: Locale | null;
};

/** Selects the version that a reader of `locale` is shown: their own, or the best fallback. */
export function selectVersion<N extends ContentTypeName>(document: Document<N>, locale: Locale): Version<N> {
  for (const candidate of getLocaleFallbacks(locale)) {
    const entry = document.versions[candidate];
    if (entry) return { entry, foreign: candidate === locale ? null : candidate };
  }
  throw new Error(`Document ${document.documentId} has no version at all`);
}

/** Lists the entries of a type in `locale`, and counts those that exist in other languages only. */
export function listEntriesInLocale<N extends ContentTypeName>(
  content: Content,
  name: N,
  locale: Locale,
  predicate: (entry: Entry<N>) => boolean = () => true,
): { entries: Entry<N>[]; elsewhere: number } {
  const documents: ReadonlyMap<string, Document<N>> = content[name];
  const entries: Entry<N>[] = [];
  let otherLanguageCount = 0;
  for (const document of documents.values()) {
    const { entry, foreign } = selectVersion(document, locale);
    if (!predicate(entry)) continue;
    if (foreign) otherLanguageCount += 1;
    else entries.push(entry);
  }
  return { entries, elsewhere: otherLanguageCount };
}
