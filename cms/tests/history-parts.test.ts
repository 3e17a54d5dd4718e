import { contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import fc from 'fast-check';

import { listAllowedFields, pickAllowed } from '../src/content/history/allowed-fields';
import { type BaseContent, hashContent, packContent, unpackContent } from '../src/content/history/content-codec';
import { toDocumentData } from '../src/content/history/document-data';
import { fillStoredEntry } from '../src/content/history/fill-stored-entry';
import { selectShown } from '../src/content/history/published-on';
import { decideVersion, type NewestVersion, type Save } from '../src/content/history/sitting';
import { toStoredEntry } from '../src/content/history/stored-entry';

describe('contents', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((piece) => piece.repeat(2000)),
  );
  const asBase = (content: string): BaseContent => ({ hash: hashContent(content), text: content });
  // A half of a surrogate pair is no character: the CMS refuses such texts.
  const isComplete = (content: string) => Buffer.from(content).toString() === content;

  test('a content comes back as it was, with or without a base, of any length', () => {
    fc.assert(
      fc.property(text.filter(isComplete), fc.option(text.filter(isComplete)), (content, base) => {
        const former = base === null ? null : asBase(base);
        const packed = packContent(content, former);
        expect(unpackContent(packed, packed.base === null ? null : former)).toBe(content);
      }),
    );
  });

  test('a base is used only where it halves the content', () => {
    fc.assert(
      fc.property(text.filter(isComplete), text.filter(isComplete), (content, base) => {
        const packed = packContent(content, asBase(base));
        const alone = packContent(content, null);
        expect(packed.base === null ? packed.data === alone.data : packed.data.length <= alone.data.length / 2 + 4).toBe(true);
      }),
    );
  });

  test('a correction of one word in a long text takes a few bytes', () => {
    const words = Array.from({ length: 1500 }, (_, index) => `soʻz${String((index * 7919) % 1500)}`);
    const [before, after] = [words.join(' '), [...words.slice(0, 700), 'tuzatildi', ...words.slice(701)].join(' ')];
    expect(packContent(after, asBase(before)).data.length).toBeLessThan(300);
  });

  test('different contents have different names', () => {
    fc.assert(fc.property(text, text, (one, other) => (one === other) === (hashContent(one) === hashContent(other))));
  });
});

describe('sittings', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const newest: NewestVersion = { state: 'draft', source: 'edit', author: 1, content: 'a', size: 1000, at };
  const save: Save = { state: 'draft', source: 'edit', author: 1, content: 'b', size: 1010, at: later(10), isSave: true };

  test.each<[string, NewestVersion | null, Partial<Save>, ReturnType<typeof decideVersion>]>([
    ['the first save', null, {}, 'add'],
    ['a save of the same person soon after', newest, {}, 'replace'],
    ['a save half an hour later', newest, { at: later(30) }, 'replace'],
    ['a save after a longer pause', newest, { at: later(31) }, 'add'],
    ['a save of another person', newest, { author: 2 }, 'add'],
    ['a change by the CMS itself', newest, { author: null, source: 'system' }, 'add'],
    ['two changes by the CMS itself', { ...newest, author: null }, { author: null }, 'add'],
    ['a save that loses more than half of the entry', newest, { size: 499 }, 'add'],
    ['a save after a restored version', { ...newest, source: 'restore' }, {}, 'add'],
    ['a restored version after a save', newest, { source: 'restore' }, 'add'],
    ['a discarded draft', newest, { isSave: false }, 'add'],
    ['a save after a publication', { ...newest, state: 'published' }, {}, 'add'],
    ['a save without a change', newest, { content: 'a' }, 'skip'],
    ['a save of what is published', { ...newest, state: 'published' }, { content: 'a' }, 'skip'],
    ['a publication of what the same person has saved', newest, { state: 'published', content: 'a', isSave: false }, 'replace'],
    ['a publication of a draft of the day before', newest, { state: 'published', content: 'a', isSave: false, at: later(1440) }, 'add'],
    ['a publication of what another person has saved', newest, { state: 'published', content: 'a', author: 2, isSave: false }, 'add'],
    ['a planned publication', newest, { state: 'published', content: 'a', source: 'schedule', isSave: false }, 'add'],
    ['a publication that says something else', newest, { state: 'published', isSave: false }, 'add'],
    ['a withdrawal', { ...newest, state: 'published' }, { state: 'unpublished', content: 'a', isSave: false }, 'add'],
    ['a deletion', newest, { state: 'deleted', content: 'a', isSave: false }, 'add'],
    ['the return of a deleted entry', { ...newest, state: 'deleted' }, { content: 'a', source: 'restore' }, 'add'],
  ])('%s', (_, former, change, decision) => {
    expect(decideVersion(former, { ...save, ...change })).toBe(decision);
  });

  test('no published version is ever replaced', () => {
    const state = fc.constantFrom('draft' as const, 'published' as const, 'unpublished' as const, 'deleted' as const);
    const source = fc.constantFrom('edit' as const, 'schedule' as const, 'import' as const, 'restore' as const, 'system' as const);
    const one = fc.record({
      state,
      source,
      author: fc.option(fc.constantFrom(1, 2)),
      content: fc.constantFrom('a', 'b'),
      size: fc.nat(2000),
      at: fc.constant(at),
    });
    fc.assert(
      fc.property(
        one,
        one,
        fc.boolean(),
        (former, next, isSave) => former.state === 'draft' || decideVersion(former, { ...next, isSave }) !== 'replace',
      ),
    );
  });
});

const file = (hash: string) => ({
  id: 4,
  name: `${hash}.png`,
  hash,
  ext: '.png',
  mime: 'image/png',
  size: 1.5,
  width: 3,
  height: 2,
  url: `/uploads/${hash}.png`,
  formats: { thumbnail: {} },
  provider: 'local',
  caption: null,
});
const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Matn.' }] };
const row = {
  id: 9,
  documentId: 'x',
  title: 'Quduq',
  slug: 'quduq',
  pinned: false,
  summary: null,
  tags: [
    { id: 1, documentId: 't1' },
    { id: 2, documentId: 't2' },
  ],
  category: { id: 3, documentId: 'c' },
  cover: { id: 8, image: file('rasm'), alt: 'Quduq', caption: null },
  gallery: [],
  body: [paragraph, { type: 'image', image: file('matnda'), children: [{ type: 'text', text: '' }] }],
  createdAt: '2026-11-20T00:00:00.000Z',
};

describe('what readers saw on a day', () => {
  const dayStart = new Date('2026-11-20T19:00:00Z');
  const step = (state: string, at: string) => ({ state, at });
  const morning = step('published', '2026-11-21T05:00:00Z');
  const noon = step('published', '2026-11-21T08:00:00Z');
  const withdrawn = step('unpublished', '2026-11-21T10:00:00Z');
  const earlier = step('published', '2026-11-01T05:00:00Z');
  const gone = step('unpublished', '2026-11-02T05:00:00Z');

  test.each([
    ['what was published on it, and what it began with', [noon, morning, earlier], [noon, morning, earlier]],
    ['nothing older than what it began with', [earlier, step('published', '2026-10-01T05:00:00Z')], [earlier]],
    ['what was withdrawn on it', [withdrawn, earlier], [earlier]],
    ['nothing of what was withdrawn before', [gone, earlier], []],
    ['what was published again after that', [morning, gone, earlier], [morning]],
    ['nothing where there is no step', [], []],
  ])('is %s', (_, steps, shown) => {
    expect(selectShown(steps, dayStart)).toEqual(shown);
  });
});

describe('stored entries', () => {
  const stored = toStoredEntry('news', row);

  test('hold the fields of the contract in its order, without ids of rows and without what is empty', () => {
    expect(Object.keys(stored)).toEqual(['title', 'slug', 'body', 'cover', 'category', 'tags', 'pinned']);
    expect(stored['cover']).toEqual({ image: expect.not.objectContaining({ formats: expect.anything() }), alt: 'Quduq' });
    expect(stored['tags']).toEqual([{ documentId: 't1' }, { documentId: 't2' }]);
  });

  test('are the same for the same entry, whatever ids its components have', () => {
    const again = { ...row, id: 10, cover: { ...row.cover, id: 77 }, tags: row.tags.map((tag) => ({ ...tag, id: tag.id + 50 })) };
    expect(JSON.stringify(toStoredEntry('news', again))).toBe(JSON.stringify(stored));
  });

  test('become the data of a draft again: what was empty is emptied', () => {
    const { data, missing } = toDocumentData('news', stored, ['title', 'summary', 'body', 'cover', 'tags', 'category', 'gallery'], {
      findFile: () => 44,
      hasEntry: () => true,
      hasPage: () => true,
    });
    expect(missing).toEqual([]);
    expect(data).toEqual({
      title: 'Quduq',
      summary: null,
      body: row.body,
      cover: { image: 44, alt: 'Quduq', caption: null },
      category: 'c',
      tags: ['t1', 't2'],
      gallery: [],
    });
  });

  test('become a draft whose texts have no file that is gone', () => {
    const file = (name: string) => ({ hash: name, name, url: `/uploads/${name}` });
    const body = [
      { type: 'file', title: 'a', file: file('gone.pdf') },
      { type: 'file', title: 'b', file: file('there.pdf') },
      { type: 'video', title: 'c', file: file('there.mp4'), captions: file('gone.vtt') },
      { type: 'video', title: 'd', file: file('gone.mp4') },
    ];
    const findFile = (hash: string) => (hash.startsWith('there') ? 1 : null);
    const targets = { findFile, hasEntry: () => true, hasPage: () => true };
    const { data, missing } = toDocumentData('news', { body }, ['body'], targets);
    expect(data['body']).toEqual([body[1], { ...body[2], captions: null }]);
    expect(missing).toEqual([{ field: 'body', targets: ['gone.pdf', 'gone.vtt', 'gone.mp4'].map((name) => ({ file: name })) }]);
  });

  test('become a draft without what is gone, and its fields are named', () => {
    const { data, missing } = toDocumentData('news', stored, ['title', 'body', 'cover', 'tags', 'category'], {
      findFile: () => null,
      hasEntry: (_, id) => id === 't2',
      hasPage: () => true,
    });
    expect(missing).toEqual([
      { field: 'body', targets: [{ file: 'matnda.png' }] },
      { field: 'cover', targets: [{ file: 'rasm.png' }] },
      { field: 'category', targets: [{ uid: 'api::category.category', documentId: 'c' }] },
      { field: 'tags', targets: [{ uid: 'api::tag.tag', documentId: 't1' }] },
    ]);
    expect(data).toMatchObject({ body: [paragraph], cover: { image: null, alt: 'Quduq' }, category: null, tags: ['t2'] });
  });

  test.each([
    ['a page that is there', 'page:p1', []],
    [
      'a page that is gone: it stays the parent, and is named',
      'page:p2',
      [{ field: 'parent', targets: [{ uid: 'api::page.page', documentId: 'p2' }] }],
    ],
    ['a section', 'section:activities', []],
    ['nothing', undefined, []],
  ])('become a page below %s', (_, parent, expected) => {
    const targets = { findFile: () => null, hasEntry: () => false, hasPage: (id: string) => id === 'p1' };
    const { data, missing } = toDocumentData('page', { parent }, ['parent'], targets);
    expect([data, missing]).toEqual([{ parent: parent ?? null }, expected]);
  });

  test('show only allowed fields, at any depth', () => {
    const allowed = new Set(['title', 'cover.alt', 'cover.caption']);
    expect(pickAllowed('news', stored, (path) => allowed.has(path))).toEqual({ title: 'Quduq', cover: { alt: 'Quduq' } });
  });

  test('are written only in fields in which everything is allowed', () => {
    const allowed = new Set(['title', 'cover.alt', 'cover.caption', 'changeNotes.date', 'changeNotes.text']);
    const names = listAllowedFields('news', (path) => allowed.has(path));
    expect(names).not.toContain('cover');
    expect(names).toContain('title');
  });

  test('nothing is shown where nothing is allowed', () => {
    expect(pickAllowed('news', stored, () => false)).toEqual({});
  });
});

describe('what a version leaves out', () => {
  test.each(contentTypeNames)('of %s is filled in as empty, not as unknown', (type) => {
    const blocks = Object.values<Field>(contentTypes[type].fields).flatMap(({ cms }) => (cms.type === 'dynamiczone' ? cms.components : []));
    const names = Object.entries<Field>(contentTypes[type].fields).flatMap(([name, { cms }]) => (cms.type === 'dynamiczone' ? [name] : []));
    const stored = Object.fromEntries(names.map((name) => [name, blocks.map((uid) => ({ __component: uid }))]));
    const row = { ...fillStoredEntry(type, stored), id: 1, documentId: 'a', locale: 'uz', updatedAt: '2026-11-20T09:00:00.000Z' };
    expect(JSON.stringify(contentTypes[type].schema.safeParse(row).error?.issues ?? [])).not.toContain('received undefined');
  });
});
