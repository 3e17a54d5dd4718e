import { weekdays, type Reception } from '@ochiq/contract/part/reception';
import { localeCodes, locales, type Locale } from '@ochiq/contract/locales';

import { timeZone } from '../format/date.ts';
import { theSingle } from '../reading.ts';
import { absolute, hostOf, type Around } from '../site-files/around.ts';
import type { MadeFile } from '../table-files.ts';
import { calendarEvents, type CalendarEvent, type EventTime } from './calendar-events.ts';
import { calendarPath } from './calendar-place.ts';
import { icalDate, icalInstant, icalText, type Component, type Property } from './ical.ts';

/** Tashkent keeps UTC+5 all the year since 1991 (IANA time zone database). */
const zone: Component = {
  name: 'VTIMEZONE',
  properties: [{ name: 'TZID', raw: timeZone }],
  components: [
    {
      name: 'STANDARD',
      properties: [
        { name: 'DTSTART', raw: '19920101T000000' },
        { name: 'TZOFFSETFROM', raw: '+0500' },
        { name: 'TZOFFSETTO', raw: '+0500' },
        { name: 'TZNAME', text: '+05' },
      ],
    },
  ],
};

/** Weekly events recur from the first week of this year, which begins on a Monday: the rule needs a first day. */
const firstMonday = Date.UTC(2026, 0, 5);

function weekly({ weekday, from, to }: Reception): Property[] {
  const day = icalDate(new Date(firstMonday + weekdays.indexOf(weekday) * 86_400_000).toISOString().slice(0, 10));
  const at = (clock: string) => `${day}T${clock.replaceAll(':', '').slice(0, 4)}00`;
  const parameters = { TZID: timeZone };
  return [
    { name: 'DTSTART', parameters, raw: at(from) },
    { name: 'DTEND', parameters, raw: at(to) },
    { name: 'RRULE', raw: `FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()}` },
  ];
}

function timeOf(time: EventTime): Property[] {
  if ('weekly' in time) return weekly(time.weekly);
  if ('instant' in time) return [{ name: 'DTSTART', raw: icalInstant(time.instant) }];
  return [{ name: 'DTSTART', parameters: { VALUE: 'DATE' }, raw: icalDate(time.day) }];
}

function eventOf(around: Around, { id, title, path, place, time, updatedAt }: CalendarEvent): Component {
  const stamp = icalInstant(updatedAt);
  return {
    name: 'VEVENT',
    properties: [
      { name: 'UID', text: `${id}@${hostOf(around.siteUrl)}` },
      { name: 'DTSTAMP', raw: stamp },
      { name: 'LAST-MODIFIED', raw: stamp },
      ...timeOf(time),
      { name: 'SUMMARY', text: title },
      ...(place === null ? [] : [{ name: 'LOCATION', text: place }]),
      { name: 'URL', raw: absolute(around, path) },
      // A deadline does not mark its day as busy.
      { name: 'TRANSP', raw: 'day' in time ? 'TRANSPARENT' : 'OPAQUE' },
    ],
  };
}

function calendarText(around: Around, locale: Locale): string {
  const reading = around.readings[locale];
  const { entry: site } = theSingle(reading, 'site');
  return icalText({
    name: 'VCALENDAR',
    properties: [
      { name: 'VERSION', raw: '2.0' },
      { name: 'PRODID', text: `-//Ochiq//Calendar//${locales[locale].tag.toUpperCase()}` },
      { name: 'CALSCALE', raw: 'GREGORIAN' },
      { name: 'NAME', text: site.shortName },
      { name: 'X-WR-CALNAME', text: site.shortName },
    ],
    components: [zone, ...calendarEvents(reading).map((event) => eventOf(around, event))],
  });
}

/** Builds one calendar per language (RFC 5545); its timestamps are those of its content. */
export const calendarFiles = (around: Around): MadeFile[] =>
  localeCodes.map((locale) => ({ to: calendarPath(locale), text: calendarText(around, locale) }));
