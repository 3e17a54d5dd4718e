import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { dayOf, dayView, instantView, type DateView } from '../format/date.ts';
import { newestFirst } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { attachmentViews, videoView, type FileView, type VideoView } from '../view/media.ts';
import { newsCard, newsInOrder, type NewsCard } from '../view/news.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';

export type AnnouncementCard = LinkView & {
  id: string;
  summary: string | null;
  date: DateView;
  validUntil: DateView | null;
  past: boolean;
};
export type AnnouncementListBody = { section: SectionView; announcements: AnnouncementCard[]; elsewhere: number };
export type AnnouncementBody = {
  lang: Locale | null;
  announcement: AnnouncementCard & { body: RichTextView | null; attachments: FileView[] };
};

export type PressConferenceCard = LinkView & { id: string; startsAt: DateView; place: string | null; past: boolean };
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

const pressLength = 4;

function announcementCard(reading: Reading, announcement: Entry<'announcement'>): AnnouncementCard {
  const { documentId: id, slug, title, summary, date, validUntil } = announcement;
  const { locale, today } = reading;
  return {
    ...linkTo(reading, 'announcement', { slug }, title),
    id,
    summary,
    date: dayView(date, locale),
    validUntil: validUntil === null ? null : dayView(validUntil, locale),
    past: validUntil !== null && validUntil < today,
  };
}

function announcementsInOrder(reading: Reading): { items: AnnouncementCard[]; elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'announcement');
  return { items: entries.sort(newestFirst(({ date }) => date)).map((announcement) => announcementCard(reading, announcement)), elsewhere };
}

function pressConferenceCard(reading: Reading, pressConference: Entry<'press-conference'>): PressConferenceCard {
  const { documentId: id, slug, title, startsAt, place } = pressConference;
  return {
    ...linkTo(reading, 'press-conference', { slug }, title),
    id,
    startsAt: instantView(startsAt, reading.locale),
    place,
    past: dayOf(startsAt) < reading.today,
  };
}

function pressConferencesInOrder(reading: Reading): { items: PressConferenceCard[]; elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'press-conference');
  return { items: entries.sort(newestFirst(({ startsAt }) => startsAt)).map((entry) => pressConferenceCard(reading, entry)), elsewhere };
}

export const pressPlanners = {
  press: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'press', (section) => ({
      section,
      news: {
        all: pathFor('news', reading.form, {}),
        items: newsInOrder(reading)
          .entries.slice(0, pressLength)
          .map((news) => newsCard(reading, news)),
      },
      announcements: { all: pathFor('announcements', reading.form, {}), items: announcementsInOrder(reading).items.slice(0, pressLength) },
      pressConferences: {
        all: pathFor('press-conferences', reading.form, {}),
        items: pressConferencesInOrder(reading).items.slice(0, pressLength),
      },
    })),
  ],
  announcements: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'announcements', (section) => {
      const { items, elsewhere } = announcementsInOrder(reading);
      return { section, announcements: items, elsewhere };
    }),
  ],
  announcement: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'announcement', 'announcement', (here, announcement, foreign) => ({
      title: announcement.title,
      description: announcement.summary,
      trail: [crumbOf(here, 'announcements')],
      body: () => ({
        lang: foreign,
        announcement: {
          ...announcementCard(here, announcement),
          body: richTextView(here, announcement.body),
          attachments: attachmentViews(announcement.attachments, here.locale),
        },
      }),
    })),
  'press-conferences': (reading: Reading): PlannedPage[] => [
    planSection(reading, 'press-conferences', (section) => {
      const { items, elsewhere } = pressConferencesInOrder(reading);
      return { section, upcoming: items.filter(({ past }) => !past).reverse(), past: items.filter(({ past }) => past), elsewhere };
    }),
  ],
  'press-conference': (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'press-conference', 'press-conference', (here, pressConference, foreign) => ({
      title: pressConference.title,
      description: [instantView(pressConference.startsAt, here.locale).text, pressConference.place].filter(Boolean).join(', '),
      trail: [crumbOf(here, 'press'), crumbOf(here, 'press-conferences')],
      body: () => ({
        lang: foreign,
        pressConference: {
          ...pressConferenceCard(here, pressConference),
          body: richTextView(here, pressConference.body),
          recording: videoView(pressConference.recording),
          materials: attachmentViews(pressConference.materials, here.locale),
          contact: pressConference.contact,
        },
      }),
    })),
};
