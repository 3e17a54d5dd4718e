import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { dayView, type DateView } from '../format/date.ts';
import { newestFirst } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { everyVersion, theDocument, type Reading } from '../reading.ts';
import { newsArticle } from '../structured-data/news-article.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { attachmentViews, pictureView, videoView, type FileView, type PictureView, type VideoView } from '../view/media.ts';
import { newsCard, newsCards, type NewsCard } from '../view/news.ts';
import { tagLink } from '../view/news-labels.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import { neighbourIds, relatedIds } from './news-places.ts';
import { planDetails, planExample, type DetailFacts } from './details.ts';
import { planEmptyExample } from './empty-example.ts';
import { crumbOf } from './section.ts';

/** `lang` is set where it was written in another language than the page's. */
export type CommentView = { id: string; name: string; content: string; lang: Locale | null; date: DateView };

export type NewsItemBody = {
  lang: Locale | null;
  /** `null` where no news is published at all. */
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
    /** What readers wrote about it and an editor approved, the oldest first. */
    comments: CommentView[];
    /** What stands before and after it in time. */
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

/** A comment is shown in every language of the page: it has only the one it was written in. */
function commentsOn(reading: Reading, { documentId: about }: Entry<'news'>): CommentView[] {
  return everyVersion(reading, 'news-comment')
    .filter(({ entry }) => entry.news === about)
    .sort((a, b) => a.entry.writtenOn.localeCompare(b.entry.writtenOn) || a.entry.documentId.localeCompare(b.entry.documentId))
    .map(({ entry: { documentId: id, name, content, writtenOn }, foreign }) => ({
      id,
      name,
      content,
      lang: foreign,
      date: dayView(writtenOn, reading.locale),
    }));
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

/** The newest of all, whatever its language. */
const latestId = (reading: Reading): string | null =>
  reading.remember(`latest news ${reading.locale}`, () => {
    const [latest] = everyVersion(reading, 'news').sort((a, b) => newestFirst<Entry<'news'>>(({ date }) => date)(a.entry, b.entry));
    return latest?.document.documentId ?? null;
  });

export const newsItemPlanners = {
  'news-item': (reading: Reading): PlannedPage[] => planDetails(reading, 'news-item', 'news', describe),
  'blog-details': (reading: Reading): PlannedPage[] => {
    const latest = theDocument(reading, 'news', latestId(reading));
    return [
      latest
        ? planExample(reading, 'blog-details', 'news-item', latest.document, describe)
        : planEmptyExample(reading, 'blog-details', 'news', { lang: null, news: null }),
    ];
  },
};
