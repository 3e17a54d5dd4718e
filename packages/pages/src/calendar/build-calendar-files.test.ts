import ICAL from 'ical.js';
import * as fc from 'fast-check';

import { buildFilesByPath, buildFilesWith, siteUrl, getFileText } from '../../test/site-with.ts';
import { applyLineFolding, serializeCalendar } from './ical.ts';

const calendarIn = (files: ReadonlyMap<string, string>, locale = 'uz') =>
  new ICAL.Component(ICAL.parse(getFileText(files, `/calendar/${locale}.ics`)) as unknown[]);
const eventsIn = (files: ReadonlyMap<string, string>, locale = 'uz') =>
  calendarIn(files, locale)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const findOne = (files: ReadonlyMap<string, string>, id: string) => {
  const matches = eventsIn(files).filter(({ uid }) => uid.startsWith(id));
  if (matches.length !== 1 || !matches[0]) throw new Error(`${String(matches.length)} events ${id}`);
  return matches[0];
};

const reception = [{ weekday: 'tuesday', from: '15:00:00.000', to: '17:00:00.000' }];
const changed = buildFilesWith(({ type }) => {
  if (type === 'site') return { receptionDays: reception, address: 'Toshkent, Olmazor; 1\\a' };
  if (type === 'tender') return { deadline: '2026-12-01', title: 'Uzun nom, '.repeat(12) };
  if (type === 'vacancy') return { publishedOn: '2026-01-01', deadline: '2026-01-02' };
  return type === 'press-conference' ? { startsAt: '2026-11-25T06:30:00.000Z', place: 'Zal' } : {};
});

test('has the properties that RFC 5545 requires', () => {
  for (const locale of ['uz', 'ru', 'en']) {
    const calendar = calendarIn(changed, locale);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
    const events = eventsIn(changed, locale);
    expect(events.length).toBeGreaterThan(2);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events) expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-01-16T08:00:00Z');
  }
});

test('repeats a reception every week in Tashkent time', () => {
  const event = findOne(changed, 'reception-2-1500@');
  const zone = calendarIn(changed).getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error('No time zone');
  ICAL.TimezoneService.register(zone);
  const next = event.iterator();
  const [first, second] = [next.next(), next.next()];
  expect(first.toJSDate().toISOString()).toBe('2026-01-06T10:00:00.000Z');
  expect(second.toJSDate().toISOString()).toBe('2026-01-13T10:00:00.000Z');
  expect(event.duration.toSeconds()).toBe(7200);
  expect(event.location).toBe('Toshkent, Olmazor; 1\\a');
});

test('writes deadlines as days, press conferences as instants, both with their page', () => {
  const tender = findOne(changed, 'tender-');
  expect(tender.startDate).toMatchObject({ isDate: true, year: 2026, month: 12, day: 1 });
  expect(tender.summary).toBe(`Tender: takliflarning oxirgi kuni: ${'Uzun nom, '.repeat(12).trim()}`);
  const conference = findOne(changed, 'press-conference-');
  expect(conference.startDate.toJSDate().toISOString()).toBe('2026-11-25T06:30:00.000Z');
  expect(String(conference.component.getFirstPropertyValue('url'))).toBe(`${siteUrl}/uz/press-conferences/press-conference-1-uz`);
});

test('omits deadlines long past', () => {
  expect(eventsIn(changed).filter(({ uid }) => uid.startsWith('vacancy-'))).toEqual([]);
});

test('keeps the id of an event across languages and titles', () => {
  const ids = (files: ReadonlyMap<string, string>, locale: string) => eventsIn(files, locale).map(({ uid }) => uid);
  expect(ids(changed, 'ru')).toEqual(ids(changed, 'uz'));
  expect(ids(buildFilesByPath(), 'uz')).toEqual(
    ids(
      buildFilesWith(({ type }) => (type === 'person' ? { name: 'X', slug: 'x' } : {})),
      'uz',
    ),
  );
});

test('round-trips any text in lines of at most 75 bytes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('я', 'ʻ', '😀', ',', '\n', '\\') }),
  );
  const tidy = text.map((one) => one.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/gu, ' '));
  fc.assert(
    fc.property(tidy, (summary) => {
      const event = { name: 'VEVENT', properties: [{ name: 'SUMMARY', text: summary }] };
      const written = serializeCalendar({ name: 'VCALENDAR', properties: [], components: [event] });
      const calendar = new ICAL.Component(ICAL.parse(written) as unknown[]);
      expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe(summary);
    }),
  );
  fc.assert(
    fc.property(text, (line) => {
      for (const part of applyLineFolding(line.replaceAll('\n', ' ').replaceAll('\r', ' ')).split('\r\n'))
        expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
    }),
  );
});
