import type { Change } from '@ochiq/contract/wire/change';
import type { BrokenReference, DocumentStatus, Publication, PublisherStatus } from '@ochiq/contract/wire/publisher-status';

import { mayUndo, type UserRights } from '../src/content/publisher-client/undo-rights';
import {
  buildOverview,
  getPublishingState,
  listPublications,
  listReadableReferences,
  withQueue,
} from '../src/content/publisher-client/overview';

const instant = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();
const chief: UserRights = { isAdministrator: true, permissions: [] };

const publish = (type: string, ...locales: readonly string[]) => ({
  action: 'plugin::content-manager.explorer.publish',
  subject: `api::${type}.${type}`,
  properties: { locales },
  conditions: [],
});
const editor = (...permissions: UserRights['permissions']): UserRights => ({ isAdministrator: false, permissions });

const tags = (locale: string) => ({ type: 'tag' as const, locale });
const publication = (number: number, about: Partial<Publication> = {}): Publication => ({
  number,
  at: instant(number),
  pages: 1,
  tookMs: 100,
  undoes: null,
  documentCount: 1,
  documents: [{ type: 'tag', name: 'Yorliq' }],
  kinds: [tags('ru')],
  ...about,
});

const known = (locale: string, state: DocumentStatus['state'], second: number): DocumentStatus => ({
  type: 'tag',
  documentId: 'a',
  locale,
  state,
  at: instant(second),
  reason: null,
  path: '/x',
  undoneAt: null,
});
const change = (id: number, ...locales: string[]): Change => ({
  id,
  at: instant(id),
  kind: 'publish',
  type: 'tag',
  documentId: 'a',
  locales,
  file: null,
});

describe('the queue', () => {
  test('puts unread changes before the reported state, in their languages only', () => {
    const documents = withQueue([known('uz', 'live', 1), known('ru', 'failed', 1)], [change(5, 'uz', 'en')]);
    expect(documents.map(({ locale, state }) => `${locale} ${state}`).sort()).toEqual(['en queued', 'ru failed', 'uz queued']);
  });

  test('keeps the time of the first unread change', () => {
    expect(withQueue([], [change(5, 'uz'), change(7, 'uz')])).toMatchObject([{ state: 'queued', at: instant(5), path: null }]);
  });

  test('ignores changes of files and languages, and of what is said of translations', () => {
    const about = { at: instant(1), type: null, documentId: null } as const;
    const media: Change = { ...about, id: 1, kind: 'media', locales: [], file: 3 };
    const outdated: Change = { id: 3, at: instant(3), kind: 'outdated', type: 'tag', documentId: 'a', locales: ['ru'], file: null };
    const locale: Change = { ...about, id: 2, kind: 'locale', locales: ['fr'], file: null };
    expect(withQueue([], [media, locale, outdated])).toEqual([]);
  });
});

test('does not call a document live that is undone', () => {
  const undone = { ...known('ru', 'live', 1), undoneAt: instant(2) };
  expect([known('ru', 'live', 1), undone, { ...undone, state: 'queued' as const }].map(getPublishingState)).toEqual([
    'live',
    'undone',
    'queued',
  ]);
});

describe('broken references', () => {
  const broken = (locale: string, type: BrokenReference['type'] = 'tag'): BrokenReference => ({
    ...{ type, documentId: 'a', locale, name: 'Yorliq' },
    ...{ field: 'body.0.children.0.url', kind: 'link', words: 'shu yerda', address: '/news/none' },
  });
  const read = (type: string, ...locales: readonly string[]) => ({
    ...publish(type, ...locales),
    action: 'plugin::content-manager.explorer.read',
  });

  test('are listed for an administrator', () => {
    expect(listReadableReferences([broken('uz'), broken('ru')], chief)).toEqual({ shown: [broken('uz'), broken('ru')], others: 0 });
  });

  test.each<[string, UserRights['permissions'], number]>([
    ['the type and the language', [read('tag', 'uz')], 1],
    ['another language', [read('tag', 'ru')], 0],
    ['another type', [read('news', 'uz')], 0],
    ['publishing, but no reading', [publish('tag', 'uz')], 0],
    ['reading under a condition', [{ ...read('tag', 'uz'), conditions: ['admin::is-creator'] }], 0],
  ])('are listed with the right to read the entry, and counted otherwise: %s', (_, permissions, shown) => {
    expect(listReadableReferences([broken('uz')], editor(...permissions))).toEqual({
      shown: shown === 1 ? [broken('uz')] : [],
      others: 1 - shown,
    });
  });

  test('are limited in number', () => {
    const { shown, others } = listReadableReferences(
      Array.from({ length: 50 }, () => broken('uz')),
      chief,
    );
    expect([shown.length, others]).toEqual([20, 30]);
  });
});

describe('the right to undo', () => {
  test('includes every publication for an administrator', () => {
    expect(mayUndo(chief, publication(1, { kinds: [] }))).toBe(true);
  });

  test.each<[string, UserRights['permissions'], boolean]>([
    ['the type and the language', [publish('tag', 'ru')], true],
    ['another language', [publish('tag', 'uz', 'en')], false],
    ['another type', [publish('news', 'ru')], false],
    ['all languages', [{ ...publish('tag'), properties: {} }], true],
    ['changing without publishing', [{ ...publish('tag', 'ru'), action: 'plugin::content-manager.explorer.update' }], false],
    ['some of its entries', [{ ...publish('tag', 'ru'), conditions: ['admin::is-creator'] }], false],
    ['nothing', [], false],
  ])('an editor with the right to %s', (_, permissions, expected) => {
    expect(mayUndo(editor(...permissions), publication(1))).toBe(expected);
  });

  test('requires an editor’s right to every document', () => {
    const both = publication(1, { kinds: [tags('ru'), tags('uz')] });
    expect(mayUndo(editor(publish('tag', 'ru')), both)).toBe(false);
    expect(mayUndo(editor(publish('tag', 'ru', 'uz')), both)).toBe(true);
  });

  test('excludes publications without documents for editors', () => {
    expect(mayUndo(editor(publish('tag', 'ru')), publication(1, { kinds: [] }))).toBe(false);
  });
});

describe('the last publications', () => {
  test('name the publication that undid one, which can’t be undone again; the undo can', () => {
    expect(listPublications([publication(6, { undoes: 5 }), publication(5)], chief)).toMatchObject([
      { number: 6, undoneBy: null, mayUndo: true },
      { number: 5, undoneBy: 6, mayUndo: false },
    ]);
  });

  test('ignore an undo that was undone', () => {
    const chain = [publication(7, { undoes: 6 }), publication(6, { undoes: 5 }), publication(5)];
    expect(listPublications(chain, chief).map(({ undoneBy }) => undoneBy)).toEqual([null, 7, null]);
  });

  test('list a few of many documents, and count the others', () => {
    const [shown] = listPublications([publication(1, { documentCount: 298 })], chief);
    expect(shown?.documents.map(({ name }) => name)).toEqual(['Yorliq']);
    expect(shown?.more).toBe(297);
  });
});

describe('the overview', () => {
  const status: PublisherStatus = {
    state: 'behind',
    reason: 'The disk is full',
    age: null,
    pages: 9,
    cursor: 3,
    published: [],
    held: ['x', 'y', 'x'],
    documents: [],
  };
  const overview = (...documents: DocumentStatus[]) => buildOverview({ status, documents, rights: chief, now: new Date(instant(30)) });

  test('counts pending documents, and the time of the longest waiting', () => {
    expect(overview(known('uz', 'queued', 20), known('ru', 'rendering', 10), known('en', 'live', 1))).toMatchObject({
      state: 'behind',
      reason: 'The disk is full',
      queued: 2,
      lagMs: 20_000,
    });
  });

  test('lists suppressed content once', () => {
    expect(overview().held).toEqual(['x', 'y']);
  });

  test('includes missing paths where they are counted', () => {
    const missingPaths = [{ path: '/uz/eski', count: 3 }];
    const buildStatus = (known: object) =>
      buildOverview({ status: { ...status, ...known }, documents: [], rights: chief, now: new Date(instant(30)) });
    expect(buildStatus({ lost: missingPaths })).toMatchObject({ lost: missingPaths });
    expect(buildStatus({})).not.toHaveProperty('lost');
  });

  test('has no lag with an empty queue, nor a negative one with clock skew', () => {
    expect(overview(known('uz', 'failed', 1))).toMatchObject({ queued: 0, lagMs: 0 });
    expect(overview(known('uz', 'rendering', 40))).toMatchObject({ queued: 1, lagMs: 0 });
  });
});
