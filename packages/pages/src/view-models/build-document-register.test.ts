import { withChangedEntries, createMinimalEntry } from '../../test/minimal-content.ts';
import { localeCodes } from '@ochiq/contract/routing/locales';

import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';

const options = { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' };

type DocumentFields = { kind: string; legalStatus?: string; adoptedOn: string | null };

function siteWith(documents: readonly DocumentFields[], locales = localeCodes) {
  const raw = withChangedEntries(
    (entry) => (entry.type === 'document' ? null : entry),
    documents.flatMap((facts, index) =>
      locales.map((locale) => createMinimalEntry('document', locale, String(index), { legalStatus: 'in-force', ...facts })),
    ),
  );
  const { pages } = buildSite(raw, options);
  return (path: string) => pages.find((page) => page.path === path)?.page() as Page<'document-list'> | undefined;
}

const some: DocumentFields[] = [
  { kind: 'law', adoptedOn: '2024-05-01' },
  { kind: 'law', adoptedOn: '2026-01-12' },
  { kind: 'order', adoptedOn: '2024-02-01' },
  { kind: 'decision', adoptedOn: '2025-02-01' },
  { kind: 'draft-act', adoptedOn: null, legalStatus: 'draft' },
];

test('lists all documents by year, undated ones last', () => {
  const body = siteWith(some)('/ru/documents')?.body;
  expect(body?.years.map(({ year, documents }) => [year, documents.length])).toEqual([
    ['2026', 1],
    ['2025', 1],
    ['2024', 2],
    [null, 1],
  ]);
  expect(body).toMatchObject({ part: null, all: null, older: [] });
});

test('links every part with its count', () => {
  const facets = siteWith(some)('/ru/documents')?.body.facets;
  expect(facets?.kind.map(({ value, count, path }) => [value, count, path])).toEqual([
    ['decision', 1, '/ru/decisions'],
    ['law', 2, '/ru/documents/kind/law'],
    ['order', 1, '/ru/documents/kind/order'],
    ['draft-act', 1, '/ru/documents/kind/draft-act'],
  ]);
  expect(facets?.year.map(({ value, count }) => [value, count])).toEqual([
    ['2026', 1],
    ['2025', 1],
    ['2024', 2],
  ]);
  expect(facets?.status.map(({ value, count }) => [value, count])).toEqual([
    ['in-force', 4],
    ['draft', 1],
  ]);
});

test('the page of a part lists its documents, marks the current filter and links to the complete register', () => {
  const page = siteWith(some)('/ru/documents/kind/law');
  expect(page?.body).toMatchObject({ part: { facet: 'kind', value: 'law' }, all: '/ru/documents' });
  expect(page?.body.years.map(({ year }) => year)).toEqual(['2026', '2024']);
  expect(page?.body.facets.kind.filter(({ current }) => current).map(({ value }) => value)).toEqual(['law']);
  expect(page?.trail.map(({ path }) => path)).toEqual(['/ru/documents']);
});

test('indexes a part only with more than one document', () => {
  const at = siteWith(some);
  expect(at('/ru/documents/kind/law')?.head).toMatchObject({ index: true, canonical: '/ru/documents/kind/law' });
  expect(at('/documents/kind/law')?.head.canonical).toBe('/uz/documents/kind/law');
  expect(at('/ru/documents/kind/order')?.head).toMatchObject({ index: false, canonical: null, translations: [] });
});

test('omits an empty part of a language, and the language switch links to the complete register', () => {
  const at = siteWith(some, ['uz']);
  expect(at('/ru/documents/kind/law')).toBeUndefined();
  expect(at('/uz/documents/kind/law')?.languages.map(({ path }) => path)).toEqual([
    '/uz/documents/kind/law',
    '/uz-cyrl/documents/kind/law',
    '/ru/documents',
    '/en/documents',
  ]);
});

test('plans no second page for a kind with its own page', () => {
  const at = siteWith(some);
  expect(at('/ru/documents/kind/decision')).toBeUndefined();
  expect(at('/ru/decisions')?.body).toMatchObject({ part: { facet: 'kind', value: 'decision' }, all: '/ru/documents' });
});

test('moves full years of a long register to their own pages, and marks incomplete filters', () => {
  const many = (year: number, length: number) =>
    Array.from({ length }, (): DocumentFields => ({ kind: 'order', adoptedOn: `${String(year)}-03-01` }));
  const at = siteWith([...many(2026, 120), ...many(2025, 80), ...many(2024, 1), ...some], ['uz']);
  const body = at('/uz/documents')?.body;
  expect(body?.years.map(({ year, documents }) => [year, documents.length])).toEqual([
    ['2026', 121],
    [null, 1],
  ]);
  expect(body?.older).toEqual([
    { year: '2025', path: '/uz/documents/year/2025' },
    { year: '2024', path: '/uz/documents/year/2024' },
  ]);
  expect(body?.facets.year.map(({ value, whole }) => [value, whole])).toEqual([
    ['2026', true],
    ['2025', false],
    ['2024', false],
  ]);
  expect(body?.facets.kind.find(({ value }) => value === 'order')?.whole).toBe(false);
  expect(at('/uz/documents/year/2025')?.body.years[0]?.documents).toHaveLength(81);
});
