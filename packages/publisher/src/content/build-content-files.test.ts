import { contentTypeNames } from '@ochiq/contract/content-types';

import { buildContentFiles } from './build-content-files.ts';

const tag = (documentId: string, locale: string, name: string) => ({
  type: 'tag' as const,
  value: { documentId, locale, updatedAt: '2026-11-20T10:00:00.000Z', name, slug: 'suv', createdBy: { email: 'a@b.uz' } },
});

test('exports the entries and the schema of every type, even without entries', () => {
  const { files } = buildContentFiles([]);
  expect(Object.keys(files).sort()).toEqual(contentTypeNames.flatMap((name) => [`${name}.json`, `${name}.schema.json`]).sort());
  expect(JSON.parse(files['tag.json'] ?? '')).toEqual([]);
  expect(JSON.parse(files['tag.schema.json'] ?? '')).toMatchObject({ type: 'array', items: { type: 'object' } });
});

test('exports only what the site reads, in a stable order', () => {
  const { files } = buildContentFiles([tag('b', 'uz', 'Yer'), tag('a', 'uz', 'Suv'), tag('a', 'ru', 'Вода')]);
  const entries = JSON.parse(files['tag.json'] ?? '') as object[];
  expect(entries).toMatchObject([
    { documentId: 'a', locale: 'ru', name: 'Вода' },
    { documentId: 'a', locale: 'uz', name: 'Suv' },
    { documentId: 'b', locale: 'uz', name: 'Yer' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('a@b.uz');
});

test('leaves out invalid entries and returns them as problems', () => {
  const { files, problems } = buildContentFiles([tag('a', 'uz', ''), tag('b', 'uz', 'Yer')]);
  expect(JSON.parse(files['tag.json'] ?? '')).toMatchObject([{ documentId: 'b' }]);
  expect(problems).toMatchObject([{ type: 'tag', documentId: 'a', field: 'name' }]);
});
