import type { ContentTypeName, Entry } from '@ochiq/contract/content-types';
import type { RichText } from '@ochiq/contract/fields/rich-text';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import { getTashkentDay, toInstantView, formatDay } from '../format/date.ts';
import { compareByNewest } from '../format/order.ts';
import { getDocument, listEntries, type RenderContext } from '../render-context.ts';
import { findPagePath } from '../view-models/page-tree.ts';
import { listNewestIds } from '../view-models/news/news-indexes.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import type { FeedName, pageFeed } from './feed-place.ts';

/** The texts of feeds: they are part of no page, so they are kept apart from the interface texts. */
const feedWords = {
  uz: { deadline: 'Oxirgi muddat', pages: 'Sahifalardagi oʻzgarishlar' },
  ru: { deadline: 'Последний день приёма', pages: 'Изменения на страницах' },
  en: { deadline: 'Last day to apply', pages: 'Changes to pages' },
} as const satisfies Localized<Record<'deadline' | 'pages', string>>;

/** Returns the title of the feed of changed pages. */
export const getPageFeedTitle = (locale: Locale): string => feedWords[locale].pages;

/** The content of a feed entry. */
type FeedEntryContent = {
  title: string;
  path: string;
  summary: string | null;
  body: readonly (RichText | null)[];
  /** The day it is about; `null` where that is not the day of publication. */
  day: string | null;
};

export type FeedEntry = FeedEntryContent & { type: ContentTypeName; documentId: string; updatedAt: string };

/** Enough entries for a program that fetches the feed once a month. */
const feedLength = 30;

type FeedEntryMapper<N extends ContentTypeName> = (context: RenderContext, entry: Entry<N>) => FeedEntryContent;

type FeedListDefinition<N extends ContentTypeName> = {
  type: N;
  /** The sort key, the latest first. */
  newest: (entry: Entry<N>) => string;
  tell: FeedEntryMapper<N>;
};

const createEntryMapper =
  <N extends ContentTypeName>(context: RenderContext, { type, tell }: Pick<FeedListDefinition<N>, 'type' | 'tell'>) =>
  (entry: Entry<N>): FeedEntry => ({ ...tell(context, entry), type, documentId: entry.documentId, updatedAt: entry.updatedAt });

const defineFeedList =
  <N extends ContentTypeName>({ type, newest, tell }: FeedListDefinition<N>) =>
  (context: RenderContext): FeedEntry[] =>
    listEntries(context, type).entries.sort(compareByNewest(newest)).slice(0, feedLength).map(createEntryMapper(context, { type, tell }));

const toNewsEntry: FeedEntryMapper<'news'> = ({ form }, { slug, title, summary, body, date }) => ({
  title,
  path: pathFor('news-item', form, { slug }),
  summary,
  body: [body],
  day: date,
});

const joinTexts = (texts: readonly (string | null)[], between: string) => texts.filter(Boolean).join(between) || null;
const getFirstParagraph = (body: RichText | null) => extractParagraphs(body)[0] ?? null;
const formatDeadline = ({ locale }: RenderContext, day: string) => `${feedWords[locale].deadline}: ${formatDay(day, locale)}`;

/** Lists the pages of the tree in the reader's language that were changed last. */
function listChangedPages(context: RenderContext): FeedEntry[] {
  return listEntries(context, 'page')
    .entries.flatMap((entry) => {
      const path = findPagePath(context, entry.documentId);
      return path === null ? [] : [{ entry, path }];
    })
    .sort((a, b) => compareByNewest<Entry<'page'>>(({ updatedAt }) => updatedAt)(a.entry, b.entry))
    .slice(0, feedLength)
    .map(({ entry: { documentId, title, lead, blocks, updatedAt }, path }) => ({
      ...{ type: 'page', documentId, title, path, updatedAt, summary: lead, day: null },
      body: blocks.flatMap((block) => (block.__component === 'block.text' ? [block.body] : [])),
    }));
}

/** The newest entries of each list in the reader's language. */
export const feedLists = {
  // There may be tens of thousands: the news index is used instead of sorting them.
  news: (context: RenderContext): FeedEntry[] =>
    listNewestIds(context, feedLength)
      .flatMap((id) => getDocument(context, 'news', id)?.entry ?? [])
      .map(createEntryMapper(context, { type: 'news', tell: toNewsEntry })),
  announcements: defineFeedList({
    type: 'announcement',
    newest: ({ date }) => date,
    tell: ({ form }, { slug, title, summary, body, date }) => ({
      title,
      path: pathFor('announcement', form, { slug }),
      summary: summary ?? getFirstParagraph(body),
      body: [body],
      day: date,
    }),
  }),
  'press-conferences': defineFeedList({
    type: 'press-conference',
    newest: ({ startsAt }) => startsAt,
    tell: ({ form, locale }, { slug, title, startsAt, place, body }) => ({
      title,
      path: pathFor('press-conference', form, { slug }),
      summary: joinTexts([toInstantView(startsAt, locale).text, place], ', '),
      body: [body],
      day: null,
    }),
  }),
  documents: defineFeedList({
    type: 'document',
    newest: ({ adoptedOn, updatedAt }) => adoptedOn ?? getTashkentDay(updatedAt),
    tell: ({ form }, { slug, title, number, issuer, body, adoptedOn }) => ({
      title,
      path: pathFor('document', form, { slug }),
      summary: joinTexts([number, issuer], ', ') ?? getFirstParagraph(body),
      body: [body],
      day: adoptedOn,
    }),
  }),
  vacancy: defineFeedList({
    type: 'vacancy',
    newest: ({ publishedOn }) => publishedOn,
    tell: (context, { slug, title, region, deadline, requirements, conditions, documentsNeeded, publishedOn }) => ({
      title,
      path: pathFor('vacancy-item', context.form, { slug }),
      summary: joinTexts([region, formatDeadline(context, deadline)], '. '),
      body: [requirements, conditions, documentsNeeded],
      day: publishedOn,
    }),
  }),
  tenders: defineFeedList({
    type: 'tender',
    newest: ({ publishedOn }) => publishedOn,
    tell: (context, { slug, title, number, deadline, subject, publishedOn }) => ({
      title,
      path: pathFor('tender', context.form, { slug }),
      summary: joinTexts([number, formatDeadline(context, deadline)], '. '),
      body: [subject],
      day: publishedOn,
    }),
  }),
  open: defineFeedList({
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
  pages: listChangedPages,
} satisfies Record<FeedName | typeof pageFeed, (context: RenderContext) => FeedEntry[]>;
