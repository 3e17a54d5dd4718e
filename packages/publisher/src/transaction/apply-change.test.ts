import { link, mkdir, readFile, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

import { applyChange } from './apply-change.ts';
import { maxUndoHistory } from './run-transaction.ts';
import { listChanges } from './applied-change.ts';
import { recover } from './recover.ts';
import {
  addRelease,
  listChangeNames,
  buildSampleChange,
  sampleFacts,
  readLiveTree,
  createSampleSite,
  type Tree,
} from './test/sample-site.ts';
import { createFailingFileSystem, recordSteps, observeFileSystem } from './test/watched-disk.ts';

const before: Tree = {
  'public/index.html': 'home',
  'public/uz/news/a/index.html': 'a',
  'public/uz/news/a/index.html.br': 'a packed',
  'release.json': '{}',
};
const change = buildSampleChange({
  'public/index.html': 'new home',
  'public/uz/news/b/index.html': 'b',
  'public/uz/news/a/index.html': null,
  'public/uz/news/a/index.html.br': null,
});
const after: Tree = { 'public/index.html': 'new home', 'public/uz/news/b/index.html': 'b', 'release.json': '{}' };

let site: string;
const file = (name: string) => path.join(site, 'releases/r1', name);

beforeEach(async () => {
  site = await createSampleSite(before);
});
afterEach(() => rm(site, { recursive: true }));

test('writes and removes files, leaves no empty folder, and is listed', async () => {
  const applied = await applyChange(site, change, sampleFacts);
  expect(await readLiveTree(site)).toEqual(after);
  expect(await readdir(file('public/uz/news'))).toEqual(['b']);
  expect(applied).toEqual({
    number: 1,
    last: 1,
    release: 'r1',
    facts: sampleFacts,
    undoes: null,
    continues: null,
    ownPages: null,
    written: ['public/index.html', 'public/uz/news/b/index.html'],
    removed: ['public/uz/news/a/index.html', 'public/uz/news/a/index.html.br'],
  });
  expect(await listChanges(site)).toEqual([applied]);
  expect(await listChangeNames(site)).toEqual(['1']);
});

test('writes files in order, variants next to their file, and removes files last', async () => {
  const changedFiles: string[] = [];
  const disk = observeFileSystem(({ kind, target, act }) => {
    if (target.startsWith(file('')) && (kind === 'rename' || kind === 'removeFile'))
      changedFiles.push(path.relative(file('public'), target));
    return act();
  });
  const mixed = buildSampleChange({ 'public/x.html.br': 'X', 'public/index.html': null, 'public/y.html': 'y', 'public/x.html': 'x' });
  await applyChange(site, mixed, sampleFacts, disk);
  expect(changedFiles).toEqual(['x.html', 'x.html.br', 'y.html', 'index.html']);
});

test('leaves a file unchanged that an older release shares', async () => {
  await mkdir(path.join(site, 'releases/r0'));
  await link(file('public/index.html'), path.join(site, 'releases/r0/index.html'));
  await applyChange(site, change, sampleFacts);
  expect(await readFile(path.join(site, 'releases/r0/index.html'), 'utf8')).toBe('home');
});

test('gives every version of a file another second, so that conditional requests get it', async () => {
  const seconds: number[] = [];
  const note = async () => seconds.push(Math.floor((await stat(file('public/index.html'))).mtimeMs / 1000));
  await note();
  for (const text of ['one.', 'two.', 'six.']) {
    await applyChange(site, buildSampleChange({ 'public/index.html': text }), { ...sampleFacts, at: new Date(0).toISOString() });
    await note();
  }
  expect(seconds).toEqual([...new Set(seconds)].sort((one, other) => one - other));
});

test('serializes concurrent changes', async () => {
  const texts = ['1', '2', '3', '4', '5'];
  const applied = await Promise.all(texts.map((text) => applyChange(site, buildSampleChange({ 'public/index.html': text }), sampleFacts)));
  expect(applied.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect((await readLiveTree(site))['public/index.html']).toBe('5');
});

test('retains the newest changes', async () => {
  for (let count = 0; count < maxUndoHistory + 2; count += 1)
    await applyChange(site, buildSampleChange({ 'public/n': String(count) }), sampleFacts);
  expect((await listChanges(site)).map(({ number }) => number)).toEqual(
    Array.from({ length: maxUndoHistory }, (_, i) => maxUndoHistory + 2 - i),
  );
  expect(await listChangeNames(site)).toHaveLength(maxUndoHistory);
});

test('changes a new release itself, and continues the numbers', async () => {
  await applyChange(site, change, sampleFacts);
  await addRelease(site, 'r2', before);
  expect(await applyChange(site, change, sampleFacts)).toMatchObject({ number: 2, release: 'r2' });
  expect((await listChanges(site)).map(({ release }) => release)).toEqual(['r2', 'r1']);
});

test('rejects a change without a release', async () => {
  await rm(path.join(site, 'current'));
  await expect(applyChange(site, change, sampleFacts)).rejects.toMatchObject({ fault: 'no-release' });
});

test.each([
  ['a file where a folder is', { 'public/uz': 'x' }],
  ['a folder where a file is', { 'public/index.html/x': 'x' }],
  ['a folder where a file is that goes', { 'public/index.html/x': 'x', 'public/index.html': null }],
  ['the removal of a folder', { 'public/uz': null }],
  ['a way out through a link', { 'public/out/x': 'x' }],
  ['a removal through a link', { 'public/out/x': null }],
  ['a link itself', { 'public/out': 'x' }],
])('rejects %s', async (_, files) => {
  await symlink('/tmp', file('public/out'));
  await expect(applyChange(site, buildSampleChange(files), sampleFacts)).rejects.toMatchObject({ fault: 'wrong-path' });
  await rm(file('public/out'));
  expect(await readLiveTree(site)).toEqual(before);
  expect(await listChangeNames(site)).toEqual([]);
});

test.each([
  ['ENOSPC', 'disk-full', /the disk is full\. Free some space, then try again\. The site stays as it was/u],
  ['EFBIG', 'disk-full', /Raise the limit/u],
  ['EROFS', 'not-writable', /read-only\. Mount it for writing/u],
  ['EACCES', 'not-writable', /may not write there/u],
  ['EIO', 'disk', /Look after the disk/u],
])('explains %s, and what to do', async (code, fault, message) => {
  const refused = expect(applyChange(site, change, sampleFacts, createFailingFileSystem(5, code, 'once'))).rejects;
  await refused.toMatchObject({ name: 'SwapError', fault, message: expect.stringMatching(message) });
});

test('leaves the site as it was when the disk is full at any one step', async () => {
  const steps = (await recordSteps((disk) => applyChange(site, change, sampleFacts, disk))).length;
  for (let step = 1; step <= steps; step += 1) {
    await rm(site, { recursive: true });
    site = await createSampleSite(before);
    await expect(applyChange(site, change, sampleFacts, createFailingFileSystem(step, 'ENOSPC', 'once'))).rejects.toMatchObject({
      fault: 'disk-full',
    });
    expect(await readLiveTree(site)).toEqual(before);
    expect(await listChangeNames(site)).toEqual([]);
    await applyChange(site, change, sampleFacts);
    expect(await readLiveTree(site)).toEqual(after);
  }
});

test('names the file of a disk error', async () => {
  const disk = observeFileSystem(({ kind, target, act }) =>
    kind === 'rename' && target === file('public/uz/news/b/index.html') ? Promise.reject(new Error('broken')) : act(),
  );
  await expect(applyChange(site, change, sampleFacts, disk)).rejects.toThrow(
    /^public\/uz\/news\/b\/index\.html can't be written: Error: broken/u,
  );
});

test('leaves what recovery completes when the disk fails from some step on', async () => {
  const steps = (await recordSteps((disk) => applyChange(site, change, sampleFacts, disk))).length;
  for (let step = 1; step <= steps; step += 1) {
    await rm(site, { recursive: true });
    site = await createSampleSite(before);
    const error: unknown = await applyChange(site, change, sampleFacts, createFailingFileSystem(step, 'ENOSPC', 'from-then-on')).catch(
      (thrown: unknown) => thrown,
    );
    const isBegun = String(error).includes('Change 1 is begun');
    const { finished } = await recover(site);
    expect(finished).toEqual(isBegun ? [1] : []);
    expect(await readLiveTree(site)).toEqual(isBegun ? after : before);
    expect(await listChangeNames(site)).toEqual(isBegun ? ['1'] : []);
  }
});
