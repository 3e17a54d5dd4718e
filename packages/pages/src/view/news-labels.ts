import { theDocument, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from './link.ts';
import { hasNews } from './news-shelves.ts';

/** Returns the link to a category; `null` where it has no news, and so no page, in the reader's language. */
export function categoryLink(reading: Reading, documentId: string): LinkView | null {
  const found = hasNews(reading, `label ${documentId}`) ? theDocument(reading, 'category', documentId) : null;
  return found && linkTo(reading, 'news-category', { slug: found.entry.slug }, found.entry.name, found.foreign);
}

/** Returns the link to a tag; `null` where it has no news, and so no page, in the reader's language. */
export function tagLink(reading: Reading, documentId: string): LinkView | null {
  const found = hasNews(reading, `label ${documentId}`) ? theDocument(reading, 'tag', documentId) : null;
  return found && linkTo(reading, 'news-tag', { slug: found.entry.slug }, found.entry.name, found.foreign);
}
