import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/routing/locales';

import type { RenderContext } from '../render-context.ts';
import { toPictureView } from '../view-models/media.ts';
import { buildOrganizationReference, type OrganizationReference } from './build-organization.ts';

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
export function buildNewsArticle(context: RenderContext, news: Entry<'news'>, url: string, card: string): NewsArticle {
  const publisher = buildOrganizationReference(context);
  return {
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary,
    datePublished: news.date,
    dateModified: news.updatedAt,
    inLanguage: locales[context.locale].tag,
    image: toPictureView(news.cover)?.src ?? card,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
