import { checkCalendars, checkCatalogue, checkTables } from './check-files.ts';
import { checkStructuredData } from './check-structured-data.ts';

const prefixes = `
  @prefix sh: <http://www.w3.org/ns/shacl#> .
  @prefix dcat: <http://www.w3.org/ns/dcat#> .
  @prefix dct: <http://purl.org/dc/terms/> .
`;
const shapes = `${prefixes}
  <urn:shape> a sh:NodeShape ; sh:targetClass dcat:Dataset ; sh:property [ sh:path dct:title ; sh:minCount 1 ] .`;

test('reports a data set that violates the shapes', async () => {
  const catalogue = `${prefixes} <urn:a> a dcat:Dataset . <urn:b> a dcat:Dataset ; dct:title "B" .`;
  const findings = await checkCatalogue(catalogue, shapes, '9');
  expect(findings).toEqual([
    { validator: 'catalogue', message: expect.stringMatching(/^DCAT-AP 9: title: MinCountConstraintComponent/u), place: 'urn:a' },
  ]);
});

const listMessages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

describe('tables', () => {
  const say = (text: string) => listMessages(checkTables([{ name: 'a.csv', text }]));
  test.each([
    ['a whole one', '\uFEFFname,depth\r\n"Well, 1",12\r\n', []],
    ['one without the mark', 'name,depth\r\nWell,12\r\n', ['No byte order mark']],
    ['one with a cell too few', '\uFEFFname,depth\r\nWell\r\n', ['CSV_RECORD_INCONSISTENT_FIELDS_LENGTH']],
    ['one with a quote that is never closed', '\uFEFFname,depth\r\n"Well,12\r\n', ['CSV_QUOTE_NOT_CLOSED']],
    ['one with nothing but its head', '\uFEFFname,depth\r\n', ['No line below the head']],
    ['one with bare line feeds', '\uFEFFname,depth\nWell,12\n', ['No line below the head']],
  ])('%s', (_, text, messages) => {
    expect(say(text)).toEqual(messages);
  });
});

describe('calendars', () => {
  const calendar = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const completeEvent = ['UID:1', 'DTSTAMP:20261125T100000Z', 'DTSTART:20261125T100000Z', 'SUMMARY:Reception'];
  test.each([
    ['a whole one', calendar(...completeEvent), []],
    ['one without a stamp', calendar(...completeEvent.filter((line) => !line.startsWith('DTSTAMP'))), ['An event has no dtstamp']],
    ['one with a long line', calendar(...completeEvent, `LOCATION:${'a'.repeat(80)}`), ['A line has more than 75 bytes']],
    [
      'one with bare line feeds',
      calendar(...completeEvent).replaceAll('\r\n', '\n'),
      ['A line does not end in CRLF', 'A line has more than 75 bytes'],
    ],
  ])('%s', (_, text, messages) => {
    expect(listMessages(checkCalendars([{ name: 'a.ics', text }]))).toEqual(messages);
  });
});

describe('structured data', () => {
  const say = (thing: object) =>
    listMessages(checkStructuredData([{ name: 'a.html', text: `<script type="application/ld+json">${JSON.stringify(thing)}</script>` }]));
  const context = { '@context': 'https://schema.org' };
  test.each([
    ['properties of a parent class', { ...context, '@type': 'GovernmentOffice', name: 'A', address: { '@type': 'PostalAddress' } }, []],
    ['a class that is none', { ...context, '@type': 'Ministery' }, ['No class Ministery']],
    ['a property that is none', { ...context, '@type': 'Person', nick: 'A' }, ['No property nick']],
    ['a property of another class', { ...context, '@type': 'Person', opens: '09:00' }, ['Person has no opens']],
    ['a thing that does not fit', { ...context, '@type': 'Event', location: { '@type': 'Person' } }, ['location holds no Person']],
    ['one of several', { ...context, '@graph': [{ '@type': 'Person' }, { '@type': 'Ministery' }] }, ['No class Ministery']],
    ['no context', { '@type': 'Person' }, ['No things in the context of schema.org']],
  ])('%s', (_, thing, messages) => {
    expect(say(thing)).toEqual(messages);
  });
});
