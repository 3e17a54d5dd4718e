import type { Entry } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale } from '@ochiq/contract/routing/locales';

import { selectVersion } from '../content/content.ts';
import { toDateView, type DateView } from '../format/date.ts';
import type { DefinedPage } from '../define-page.ts';
import { getDocument, type RenderContext } from '../render-context.ts';
import { buildNewsArticle } from '../structured-data/press.ts';
import { linkTo, type LinkView } from '../view-models/link.ts';
import {
  toAttachmentViews,
  toFullPictureView,
  toGalleryViews,
  toVideoView,
  type FileView,
  type PictureView,
  type VideoView,
} from '../view-models/media.ts';
import { getTagLink, listNewsCards, toNewsCard, type NewsCard } from '../view-models/news/news.ts';
import { getNewestId, listNewsIds } from '../view-models/news/news-indexes.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import { defineDetailPages, defineEmptyExamplePage, defineExamplePage, type DetailPageDefinition } from './details.ts';
import { getSectionCrumb } from './section.ts';

/** `lang` is set where the comment's language differs from the page's. */
export type CommentView = { id: string; name: string; content: string; lang: Locale | null; date: DateView };

export type NewsItemBody = {
  lang: Locale | null;
  /** `null` where no news is published. */
  news: {
    id: string;
    title: string;
    summary: string;
    date: DateView;
    category: LinkView | null;
    tags: LinkView[];
    cover: PictureView | null;
    body: RichTextView | null;
    video: VideoView | null;
    gallery: PictureView[];
    attachments: FileView[];
    changeNotes: { date: DateView; what: string }[];
    related: NewsCard[];
    /** The readers' comments that an editor approved, the oldest first. */
    comments: CommentView[];
    /** The neighbours in time. */
    newer: LinkView | null;
    older: LinkView | null;
  } | null;
};

const relatedLength = 3;
/** The maximum number of candidates from each category and tag, those nearest in time. */
const maxNearest = 12;

type Neighbours = { newer: string | null; older: string | null };
const noNeighbours: Neighbours = { newer: null, older: null };

function mapNeighbours(context: RenderContext): Record<string, Neighbours> {
  const ids = listNewsIds(context, 'all');
  return Object.fromEntries(ids.map((id, place) => [id, { newer: ids[place - 1] ?? null, older: ids[place + 1] ?? null }]));
}

/** Lists the nearest items before one in time; where there are too few, also the nearest after it. */
function listNearest(ids: readonly string[], documentId: string): string[] {
  const place = ids.indexOf(documentId);
  const older = place < 0 ? ids.slice(0, maxNearest) : ids.slice(place + 1, place + 1 + maxNearest);
  if (older.length >= relatedLength || place < 0) return older;
  return [...older, ...ids.slice(Math.max(0, place - maxNearest), place).reverse()];
}

/**
 * Lists the ids of news of the same category or tags. Older items are preferred to newer ones, so that a new item does
 * not change the pages of all older ones.
 */
function findRelated(context: RenderContext, documentId: string): string[] {
  const news = getDocument(context, 'news', documentId)?.entry;
  if (!news) return [];
  const weights = new Map<string, number>();
  const addWeight = (label: string, weight: number) => {
    for (const id of listNearest(listNewsIds(context, `label ${label}`), documentId)) weights.set(id, (weights.get(id) ?? 0) + weight);
  };
  addWeight(news.category, 2);
  for (const tag of news.tags) addWeight(tag, 1);
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, relatedLength)
    .map(([id]) => id);
}

function getNeighbourLinks(context: RenderContext, { newer, older }: Neighbours): { newer: LinkView | null; older: LinkView | null } {
  const at = (id: string | null) => {
    const match = getDocument(context, 'news', id);
    return match && linkTo(context, 'news-item', { slug: match.entry.slug }, match.entry.title);
  };
  return { newer: at(newer), older: at(older) };
}

/** Groups the ids of comments by news item, the oldest first. */
function groupCommentIds({ content }: RenderContext): Record<string, string[]> {
  const all = [...content['news-comment'].values()].map((document) => selectVersion(document, defaultLocale).entry);
  const inOrder = all.sort((a, b) => a.writtenOn.localeCompare(b.writtenOn) || a.documentId.localeCompare(b.documentId));
  const byNews: Record<string, string[]> = {};
  for (const { news, documentId } of inOrder) (byNews[news] ??= []).push(documentId);
  return byNews;
}

/** What the page of a news item shows of other documents, by their ids: those right before and after it in time, and more. */
type Surroundings = Neighbours & { related: string[]; comments: string[] };

function findSurroundings(context: RenderContext, documentId: string): Surroundings {
  const { locale, remember } = context;
  const neighbours = remember(`neighbours of news ${locale}`, () => mapNeighbours(context));
  const comments = remember('comments on news', () => groupCommentIds(context));
  return {
    ...(neighbours[documentId] ?? noNeighbours),
    related: findRelated(context, documentId),
    comments: comments[documentId] ?? [],
  };
}

/** Returns the surroundings of a news item in the reader's language, memoized as one: each memo of an item takes a kilobyte. */
const getSurroundings = (context: RenderContext, documentId: string): Surroundings =>
  context.remember(`surroundings of news ${context.locale} ${documentId}`, () => findSurroundings(context, documentId));

/** Converts comments for a page. A comment is shown in every language of the page: it exists only in its own. */
function toCommentViews(context: RenderContext, ids: readonly string[]): CommentView[] {
  return ids.flatMap((id) => {
    const match = getDocument(context, 'news-comment', id);
    if (!match) return [];
    const { name, content, writtenOn } = match.entry;
    return { id, name, content, lang: match.foreign, date: toDateView(writtenOn, context.locale) };
  });
}

function describe(context: RenderContext, news: Entry<'news'>, foreign: Locale | null): DetailPageDefinition<NewsItemBody> {
  return {
    title: news.title,
    description: [news.summary, () => extractParagraphs(news.body)],
    article: { published: news.date, modified: news.updatedAt },
    things: ({ url, card }) => [buildNewsArticle(context, news, url, card)],
    published: news.date,
    trail: [getSectionCrumb(context, 'news')],
    body: () => {
      const { locale } = context;
      const surroundings = getSurroundings(context, news.documentId);
      return {
        lang: foreign,
        news: {
          id: news.documentId,
          title: news.title,
          summary: news.summary,
          date: toDateView(news.date, locale),
          category: toNewsCard(context, news).category,
          tags: news.tags.flatMap((tag) => getTagLink(context, tag) ?? []),
          cover: toFullPictureView(news.cover, foreign ?? locale),
          body: toRichTextView(context, news.body, { lang: foreign }),
          video: toVideoView(news.video),
          gallery: toGalleryViews(news.gallery, foreign ?? locale),
          attachments: toAttachmentViews(news.attachments, locale),
          changeNotes: news.changeNotes.map(({ date, what }) => ({ date: toDateView(date, locale), what })),
          related: listNewsCards(context, surroundings.related),
          comments: toCommentViews(context, surroundings.comments),
          ...getNeighbourLinks(context, surroundings),
        },
      };
    },
  };
}

export const newsItemPlanners = {
  'news-item': (context: RenderContext): DefinedPage<'news-item', NewsItemBody>[] =>
    defineDetailPages(context, 'news-item', 'news', describe),
  'blog-details': (context: RenderContext): DefinedPage<'news-item', NewsItemBody>[] => {
    const latest = getDocument(context, 'news', getNewestId(context));
    return [
      latest
        ? defineExamplePage(context, 'blog-details', 'news-item', latest.document, describe)
        : defineEmptyExamplePage(context, 'blog-details', 'news', { lang: null, news: null }),
    ];
  },
};
