import { groups } from '../src/admin/texts/groups';
import { findHint, listHints, toHintId } from '../src/admin/hints/hint-ids';
import { findSharedChanges } from '../src/admin/shared/find-shared-changes';
import { hints } from '../src/admin/texts/en/hints';
import { hints as ru } from '../src/admin/texts/ru/hints';
import { hints as uz } from '../src/admin/texts/uz/hints';

test('every hint is at a field of the contract', () => {
  const fields = groups.flatMap(({ name, fields: own }) => own.flatMap((field) => [field as string, `${name}.${field}`]));
  expect(Object.keys(hints).filter((key) => !fields.includes(key))).toEqual([]);
});

test('a field has its own hint before that of all fields of its name', () => {
  expect([findHint('news', 'slug'), findHint('faq', 'slug'), findHint('news', 'body')]).toEqual(['slug', 'faq.slug', null]);
  expect(listHints(uz)[toHintId('slug')]).toContain('lotin');
});

test('hints are in the letters of their language, and sentences', () => {
  expect(Object.values(uz).filter((text) => /['’‘`´\u0400-\u04ff]/u.test(text) || !text.endsWith('.'))).toEqual([]);
  expect(Object.values(ru).filter((text) => !/[\u0400-\u04ff]/u.test(text) || !text.endsWith('.'))).toEqual([]);
});

const others = [
  { locale: 'ru', status: 'published' },
  { locale: 'en', status: 'draft', publishedAt: null },
];

test('a field that all languages share tells which of them change with it', () => {
  const saved = { title: 'Suv', date: '2026-11-20', pinned: false };
  expect(findSharedChanges('news', { ...saved, title: 'Suv keldi', pinned: true }, saved, others)).toEqual({
    fields: ['pinned'],
    live: ['ru'],
    drafts: ['en'],
  });
});

test('what Strapi adds to the parts of a form is no change', () => {
  const part = { weekday: 'monday', from: '09:00' };
  const { fields } = findSharedChanges('person', { receptionDays: [{ ...part, __temp_key__: 'a0' }] }, { receptionDays: [part] }, others);
  expect(fields).toEqual([]);
});
