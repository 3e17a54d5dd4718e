import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/routing/locales';

import type { RenderContext } from '../render-context.ts';
import { toPictureView } from '../view-models/media.ts';
import { buildOrganizationReference, type OrganizationReference } from './organization.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';

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

export type Event = {
  '@type': 'Event';
  name: string;
  startDate: string;
  eventStatus: 'https://schema.org/EventScheduled';
  location: { '@type': 'Place'; name: string; address: string };
  description: string | null;
  url: string;
  image: string;
  inLanguage: string;
  organizer: OrganizationReference;
};

/** Builds the event of a press conference; `null` where no place is known, since an event requires one. */
export function buildPressEvent(context: RenderContext, conference: Entry<'press-conference'>, url: string, card: string): Event | null {
  const { title, startsAt, place, body } = conference;
  if (place === null) return null;
  return {
    '@type': 'Event',
    name: title,
    startDate: startsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: place },
    description: extractParagraphs(body)[0] ?? null,
    url,
    image: card,
    inLanguage: locales[context.locale].tag,
    organizer: buildOrganizationReference(context),
  };
}
