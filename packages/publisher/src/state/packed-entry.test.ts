import type { Entry } from '@ochiq/contract/content-types';
import { buildDocument, parseEntry } from '@ochiq/pages/content/parse-content';

import { createMinimalEntry } from '../../../pages/test/minimal-content.ts';
import { packEntry } from './packed-entry.ts';

const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Oʻzbekiston suvi — ер ости сувлари. '.repeat(40) }] }];

function parseNews(locale: 'uz' | 'ru'): Entry<'news'> {
  const parsed = parseEntry(createMinimalEntry('news', locale, 'one', { body, category: { documentId: 'category-1' }, tags: [] }));
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.entry as Entry<'news'>;
}

const isUnpackedAtRead = (entry: object) => Object.getOwnPropertyDescriptor(entry, 'body')?.get !== undefined;

test('a packed entry reads as the entry, with the same properties in the same order', () => {
  const entry = parseNews('uz');
  const packed = packEntry('news', entry);
  expect(isUnpackedAtRead(packed)).toBe(true);
  expect(JSON.stringify(packed)).toBe(JSON.stringify(entry));
  expect({ ...packed }).toEqual(entry);
  expect(packed.body).toEqual(entry.body);
});

test('a text that is read again is not unpacked again', () => {
  const packed = packEntry('news', parseNews('uz'));
  expect(packed.body).toBe(packed.body);
});

test('a document of packed entries stays packed, also where it copies shared fields', () => {
  const lead = packEntry('news', parseNews('uz'));
  const other = packEntry('news', { ...parseNews('ru'), date: '2020-01-01' });
  const document = buildDocument('news', [lead, other]);
  const versions = document?.versions as Record<'uz' | 'ru', Entry<'news'>>;
  expect(versions.ru.date).toBe(lead.date);
  expect(versions.ru.body).toEqual(body);
  expect([versions.uz, versions.ru].map(isUnpackedAtRead)).toEqual([true, true]);
});

test('a version that inherits nothing different is not copied', () => {
  const [uz, ru] = [packEntry('news', parseNews('uz')), packEntry('news', parseNews('ru'))];
  const versions = buildDocument('news', [uz, ru])?.versions as Record<'uz' | 'ru', Entry<'news'>>;
  expect(versions.uz).toBe(uz);
  expect(versions.ru).toBe(ru);
});
