import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { PlannedPage } from '@ochiq/pages/page';

import { pageDataFile } from '../page-file.ts';
import type { Held } from './held.ts';
import { pagesToBe } from './pages-to-be.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function live(pagePath: string): Promise<void> {
  const file = path.join(folder, 'public', pageDataFile(pagePath));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ path: pagePath, result: { pageContext: {} } }));
}

const heldOf = (pages: Held['pages']) => new Map<number, Held>([[5, { pages, files: {}, facts: null }]]);
const pageAt = (address: string) => ({ path: address }) as PlannedPage;
const nothing = { changed: [], removed: [] };

test('returns the plan when nothing was undone', async () => {
  const planned = new Set(['/a']);
  expect(await pagesToBe(planned, nothing, { folder, held: new Map() })).toEqual({ pages: planned, takenBack: new Set() });
});

test('excludes an undone page, and includes one that an undo restored', async () => {
  await live('/changed');
  await live('/returned');
  const held = heldOf({ '/new': 'N', '/changed': 'C', '/returned': null });
  expect(await pagesToBe(new Set(['/a', '/new', '/changed']), nothing, { folder, held })).toEqual({
    pages: new Set(['/a', '/changed', '/returned']),
    takenBack: new Set(['/new']),
  });
});

test('includes a page that is published again', async () => {
  const held = heldOf({ '/new': 'N' });
  const { pages } = await pagesToBe(new Set(['/new']), { changed: [pageAt('/new')], removed: [] }, { folder, held });
  expect(pages).toEqual(new Set(['/new']));
});
