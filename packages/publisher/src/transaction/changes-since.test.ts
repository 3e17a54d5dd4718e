import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Journal } from './journal.ts';
import { resolveAttachedFile } from '../search/search-document-changes.ts';
import { formatCheckpoint, parseCheckpoint } from '../search/index-checkpoint.ts';
import { listPagesChangedSince, readSiteSnapshot } from './changes-since.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'ochiq-changes-'));
  await symlink(path.join('releases', 'r2'), path.join(site, 'current'));
});
afterEach(() => rm(site, { recursive: true }));

async function change(number: number, release: string, page: string): Promise<void> {
  const journal: Journal = {
    number,
    release,
    stamp: number,
    facts: { at: '2026-11-20T10:00:00.000Z', published: [], pages: 1 },
    undoes: null,
    continues: null,
    steps: [
      { path: `public/page-data${page}/page-data.json`, action: 'write', existed: true },
      { path: `public${page}/index.html`, action: 'write', existed: true },
    ],
  };
  await mkdir(path.join(site, 'changes', String(number)), { recursive: true });
  await writeFile(path.join(site, 'changes', String(number), 'journal.json'), JSON.stringify(journal));
}

async function since(release: string, after: number): Promise<string[] | null> {
  const now = await readSiteSnapshot(site);
  return now && listPagesChangedSince(site, { release, change: after }, now);
}

test('lists the pages of later changes, each once', async () => {
  await change(7, 'r1', '/uz/a');
  await change(8, 'r2', '/uz/b');
  await change(9, 'r2', '/uz/c');
  await change(10, 'r2', '/uz/b');
  expect(await readSiteSnapshot(site)).toMatchObject({ release: 'r2', change: 10 });
  expect(await since('r2', 6)).toEqual(['/uz/b', '/uz/c']);
  expect(await since('r2', 9)).toEqual(['/uz/b']);
  expect(await since('r2', 10)).toEqual([]);
});

test('returns null where the journals do not reach back', async () => {
  await change(8, 'r2', '/uz/b');
  await change(9, 'r2', '/uz/c');
  expect(await since('r2', 6)).toBeNull();
  expect(await since('r1', 9)).toBeNull();
  expect(await since('r2', 10)).toBeNull();
  await rm(path.join(site, 'changes', '9', 'journal.json'));
  expect(await since('r2', 8)).toBeNull();
});

test('lists nothing before the first change', async () => {
  expect(await since('r2', 0)).toEqual([]);
  await rm(path.join(site, 'current'));
  expect(await readSiteSnapshot(site)).toBeNull();
});

test('parses a checkpoint as formatted, and rejects other texts', () => {
  const mark = { release: '2026-11-20T00-00-00-000Z', change: 17 };
  expect(parseCheckpoint(formatCheckpoint(mark))).toEqual(mark);
  expect([null, '', 'bench', 'r1 x'].map(parseCheckpoint)).toEqual([null, null, null, null]);
});

test('resolves an attached file only inside of the public folder', () => {
  expect(resolveAttachedFile('/site/public', '/media/a%20b.pdf?x=1')).toBe('/site/public/media/a b.pdf');
  expect(['/../release.pdf', '/..%2f..%2fetc/x.pdf', '/%E0', '/%00.pdf'].map((name) => resolveAttachedFile('/site/public', name))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
