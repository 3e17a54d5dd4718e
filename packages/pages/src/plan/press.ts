import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { calendarView, dayOf, dayView, instantView, type CalendarView, type DateView } from '../format/date.ts';
import { newestFirst } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { attachmentViews, videoView, type FileView, type VideoView } from '../view/media.ts';
import { newestIds } from '../view/news-shelves.ts';
import { newsCards, type NewsCard } from '../view/news.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { pressEvent } from '../structured-data/event.ts';

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

/** Lists current and past announcements; the newest first. */
function announcementsInOrder(reading: Reading) {
  const { entries, elsewhere } = theList(reading, 'announcement');
  const items = entries.sort(newestFirst(({ date }) => date)).map((announcement) => announcementCard(reading, announcement));
  return { current: items.filter(({ past }) => !past), past: items.filter(({ past }) => past), elsewhere };
}

function pressConferenceCard(reading: Reading, pressConference: Entry<'press-conference'>): PressConferenceCard {
  const { documentId: id, slug, title, startsAt, place } = pressConference;
  return {
    ...linkTo(reading, 'press-conference', { slug }, title),
    id,
    startsAt: instantView(startsAt, reading.locale),
    calendar: calendarView(startsAt, reading.locale),
    place,
    past: dayOf(startsAt) < reading.today,
  };
}

/** Lists upcoming press conferences, the next one first, and past ones, the latest first. */
function pressConferencesInOrder(reading: Reading) {
  const { entries, elsewhere } = theList(reading, 'press-conference');
  const items = entries.sort(newestFirst(({ startsAt }) => startsAt)).map((entry) => pressConferenceCard(reading, entry));
  return { upcoming: items.filter(({ past }) => !past).reverse(), past: items.filter(({ past }) => past), elsewhere };
}

function currentAnnouncements(reading: Reading): AnnouncementCard[] {
  const { current, past } = announcementsInOrder(reading);
  return [...current, ...past].slice(0, pressLength);
}

function nextPressConferences(reading: Reading): PressConferenceCard[] {
  const { upcoming, past } = pressConferencesInOrder(reading);
  return [...upcoming, ...past].slice(0, pressLength);
}

export const pressPlanners = {
  press: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'press', (section) => ({
      section,
      news: {
        all: pathFor('news', reading.form, {}),
        items: newsCards(reading, newestIds(reading, newsLength)),
      },
      announcements: { all: pathFor('announcements', reading.form, {}), items: currentAnnouncements(reading) },
      pressConferences: { all: pathFor('press-conferences', reading.form, {}), items: nextPressConferences(reading) },
    })),
  ],
  announcements: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'announcements', (section) => ({ section, ...announcementsInOrder(reading) })),
  ],
  announcement: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'announcement', 'announcement', (here, announcement, foreign) => ({
      title: announcement.title,
      description: [announcement.summary, ...paragraphsOf(announcement.body)],
      published: announcement.date,
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
    planSection(reading, 'press-conferences', (section) => ({ section, ...pressConferencesInOrder(reading) })),
  ],
  'press-conference': (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'press-conference', 'press-conference', (here, pressConference, foreign) => ({
      title: pressConference.title,
      description: [
        [instantView(pressConference.startsAt, here.locale).text, pressConference.place].filter(Boolean).join(', '),
        ...paragraphsOf(pressConference.body),
      ],
      things: ({ url, card }) => [pressEvent(here, pressConference, url, card)],
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
