import type { ContentProblem } from '@ochiq/pages/content/content-problem';

import { resolveDocumentOutcome, type PublishProblems } from './document-outcome.ts';

const news = { type: 'news' as const, documentId: 'n1', locale: 'en' };
const problem: ContentProblem = { ...news, name: 'Water', field: 'title', message: 'is empty' };
const none: PublishProblems = { unfit: [], refused: [], held: [], failed: [], paths: new Map([['news n1 en', '/en/news/water']]) };

test('reports a document without problems as live, with the path of its own page', () => {
  expect(resolveDocumentOutcome(news, none)).toEqual({ path: '/en/news/water', reason: null });
  expect(resolveDocumentOutcome({ ...news, locale: 'ru' }, none)).toEqual({ path: null, reason: null });
});

test('reports an invalid entry in its own language only', () => {
  const troubles = { ...none, unfit: [problem, { ...problem, field: '', message: 'is strange' }] };
  expect(resolveDocumentOutcome(news, troubles).reason).toBe('title is empty; is strange');
  expect(resolveDocumentOutcome({ ...news, locale: 'ru' }, troubles).reason).toBeNull();
  expect(resolveDocumentOutcome({ ...news, documentId: 'n2' }, troubles).reason).toBeNull();
});

test('reports a document that would break the site in every language', () => {
  const change = { type: 'news' as const, documentId: 'n1', document: null };
  const refused = [{ change, problems: [problem], failed: [{ path: '/uz/news/water', error: new Error('no word for it') }] }];
  expect(resolveDocumentOutcome({ ...news, locale: 'ru' }, { ...none, refused }).reason).toBe(
    'title is empty; /uz/news/water: no word for it',
  );
});

test('reports a rejected page at its own document', () => {
  const failed = [
    { path: '/en/news/water', error: new Error('It leads to /en/nowhere, where nothing is') },
    { path: '/en/news', error: new Error('no word for it') },
  ];
  expect(resolveDocumentOutcome(news, { ...none, failed }).reason).toBe('It leads to /en/nowhere, where nothing is');
  expect(resolveDocumentOutcome({ ...news, locale: 'ru' }, { ...none, failed }).reason).toBeNull();
});
