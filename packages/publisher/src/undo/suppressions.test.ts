import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import {
  applySuppressedFacts,
  computeRemainingSuppressions,
  serializeSuppression,
  getSuppressionFile,
  readSuppressions,
  applySuppressions,
  type Suppression,
} from './suppressions.ts';
import type { AffectedOutputs } from './affected-outputs.ts';

const facts = (to: string): SiteFacts => ({
  profile: 'institution',
  redirects: [{ from: '/uz/old', to, permanent: true }],
  cyrillicWords: '',
});
const first: Suppression = { pages: { '/a': 'A1', '/b': null }, files: {}, facts: facts('/uz/first') };
const second: Suppression = { pages: { '/a': 'A2', '/c': 'C' }, files: { 'alert/uz.json': 'u' }, facts: null };
const all = new Map([
  [2, first],
  [10, second],
]);

test('reads suppressions as written, in the order of the changes', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-held-'));
  try {
    expect([...(await readSuppressions(folder))]).toEqual([]);
    await mkdir(path.join(folder, 'held'));
    for (const [number, suppression] of [...all].reverse())
      await writeFile(path.join(folder, getSuppressionFile(number)), serializeSuppression(suppression));
    expect([...(await readSuppressions(folder))]).toEqual([...all]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('counts suppressed content as published, the later suppression first', () => {
  const published = new Map([
    ['/a', 'A0'],
    ['/b', 'B'],
    ['/d', 'D'],
  ]);
  expect(Object.fromEntries(applySuppressions('pages', published, all))).toEqual({ '/a': 'A2', '/b': null, '/c': 'C', '/d': 'D' });
  expect(Object.fromEntries(applySuppressions('files', new Map(), all))).toEqual({ 'alert/uz.json': 'u' });
});

test('counts suppressed facts as published', () => {
  expect(applySuppressedFacts(facts('/uz/now'), all)).toEqual(facts('/uz/first'));
  expect(applySuppressedFacts(facts('/uz/now'), new Map([[10, second]]))).toEqual(facts('/uz/now'));
});

test('drops what is published again, and removes an empty suppression', () => {
  const nonePublished: AffectedOutputs = { pages: new Set(), files: new Set(), facts: false };
  const after = (published: Partial<AffectedOutputs>) => [...computeRemainingSuppressions(all, { ...nonePublished, ...published })];
  expect(after({ pages: new Set(['/d']) })).toEqual([]);
  expect(after({ pages: new Set(['/b']) })).toEqual([[2, { ...first, pages: { '/a': 'A1' } }]]);
  expect(after({ pages: new Set(['/a', '/b', '/c']), files: new Set(['alert/uz.json']) })).toEqual([
    [2, { ...first, pages: {} }],
    [10, null],
  ]);
  expect(after({ facts: true })).toEqual([[2, { ...first, facts: null }]]);
});
