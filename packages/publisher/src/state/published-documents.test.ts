import type { Change } from '@ochiq/contract/wire/change';
import { buildSite } from '@ochiq/pages/site';

import { createMinimalContent } from '../../../pages/test/minimal-content.ts';
import { listKnownDocuments, listPublishedDocuments } from './published-documents.ts';

const { content } = buildSite(createMinimalContent(), {
  today: '2026-11-20',
  panelUrl: 'http://127.0.0.1:1337/admin',
  siteUrl: 'https://ochiq.example',
});
const at = '2026-11-20T10:00:00.000Z';

test('lists documents by their editors’ names, each language once, and leaves out rows without one', () => {
  const changes: Change[] = [
    { id: 1, at, kind: 'publish', type: 'news', documentId: 'news-1', locales: ['uz', 'ru'], file: null },
    { id: 2, at, kind: 'publish', type: 'news', documentId: 'news-1', locales: ['ru'], file: null },
    { id: 3, at, kind: 'delete', type: 'faq', documentId: 'gone', locales: ['uz'], file: null },
    { id: 4, at, kind: 'media', type: null, documentId: null, locales: [], file: 1 },
  ];
  expect(listPublishedDocuments(changes, content, [])).toEqual([
    { type: 'news', documentId: 'news-1', locale: 'uz', name: 'title' },
    { type: 'news', documentId: 'news-1', locale: 'ru', name: 'title' },
    { type: 'faq', documentId: 'gone', locale: 'uz', name: 'gone' },
  ]);
});

test('leaves out the id of the only document of a type', () => {
  const change: Change = { id: 1, at, kind: 'publish', type: 'navigation', documentId: 'navigation', locales: ['uz'], file: null };
  expect(listPublishedDocuments([change], content, []).map(({ name }) => name)).toEqual(['']);
});

test('names a removed document by its last version', () => {
  const change: Change = { id: 1, at, kind: 'delete', type: 'faq', documentId: 'gone', locales: ['uz', 'ru'], file: null };
  const before = { documentId: 'gone', locale: 'ru', question: 'Почему?' };
  const replaced = [{ type: 'faq', documentId: 'gone', locale: 'ru', before, isSilent: false } as const];
  expect(listPublishedDocuments([change], content, replaced).map(({ name }) => name)).toEqual(['Почему?', 'Почему?']);
});

test('does not list a translation as published that is no more than outdated, unless there is nothing else to name', () => {
  const about = { at, type: 'news', documentId: 'news-1', file: null } as const;
  const outdated: Change = { ...about, id: 2, kind: 'outdated', locales: ['ru'] };
  const list = (...kinds: Change[]) =>
    listKnownDocuments({ published: listPublishedDocuments(kinds, content, []) }).map(({ locale, isNotice = false }) => [locale, isNotice]);
  const publish = (locale: string): Change => ({ ...about, id: 1, kind: 'publish', locales: [locale] });
  expect(list(publish('uz'), outdated)).toEqual([['uz', false]]);
  expect(list(publish('ru'), outdated)).toEqual([['ru', false]]);
  expect(list(outdated)).toEqual([['ru', true]]);
});
