import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { toDateView, type DateView } from '../../format/date.ts';
import { getDocument, type RenderContext } from '../../render-context.ts';
import { linkTo, type LinkView } from '../link.ts';
import { toPictureView, type PictureView } from '../media.ts';
import { labelRoutes, type LabelKind } from './news-filters.ts';
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

/** Returns the link to a category or tag; `null` where it has no news, and so no page, in the reader's language. */
function getLabelLink(context: RenderContext, name: LabelKind, documentId: string): LinkView | null {
  return context.remember(`news label link ${context.form} ${documentId}`, () => {
    const match = hasNews(context, `label ${documentId}`) ? getDocument(context, name, documentId) : null;
    return match && linkTo(context, labelRoutes[name], { slug: match.entry.slug }, match.entry.name, match.foreign);
  });
}

export const getTagLink = (context: RenderContext, documentId: string): LinkView | null => getLabelLink(context, 'tag', documentId);

export function toNewsCard(context: RenderContext, news: Entry<'news'>, lang: Locale | null = null): NewsCard {
  const { documentId: id, title, summary, slug, date, category, cover, pinned } = news;
  return {
    id,
    title,
    summary,
    path: pathFor('news-item', context.form, { slug }),
    date: toDateView(date, context.locale),
    category: getLabelLink(context, 'category', category),
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
