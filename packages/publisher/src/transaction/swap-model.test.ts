import { rm } from 'node:fs/promises';

import fc from 'fast-check';

import { applyChange } from './apply-change.ts';
import { listChanges } from './applied-change.ts';
import { recover } from './recover.ts';
import { TransactionError } from './transaction-error.ts';
import { quickFileSystem } from './test/quick-disk.ts';
import { buildSampleChange, sampleFacts, readLiveTree, createSampleSite, type Tree } from './test/sample-site.ts';
import { createFailingFileSystem } from './test/watched-disk.ts';
import { undoChange } from './undo-change.ts';

type Files = Readonly<Record<string, string | null>>;

const name = fc.constantFrom('a', 'b', 'c.html', 'c.html.br', 'd');
const file = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `public/${names.join('/')}`);
const text = fc.string({ maxLength: 4 });
const files = fc.dictionary(file, fc.option(text), { maxKeys: 5, noNullPrototype: true });
/** After how many steps the disk dies: in the change, and in the recovery from that. */
const death = fc.tuple(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 1, max: 20 }));

const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}/`);

/** Whether a change makes sense in a tree: no file is in the place of a folder. */
function fits(tree: Tree, change: Files): boolean {
  const named = Object.keys(change);
  const written = named.filter((path) => change[path] !== null);
  const there = Object.keys(tree);
  return (
    !named.some((path) => there.some((other) => isInside(path, other) || isInside(other, path))) &&
    !written.some((path) => written.some((other) => isInside(path, other)))
  );
}

function changed(tree: Tree, change: Files): Tree {
  const next = { ...tree, ...change };
  return Object.fromEntries(Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** A tree that is possible: files are left out that would need a file as a folder. */
function possible(requested: Files): Tree {
  return Object.entries(requested).reduce<Tree>((tree, [path, content]) => {
    const one = { [path]: content };
    return fits(tree, one) ? changed(tree, one) : tree;
  }, {});
}

const at = new Date('2026-11-20T11:00:00Z');

test('equals the model after any changes, and restores every tree when undoing them all in turn', () =>
  fc.assert(
    fc.asyncProperty(files, fc.array(files, { maxLength: 6 }), async (start, changes) => {
      const trees = [possible(start)];
      const site = await createSampleSite(possible(start));
      for (const change of changes) {
        const tree = trees.at(-1) ?? {};
        const made = applyChange(site, buildSampleChange(change), sampleFacts, quickFileSystem);
        if (fits(tree, change)) {
          await made;
          trees.push(changed(tree, change));
        } else await expect(made).rejects.toBeInstanceOf(TransactionError);
        expect(await readLiveTree(site)).toEqual(trees.at(-1));
      }
      for (let number = trees.length - 1; number >= 1; number -= 1) {
        await undoChange(site, number, at, quickFileSystem);
        expect(await readLiveTree(site)).toEqual(trees[number - 1]);
      }
      await rm(site, { recursive: true });
    }),
    { numRuns: 100 },
  ));

test('undoes only its own change, or refuses and names a later one', () =>
  fc.assert(
    fc.asyncProperty(fc.array(files, { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 6 }), async (changes, picks) => {
      const site = await createSampleSite({});
      for (const change of changes) await applyChange(site, buildSampleChange(change), sampleFacts, quickFileSystem).catch(() => undefined);
      for (const pick of picks) {
        const retainedChanges = await listChanges(site);
        const target = retainedChanges[pick % retainedChanges.length];
        if (!target) break;
        const tree = await readLiveTree(site);
        const undo = await undoChange(site, target.number, at, quickFileSystem).catch((error: unknown) => error);
        if (undo instanceof TransactionError) {
          const by = Number(/: change (\d+)/u.exec(undo.message)?.[1]);
          expect(by).toBeGreaterThan(target.number);
          expect(await readLiveTree(site)).toEqual(tree);
        } else {
          const own = new Set([...target.written, ...target.removed]);
          const others = (of: Tree) => Object.fromEntries(Object.entries(of).filter(([path]) => !own.has(path)));
          const now = await readLiveTree(site);
          expect(others(now)).toEqual(others(tree));
          expect(target.removed.filter((path) => now[path] === undefined)).toEqual([]);
        }
      }
      await rm(site, { recursive: true });
    }),
    { numRuns: 60 },
  ));

test('recovers the old tree or the new one, wherever the disk fails', () =>
  fc.assert(
    fc.asyncProperty(files, files, death, async (start, change, [inChange, inRecovery]) => {
      const tree = possible(start);
      fc.pre(fits(tree, change));
      const site = await createSampleSite(tree);
      const dying = createFailingFileSystem(inChange, 'EIO', 'from-then-on', quickFileSystem);
      const error: unknown = await applyChange(site, buildSampleChange(change), sampleFacts, dying).catch((thrown: unknown) => thrown);
      const isDecided = !(error instanceof TransactionError) || error.message.includes('is begun');
      await recover(site, createFailingFileSystem(inRecovery, 'EIO', 'from-then-on', quickFileSystem)).catch(() => undefined);
      await recover(site, quickFileSystem);
      expect(await readLiveTree(site)).toEqual(isDecided ? changed(tree, change) : tree);
      expect(await listChanges(site)).toHaveLength(isDecided ? 1 : 0);
      expect(await recover(site, quickFileSystem)).toEqual({ finished: [], dropped: [] });
      await rm(site, { recursive: true });
    }),
    { numRuns: 200 },
  ));
