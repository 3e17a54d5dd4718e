import { theDocument, theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from './link.ts';

/** The categories and tags that have news in the reader's language: only those have a page in it. */
function isInUse(reading: Reading, documentId: string): boolean {
  const { locale, remember } = reading;
  const labels = () => [...new Set(theList(reading, 'news').entries.flatMap(({ category, tags }) => [category, ...tags]))].sort();
  return remember(`labels of news ${locale}`, labels).includes(documentId);
}

export function categoryLink(reading: Reading, documentId: string): LinkView | null {
  const found = isInUse(reading, documentId) ? theDocument(reading, 'category', documentId) : null;
  return found && linkTo(reading, 'news-category', { slug: found.entry.slug }, found.entry.name, found.foreign);
}

export function tagLink(reading: Reading, documentId: string): LinkView | null {
  const found = isInUse(reading, documentId) ? theDocument(reading, 'tag', documentId) : null;
  return found && linkTo(reading, 'news-tag', { slug: found.entry.slug }, found.entry.name, found.foreign);
}
