import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { contentTypes } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';

import { buildCmsFiles } from './cms-schemas.ts';
import { compareFiles, writeFiles } from './generated-files.ts';

const files = buildCmsFiles();
const schema = (name: string) => JSON.parse(files.get(name) ?? '{}') as { attributes: Record<string, unknown>; collectionName: string };
const typeSchema = (name: string) => schema(`src/api/${name}/content-types/${name}/schema.json`);

test.each([...Object.keys(contentTypes), ...Object.keys(intakeTypes)])('%s has a schema', (name) => {
  expect([...files.keys()].filter((file) => file.startsWith(`src/api/${name}/`))).toEqual([
    `src/api/${name}/content-types/${name}/schema.json`,
  ]);
});

test.each([
  ['news', 'date', { type: 'date', required: true, pluginOptions: { i18n: { localized: false } } }],
  ['news', 'pinned', { type: 'boolean', required: true, default: false, pluginOptions: { i18n: { localized: false } } }],
  [
    'news',
    'category',
    {
      type: 'relation',
      relation: 'oneToOne',
      target: 'api::category.category',
      required: true,
      pluginOptions: { i18n: { localized: true } },
    },
  ],
  // Longer than PostgreSQL's own limit for a line of text, and more digits than Strapi's own decimal has.
  [
    'document',
    'title',
    { type: 'string', maxLength: 300, required: true, column: { args: [300] }, pluginOptions: { i18n: { localized: true } } },
  ],
  ['tender', 'amount', { type: 'decimal', min: 0, column: { type: 'double', args: [] }, pluginOptions: { i18n: { localized: false } } }],
])('writes %s.%s completely', (type, field, attribute) => {
  expect(typeSchema(type).attributes[field]).toEqual(attribute);
});

test('hides technical fields from the panel and gives unique fields a unique column', () => {
  const { attributes, config } = JSON.parse(files.get('src/api/appeal/content-types/appeal/schema.json') ?? '{}') as {
    attributes: Record<string, unknown>;
    config: { attributes: unknown };
  };
  const hidden = { hidden: true };
  expect(config.attributes).toEqual({ codeHash: hidden, requestKey: hidden, addressHash: hidden });
  expect(attributes['requestKey']).toEqual({
    ...{ type: 'string', maxLength: 64, required: true, private: true, visible: false },
    column: { unique: true },
  });
  expect(attributes['receiptNumber']).toEqual({ type: 'string', maxLength: 20, required: true, column: { unique: true } });
});

test('no two schemas share a table', () => {
  const tables = [...files.keys()].filter((name) => name.endsWith('.json')).map((name) => schema(name).collectionName);
  expect(new Set(tables).size).toBe(tables.length);
});

test('finds and repairs differences', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-generate-'));
  expect(compareFiles(folder, files)).toHaveLength(files.size);
  writeFiles(folder, files, compareFiles(folder, files));
  expect(compareFiles(folder, files)).toEqual([]);

  writeFileSync(path.join(folder, 'src/components/part/link.json'), '{}');
  writeFileSync(path.join(folder, 'src/components/part/forgotten.json'), '{}');
  rmSync(path.join(folder, 'src/api/tag/content-types/tag/schema.json'));
  const differences = compareFiles(folder, files);
  expect([...differences].sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'src/api/tag/content-types/tag/schema.json', how: 'is missing' },
    { path: 'src/components/part/forgotten.json', how: 'is not in the contract any more' },
    { path: 'src/components/part/link.json', how: 'differs from the contract' },
  ]);
  writeFiles(folder, files, differences);
  expect(compareFiles(folder, files)).toEqual([]);
  rmSync(folder, { recursive: true });
});
