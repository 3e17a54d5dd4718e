import { theDocument, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from './link.ts';
import { hasNews } from './news-shelves.ts';

/** Only a category that has news in the reader's language has a page in it. */
export function categoryLink(reading: Reading, documentId: string): LinkView | null {
  const found = hasNews(reading, `label ${documentId}`) ? theDocument(reading, 'category', documentId) : null;
  return found && linkTo(reading, 'news-category', { slug: found.entry.slug }, found.entry.name, found.foreign);
}

/** Only a tag that has news in the reader's language has a page in it. */
export function tagLink(reading: Reading, documentId: string): LinkView | null {
  const found = hasNews(reading, `label ${documentId}`) ? theDocument(reading, 'tag', documentId) : null;
  return found && linkTo(reading, 'news-tag', { slug: found.entry.slug }, found.entry.name, found.foreign);
}
