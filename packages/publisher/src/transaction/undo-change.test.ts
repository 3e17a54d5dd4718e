import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { applyChange } from './apply-change.ts';
import { listChanges } from './applied-change.ts';
import { recover } from './recover.ts';
import { quickFileSystem } from './test/quick-disk.ts';
import { addRelease, buildSampleChange, sampleFacts, readLiveTree, createSampleSite, type Tree } from './test/sample-site.ts';
import { createFailingFileSystem, recordSteps } from './test/watched-disk.ts';
import { undoChange } from './undo-change.ts';

const before: Tree = { 'public/a.html': 'a', 'public/b/c.html': 'c' };
const at = new Date('2026-11-20T11:00:00Z');

let site: string;
beforeEach(async () => {
  site = await createSampleSite(before);
});
afterEach(() => rm(site, { recursive: true }));

const apply = (files: Record<string, string | null>, name = 'Yangilik') =>
  applyChange(site, buildSampleChange(files), { ...sampleFacts, published: [{ type: 'news', documentId: name, locale: null, name }] });

test('restores the previous state by a new change', async () => {
  await apply({ 'public/a.html': 'A', 'public/b/c.html': null, 'public/d/e.html': 'e', 'public/never': null });
  expect(await undoChange(site, 1, at)).toMatchObject({
    number: 2,
    undoes: 1,
    facts: { at: at.toISOString(), published: [{ name: 'Yangilik' }] },
    written: ['public/a.html', 'public/b/c.html'],
    removed: ['public/d/e.html'],
  });
  expect(await readLiveTree(site)).toEqual(before);
});

test('writes extra files with an undo, and removes them when the undo is undone', async () => {
  await apply({ 'public/a.html': 'A' });
  const note = (undone: { number: number; written: string[] }) =>
    new Map([[`notes/${String(undone.number)}.json`, Buffer.from(undone.written.join())]]);
  await undoChange(site, 1, at, quickFileSystem, note);
  expect(await readLiveTree(site)).toEqual({ ...before, 'notes/1.json': 'public/a.html' });
  await undoChange(site, 2, at);
  expect(await readLiveTree(site)).toEqual({ ...before, 'public/a.html': 'A' });
});

test('can undo an undo', async () => {
  await apply({ 'public/a.html': 'A', 'public/b/c.html': null });
  await undoChange(site, 1, at);
  await undoChange(site, 2, at);
  expect(await readLiveTree(site)).toEqual({ 'public/a.html': 'A' });
});

test('ignores later changes of other files', async () => {
  await apply({ 'public/a.html': 'A' });
  await apply({ 'public/b/c.html': 'C' });
  await undoChange(site, 1, at);
  expect(await readLiveTree(site)).toEqual({ 'public/a.html': 'a', 'public/b/c.html': 'C' });
});

test('names a later change of the same file, until that is undone', async () => {
  await apply({ 'public/a.html': 'A' });
  await apply({ 'public/a.html': 'B' }, 'Keyingisi');
  await apply({ 'public/b/c.html': 'C' });
  await expect(undoChange(site, 1, at)).rejects.toThrow(/change 2 \(“Keyingisi”\) came later and touched public\/a\.html too/u);
  await undoChange(site, 2, at);
  await undoChange(site, 1, at);
  expect((await readLiveTree(site))['public/a.html']).toBe('a');
});

test('names a later change of the same entry, though it changed other files', async () => {
  const about = { ...sampleFacts, versions: ['news n uz'] };
  await applyChange(site, buildSampleChange({ 'public/a.html': 'A' }), about);
  await applyChange(site, buildSampleChange({ 'public/b/c.html': 'C' }), { ...about, versions: ['news n uz', 'news n ru'] });
  await expect(undoChange(site, 1, at)).rejects.toThrow(/change 2 .* came later and touched news n uz too/u);
  await undoChange(site, 2, at);
  await undoChange(site, 1, at);
  expect(await readLiveTree(site)).toEqual(before);
});

test('counts a later change even if it wrote the same text', async () => {
  await apply({ 'public/a.html': 'A' });
  await apply({ 'public/a.html': 'A' });
  await expect(undoChange(site, 1, at)).rejects.toMatchObject({ fault: 'overtaken' });
});

test('names a file that was restored as a folder', async () => {
  await apply({ 'public/a.html': null });
  await apply({ 'public/a.html/index.html': 'x' }, 'Papka');
  await expect(undoChange(site, 1, at)).rejects.toThrow('Papka');
});

test('names a folder that was restored as a file', async () => {
  await apply({ 'public/b/c.html': null });
  await apply({ 'public/b': 'x' }, 'Fayl');
  await expect(undoChange(site, 1, at)).rejects.toThrow('Fayl');
});

test('keeps a file removed that was removed again', async () => {
  await apply({ 'public/a.html': null });
  await apply({ 'public/a.html': 'A' });
  await apply({ 'public/a.html': null }, 'Oxirgisi');
  await expect(undoChange(site, 1, at)).rejects.toThrow('Oxirgisi');
});

test('rejects a second undo', async () => {
  await apply({ 'public/a.html': 'A' });
  await undoChange(site, 1, at);
  await expect(undoChange(site, 1, at)).rejects.toThrow('change 2 has undone it already');
  expect(await listChanges(site)).toHaveLength(2);
});

test('does not overwrite a file that was modified outside', async () => {
  await apply({ 'public/new.html': 'A' });
  await rm(path.join(site, 'current/public/new.html'));
  await writeFile(path.join(site, 'current/public/new.html'), 'by hand');
  await expect(undoChange(site, 1, at)).rejects.toThrow('public/new.html is not as it left it');
});

test('rejects a change of an earlier release, and one that is no longer retained', async () => {
  await apply({ 'public/a.html': 'A' });
  await addRelease(site, 'r2', before);
  await expect(undoChange(site, 1, at)).rejects.toThrow('belongs to release r1');
  await expect(undoChange(site, 7, at)).rejects.toMatchObject({ fault: 'unknown-change' });
});

test('reports a corrupt journal', async () => {
  await apply({ 'public/a.html': 'A' });
  await writeFile(path.join(site, 'changes/1/journal.json'), '{"number":1');
  await expect(listChanges(site)).rejects.toMatchObject({ fault: 'spoilt-journal', message: expect.stringContaining('changes/1') });
});

test('applies all or nothing when interrupted at any step', async () => {
  const made = async () => {
    await rm(site, { recursive: true });
    site = await createSampleSite(before);
    await applyChange(
      site,
      buildSampleChange({ 'public/a.html': 'A', 'public/b/c.html': null, 'public/d/e.html': 'e' }),
      sampleFacts,
      quickFileSystem,
    );
  };
  await made();
  const steps = await recordSteps((disk) => undoChange(site, 1, at, disk));
  const outcomes: number[] = [];
  for (let step = 1; step <= steps.length; step += 1) {
    await made();
    await undoChange(site, 1, at, createFailingFileSystem(step, 'EIO', 'from-then-on', quickFileSystem)).catch(() => undefined);
    await recover(site, quickFileSystem);
    const changes = await listChanges(site);
    expect({ step, tree: await readLiveTree(site) }).toEqual({
      step,
      tree: changes.length === 2 ? before : { 'public/a.html': 'A', 'public/d/e.html': 'e' },
    });
    outcomes.push(changes.length);
  }
  expect(new Set(outcomes)).toEqual(new Set([1, 2]));
});
