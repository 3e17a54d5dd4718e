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

test('where nothing was undone the plan is what will be', async () => {
  const planned = new Set(['/a']);
  expect(await pagesToBe(planned, nothing, { folder, held: new Map() })).toEqual({ pages: planned, takenBack: new Set() });
});

test('a page that was taken back is not there, and one that came back is', async () => {
  await live('/changed');
  await live('/returned');
  const held = heldOf({ '/new': 'N', '/changed': 'C', '/returned': null });
  expect(await pagesToBe(new Set(['/a', '/new', '/changed']), nothing, { folder, held })).toEqual({
    pages: new Set(['/a', '/changed', '/returned']),
    takenBack: new Set(['/new']),
  });
});

test('what is published anew is there', async () => {
  const held = heldOf({ '/new': 'N' });
  const { pages } = await pagesToBe(new Set(['/new']), { changed: [pageAt('/new')], removed: [] }, { folder, held });
  expect(pages).toEqual(new Set(['/new']));
});
