import { personGroups } from '@ochiq/contract/content/person';
import { weekdays, type Reception } from '@ochiq/contract/part/reception';
import { pathFor } from '@ochiq/contract/path-for';

import { newestFirst } from '../format/order.ts';
import { peopleInOrder } from '../plan/people.ts';
import { theList, theSingle, type Reading } from '../reading.ts';
import { calendarWords } from './calendar-words.ts';

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
const keptDays = 31;

/** Returns the first day whose events are listed. */
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

/** Lists the reception hours for citizens, the deadlines for applications, and the press conferences. */
export const calendarEvents = (reading: Reading): CalendarEvent[] => [
  ...receptions(reading),
  ...deadlines(reading),
  ...pressConferences(reading),
];
