import { tashkentDay } from '@ochiq/contract/tashkent-day';

import type { Page } from '../page.ts';
import type { FoundWords } from './found-words.ts';
import { textLines } from './lines.ts';

/** Builds the search entry of a news item; none where another page shows it. */
export const newsWords = ({ body: { news } }: Page<'news-item'>): FoundWords[] =>
  news === null
    ? []
    : [
        {
          type: 'news',
          title: news.title,
          summary: news.summary,
          date: news.date.iso,
          keywords: [news.category?.label ?? null, ...news.tags.map(({ label }) => label)],
          lines: [
            ...textLines(news.body),
            news.cover?.caption ?? null,
            ...news.gallery.map(({ caption }) => caption),
            news.video?.title ?? null,
            ...news.attachments.map(({ title }) => title),
            ...news.changeNotes.map(({ what }) => what),
            news.date.text,
          ],
          files: news.attachments,
        },
      ];

export const announcementWords = ({ body: { announcement } }: Page<'announcement'>): FoundWords[] => [
  {
    type: 'announcement',
    title: announcement.label,
    summary: announcement.summary,
    date: announcement.date.iso,
    lines: [...textLines(announcement.body), ...announcement.attachments.map(({ title }) => title), announcement.date.text],
    files: announcement.attachments,
  },
];

export const pressConferenceWords = ({ body: { pressConference } }: Page<'press-conference'>): FoundWords[] => [
  {
    type: 'press-conference',
    title: pressConference.label,
    summary: [pressConference.startsAt.text, pressConference.place].filter(Boolean).join(', '),
    date: tashkentDay(new Date(pressConference.startsAt.iso)),
    lines: [...textLines(pressConference.body), pressConference.contact, ...pressConference.materials.map(({ title }) => title)],
    files: pressConference.materials,
  },
];
