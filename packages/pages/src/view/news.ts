import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { dayView, type DateView } from '../format/date.ts';
import { theDocument, type Reading } from '../reading.ts';
import type { LinkView } from './link.ts';
import { pictureView, type PictureView } from './media.ts';
import { categoryLink } from './news-labels.ts';

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

export function newsCard(reading: Reading, news: Entry<'news'>, lang: Locale | null = null): NewsCard {
  const { documentId: id, title, summary, slug, date, category, cover, pinned } = news;
  return {
    id,
    title,
    summary,
    path: pathFor('news-item', reading.form, { slug }),
    date: dayView(date, reading.locale),
    category: categoryLink(reading, category),
    cover: pictureView(cover),
    pinned,
    lang,
  };
}

/** Lists the published news with these ids, in this order. */
export function newsCards(reading: Reading, ids: readonly string[]): NewsCard[] {
  return ids.flatMap((id) => {
    const found = theDocument(reading, 'news', id);
    return found ? [newsCard(reading, found.entry, found.foreign)] : [];
  });
}
