import { weekdays, type Reception } from '@ochiq/contract/part/hours';
import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';

import { timeZone } from '../format/date.ts';
import { getSingle } from '../render-context.ts';
import { toAbsoluteUrl, getHost, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { listCalendarEvents, type CalendarEvent, type EventTime } from './list-calendar-events.ts';
import { getCalendarPath } from './calendar-place.ts';
import { formatIcalDate, formatIcalInstant, serializeCalendar, type IcalComponent, type IcalProperty } from './ical.ts';

/** Tashkent keeps UTC+5 all the year since 1991 (IANA time zone database). */
const timeZoneComponent: IcalComponent = {
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

function toWeeklyProperties({ weekday, from, to }: Reception): IcalProperty[] {
  const day = formatIcalDate(new Date(firstMonday + weekdays.indexOf(weekday) * 86_400_000).toISOString().slice(0, 10));
  const at = (clock: string) => `${day}T${clock.replaceAll(':', '').slice(0, 4)}00`;
  const parameters = { TZID: timeZone };
  return [
    { name: 'DTSTART', parameters, raw: at(from) },
    { name: 'DTEND', parameters, raw: at(to) },
    { name: 'RRULE', raw: `FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()}` },
  ];
}

function toTimeProperties(time: EventTime): IcalProperty[] {
  if ('weekly' in time) return toWeeklyProperties(time.weekly);
  if ('instant' in time) return [{ name: 'DTSTART', raw: formatIcalInstant(time.instant) }];
  return [{ name: 'DTSTART', parameters: { VALUE: 'DATE' }, raw: formatIcalDate(time.day) }];
}

function toEventComponent(fileContext: SiteFileContext, { id, title, path, place, time, updatedAt }: CalendarEvent): IcalComponent {
  const stamp = formatIcalInstant(updatedAt);
  return {
    name: 'VEVENT',
    properties: [
      { name: 'UID', text: `${id}@${getHost(fileContext.siteUrl)}` },
      { name: 'DTSTAMP', raw: stamp },
      { name: 'LAST-MODIFIED', raw: stamp },
      ...toTimeProperties(time),
      { name: 'SUMMARY', text: title },
      ...(place === null ? [] : [{ name: 'LOCATION', text: place }]),
      { name: 'URL', raw: toAbsoluteUrl(fileContext, path) },
      // A deadline does not mark its day as busy.
      { name: 'TRANSP', raw: 'day' in time ? 'TRANSPARENT' : 'OPAQUE' },
    ],
  };
}

function buildCalendarText(fileContext: SiteFileContext, locale: Locale): string {
  const context = fileContext.readings[locale];
  const { entry: site } = getSingle(context, 'site');
  return serializeCalendar({
    name: 'VCALENDAR',
    properties: [
      { name: 'VERSION', raw: '2.0' },
      { name: 'PRODID', text: `-//Ochiq//Calendar//${locales[locale].tag.toUpperCase()}` },
      { name: 'CALSCALE', raw: 'GREGORIAN' },
      { name: 'NAME', text: site.shortName },
      { name: 'X-WR-CALNAME', text: site.shortName },
    ],
    components: [timeZoneComponent, ...listCalendarEvents(context).map((event) => toEventComponent(fileContext, event))],
  });
}

/** Builds one calendar per language (RFC 5545); its timestamps are those of its content. */
export const buildCalendarFiles = (fileContext: SiteFileContext): GeneratedFile[] =>
  localeCodes.map((locale) => ({ to: getCalendarPath(locale), text: buildCalendarText(fileContext, locale) }));
