import type { Locale } from '@ochiq/contract/locales';

import type { Content } from '../content.ts';
import { theDocument, theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from './link.ts';

const known = new WeakMap<Content, Map<Locale, ReadonlySet<string>>>();

/** The categories and tags that have news in the reader's language: only those have a page in it. */
function labelsInUse(reading: Reading): ReadonlySet<string> {
  const { content, locale } = reading;
  const byLocale = known.get(content) ?? new Map<Locale, ReadonlySet<string>>();
  known.set(content, byLocale);
  const labels = byLocale.get(locale) ?? new Set(theList(reading, 'news').entries.flatMap(({ category, tags }) => [category, ...tags]));
  byLocale.set(locale, labels);
  return labels;
}

export function categoryLink(reading: Reading, documentId: string): LinkView | null {
  const found = labelsInUse(reading).has(documentId) ? theDocument(reading, 'category', documentId) : null;
  return found && linkTo(reading, 'news-category', { slug: found.entry.slug }, found.entry.name, found.foreign);
}

export function tagLink(reading: Reading, documentId: string): LinkView | null {
  const found = labelsInUse(reading).has(documentId) ? theDocument(reading, 'tag', documentId) : null;
  return found && linkTo(reading, 'news-tag', { slug: found.entry.slug }, found.entry.name, found.foreign);
}
