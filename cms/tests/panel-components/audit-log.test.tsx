import { fireEvent } from '@testing-library/react';

import { AccessTable } from '../../src/admin/audit/access-table.tsx';
import type { ShownRow } from '../../src/admin/audit/audit-response.ts';
import { LogTable } from '../../src/admin/audit/log-table.tsx';
import { PageLinks } from '../../src/admin/audit/page-links.tsx';
import { renderRouted } from './render-routed.tsx';

const row = (number: number, fields: Partial<ShownRow> = {}): ShownRow => ({
  number,
  at: '2026-11-21T10:30:07.120Z',
  kind: 'publish',
  user: { id: '4', name: 'Malika Karimova' },
  subject: { type: 'news', id: 'n1', title: 'Suv', locale: 'ru' },
  details: {},
  hash: `hash-${String(number)}`,
  ...fields,
});
const show = (part: React.ReactElement) => renderRouted(part);
const showRows = (rows: readonly ShownRow[], locales: readonly [string, string][] = []) =>
  show(<LogTable rows={rows} locales={new Map(locales)} />);
const listCells = (part: ReturnType<typeof show>) =>
  part
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.querySelectorAll(':scope > td')].map(({ textContent }) => textContent));

test('a row says in Tashkent time who did what, and leads to the entry that can be opened', () => {
  const part = showRows([row(1)], [['news n1 ru', 'ru']]);
  expect(listCells(part)[0]?.slice(0, 4)).toEqual(['21.11.2026, 15:30', 'Malika Karimova', 'Entry published', 'SuvNews · Русский']);
  expect(part.getByRole('link').getAttribute('href')).toBe('/content-manager/collection-types/api::news.news/n1?plugins[i18n][locale]=ru');
  expect(part.getByText('21.11.2026, 15:30').getAttribute('datetime')).toBe('2026-11-21T10:30:07.120Z');
});

test('an entry that cannot be opened any more has its title, and no link', () => {
  const part = showRows([row(1), row(2, { subject: { type: 'api::news.news', id: 'n2', title: null, locale: null } })]);
  expect(listCells(part).map((cells) => cells[3])).toEqual(['SuvNews · Русский', 'News']);
  expect(part.queryByRole('link')).toBeNull();
});

test('a single type leads to its one form', () => {
  const part = showRows([row(1, { subject: { type: 'home', id: 'h', title: null, locale: 'uz' } })], [['home h uz', 'uz']]);
  expect(part.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe(
    '/content-manager/single-types/api::home.home?plugins[i18n][locale]=uz',
  );
});

test('subjects that are no entries have their names in the panel; those that it does not know, their own', () => {
  const named = (type: string, title: string | null) => ({ subject: { type, id: '1', title, locale: null } });
  const part = showRows([
    row(1, named('role', 'Editor (uz)')),
    row(2, named('plugin::upload.file', 'plan.pdf')),
    row(3, named('api::appeal.appeal', null)),
    row(4, named('constructor', null)),
    row(5, { subject: null }),
  ]);
  expect(listCells(part).map((cells) => cells[3])).toEqual(['Editor (uz)Role', 'plan.pdfFile', 'Appeal', 'constructor', '—']);
});

test('a row without a person says whether the system did it, or a sign-in was refused', () => {
  const part = showRows([row(1, { user: null, kind: 'backup' }), row(2, { user: null, kind: 'sign-in-failed' })]);
  expect(listCells(part).map(([, person, done]) => [person, done])).toEqual([
    ['The system', 'Backup made'],
    ['Not signed in', 'Sign-in refused'],
  ]);
});

const listDetails = (part: ReturnType<typeof show>) =>
  [...part.getByRole('table').querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('details are closed at first, and say in words what the log has, the exact time and the hash', () => {
  const details = {
    fields: ['title', 'publishedOn'],
    roles: ['Editor (uz)'],
    isActive: true,
    until: '2026-12-01T05:00:00.000Z',
    lastDay: '2026-12-02',
    action: 'unpublish',
    locale: 'ru',
    kind: 'trash',
    count: 1200,
    reason: null,
    source: 'x',
    before: { name: 'Old', x: 1 },
    list: [{ a: 1 }],
    none: [],
  };
  const part = showRows([row(7, { details })]);
  const summary = part.getByText('Details of row 7');
  const disclosure = summary.closest('details');
  expect(disclosure?.open).toBe(false);
  fireEvent.click(summary);
  expect(disclosure?.open).toBe(true);
  expect(listDetails(part)).toEqual([
    ['Fields', 'Title, publishedOn'],
    ['Roles', 'Editor (uz)'],
    ['Account active', 'yes'],
    ['Until', '01.12.2026, 10:00'],
    ['lastDay', '02.12.2026'],
    ['Action', 'withdrawal'],
    ['Language', 'Русский'],
    ['Kind', 'Entry moved to the trash'],
    ['Count', '1,200'],
    ['Reason', '—'],
    ['How', 'x'],
    ['Before', 'NameOldx1'],
    ['Name', 'Old'],
    ['x', '1'],
    ['list', '{"a":1}'],
    ['none', '—'],
    ['Row', '7'],
    ['Exact time', '21.11.2026, 15:30:07'],
    ['Account number', '4'],
    ['Hash', 'hash-7'],
  ]);
  // What has no label is code, which nobody translates.
  expect([...part.getByRole('table').querySelectorAll('dt code')].map(({ textContent }) => textContent)).toEqual([
    'lastDay',
    'x',
    'list',
    'none',
  ]);
});

test('pages lead to those before and after, and one page to none', () => {
  const getAddress = (page: number) => `/audit?page=${String(page)}`;
  const listLinks = (page: number, pages: number) =>
    show(<PageLinks page={page} pages={pages} getAddress={getAddress} />)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(listLinks(2, 3)).toEqual([
    ['Previous page', '/audit?page=1'],
    ['Next page', '/audit?page=3'],
  ]);
  expect(listLinks(1, 3)).toEqual([['Next page', '/audit?page=2']]);
  expect(listLinks(3, 3)).toEqual([['Previous page', '/audit?page=2']]);
  expect(listLinks(1, 1)).toEqual([]);
});

test('who had access is counted without blocked accounts, which are listed', () => {
  const accounts = [
    {
      id: '1',
      name: 'Malika Karimova',
      roles: ['Editor (uz)', 'Editor (ru)'],
      isActive: true,
      standsInFor: [{ id: '2', name: 'Aziz Rahimov', roles: [] }],
    },
    { id: '2', name: 'Aziz Rahimov', roles: [], isActive: false, standsInFor: [] },
  ];
  const part = show(<AccessTable accounts={accounts} date="2026-11-21" />);
  expect(part.getByRole('status').textContent).toBe('1 person could sign in at the end of 21.11.2026.');
  expect(part.getByRole('table', { name: 'Accounts at the end of 21.11.2026' })).toBeTruthy();
  expect(listCells(part)).toEqual([
    ['Malika Karimova', 'Editor (uz), Editor (ru); stands in for Aziz Rahimov (no role)', 'active'],
    ['Aziz Rahimov', 'no role', 'blocked'],
  ]);
});

test('a day without accounts is a sentence without a table', () => {
  const part = show(<AccessTable accounts={[]} date="2020-01-01" />);
  expect(part.getByRole('status').textContent).toBe('There was no account on 01.01.2020, or the log begins later.');
  expect(part.queryByRole('table')).toBeNull();
});
