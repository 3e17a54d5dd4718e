import { personGroups } from '@ochiq/contract/content/person';
import { weekdays, type Reception } from '@ochiq/contract/part/reception';
import { pathFor } from '@ochiq/contract/path-for';

import { newestFirst } from '../format/order.ts';
import { peopleInOrder } from '../plan/people.ts';
import { theList, theSingle, type Reading } from '../reading.ts';
import { calendarWords } from './calendar-words.ts';

/** When something is: the whole of a day, an instant, or the same hours every week. */
export type EventTime = { day: string } | { instant: string } | { weekly: Reception };

/** What a calendar shows. */
export type CalendarEvent = {
  /** Stays the same whatever becomes of its words and its time. */
  id: string;
  title: string;
  /** The page that says more. */
  path: string;
  place: string | null;
  time: EventTime;
  /** The instant its content was last changed. */
  updatedAt: string;
};

/** What is over is kept for as long as a calendar that was away for a month needs to hear of it. */
const keptDays = 31;

/** The first day whose deadlines are told. */
export function oldestDay(today: string): string {
  return new Date(Date.parse(today) - keptDays * 86_400_000).toISOString().slice(0, 10);
}

/** `2-1500`: Tuesday, three in the afternoon. */
const slotOf = ({ weekday, from }: Reception) => `${String(weekdays.indexOf(weekday) + 1)}-${from.slice(0, 5).replace(':', '')}`;

function receptions(reading: Reading): CalendarEvent[] {
  const { locale, form } = reading;
  const { entry: site } = theSingle(reading, 'site');
  const title = calendarWords[locale].reception;
  const at = (id: string, days: readonly Reception[]) => days.map((weekly) => ({ id: `${id}-${slotOf(weekly)}`, time: { weekly } }));
  const office = at('reception', site.receptionDays).map((event) => ({
    ...event,
    title: `${title}: ${site.shortName}`,
    path: pathFor('contact', form, {}),
    place: site.address,
    updatedAt: site.updatedAt,
  }));
  const people = peopleInOrder(reading, personGroups).people.flatMap(({ documentId, name, position, slug, receptionDays, updatedAt }) =>
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

function deadlines(reading: Reading): CalendarEvent[] {
  const { locale, form, today } = reading;
  const words = calendarWords[locale];
  const isKept = ({ deadline }: { deadline: string }) => deadline >= oldestDay(today);
  const tenders = theList(reading, 'tender', isKept).entries.map(({ documentId, title, slug, deadline, updatedAt }) => ({
    id: `tender-${documentId}`,
    title: `${words.tender}: ${title}`,
    path: pathFor('tender', form, { slug }),
    place: null,
    time: { day: deadline },
    updatedAt,
  }));
  const vacancies = theList(reading, 'vacancy', isKept).entries.map(({ documentId, title, slug, region, deadline, updatedAt }) => ({
    id: `vacancy-${documentId}`,
    title: `${words.vacancy}: ${title}`,
    path: pathFor('vacancy-item', form, { slug }),
    place: region,
    time: { day: deadline },
    updatedAt,
  }));
  return [...tenders, ...vacancies];
}

function pressConferences(reading: Reading): CalendarEvent[] {
  const { entries } = theList(reading, 'press-conference', ({ startsAt }) => startsAt >= oldestDay(reading.today));
  return entries.sort(newestFirst(({ startsAt }) => startsAt)).map(({ documentId, title, slug, startsAt, place, updatedAt }) => ({
    id: `press-conference-${documentId}`,
    title: `${calendarWords[reading.locale].pressConference}: ${title}`,
    path: pathFor('press-conference', reading.form, { slug }),
    place,
    time: { instant: startsAt },
    updatedAt,
  }));
}

/** When citizens are received, by when they have to apply, and what journalists are asked to. */
export const calendarEvents = (reading: Reading): CalendarEvent[] => [
  ...receptions(reading),
  ...deadlines(reading),
  ...pressConferences(reading),
];
