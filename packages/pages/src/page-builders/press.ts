import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { toCalendarView, getTashkentDay, toDateView, toInstantView, type CalendarView, type DateView } from '../format/date.ts';
import { compareByNewest } from '../format/order.ts';
import type { DefinedPage } from '../define-page.ts';
import { listEntries, type RenderContext } from '../render-context.ts';
import { linkTo, type LinkView } from '../view-models/link.ts';
import { toAttachmentViews, toVideoView, type FileView, type VideoView } from '../view-models/media.ts';
import { listNewestIds } from '../view-models/news/news-indexes.ts';
import { listNewsCards, type NewsCard } from '../view-models/news/news.ts';
import { toRichTextView, type RichTextView } from '../view-models/rich-text.ts';
import type { SectionView } from '../view-models/section.ts';
import { defineDetailPages } from './details.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { buildPressEvent } from '../structured-data/press.ts';

export type AnnouncementCard = LinkView & {
  id: string;
  summary: string | null;
  date: DateView;
  validUntil: DateView | null;
  past: boolean;
};
export type AnnouncementListBody = {
  section: SectionView;
  current: AnnouncementCard[];
  past: AnnouncementCard[];
  elsewhere: number;
};
export type AnnouncementBody = {
  lang: Locale | null;
  announcement: AnnouncementCard & { body: RichTextView | null; attachments: FileView[] };
};

export type PressConferenceCard = LinkView & {
  id: string;
  startsAt: DateView;
  calendar: CalendarView;
  place: string | null;
  past: boolean;
};
export type PressConferenceListBody = {
  section: SectionView;
  upcoming: PressConferenceCard[];
  past: PressConferenceCard[];
  elsewhere: number;
};
export type PressConferenceBody = {
  lang: Locale | null;
  pressConference: PressConferenceCard & {
    body: RichTextView | null;
    recording: VideoView | null;
    materials: FileView[];
    contact: string | null;
  };
};

export type PressBody = {
  section: SectionView;
  news: { all: string; items: NewsCard[] };
  announcements: { all: string; items: AnnouncementCard[] };
  pressConferences: { all: string; items: PressConferenceCard[] };
};

const newsLength = 5;
const pressLength = 4;

function toAnnouncementCard(context: RenderContext, announcement: Entry<'announcement'>): AnnouncementCard {
  const { documentId: id, slug, title, summary, date, validUntil } = announcement;
  const { locale, today } = context;
  return {
    ...linkTo(context, 'announcement', { slug }, title),
    id,
    summary,
    date: toDateView(date, locale),
    validUntil: validUntil === null ? null : toDateView(validUntil, locale),
    past: validUntil !== null && validUntil < today,
  };
}

/** Lists current and past announcements; the newest first. */
function listAnnouncements(context: RenderContext) {
  const { entries, elsewhere } = listEntries(context, 'announcement');
  const items = entries.sort(compareByNewest(({ date }) => date)).map((announcement) => toAnnouncementCard(context, announcement));
  return { current: items.filter(({ past }) => !past), past: items.filter(({ past }) => past), elsewhere };
}

function toPressConferenceCard(context: RenderContext, pressConference: Entry<'press-conference'>): PressConferenceCard {
  const { documentId: id, slug, title, startsAt, place } = pressConference;
  return {
    ...linkTo(context, 'press-conference', { slug }, title),
    id,
    startsAt: toInstantView(startsAt, context.locale),
    calendar: toCalendarView(startsAt, context.locale),
    place,
    past: getTashkentDay(startsAt) < context.today,
  };
}

/** Lists upcoming press conferences, the next one first, and past ones, the latest first. */
function listPressConferenceCards(context: RenderContext) {
  const { entries, elsewhere } = listEntries(context, 'press-conference');
  const items = entries.sort(compareByNewest(({ startsAt }) => startsAt)).map((entry) => toPressConferenceCard(context, entry));
  return { upcoming: items.filter(({ past }) => !past).reverse(), past: items.filter(({ past }) => past), elsewhere };
}

function listCurrentAnnouncements(context: RenderContext): AnnouncementCard[] {
  const { current, past } = listAnnouncements(context);
  return [...current, ...past].slice(0, pressLength);
}

function listNextPressConferences(context: RenderContext): PressConferenceCard[] {
  const { upcoming, past } = listPressConferenceCards(context);
  return [...upcoming, ...past].slice(0, pressLength);
}

export const pressPlanners = {
  press: (context: RenderContext): DefinedPage<'press', PressBody>[] => [
    defineSectionPage(context, 'press', (section) => ({
      section,
      news: {
        all: pathFor('news', context.form, {}),
        items: listNewsCards(context, listNewestIds(context, newsLength)),
      },
      announcements: { all: pathFor('announcements', context.form, {}), items: listCurrentAnnouncements(context) },
      pressConferences: { all: pathFor('press-conferences', context.form, {}), items: listNextPressConferences(context) },
    })),
  ],
  announcements: (context: RenderContext): DefinedPage<'announcement-list', AnnouncementListBody>[] => [
    defineSectionPage(context, 'announcements', (section) => ({ section, ...listAnnouncements(context) })),
  ],
  announcement: (context: RenderContext): DefinedPage<'announcement', AnnouncementBody>[] =>
    defineDetailPages(context, 'announcement', 'announcement', (here, announcement, foreign) => ({
      title: announcement.title,
      description: [announcement.summary, () => extractParagraphs(announcement.body)],
      published: announcement.date,
      trail: [getSectionCrumb(here, 'announcements')],
      body: () => ({
        lang: foreign,
        announcement: {
          ...toAnnouncementCard(here, announcement),
          body: toRichTextView(here, announcement.body, { lang: foreign }),
          attachments: toAttachmentViews(announcement.attachments, here.locale),
        },
      }),
    })),
  'press-conferences': (context: RenderContext): DefinedPage<'press-conference-list', PressConferenceListBody>[] => [
    defineSectionPage(context, 'press-conferences', (section) => ({ section, ...listPressConferenceCards(context) })),
  ],
  'press-conference': (context: RenderContext): DefinedPage<'press-conference', PressConferenceBody>[] =>
    defineDetailPages(context, 'press-conference', 'press-conference', (here, pressConference, foreign) => ({
      title: pressConference.title,
      description: [
        [toInstantView(pressConference.startsAt, here.locale).text, pressConference.place].filter(Boolean).join(', '),
        () => extractParagraphs(pressConference.body),
      ],
      things: ({ url, card }) => [buildPressEvent(here, pressConference, url, card)],
      trail: [getSectionCrumb(here, 'press'), getSectionCrumb(here, 'press-conferences')],
      body: () => ({
        lang: foreign,
        pressConference: {
          ...toPressConferenceCard(here, pressConference),
          body: toRichTextView(here, pressConference.body, { lang: foreign }),
          recording: toVideoView(pressConference.recording),
          materials: toAttachmentViews(pressConference.materials, here.locale),
          contact: pressConference.contact,
        },
      }),
    })),
};
