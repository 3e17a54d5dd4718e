import { fieldGroups } from '../src/admin/texts/field-groups';
import { englishHints, findHint, listHints, toHintId } from '../src/admin/texts/en/hints';
import { findSharedChanges } from '../src/admin/shared/find-shared-changes';
import { russianHints as ru } from '../src/admin/texts/ru/hints';
import { uzbekHints as uz } from '../src/admin/texts/uz/hints';

test('every hint belongs to a field of the contract', () => {
  const fields = fieldGroups.flatMap(({ name, fields: own }) => own.flatMap((field) => [field as string, `${name}.${field}`]));
  expect(Object.keys(englishHints).filter((key) => !fields.includes(key))).toEqual([]);
});

test('prefers a field’s own hint to that of its name', () => {
  expect([findHint('news', 'slug'), findHint('faq', 'slug'), findHint('news', 'body')]).toEqual(['slug', 'faq.slug', null]);
  expect(listHints(uz)[toHintId('slug')]).toContain('lotin');
});

test('writes hints as sentences in the letters of their language', () => {
  expect(Object.values(uz).filter((text) => /['’‘`´\u0400-\u04ff]/u.test(text) || !text.endsWith('.'))).toEqual([]);
  expect(Object.values(ru).filter((text) => !/[\u0400-\u04ff]/u.test(text) || !text.endsWith('.'))).toEqual([]);
});

const others = [
  { locale: 'ru', status: 'published' },
  { locale: 'en', status: 'draft', publishedAt: null },
];

test('lists the languages that change with a shared field', () => {
  const saved = { title: 'Suv', date: '2026-11-20', pinned: false };
  expect(findSharedChanges('news', { ...saved, title: 'Suv keldi', pinned: true }, saved, others)).toEqual({
    fields: ['pinned'],
    live: ['ru'],
    drafts: ['en'],
  });
});

test('ignores the keys that Strapi adds to components in a form', () => {
  const part = { weekday: 'monday', from: '09:00' };
  const { fields } = findSharedChanges('person', { receptionDays: [{ ...part, __temp_key__: 'a0' }] }, { receptionDays: [part] }, others);
  expect(fields).toEqual([]);
});
