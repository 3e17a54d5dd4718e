import type { Change } from '@ochiq/contract/wire/change';
import type { ContentProblem } from '@ochiq/pages/content/content-problem';

import {
  type DocumentOutcome,
  DocumentStates,
  type LocalizedDocument,
  type PublishProblems,
  resolveDocumentOutcome,
} from './document-states.ts';

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

const changedAt = '2026-11-20T10:00:00.000Z';
const first = '2026-11-20T10:00:01.000Z';
const second = '2026-11-20T10:00:02.000Z';
const live: DocumentOutcome = { reason: null, path: '/en/news/water' };
const idle = { state: 'queued' as const, reason: null };

const row = (documentId: string, locales = ['en']): Change => ({
  id: 1,
  at: changedAt,
  kind: 'publish',
  type: 'news',
  documentId,
  locales,
  file: null,
});
const media: Change = { id: 2, at: changedAt, kind: 'media', type: null, documentId: null, locales: [], file: 1 };
const summarizeStates = (states: DocumentStates, waiting: Change[] = [], how: Parameters<DocumentStates['list']>[1] = idle) =>
  states.list(waiting, how).map(({ documentId, locale, state, at }) => [documentId, locale, state, at]);

test('lists a document as pending since its change and as live since its publication, per language', () => {
  const states = new DocumentStates();
  expect(summarizeStates(states, [row('a', ['uz', 'ru']), media], { state: 'rendering', reason: null })).toEqual([
    ['a', 'ru', 'rendering', changedAt],
    ['a', 'uz', 'rendering', changedAt],
  ]);
  states.settle([row('a', ['uz', 'ru']), media], () => live, first);
  expect(states.list([], idle)[0]).toEqual({ type: 'news', documentId: 'a', locale: 'ru', state: 'live', at: first, ...live });
});

test('lists a changed document as pending again, with its path', () => {
  const states = new DocumentStates();
  states.settle([row('a'), row('b')], () => live, first);
  expect(states.list([row('a')], { state: 'failed', reason: 'the disk is full' })).toMatchObject([
    { documentId: 'a', state: 'failed', reason: 'the disk is full', path: live.path },
    { documentId: 'b', state: 'live' },
  ]);
});

test('leaves a translation as live as it was when it is outdated, unless its page fails by that', () => {
  const states = new DocumentStates();
  const outdated: Change = { id: 3, at: changedAt, kind: 'outdated', type: 'news', documentId: 'a', locales: ['ru', 'uz'], file: null };
  states.settle([row('a', ['ru'])], () => live, first);
  expect(summarizeStates(states, [outdated])).toEqual([['a', 'ru', 'live', first]]);
  states.settle([outdated], ({ locale }) => (locale === 'uz' ? { reason: 'no word for it', path: null } : live), second);
  expect(summarizeStates(states)).toEqual([
    ['a', 'uz', 'failed', second],
    ['a', 'ru', 'live', first],
  ]);
});

test('re-evaluates failures after every sync', () => {
  const states = new DocumentStates();
  const outcomes = new Map<string, DocumentOutcome>([['a', { reason: 'leads nowhere', path: null }]]);
  const outcomeOf = ({ documentId }: LocalizedDocument) => outcomes.get(documentId) ?? live;
  states.settle([row('a'), row('b')], outcomeOf, first);
  expect(states.failed).toMatchObject([{ documentId: 'a', reason: 'leads nowhere', at: first }]);
  states.settle([], outcomeOf, second);
  expect(states.failed).toMatchObject([{ at: first }]);
  outcomes.clear();
  states.settle([], outcomeOf, second);
  expect(summarizeStates(states)).toEqual([
    ['a', 'en', 'live', second],
    ['b', 'en', 'live', first],
  ]);
});

test('retains the 500 documents that changed last', () => {
  const states = new DocumentStates();
  for (let count = 0; count < 501; count += 1) states.settle([row(String(count))], () => live, first);
  states.settle([row('1')], () => live, first);
  const names = summarizeStates(states).map(([documentId]) => documentId);
  expect(names).toHaveLength(500);
  expect([names[0], names[1], names.at(-1)]).toEqual(['1', '500', '2']);
  expect(summarizeStates(states, [row('new')])).toHaveLength(500);
});
