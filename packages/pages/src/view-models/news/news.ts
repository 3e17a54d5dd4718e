import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { toDateView, type DateView } from '../../format/date.ts';
import { getDocument, type RenderContext } from '../../render-context.ts';
import { linkTo, type LinkView } from '../link.ts';
import { toPictureView, type PictureView } from '../media.ts';
import { hasNews } from './news-indexes.ts';

export type NewsCard = {
  id: string;
  title: string;
  summary: string;
  path: string;
  date: DateView;
  category: LinkView | null;
  cover: PictureView | null;
  pinned: boolean;
  lang: Locale | null;
};

/** Returns the link to a category; `null` where it has no news, and so no page, in the reader's language. */
function getCategoryLink(context: RenderContext, documentId: string): LinkView | null {
  const match = hasNews(context, `label ${documentId}`) ? getDocument(context, 'category', documentId) : null;
  return match && linkTo(context, 'news-category', { slug: match.entry.slug }, match.entry.name, match.foreign);
}

/** Returns the link to a tag; `null` where it has no news, and so no page, in the reader's language. */
export function getTagLink(context: RenderContext, documentId: string): LinkView | null {
  const match = hasNews(context, `label ${documentId}`) ? getDocument(context, 'tag', documentId) : null;
  return match && linkTo(context, 'news-tag', { slug: match.entry.slug }, match.entry.name, match.foreign);
}

export function toNewsCard(context: RenderContext, news: Entry<'news'>, lang: Locale | null = null): NewsCard {
  const { documentId: id, title, summary, slug, date, category, cover, pinned } = news;
  return {
    id,
    title,
    summary,
    path: pathFor('news-item', context.form, { slug }),
    date: toDateView(date, context.locale),
    category: getCategoryLink(context, category),
    cover: toPictureView(cover),
    pinned,
    lang,
  };
}

/** Lists the published news with these ids, in this order. */
export function listNewsCards(context: RenderContext, ids: readonly string[]): NewsCard[] {
  return ids.flatMap((id) => {
    const match = getDocument(context, 'news', id);
    return match ? [toNewsCard(context, match.entry, match.foreign)] : [];
  });
}
