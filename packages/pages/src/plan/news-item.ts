import type { Entry } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale } from '@ochiq/contract/locales';

import { versionFor } from '../content.ts';
import { dayView, type DateView } from '../format/date.ts';
import type { PlannedPage } from '../page.ts';
import { theDocument, type Reading } from '../reading.ts';
import { newsArticle } from '../structured-data/news-article.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { attachmentViews, pictureView, videoView, type FileView, type PictureView, type VideoView } from '../view/media.ts';
import { newsCard, newsCards, type NewsCard } from '../view/news.ts';
import { tagLink } from '../view/news-labels.ts';
import { newestId } from '../view/news-shelves.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import { neighbourIds, relatedIds } from './news-places.ts';
import { planDetails, planExample, type DetailFacts } from './details.ts';
import { planEmptyExample } from './empty-example.ts';
import { crumbOf } from './section.ts';

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

function neighboursOf(reading: Reading, news: Entry<'news'>): { newer: LinkView | null; older: LinkView | null } {
  const { newer, older } = neighbourIds(reading, news.documentId);
  const at = (id: string | null) => {
    const found = theDocument(reading, 'news', id);
    return found && linkTo(reading, 'news-item', { slug: found.entry.slug }, found.entry.title);
  };
  return { newer: at(newer), older: at(older) };
}

/** Groups the ids of comments by news item, the oldest first. */
function commentIds({ content }: Reading): Record<string, string[]> {
  const all = [...content['news-comment'].values()].map((document) => versionFor(document, defaultLocale).entry);
  const inOrder = all.sort((a, b) => a.writtenOn.localeCompare(b.writtenOn) || a.documentId.localeCompare(b.documentId));
  const byNews: Record<string, string[]> = {};
  for (const { news, documentId } of inOrder) (byNews[news] ??= []).push(documentId);
  return byNews;
}

/** Lists the comments on a news item. A comment is shown in every language of the page: it exists only in its own. */
function commentsOn(reading: Reading, { documentId: about }: Entry<'news'>): CommentView[] {
  const { locale, remember } = reading;
  const byNews = () => remember('comments on news', () => commentIds(reading));
  return remember(`comments on news ${about}`, () => byNews()[about] ?? []).flatMap((id) => {
    const found = theDocument(reading, 'news-comment', id);
    if (!found) return [];
    const { name, content, writtenOn } = found.entry;
    return { id, name, content, lang: found.foreign, date: dayView(writtenOn, locale) };
  });
}

function describe(reading: Reading, news: Entry<'news'>, foreign: Locale | null): DetailFacts<'news-item'> {
  return {
    title: news.title,
    description: [news.summary, ...paragraphsOf(news.body)],
    article: { published: news.date, modified: news.updatedAt },
    things: ({ url, card }) => [newsArticle(reading, news, url, card)],
    published: news.date,
    trail: [crumbOf(reading, 'news')],
    body: () => {
      const { locale } = reading;
      return {
        lang: foreign,
        news: {
          id: news.documentId,
          title: news.title,
          summary: news.summary,
          date: dayView(news.date, locale),
          category: newsCard(reading, news).category,
          tags: news.tags.flatMap((tag) => tagLink(reading, tag) ?? []),
          cover: pictureView(news.cover),
          body: richTextView(reading, news.body),
          video: videoView(news.video),
          gallery: news.gallery.flatMap((picture) => pictureView(picture) ?? []),
          attachments: attachmentViews(news.attachments, locale),
          changeNotes: news.changeNotes.map(({ date, what }) => ({ date: dayView(date, locale), what })),
          related: newsCards(reading, relatedIds(reading, news.documentId)),
          comments: commentsOn(reading, news),
          ...neighboursOf(reading, news),
        },
      };
    },
  };
}

export const newsItemPlanners = {
  'news-item': (reading: Reading): PlannedPage[] => planDetails(reading, 'news-item', 'news', describe),
  'blog-details': (reading: Reading): PlannedPage[] => {
    const latest = theDocument(reading, 'news', newestId(reading));
    return [
      latest
        ? planExample(reading, 'blog-details', 'news-item', latest.document, describe)
        : planEmptyExample(reading, 'blog-details', 'news', { lang: null, news: null }),
    ];
  },
};
