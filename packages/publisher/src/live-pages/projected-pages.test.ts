import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { PlannedPage } from '@ochiq/pages/page';

import { getPageDataFile } from '../site-paths.ts';
import type { Suppression } from '../undo/suppressions.ts';
import { computeProjectedPages } from './projected-pages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function live(pagePath: string): Promise<void> {
  const file = path.join(folder, 'public', getPageDataFile(pagePath));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ path: pagePath, result: { pageContext: {} } }));
}

const suppressionsOf = (pages: Suppression['pages']) => new Map<number, Suppression>([[5, { pages, files: {}, facts: null }]]);
const pageAt = (address: string) => ({ path: address }) as PlannedPage;
const emptyDelta = { changed: [], removed: [] };

test('returns the plan when nothing was undone', async () => {
  const planned = new Set(['/a']);
  expect(await computeProjectedPages(planned, emptyDelta, { folder, held: new Map() })).toEqual({ pages: planned, takenBack: new Set() });
});

test('excludes an undone page, and includes one that an undo restored', async () => {
  await live('/changed');
  await live('/returned');
  const suppressions = suppressionsOf({ '/new': 'N', '/changed': 'C', '/returned': null });
  expect(await computeProjectedPages(new Set(['/a', '/new', '/changed']), emptyDelta, { folder, held: suppressions })).toEqual({
    pages: new Set(['/a', '/changed', '/returned']),
    takenBack: new Set(['/new']),
  });
});

test('includes a page that is published again', async () => {
  const suppressions = suppressionsOf({ '/new': 'N' });
  const { pages } = await computeProjectedPages(
    new Set(['/new']),
    { changed: [pageAt('/new')], removed: [] },
    { folder, held: suppressions },
  );
  expect(pages).toEqual(new Set(['/new']));
});
