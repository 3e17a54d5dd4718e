import { getDocument, type RenderContext } from '../../render-context.ts';
import { linkTo, type LinkView } from '../link.ts';
import { hasNews } from './news-indexes.ts';

/** Returns the link to a category; `null` where it has no news, and so no page, in the reader's language. */
export function getCategoryLink(context: RenderContext, documentId: string): LinkView | null {
  const match = hasNews(context, `label ${documentId}`) ? getDocument(context, 'category', documentId) : null;
  return match && linkTo(context, 'news-category', { slug: match.entry.slug }, match.entry.name, match.foreign);
}

/** Returns the link to a tag; `null` where it has no news, and so no page, in the reader's language. */
export function getTagLink(context: RenderContext, documentId: string): LinkView | null {
  const match = hasNews(context, `label ${documentId}`) ? getDocument(context, 'tag', documentId) : null;
  return match && linkTo(context, 'news-tag', { slug: match.entry.slug }, match.entry.name, match.foreign);
}
