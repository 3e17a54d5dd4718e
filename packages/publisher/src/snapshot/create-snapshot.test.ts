import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { applyChange } from '../transaction/apply-change.ts';
import { recover } from '../transaction/recover.ts';
import { acquireSiteLock } from '../transaction/site-lock.ts';
import {
  addRelease,
  listChangeNames,
  buildSampleChange,
  sampleFacts,
  readLiveTree,
  createSampleSite,
  type Tree,
} from '../transaction/test/sample-site.ts';
import { createDiskFailure, observeFileSystem } from '../transaction/test/watched-disk.ts';
import { createSnapshot } from './create-snapshot.ts';

const before: Tree = { 'public/a.html': 'a', 'public/b.html': 'b', 'release.json': '{}' };
const change = buildSampleChange({ 'public/a.html': 'new a', 'public/b.html': 'new b' });
const after: Tree = { ...before, 'public/a.html': 'new a', 'public/b.html': 'new b' };

let site: string;
let target: string;
beforeEach(async () => {
  site = await createSampleSite(before);
  target = path.join(site, 'snapshot');
});
afterEach(() => rm(site, { recursive: true }));

const quiet = () => undefined;

/** Dies in the middle of a change: one of the two files is in place. */
async function dieHalfway(): Promise<void> {
  let inPlace = 0;
  const disk = observeFileSystem(({ kind, target: name, act }) => {
    if (inPlace > 0) return Promise.reject(createDiskFailure('EIO'));
    if (kind === 'rename' && name.startsWith(path.join(site, 'releases'))) inPlace += 1;
    return act();
  });
  await expect(applyChange(site, change, sampleFacts, disk)).rejects.toThrow();
}

test('retains the site as it was, whatever is published afterwards', async () => {
  await applyChange(site, buildSampleChange({ 'public/c.html': 'c' }), sampleFacts);
  await createSnapshot(site, target, quiet);
  await applyChange(site, change, sampleFacts);
  await addRelease(site, 'r2', { 'public/a.html': 'another' });
  expect(await readLiveTree(target)).toEqual({ ...before, 'public/c.html': 'c' });
  expect(await listChangeNames(target)).toEqual(['1']);
});

test('includes a pending change, which the process that opens the copy completes', async () => {
  await dieHalfway();
  expect(await readLiveTree(site)).toEqual({ ...before, 'public/a.html': 'new a' });
  await createSnapshot(site, target, quiet);
  expect(await recover(target)).toEqual({ finished: [1], dropped: [] });
  expect(await readLiveTree(target)).toEqual(after);
});

test('waits until a change in progress is done, and logs it', async () => {
  const lock = await acquireSiteLock(site);
  const lines: string[] = [];
  const taken = createSnapshot(site, target, (line) => {
    lines.push(line);
    if (lines.length === 1) void writeFile(path.join(site, 'releases/r1/public/a.html'), 'done').then(() => lock.release());
  });
  await taken;
  expect(lines[0]).toBe('Waiting until what is being published is live');
  expect(await readFile(path.join(target, 'current/public/a.html'), 'utf8')).toBe('done');
});

test('fails on a site that never stops changing', async () => {
  const lock = await acquireSiteLock(site);
  await expect(createSnapshot(site, target, quiet, 0)).rejects.toMatchObject({ fault: 'locked' });
  await lock.release();
});

test('leaves out what can be rebuilt and what is unfinished, and takes no space for files', async () => {
  await mkdir(path.join(site, 'search'));
  await mkdir(path.join(site, 'releases/r9.part'));
  await createSnapshot(site, target, quiet);
  expect((await readdir(target)).sort()).toEqual(['changes', 'current', 'releases']);
  expect(await readdir(path.join(target, 'releases'))).toEqual(['r1']);
  const [one, other] = await Promise.all([site, target].map((folder) => stat(path.join(folder, 'releases/r1/public/a.html'))));
  expect(one?.ino).toBe(other?.ino);
});

test('creates an empty snapshot before the first publication', async () => {
  const empty = path.join(site, 'empty');
  await createSnapshot(empty, target, quiet);
  expect(await readdir(target)).toEqual(['changes', 'releases']);
});
