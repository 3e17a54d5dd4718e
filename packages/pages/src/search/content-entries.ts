import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';

import type { Page } from '../page.ts';
import { extractTextFiles, extractTextLines, type SearchEntry } from './search-entry.ts';

/** Builds the search entry of a news item; none where another page shows it. */
export const toNewsEntries = ({ body: { news } }: Page<'news-item'>): SearchEntry[] =>
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
            ...extractTextLines(news.body),
            news.cover?.caption ?? null,
            ...news.gallery.map(({ caption }) => caption),
            news.video?.title ?? null,
            ...news.attachments.map(({ title }) => title),
            ...news.changeNotes.map(({ what }) => what),
            news.date.text,
          ],
          files: [...news.attachments, ...extractTextFiles(news.body)],
        },
      ];

export const toAnnouncementEntries = ({ body: { announcement } }: Page<'announcement'>): SearchEntry[] => [
  {
    type: 'announcement',
    title: announcement.label,
    summary: announcement.summary,
    date: announcement.date.iso,
    lines: [...extractTextLines(announcement.body), ...announcement.attachments.map(({ title }) => title), announcement.date.text],
    files: [...announcement.attachments, ...extractTextFiles(announcement.body)],
  },
];

export const toPressConferenceEntries = ({ body: { pressConference } }: Page<'press-conference'>): SearchEntry[] => [
  {
    type: 'press-conference',
    title: pressConference.label,
    summary: [pressConference.startsAt.text, pressConference.place].filter(Boolean).join(', '),
    date: toTashkentDay(new Date(pressConference.startsAt.iso)),
    lines: [...extractTextLines(pressConference.body), pressConference.contact, ...pressConference.materials.map(({ title }) => title)],
    files: [...pressConference.materials, ...extractTextFiles(pressConference.body)],
  },
];

export const toServiceEntries = ({ body: { service } }: Page<'service'>): SearchEntry[] =>
  service === null
    ? []
    : [
        {
          type: 'service',
          title: service.name,
          summary: service.summary,
          lines: [
            service.whoCanApply,
            ...extractTextLines(service.documentsNeeded),
            ...service.steps.flatMap(({ title, details }) => [title, details]),
            service.term,
            service.fee,
            service.result,
            ...service.legalBasis.map(({ title, number }) => `${title} ${number ?? ''}`),
            service.appealRoute,
            service.contact,
          ],
          files: extractTextFiles(service.documentsNeeded),
        },
      ];

export const toProjectEntries = ({ body: { project } }: Page<'project'>): SearchEntry[] =>
  project === null
    ? []
    : [
        {
          type: 'project',
          title: project.label,
          summary: project.summary,
          date: project.startsOn?.iso ?? null,
          lines: [...extractTextLines(project.body), project.region, project.amount, project.partners, project.startsOn?.text ?? null],
          files: extractTextFiles(project.body),
        },
      ];
