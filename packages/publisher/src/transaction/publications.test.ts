import { rm } from 'node:fs/promises';

import * as fc from 'fast-check';

import { applyChange } from './apply-change.ts';
import { getLastChangeNumber, listChanges } from './applied-change.ts';
import { listFilesChangedSince, readSiteSnapshot } from './changes-since.ts';
import { findPublication, listPublications } from './publications.ts';
import { readReplacedVersions, serializeReplaced } from './replaced-versions.ts';
import { recover } from './recover.ts';
import { maxUndoHistory } from './run-transaction.ts';
import { quickFileSystem } from './test/quick-disk.ts';
import {
  addRelease,
  buildSampleChange,
  createSampleSite,
  listChangeNames,
  readLiveTree,
  sampleFacts,
  type Tree,
} from './test/sample-site.ts';
import { createFailingFileSystem, recordSteps } from './test/watched-disk.ts';
import { undoChange } from './undo-change.ts';
import { findNewestUndoable } from './undo-conflicts.ts';

const before: Tree = { 'public/a.html': 'a', 'public/b/c.html': 'c', 'release.json': '{}' };
const at = new Date('2026-11-20T11:00:00Z');

let site: string;
beforeEach(async () => {
  site = await createSampleSite(before);
});
afterEach(() => rm(site, { recursive: true }));

type Files = Readonly<Record<string, string | null>>;
/** Applies a change that other pages follow. */
const begin = (files: Files, following = 28) => applyChange(site, buildSampleChange(files), { ...sampleFacts, following }, quickFileSystem);
/** Applies a change that continues what is unfinished. */
const complete = (files: Files) => applyChange(site, { ...buildSampleChange(files), isRest: true }, sampleFacts, quickFileSystem);
const apply = (files: Files) => applyChange(site, buildSampleChange(files), sampleFacts, quickFileSystem);
const undo = (number: number) => undoChange(site, number, at, quickFileSystem);
const numbers = async () => (await listPublications(site)).map(({ number, last }) => [number, last]);

test('joins the changes of a publication, and no other', async () => {
  await apply({ 'public/x.html': 'x' });
  await begin({ 'public/a.html': 'A', 'release.json': '{1}' });
  await complete({ 'public/b/c.html': null, 'release.json': '{2}', 'public/n.html': 'n' });
  await complete({ 'public/x.html': 'y' });
  expect(await numbers()).toEqual([
    [4, 4],
    [2, 3],
    [1, 1],
  ]);
  const joined = findPublication(await listPublications(site), 3);
  expect(joined).toMatchObject({ number: 2, facts: { pages: 2, published: sampleFacts.published }, removed: ['public/b/c.html'] });
  expect(joined?.facts).not.toHaveProperty('following');
  expect(joined?.ownPages).toEqual({ at: sampleFacts.at, pages: 1 });
  expect([...(joined?.written ?? [])].sort()).toEqual(['public/a.html', 'public/n.html', 'release.json']);
});

test.each([2, 1])('undoes a publication as a whole, byte for byte, by the number of either change (%i)', async (number) => {
  await begin({ 'public/a.html': 'A', 'release.json': '{1}', 'public/new.html': 'new' });
  await complete({ 'public/b/c.html': null, 'release.json': '{2}', 'public/new.html': null, 'public/n/n.html': 'n' });
  expect(await undo(number)).toMatchObject({ number: 3, undoes: 1 });
  expect(await readLiveTree(site)).toEqual(before);
  await undo(3);
  expect(await readLiveTree(site)).toEqual({ 'public/a.html': 'A', 'public/n/n.html': 'n', 'release.json': '{2}' });
});

test('undoes what is unfinished, which is then not continued', async () => {
  await begin({ 'public/a.html': 'A' });
  expect(await findNewestUndoable(site)).toBe(1);
  await undo(1);
  await complete({ 'public/b/c.html': 'C' });
  expect(await numbers()).toEqual([
    [3, 3],
    [2, 2],
    [1, 1],
  ]);
  await undo(3);
  expect(await readLiveTree(site)).toEqual(before);
});

test('continues nothing after another change, or in another release', async () => {
  await begin({ 'public/a.html': 'A' });
  await apply({ 'public/alert.json': '{}' });
  await complete({ 'public/b/c.html': 'C' });
  await begin({ 'public/a.html': 'AA' });
  await addRelease(site, 'r2', before);
  await complete({ 'public/b/c.html': 'CC' });
  expect((await numbers()).flat()).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
});

test('names a later change of a file of either part, and no part of itself', async () => {
  await begin({ 'public/a.html': 'A', 'release.json': '{1}' });
  await complete({ 'public/b/c.html': 'C', 'release.json': '{2}' });
  await apply({ 'public/b/c.html': 'D' });
  await expect(undo(1)).rejects.toThrow(/change 3 .* came later and touched public\/b\/c\.html too/u);
  await undo(3);
  await undo(1);
  expect(await readLiveTree(site)).toEqual(before);
  await expect(undo(2)).rejects.toThrow('change 5 has undone it already');
});

test('has the versions before all of its changes', async () => {
  const version = (title: string) => ({ type: 'news', documentId: 'n', locale: 'uz', before: { title }, isSilent: false }) as const;
  const own = serializeReplaced([version('first')]);
  await applyChange(site, { ...buildSampleChange({ 'public/a.html': 'A' }), before: own }, { ...sampleFacts, following: 1 });
  const both = serializeReplaced([version('second'), { ...version('other'), locale: 'ru' }]);
  await applyChange(site, { ...buildSampleChange({ 'public/b/c.html': 'C' }), before: both, isRest: true }, sampleFacts);
  const replaced = await readReplacedVersions(site, { number: 1, last: 2 });
  expect(replaced.map(({ before: value }) => value?.['title'])).toEqual(['first', 'other']);
});

test('takes the text back where only one of its changes was no more than a notice', async () => {
  const version = { type: 'news', documentId: 'n', before: { title: 'first' }, isSilent: true } as const;
  const locales = ['uz', 'ru', 'en'] as const;
  const document = { type: 'news', documentId: 'n', name: 'News' };
  const [isNotice, isText, isPublished] = [{ isNotice: true }, {}, { isSilent: false }];
  const change = (kinds: readonly object[]) => ({
    before: serializeReplaced(locales.map((locale, index) => ({ ...version, locale, ...kinds[index] }))),
    published: locales.map((locale, index) => ({ ...document, locale, ...(kinds[index] === isNotice && isNotice) })),
  });
  const [own, other] = [change([isNotice, isPublished, isNotice]), change([isText, isNotice, isNotice])];
  const first = { ...buildSampleChange({ 'public/a.html': 'A' }), before: own.before };
  await applyChange(site, first, { ...sampleFacts, published: own.published, following: 1 });
  const next = { ...buildSampleChange({ 'public/b/c.html': 'C' }), before: other.before, isRest: true };
  await applyChange(site, next, { ...sampleFacts, published: other.published });
  const replaced = await readReplacedVersions(site, { number: 1, last: 2 });
  expect(replaced.map(({ isSilent, isNotice: only }) => [isSilent, only])).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
  const [publication] = await listPublications(site);
  expect(publication?.facts.published.map((one) => one.isNotice)).toEqual([undefined, undefined, true]);
});

test('counts publications in the history, and splits none', async () => {
  for (let count = 0; count < maxUndoHistory + 1; count += 1) {
    await begin({ 'public/a.html': String(count) });
    await complete({ 'public/b/c.html': String(count) });
  }
  await begin({ 'public/a.html': 'last' });
  const publications = await listPublications(site);
  expect(publications).toHaveLength(maxUndoHistory);
  expect(publications.at(-1)).toMatchObject({ number: 5, last: 6 });
  expect(await listChangeNames(site)).toHaveLength(2 * (maxUndoHistory - 1) + 1);
});

test('tells those that follow the journals of each change', async () => {
  const start = await readSiteSnapshot(site);
  await begin({ 'public/a.html': 'A' });
  const between = await readSiteSnapshot(site);
  await complete({ 'public/b/c.html': 'C' });
  const now = await readSiteSnapshot(site);
  if (!start || !between || !now) throw new Error('Nothing is published');
  expect(await listFilesChangedSince(site, start, now)).toEqual(['public/a.html', 'public/b/c.html']);
  expect(await listFilesChangedSince(site, between, now)).toEqual(['public/b/c.html']);
  expect(await getLastChangeNumber(site)).toBe(2);
});

test('undoes all of a publication or nothing when interrupted at any step', async () => {
  const make = async () => {
    await rm(site, { recursive: true });
    site = await createSampleSite(before);
    await begin({ 'public/a.html': 'A', 'release.json': '{1}' });
    await complete({ 'public/b/c.html': null, 'release.json': '{2}', 'public/n/n.html': 'n' });
  };
  await make();
  const after = await readLiveTree(site);
  const steps = await recordSteps((disk) => undoChange(site, 1, at, disk));
  for (let step = 1; step <= steps.length; step += 1) {
    await make();
    await undoChange(site, 1, at, createFailingFileSystem(step, 'EIO', 'from-then-on', quickFileSystem)).catch(() => undefined);
    await recover(site, quickFileSystem);
    const isUndone = (await listChanges(site)).length === 3;
    expect({ step, tree: await readLiveTree(site) }).toEqual({ step, tree: isUndone ? before : after });
  }
});

test('restores the files before any publication, whatever its changes were', async () => {
  const names = ['public/a.html', 'public/b/c.html', 'public/n.html', 'release.json'];
  const files = fc.dictionary(fc.constantFrom(...names), fc.option(fc.constantFrom('1', '2', '3')), { minKeys: 1 });
  const publications = fc.array(fc.array(files, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(publications, async (all) => {
      await rm(site, { recursive: true });
      site = await createSampleSite(before);
      const trees: Tree[] = [];
      for (const parts of all) {
        trees.push(await readLiveTree(site));
        for (const [index, part] of parts.entries()) {
          const following = parts.length - 1 - index;
          const facts = { ...sampleFacts, ...(following > 0 && { following }) };
          await applyChange(site, { ...buildSampleChange(part), isRest: index > 0 }, facts, quickFileSystem);
        }
      }
      expect(await listPublications(site)).toHaveLength(all.length);
      expect(await listChanges(site)).toHaveLength(all.flat().length);
      for (const tree of trees.reverse()) {
        await undo((await findNewestUndoable(site)) ?? 0);
        expect(await readLiveTree(site)).toEqual(tree);
      }
    }),
    { numRuns: 40 },
  );
});
