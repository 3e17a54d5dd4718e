import type { Change } from '@ochiq/contract/wire/change';
import { publisherStatus } from '@ochiq/contract/wire/publisher-status';

import type { AppliedChange } from '../transaction/applied-change.ts';
import type { Suppression } from '../undo/suppressions.ts';
import type { SyncResult } from '../sync/sync-result.ts';
import { StatusTracker, type StatusSnapshot } from './status.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const row: Change = {
  id: 7,
  at: '2026-11-20T10:00:00.000Z',
  kind: 'publish',
  type: 'news',
  documentId: 'n1',
  locales: ['en'],
  file: null,
};
const about = { type: 'news', documentId: 'n1', locale: 'en', name: 'Water' };
const applied = (number: number, at: string, undoes: number | null = null): AppliedChange => ({
  ...sampleApplied,
  number,
  last: number,
  facts: { at, published: [about, { ...about, type: 'a type of an older site' }], pages: 3 },
  undoes,
});
const createSnapshot = (over: Partial<StatusSnapshot> = {}): StatusSnapshot => ({
  cursor: 7,
  pages: 988,
  quarantine: { unfit: [], refused: [], held: [] },
  broken: [],
  queue: { waiting: [], unread: 0, isRendering: false },
  published: [],
  heldBack: new Map(),
  pathsOf: () => new Map([['news n1 en', '/en/news/water']]),
  ...over,
});
const turn = (over: Partial<SyncResult> = {}): SyncResult => ({
  documents: [],
  changes: [],
  rendered: 0,
  applied: null,
  failed: [],
  ...over,
});
const failed = { path: '/en/news/water', error: new Error('It leads to /en/nowhere, where nothing is') };
const waiting = { waiting: [row], unread: 0, isRendering: false };

test('matches the contract at every stage', () => {
  const record = new StatusTracker();
  const stages = () => publisherStatus.parse(record.getStatus(createSnapshot()));
  expect(stages()).toMatchObject({ state: 'starting', age: null, cursor: 7, pages: 988, documents: [] });
  record.recordSync(createSnapshot(), turn({ changes: [row] }), 120);
  expect(stages()).toMatchObject({ state: 'live', reason: null, documents: [{ state: 'live', path: '/en/news/water' }] });
  record.recordFailure('The CMS is away');
  expect(stages()).toMatchObject({ state: 'behind', reason: 'The CMS is away', documents: [{ state: 'live' }] });
});

test('reports in the health check how many published entries are not on the site', () => {
  const record = new StatusTracker();
  const suspendedVersion = { type: 'news', documentId: 'n1', locale: 'en', error: new Error('connection refused'), retryAt: 0 } as const;
  const publisher = createSnapshot({ quarantine: { unfit: [], refused: [], held: [suspendedVersion] } });
  expect(record.recordSync(publisher, turn({ changes: [row] }), 1)).toEqual([{ path: 'news n1 (en)', error: suspendedVersion.error }]);
  expect(record.recordSync(publisher, turn(), 1)).toEqual([]);
  expect(record.getHealth(publisher)).toMatchObject({ state: 'live', held: 1 });
  expect(record.getStatus(publisher)).toMatchObject({
    held: ['news n1 (en): connection refused'],
    documents: [{ state: 'failed', reason: 'connection refused' }],
  });
  expect(record.getHealth(createSnapshot())).toMatchObject({ held: 0 });
});

test('lists a document as queued, then as rendering, and as failed with the reason after a failed sync', () => {
  const record = new StatusTracker();
  const stateIn = (queue: StatusSnapshot['queue']) =>
    record.getStatus(createSnapshot({ queue })).documents.map(({ state, reason }) => [state, reason]);
  expect(stateIn(waiting)).toEqual([['queued', null]]);
  expect(stateIn({ ...waiting, isRendering: true })).toEqual([['rendering', null]]);
  record.recordFailure('the disk is full');
  expect(stateIn(waiting)).toEqual([['failed', 'the disk is full']]);
});

test('reports a rejected page once as new, and lists it with its document and separately', () => {
  const record = new StatusTracker();
  expect(record.recordSync(createSnapshot(), turn({ changes: [row], failed: [failed] }), 1)).toEqual([failed]);
  expect(record.recordSync(createSnapshot(), turn({ failed: [failed] }), 1)).toEqual([]);
  const { documents, held } = record.getStatus(createSnapshot());
  expect(documents).toMatchObject([{ state: 'failed', reason: failed.error.message }]);
  expect(held).toEqual(['/en/news/water: It leads to /en/nowhere, where nothing is']);
  record.recordSync(createSnapshot(), turn(), 1);
  expect(record.getStatus(createSnapshot()).documents).toMatchObject([{ state: 'live' }]);
});

test('lists publications with their documents, what they undid, and their duration', () => {
  const record = new StatusTracker();
  const published = [applied(2, new Date().toISOString(), 1), applied(1, '2026-11-19T10:00:00.000Z')];
  record.recordSync(createSnapshot({ published }), turn(), 140.4);
  const what = { documentCount: 1, documents: [{ type: 'news', name: 'Water' }], kinds: [{ type: 'news', locale: 'en' }] };
  expect(record.getStatus(createSnapshot({ published })).published).toEqual([
    { number: 2, at: published[0]?.facts.at, pages: 3, tookMs: 140, undoes: 1, ...what },
    { number: 1, at: '2026-11-19T10:00:00.000Z', pages: 3, tookMs: 0, undoes: null, ...what },
  ]);
});

test('tells that a document’s own page is live while the pages that mention it follow, and when that was', () => {
  const facts = { at: row.at, published: [about], pages: 6, following: 28, versions: ['news n1 en'] };
  const ownPages = { at: row.at, pages: 6 };
  const first: AppliedChange = { ...applied(1, row.at), facts, ownPages };
  const record = new StatusTracker();
  const other = { ...row, documentId: 'n2' };
  const rendering = { waiting: [row, other], unread: 0, isRendering: true };
  const between = publisherStatus.parse(record.getStatus(createSnapshot({ queue: rendering, published: [first] })));
  expect(between.published).toMatchObject([{ number: 1, pages: 6, following: 28, ownPages }]);
  expect(between.documents.map(({ documentId, following }) => [documentId, following])).toEqual([
    ['n2', undefined],
    ['n1', 28],
  ]);
  const all: AppliedChange = { ...first, last: 2, facts: { ...applied(1, row.at).facts, pages: 34 } };
  const afterwards = publisherStatus.parse(record.getStatus(createSnapshot({ published: [all] })));
  expect(afterwards.published).toMatchObject([{ number: 1, pages: 34, ownPages }]);
  expect(afterwards.published[0]).not.toHaveProperty('following');
  // What an undo took back is not continued.
  const undone = record.getStatus(createSnapshot({ queue: rendering, published: [applied(2, row.at, 1), first] }));
  expect([...undone.published, ...undone.documents].filter((one) => one.following !== undefined)).toEqual([]);
});

test('describes a publication of thousands of documents by a few names, a number, and the rights it needs', () => {
  const many = ['uz', 'ru'].flatMap((locale) =>
    Array.from({ length: 1500 }, (_, index) => ({ ...about, documentId: `n${String(index)}`, locale, name: `Water ${String(index)}` })),
  );
  const bulk = (number: number): AppliedChange => ({ ...applied(number, row.at), facts: { at: row.at, published: many, pages: 9000 } });
  const published = Array.from({ length: 50 }, (_, index) => bulk(50 - index));
  const status = publisherStatus.parse(new StatusTracker().getStatus(createSnapshot({ published })));
  expect(status.published[0]).toMatchObject({
    documentCount: 3000,
    documents: [{ name: 'Water 0' }, { name: 'Water 1' }, { name: 'Water 2' }],
    kinds: [
      { type: 'news', locale: 'uz' },
      { type: 'news', locale: 'ru' },
    ],
  });
  expect(JSON.stringify(status).length).toBeLessThan(50 * 1000);
});

test('reports since when an undone version is off the site', () => {
  const undone = '2026-11-20T11:00:00.000Z';
  const record = new StatusTracker();
  record.recordSync(createSnapshot(), turn({ changes: [row] }), 1);
  const undoneIn = (...published: AppliedChange[]) =>
    record.getStatus(createSnapshot({ published })).documents.map(({ undoneAt }) => undoneAt);
  expect(undoneIn(applied(1, row.at))).toEqual([null]);
  expect(undoneIn(applied(2, undone, 1), applied(1, row.at))).toEqual([undone]);
});

test('reports what is undone, and what is published, however many documents changed', () => {
  const record = new StatusTracker();
  const undone = { type: 'news', locale: 'uz', before: null, isSilent: false, undone: 'x', at: row.at } as const;
  const versions = Array.from({ length: 600 }, (_, index) => ({ ...undone, documentId: `u${String(index)}` }));
  const changes = Array.from({ length: 600 }, (_, index) => ({ ...row, documentId: `n${String(index)}` }));
  record.recordSync(createSnapshot(), turn({ changes }), 1);
  const heldBack = new Map<number, Suppression>([[6, { pages: {}, files: {}, facts: null, versions }]]);
  const { documents } = publisherStatus.parse(record.getStatus(createSnapshot({ heldBack })));
  expect(documents).toHaveLength(1000);
  expect([documents[0], documents[499], documents[500]]).toMatchObject([
    { documentId: 'u100', undoneAt: row.at },
    { documentId: 'u599', undoneAt: row.at },
    { documentId: 'n599', undoneAt: null },
  ]);
});

test('lists what an undo suppresses', () => {
  const undone = { type: 'news', documentId: 'n', locale: 'uz', before: null, isSilent: false, undone: 'x', at: row.at } as const;
  const suppressions = new Map<number, Suppression>([
    [4, { pages: { '/a': 'A', '/b': null }, files: {}, facts: null }],
    [5, { pages: {}, files: { 'alert/uz.json': 'x' }, facts: null }],
    [6, { pages: {}, files: {}, facts: null, versions: [undone] }],
  ]);
  expect(new StatusTracker().getStatus(createSnapshot({ heldBack: suppressions })).held).toEqual([
    'Change 4 is undone until the CMS changes it again: 2 pages',
    'Change 5 is undone until the CMS changes it again: the alert',
    'Change 6 is undone until what it changed is published again: news n uz',
  ]);
});
