import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { applyChange } from './apply-change.ts';
import { StagingArea } from './staging-area.ts';
import { sampleFacts, readLiveTree, createSampleSite } from './test/sample-site.ts';
import { createFailingFileSystem, recordSteps } from './test/watched-disk.ts';
import { undoChange } from './undo-change.ts';

let site: string;
beforeEach(async () => {
  site = await createSampleSite({ 'public/index.html': 'home' });
});
afterEach(() => rm(site, { recursive: true }));

async function staged() {
  const stagedFile = await new StagingArea(site, 0).store(Buffer.from('new home'));
  return { write: new Map([['public/index.html', stagedFile]]), remove: [] };
}
const left = async () =>
  (await readdir(path.join(site, 'staging'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

test('moves a staged file with the time of the change, and can undo it', async () => {
  await applyChange(site, await staged(), sampleFacts);
  expect(await readLiveTree(site)).toEqual({ 'public/index.html': 'new home' });
  expect((await stat(path.join(site, 'current/public/index.html'))).mtimeMs % 1000).toBe(0);
  expect(await left()).toEqual([]);
  await undoChange(site, 1, new Date());
  expect(await readLiveTree(site)).toEqual({ 'public/index.html': 'home' });
});

test('syncs each staged file after all were moved, and before the change is decided', async () => {
  const area = new StagingArea(site, 0);
  const write = new Map([
    ['public/index.html', await area.store(Buffer.from('new home'))],
    ['public/index.html.br', await area.store(Buffer.from('packed'))],
  ]);
  const steps = await recordSteps((fileSystem) => applyChange(site, { write, remove: [] }, sampleFacts, fileSystem));
  const kinds = steps.map(({ kind, target }) => (target.endsWith('journal.json') ? 'decide' : kind));
  expect(kinds.filter((kind) => ['moveFile', 'syncFile', 'decide'].includes(kind))).toEqual([
    'moveFile',
    'moveFile',
    'syncFile',
    'syncFile',
    'decide',
  ]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('applies all or nothing when the disk fails at step %s', async (step) => {
  const change = await staged();
  const outcome = await applyChange(site, change, sampleFacts, createFailingFileSystem(step, 'ENOSPC', 'once')).catch(
    (error: unknown) => error,
  );
  const text = outcome instanceof Error ? 'home' : 'new home';
  expect(await readLiveTree(site)).toEqual({ 'public/index.html': text });
});
