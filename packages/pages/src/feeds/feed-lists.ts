import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import type { RichText } from '@ochiq/contract/rich-text';
import { pathFor } from '@ochiq/contract/path-for';

import { dayOf, instantView, dayText } from '../format/date.ts';
import { newestFirst } from '../format/order.ts';
import { theDocument, theList, type Reading } from '../reading.ts';
import { newestIds } from '../view/news-shelves.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import type { FeedName } from './feed-place.ts';
import { feedWords } from './feed-words.ts';

/** The content of a feed entry. */
type Told = {
  title: string;
  path: string;
  summary: string | null;
  body: readonly (RichText | null)[];
  /** The day it is about; `null` where that is not the day of publication. */
  day: string | null;
};

export type ListedEntry = Told & { type: ContentTypeName; documentId: string; updatedAt: string };

/** Enough entries for a program that fetches the feed once a month. */
const length = 30;

type Tell<N extends ContentTypeName> = (reading: Reading, entry: Entry<N>) => Told;

type Listing<N extends ContentTypeName> = {
  type: N;
  /** The sort key, the latest first. */
  newest: (entry: Entry<N>) => string;
  tell: Tell<N>;
};

const telling =
  <N extends ContentTypeName>(reading: Reading, { type, tell }: Pick<Listing<N>, 'type' | 'tell'>) =>
  (entry: Entry<N>): ListedEntry => ({ ...tell(reading, entry), type, documentId: entry.documentId, updatedAt: entry.updatedAt });

const listing =
  <N extends ContentTypeName>({ type, newest, tell }: Listing<N>) =>
  (reading: Reading): ListedEntry[] =>
    theList(reading, type).entries.sort(newestFirst(newest)).slice(0, length).map(telling(reading, { type, tell }));

const tellNews: Tell<'news'> = ({ form }, { slug, title, summary, body, date }) => ({
  title,
  path: pathFor('news-item', form, { slug }),
  summary,
  body: [body],
  day: date,
});

const joined = (texts: readonly (string | null)[], between: string) => texts.filter(Boolean).join(between) || null;
const firstOf = (body: RichText | null) => paragraphsOf(body)[0] ?? null;
const until = ({ locale }: Reading, day: string) => `${feedWords[locale].deadline}: ${dayText(day, locale)}`;

/** The newest entries of each list in the reader's language. */
export const feedLists = {
  // There may be tens of thousands: the news index is used instead of sorting them.
  news: (reading: Reading): ListedEntry[] =>
    newestIds(reading, length)
      .flatMap((id) => theDocument(reading, 'news', id)?.entry ?? [])
      .map(telling(reading, { type: 'news', tell: tellNews })),
  announcements: listing({
    type: 'announcement',
    newest: ({ date }) => date,
    tell: ({ form }, { slug, title, summary, body, date }) => ({
      title,
      path: pathFor('announcement', form, { slug }),
      summary: summary ?? firstOf(body),
      body: [body],
      day: date,
    }),
  }),
  'press-conferences': listing({
    type: 'press-conference',
    newest: ({ startsAt }) => startsAt,
    tell: ({ form, locale }, { slug, title, startsAt, place, body }) => ({
      title,
      path: pathFor('press-conference', form, { slug }),
      summary: joined([instantView(startsAt, locale).text, place], ', '),
      body: [body],
      day: null,
    }),
  }),
  documents: listing({
    type: 'document',
    newest: ({ adoptedOn, updatedAt }) => adoptedOn ?? dayOf(updatedAt),
    tell: ({ form }, { slug, title, number, issuer, body, adoptedOn }) => ({
      title,
      path: pathFor('document', form, { slug }),
      summary: joined([number, issuer], ', ') ?? firstOf(body),
      body: [body],
      day: adoptedOn,
    }),
  }),
  vacancy: listing({
    type: 'vacancy',
    newest: ({ publishedOn }) => publishedOn,
    tell: (reading, { slug, title, region, deadline, requirements, conditions, documentsNeeded, publishedOn }) => ({
      title,
      path: pathFor('vacancy-item', reading.form, { slug }),
      summary: joined([region, until(reading, deadline)], '. '),
      body: [requirements, conditions, documentsNeeded],
      day: publishedOn,
    }),
  }),
  tenders: listing({
    type: 'tender',
    newest: ({ publishedOn }) => publishedOn,
    tell: (reading, { slug, title, number, deadline, subject, publishedOn }) => ({
      title,
      path: pathFor('tender', reading.form, { slug }),
      summary: joined([number, until(reading, deadline)], '. '),
      body: [subject],
      day: publishedOn,
    }),
  }),
  open: listing({
    type: 'dataset',
    newest: ({ updatedOn }) => updatedOn,
    tell: ({ form }, { slug, title, description, updatedOn }) => ({
      title,
      path: pathFor('dataset', form, { slug }),
      summary: description,
      body: [],
      day: updatedOn,
    }),
  }),
} satisfies Record<FeedName, (reading: Reading) => ListedEntry[]>;
