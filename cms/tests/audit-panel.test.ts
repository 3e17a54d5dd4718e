import {
  countPages,
  noFilters,
  readAccessDay,
  readAuditFilters,
  readPageNumber,
  toAccessRequest,
  toAuditSearch,
  toDownloadRequest,
  toLogRequest,
} from '../src/admin/audit/audit-address';
import { shownAccess, shownLog } from '../src/admin/audit/audit-response';
import { checkDays } from '../src/admin/audit/check-days';
import { listPersonLabels } from '../src/admin/audit/list-person-labels';
import { translateRoleName } from '../src/admin/audit/role-name';
import { findSubjectEntry, findSubjectIntakeType } from '../src/admin/audit/subject-entry';
import { auditKinds } from '../src/people/audit/kinds';

const filters = { kind: 'publish', user: '4', from: '2026-11-01', to: '2026-11-30', search: 'suv & yer' } as const;

describe('the address of the log', () => {
  test('has its filters, which are read again, and the page after the first', () => {
    expect(toAuditSearch(noFilters)).toBe('');
    expect(toAuditSearch(filters)).toBe('?kind=publish&user=4&from=2026-11-01&to=2026-11-30&search=suv+%26+yer');
    expect(readAuditFilters(new URLSearchParams(toAuditSearch(filters, 3)))).toEqual(filters);
    expect(readPageNumber(new URLSearchParams(toAuditSearch(filters, 3)))).toBe(3);
    expect(toAuditSearch(noFilters, 2)).toBe('?page=2');
  });

  test('without valid filters is that of all rows', () => {
    const query = new URLSearchParams('kind=no&user=x&from=2026-02-30&to=tomorrow&search=%20&page=0&date=x');
    expect(readAuditFilters(query)).toEqual(noFilters);
    expect([readPageNumber(query), readAccessDay(query)]).toEqual([1, null]);
    for (const page of ['1.5', '-1', 'x', '']) expect(readPageNumber(new URLSearchParams({ page }))).toBe(1);
    expect(readAccessDay(new URLSearchParams('date=2026-11-01'))).toBe('2026-11-01');
  });

  test('asks the CMS for a page, for a file with all pages, and for the accounts of a day', () => {
    expect(toLogRequest({ ...noFilters, kind: 'undo' }, 2)).toBe('/admin/audit-log?kind=undo&page=2&pageSize=50');
    expect(toDownloadRequest(filters, 'csv')).toBe(
      '/admin/audit-log/export?format=csv&kind=publish&user=4&from=2026-11-01&to=2026-11-30&search=suv+%26+yer',
    );
    expect(toAccessRequest('2026-11-01')).toBe('/admin/audit-log/access?date=2026-11-01');
  });

  test('has as many pages as rows need, and at least one', () => {
    expect([0, 1, 50, 51, 101].map((total) => countPages(total, 50))).toEqual([1, 1, 1, 2, 3]);
  });
});

test('days are checked before they narrow the log', () => {
  expect(checkDays({ from: null, to: null })).toEqual({ from: null, to: null });
  expect(checkDays({ from: '2026-11-02', to: '2026-11-02' })).toEqual({ from: null, to: null });
  expect(checkDays({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ from: null, to: 'wrong-order' });
  expect(checkDays({ from: 'x', to: '2026-11-01' })).toEqual({ from: 'no-day', to: null });
  expect(checkDays({ from: '2026-11-01', to: '32.11.2026' })).toEqual({ from: null, to: 'no-day' });
});

describe('a response of the CMS', () => {
  const row = { number: 1, at: '2026-11-21T10:30:00.000Z', user: null, subject: null, details: {}, hash: 'h' };
  const log = (rows: readonly unknown[]) => ({ rows, total: 1, page: 1, pageSize: 50, users: [{ id: 4, name: 'Malika' }] });

  test.each(auditKinds)('may have rows of the kind %s', (kind) => {
    expect(shownLog.parse(log([{ ...row, kind }])).rows[0]?.kind).toBe(kind);
  });

  test('has whatever details, and ids as text', () => {
    const subject = { type: 'user', id: 7, title: null, locale: null };
    const details = { deep: { list: [1, 'x', null, { a: true }] } };
    const parsed = shownLog.parse(log([{ ...row, kind: 'user', user: { id: 4, name: 'Malika' }, subject, details }]));
    expect(parsed.users).toEqual([{ id: '4', name: 'Malika' }]);
    expect(parsed.rows).toMatchObject([{ user: { id: '4' }, subject: { id: '7' }, details }]);
    const account = { id: 4, name: 'Malika', roles: ['Editor (uz)'], isActive: true, standsInFor: [] };
    expect(shownAccess.parse({ users: [account] }).users[0]?.id).toBe('4');
  });

  test('of an unknown kind, or without a hash, is refused', () => {
    expect(shownLog.safeParse(log([{ ...row, kind: 'other' }])).success).toBe(false);
    expect(shownLog.safeParse(log([{ ...row, kind: 'undo', hash: undefined }])).success).toBe(false);
  });
});

test('a subject is an entry by the name of its type or by Strapi’s; what citizens send is none', () => {
  const subject = { id: 'd', title: null, locale: 'uz' };
  const entry = { type: 'news', document: 'd', locale: 'uz' };
  expect(findSubjectEntry({ ...subject, type: 'news' })).toEqual(entry);
  expect(findSubjectEntry({ ...subject, type: 'api::news.news' })).toEqual(entry);
  expect(findSubjectEntry({ ...subject, type: 'appeal' })).toBeNull();
  expect(findSubjectEntry(null)).toBeNull();
  expect(['appeal', 'api::appeal.appeal', 'news'].map(findSubjectIntakeType)).toEqual(['appeal', 'appeal', undefined]);
});

test('persons of the same name are told apart by the numbers of their accounts', () => {
  const people = [
    { id: '1', name: 'Aziz Rahimov' },
    { id: '2', name: 'Malika Karimova' },
    { id: '3', name: 'Malika Karimova' },
  ];
  expect(listPersonLabels(people).map(({ value, label }) => [value, label])).toEqual([
    ['1', 'Aziz Rahimov'],
    ['2', 'Malika Karimova (2)'],
    ['3', 'Malika Karimova (3)'],
  ]);
});

test('roles that come with the CMS are named in the reader’s language, others as they are', () => {
  expect(translateRoleName('Editor (uz)', 'ru')).toBe('Редактор (uz)');
  expect(translateRoleName('Editor (uz)', 'en')).toBe('Editor (uz)');
  expect(translateRoleName('Oʻzimizniki', 'ru')).toBe('Oʻzimizniki');
});
