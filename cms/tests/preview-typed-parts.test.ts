import { contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';

import { fillMissing } from '../src/content/preview/fill-missing';
import { listFileIds, mergeTyped } from '../src/content/preview/merge-typed';

const today = '2026-11-26';
const meta = { id: 1, documentId: 'abc', locale: 'uz', updatedAt: '2026-11-20T08:00:00.000Z', createdAt: '2026-11-20T08:00:00.000Z' };
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];
const picture = {
  id: 7,
  name: 'a.png',
  hash: 'a_1',
  ext: '.png',
  mime: 'image/png',
  size: 3,
  url: '/uploads/a_1.png',
  width: 8,
  height: 5,
};

const completeNews = {
  ...meta,
  ...{ title: 'Xabar', slug: 'xabar', summary: 'Qisqacha.', body: text('Matn.'), category: { documentId: 'c' }, date: '2026-11-20' },
  ...{ pinned: false, cover: null, tags: [], video: null, gallery: [], attachments: [], changeNotes: [] },
};
const title = { path: ['title'], field: 'Sarlavha', problem: 'toʻldirilmagan' };
const fillNews = (change: Readonly<Record<string, unknown>>, shortcomings = [title]) =>
  fillMissing('news', { ...completeNews, ...change }, shortcomings, today);

describe('filling in what is missing', () => {
  test('leaves a complete entry as it is', () => {
    expect(fillNews({})).toEqual(completeNews);
  });

  test('says in the place of a text what is missing', () => {
    expect(fillNews({ title: null })?.['title']).toBe('⟦Sarlavha: toʻldirilmagan⟧');
    const body = { path: ['body'], field: 'Matn', problem: 'toʻldirilmagan' };
    expect(fillNews({ body: null }, [body])?.['body']).toEqual(text('⟦Matn: toʻldirilmagan⟧'));
  });

  test('shows the beginning of what is too long, and as many items as there may be', () => {
    expect(fillNews({ title: 'x'.repeat(200) })?.['title']).toBe('x'.repeat(160));
    const gallery = Array.from({ length: 33 }, () => ({ image: picture, alt: 'Quduq' }));
    expect(fillNews({ gallery })?.['gallery']).toHaveLength(30);
  });

  test('leaves out a picture without a file, and the items of a list that have none', () => {
    const filled = fillNews({
      cover: { image: null, alt: 'Quduq' },
      gallery: [
        { image: null, alt: 'a' },
        { image: picture, alt: 'Quduq' },
      ],
    });
    expect(filled?.['cover']).toBeNull();
    expect(filled?.['gallery']).toEqual([{ image: picture, alt: 'Quduq', caption: null }]);
  });

  test('shows no page without what can’t be replaced', () => {
    expect(fillNews({ category: null })).toBeNull();
  });

  test.each(contentTypeNames)('shows a page for a new entry of the type %s, where its relations are there', (type) => {
    const relations = Object.entries<Field>(contentTypes[type].fields).flatMap(([name, { cms, derivedFrom }]) =>
      cms.type === 'relation'
        ? [[name, cms.relation === 'oneToMany' ? [] : { documentId: 'c' }]]
        : derivedFrom === undefined
          ? []
          : [[name, 'yangi']],
    );
    const empty = { ...meta, ...(Object.fromEntries(relations) as Record<string, unknown>) };
    const filled = fillMissing(type, empty, [], today);
    // These need a file, an address or a telephone number, which no words can stand for.
    const isShown = filled !== null && contentTypes[type].schema.safeParse(filled).success;
    expect([type, isShown]).toEqual([type, !['dataset', 'home', 'navigation', 'redirect', 'site'].includes(type)]);
  });
});

describe('merging a form with what is saved', () => {
  const { fields } = contentTypes.news;
  const merge = (values: Readonly<Record<string, unknown>>, saved = {}) => mergeTyped(fields, values, saved, new Map([[7, picture]]));

  test('takes what is typed, empties what was emptied, and leaves what the form does not have', () => {
    const saved = { title: 'Eski', summary: 'Eski', date: '2026-01-01' };
    expect(merge({ title: 'Yangi', summary: '' }, saved)).toMatchObject({ title: 'Yangi', summary: null, date: '2026-01-01', slug: null });
  });

  test('adds and removes targets of relations, and moves them', () => {
    const target = (documentId: string) => ({ id: 1, documentId });
    const change = (connect: readonly string[], disconnect: readonly string[]) => ({
      connect: connect.map(target),
      disconnect: disconnect.map(target),
    });
    const saved = { tags: [target('a'), target('b')], category: target('c') };
    const ids = (value: unknown) => (value as { documentId: string }[]).map(({ documentId }) => documentId);
    expect(ids(merge({ tags: change([], []) }, saved)['tags'])).toEqual(['a', 'b']);
    expect(ids(merge({ tags: change(['d', 'a'], ['b']) }, saved)['tags'])).toEqual(['d', 'a']);
    expect(merge({ category: change(['d'], ['c']) }, saved)['category']).toEqual({ documentId: 'd' });
    expect(merge({ category: change([], ['c']) }, saved)['category']).toBeNull();
  });

  test('takes files from the media library, whatever the form says of them, at any depth', () => {
    const forged = { ...picture, url: 'http://10.0.0.1/secret', hash: 'forged' };
    const values = { cover: { image: forged, alt: 'Quduq' }, gallery: [{ id: 1, image: { ...forged, id: 8 }, alt: 'a' }] };
    expect(listFileIds(fields, values)).toEqual([7, 8]);
    expect(merge(values)).toMatchObject({ cover: { image: picture, alt: 'Quduq' }, gallery: [{ image: null, alt: 'a' }] });
  });

  test('leaves relations within a block as they were saved where the form says nothing of them', () => {
    const page = contentTypes.page.fields as Fields;
    const block = { __component: 'block.people', id: 3, title: 'Rahbarlar' };
    const saved = { blocks: [{ ...block, people: [{ documentId: 'p' }] }] };
    const name = Object.entries(page).find(([, { cms }]) => cms.type === 'dynamiczone')?.[0] ?? '';
    const merged = mergeTyped(page, { [name]: [{ ...block, title: 'Jamoa' }] }, { [name]: saved.blocks }, new Map());
    expect(merged[name]).toEqual([{ __component: 'block.people', title: 'Jamoa', people: [{ documentId: 'p' }] }]);
    expect(Object.keys(getComponentFields('block.people') ?? {})).toEqual(['title', 'people']);
  });
});
