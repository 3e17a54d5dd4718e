import { rm } from 'node:fs/promises';

import { applyChange } from './apply-change.ts';
import { findNewestUndoable } from './undo-conflicts.ts';
import { quickFileSystem } from './test/quick-disk.ts';
import { addRelease, buildSampleChange, sampleFacts, createSampleSite } from './test/sample-site.ts';
import { undoChange } from './undo-change.ts';

let site: string;
beforeEach(async () => {
  site = await createSampleSite({ 'public/a.html': 'a', 'public/b.html': 'b' });
});
afterEach(() => rm(site, { recursive: true }));

const apply = (files: Record<string, string>) => applyChange(site, buildSampleChange(files), sampleFacts, quickFileSystem);
const undo = (number: number) => undoChange(site, number, new Date('2026-11-20T11:00:00Z'), quickFileSystem);

test('finds nothing where nothing was changed', async () => {
  expect(await findNewestUndoable(site)).toBeNull();
});

test('goes back in time when undoing the newest again and again', async () => {
  await apply({ 'public/a.html': 'A' });
  await apply({ 'public/a.html': 'AA', 'public/b.html': 'B' });
  expect(await findNewestUndoable(site)).toBe(2);
  await undo(2);
  expect(await findNewestUndoable(site)).toBe(1);
  await undo(1);
  expect(await findNewestUndoable(site)).toBeNull();
});

test('finds a change that was restored by undoing its undo', async () => {
  await apply({ 'public/a.html': 'A' });
  await undo(1);
  await undo(2);
  expect(await findNewestUndoable(site)).toBe(1);
});

test('finds nothing in a release that was published by a build', async () => {
  await apply({ 'public/a.html': 'A' });
  await addRelease(site, 'r2', { 'public/a.html': 'A2' });
  expect(await findNewestUndoable(site)).toBeNull();
});
