import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/locales';

import type { Reading } from '../reading.ts';
import { pictureView } from '../view/media.ts';
import { organizationReference, type OrganizationReference } from './organization.ts';

export type NewsArticle = {
  '@type': 'NewsArticle';
  headline: string;
  description: string;
  datePublished: string;
  dateModified: string;
  inLanguage: string;
  image: string;
  mainEntityOfPage: string;
  author: OrganizationReference;
  publisher: OrganizationReference;
};

/**
 * Builds the article of a news item.
 * @param card the page's social card, for an article without a picture of its own
 */
export function newsArticle(reading: Reading, news: Entry<'news'>, url: string, card: string): NewsArticle {
  const publisher = organizationReference(reading);
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary,
    datePublished: news.date,
    dateModified: news.updatedAt,
    inLanguage: locales[reading.locale].tag,
    image: pictureView(news.cover)?.src ?? card,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
