import { personGroups } from '@ochiq/contract/content/person';
import { weekdays, type Reception } from '@ochiq/contract/part/hours';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { Localized } from '@ochiq/contract/routing/locales';

import { compareByNewest } from '../format/order.ts';
import { listPeople } from '../page-builders/people.ts';
import { listEntries, getSingle, type RenderContext } from '../render-context.ts';

type CalendarTexts = {
  reception: string;
  tender: string;
  vacancy: string;
  pressConference: string;
};

/** The texts of calendars: they are part of no page, so they are kept apart from the interface texts. */
const calendarWords = {
  uz: {
    reception: 'Fuqarolar qabuli',
    tender: 'Tender: takliflarning oxirgi kuni',
    vacancy: 'Boʻsh ish oʻrni: arizalarning oxirgi kuni',
    pressConference: 'Matbuot anjumani',
  },
  ru: {
    reception: 'Приём граждан',
    tender: 'Тендер: последний день подачи предложений',
    vacancy: 'Вакансия: последний день подачи заявлений',
    pressConference: 'Пресс-конференция',
  },
  en: {
    reception: 'Reception of citizens',
    tender: 'Tender: last day for offers',
    vacancy: 'Vacancy: last day for applications',
    pressConference: 'Press conference',
  },
} as const satisfies Localized<CalendarTexts>;

/** The time of an event: a full day, an instant, or the same hours every week. */
export type EventTime = { day: string } | { instant: string } | { weekly: Reception };

/** An event of a calendar. */
export type CalendarEvent = {
  /** Stays the same when its texts and time change. */
  id: string;
  title: string;
  /** The page with details. */
  path: string;
  place: string | null;
  time: EventTime;
  /** The instant its content was last changed. */
  updatedAt: string;
};

/**
 * Past events are retained long enough for a calendar program that was offline for a month to receive their last
 * change.
 */
const retentionDays = 31;

/** Returns the first day whose events are listed. */
export function getOldestDay(today: string): string {
  return new Date(Date.parse(today) - retentionDays * 86_400_000).toISOString().slice(0, 10);
}

/** `2-1500`: Tuesday, three in the afternoon. */
const formatSlot = ({ weekday, from }: Reception) => `${String(weekdays.indexOf(weekday) + 1)}-${from.slice(0, 5).replace(':', '')}`;

function listReceptions(context: RenderContext): CalendarEvent[] {
  const { locale, form } = context;
  const { entry: site } = getSingle(context, 'site');
  const title = calendarWords[locale].reception;
  const at = (id: string, days: readonly Reception[]) => days.map((weekly) => ({ id: `${id}-${formatSlot(weekly)}`, time: { weekly } }));
  const office = at('reception', site.receptionDays).map((event) => ({
    ...event,
    title: `${title}: ${site.shortName}`,
    path: pathFor('contact', form, {}),
    place: site.address,
    updatedAt: site.updatedAt,
  }));
  const people = listPeople(context, personGroups).people.flatMap(({ documentId, name, position, slug, receptionDays, updatedAt }) =>
    at(`reception-${documentId}`, receptionDays).map((event) => ({
      ...event,
      title: `${title}: ${name}, ${position}`,
      path: pathFor('person', form, { slug }),
      place: site.address,
      updatedAt,
    })),
  );
  return [...office, ...people];
}

function listDeadlines(context: RenderContext): CalendarEvent[] {
  const { locale, form, today } = context;
  const words = calendarWords[locale];
  const isRecent = ({ deadline }: { deadline: string }) => deadline >= getOldestDay(today);
  const tenders = listEntries(context, 'tender', isRecent).entries.map(({ documentId, title, slug, deadline, updatedAt }) => ({
    id: `tender-${documentId}`,
    title: `${words.tender}: ${title}`,
    path: pathFor('tender', form, { slug }),
    place: null,
    time: { day: deadline },
    updatedAt,
  }));
  const vacancies = listEntries(context, 'vacancy', isRecent).entries.map(({ documentId, title, slug, region, deadline, updatedAt }) => ({
    id: `vacancy-${documentId}`,
    title: `${words.vacancy}: ${title}`,
    path: pathFor('vacancy-item', form, { slug }),
    place: region,
    time: { day: deadline },
    updatedAt,
  }));
  return [...tenders, ...vacancies];
}

function listPressConferences(context: RenderContext): CalendarEvent[] {
  const { entries } = listEntries(context, 'press-conference', ({ startsAt }) => startsAt >= getOldestDay(context.today));
  return entries.sort(compareByNewest(({ startsAt }) => startsAt)).map(({ documentId, title, slug, startsAt, place, updatedAt }) => ({
    id: `press-conference-${documentId}`,
    title: `${calendarWords[context.locale].pressConference}: ${title}`,
    path: pathFor('press-conference', context.form, { slug }),
    place,
    time: { instant: startsAt },
    updatedAt,
  }));
}

/** Lists the reception hours for citizens, the deadlines for applications, and the press conferences. */
export const listCalendarEvents = (context: RenderContext): CalendarEvent[] => [
  ...listReceptions(context),
  ...listDeadlines(context),
  ...listPressConferences(context),
];
