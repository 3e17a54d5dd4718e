import { contentTypes } from '@ochiq/contract/content-types';

import { createItemKey, dropForeignIds, toContentKey, toFormValues } from '../src/admin/merge/form-values';
import { buildMergedValues, listConflicts, mergeFields, type FieldMerge, type MergeChoices } from '../src/admin/merge/merge-values';

type Values = Readonly<Record<string, unknown>>;

const { fields } = contentTypes.news;
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const base: Values = {
  title: 'Sarlavha',
  summary: 'Qisqacha',
  body: ['Bir', 'Ikki', 'Uch'].map(paragraph),
  pinned: false,
  category: { connect: [], disconnect: [] },
};
const withBody = (...texts: string[]): Values => ({ ...base, body: texts.map(paragraph) });
const merge = (mine: Values, theirs: Values, choices: MergeChoices = {}) => {
  const versions = { base, mine, theirs };
  const merges = mergeFields(fields, versions);
  return { merges, conflicts: listConflicts(merges), values: buildMergedValues(fields, versions, merges, choices) };
};
const kinds = (merges: readonly FieldMerge[]) => Object.fromEntries(merges.map(({ name, kind }) => [name, kind]));

test('takes the fields that only one of two has changed, without a question', () => {
  const { merges, conflicts, values } = merge({ ...base, title: 'Mening' }, { ...base, summary: 'Uning', pinned: true });
  expect(kinds(merges)).toEqual({ title: 'mine', summary: 'theirs', pinned: 'theirs' });
  expect(conflicts).toEqual([]);
  expect(values).toEqual({ ...base, title: 'Mening', summary: 'Uning', pinned: true });
});

test('asks about a field that both have changed', () => {
  const [mine, theirs] = [
    { ...base, title: 'Mening' },
    { ...base, title: 'Uning' },
  ];
  expect(merge(mine, theirs).conflicts).toEqual([{ id: 'title', name: 'title', kind: 'value', mine: ['Mening'], theirs: ['Uning'] }]);
  expect(merge(mine, theirs, { title: 'mine' }).values['title']).toBe('Mening');
  expect(merge(mine, theirs, { title: 'theirs' }).values['title']).toBe('Uning');
});

test('merges a text by its paragraphs, and asks about the one that both have changed', () => {
  const [mine, theirs] = [withBody('Bir', 'Mening', 'Uch'), withBody('Nol', 'Bir', 'Uning', 'Uch')];
  const { conflicts } = merge(mine, theirs);
  expect(conflicts).toMatchObject([{ id: 'body 1', mine: [paragraph('Mening')], theirs: [paragraph('Uning')], kind: 'list' }]);
  const bodies = (['mine', 'theirs', 'both'] as const).map((choice) => merge(mine, theirs, { 'body 1': choice }).values['body']);
  expect(bodies).toEqual([
    withBody('Nol', 'Bir', 'Mening', 'Uch')['body'],
    withBody('Nol', 'Bir', 'Uning', 'Uch')['body'],
    withBody('Nol', 'Bir', 'Uning', 'Mening', 'Uch')['body'],
  ]);
});

test('keeps what was added to relations on top of the other version', () => {
  const category = { connect: [{ documentId: 'a' }], disconnect: [] };
  const { merges, values } = merge({ ...base, category }, { ...base, title: 'Uning' });
  expect(kinds(merges)).toEqual({ title: 'theirs', category: 'mine' });
  expect(values).toMatchObject({ title: 'Uning', category });
});

test('finds no difference in keys of rows, the order of keys, or empty values', () => {
  expect(toContentKey([{ id: 1, __temp_key__: 'a0', title: 'A', note: null }])).toBe(toContentKey([{ title: 'A', id: 2 }]));
  expect(toContentKey({ a: 1, b: '' })).toBe(toContentKey({ b: null, a: 1 }));
  expect(toContentKey({ a: false })).not.toBe(toContentKey({}));
});

test('keeps of components only the ids that the other version has', () => {
  const { cms } = contentTypes['section-page'].fields.blocks;
  const blocks = [
    { __component: 'block.people', id: 1, title: 'Bor', people: { connect: [], disconnect: [] } },
    { __component: 'block.gallery', id: 2, pictures: [{ id: 3, alt: 'Quduq', image: { id: 9, url: '/a.png' } }] },
  ];
  expect(dropForeignIds(blocks, cms, new Set([1]))).toEqual([
    { __component: 'block.people', id: 1, title: 'Bor', people: { connect: [], disconnect: [] } },
    { __component: 'block.gallery', pictures: [{ alt: 'Quduq', image: { id: 9, url: '/a.png' } }] },
  ]);
});

test('makes of an entry what Strapi’s form makes of it', () => {
  const { fields: page } = contentTypes['section-page'];
  const entry = {
    id: 7,
    documentId: 'x',
    title: 'Sahifa',
    lead: null,
    blocks: [{ __component: 'block.people', id: 1, title: null, people: { count: 2 } }],
  };
  expect(toFormValues(entry, page)).toEqual({
    title: 'Sahifa',
    lead: undefined,
    blocks: [{ __component: 'block.people', id: 1, title: undefined, people: { connect: [], disconnect: [] }, __temp_key__: 'a0' }],
  });
});

test('gives every item of a list a key of its own, in their order', () => {
  const keys = Array.from({ length: 200 }, (_, index) => createItemKey(index));
  expect(keys.toSorted()).toEqual(keys);
  expect(new Set(keys).size).toBe(200);
  expect([keys[0], keys[61], keys[62], keys[124]]).toEqual(['a0', 'az', 'b00', 'b10']);
});

test('merges a menu by its items, and asks about the whole of one whose items have no ids of their own', () => {
  const item = (id: string, uz: string) => ({ id, target: null, labels: { uz }, hidden: [], items: [] });
  const mergeMenu = (...[former, own, other]: [string, string, string]) => {
    const menu = (label: string) => ({ institution: [item('a', label), item(former === '' ? 'a' : 'b', 'Aloqa')] });
    return mergeFields(contentTypes.navigation.fields, { base: menu(former), mine: menu(own), theirs: menu(other) });
  };
  expect(kinds(mergeMenu('Biz', 'Mening', 'Uning'))).toEqual({ institution: 'menu' });
  expect(kinds(mergeMenu('', 'Mening', 'Uning'))).toEqual({ institution: 'value' });
});
