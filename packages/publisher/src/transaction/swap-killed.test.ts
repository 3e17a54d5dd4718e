import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { applyChange } from './apply-change.ts';
import { listChanges } from './applied-change.ts';
import { listPublications } from './publications.ts';
import { recover } from './recover.ts';
import { compileChildScripts, waitForExit, type ChildScripts } from './test/child-scripts.ts';
import { after, before, complete, restChange, sampleChange } from './test/sample-change.ts';
import { sampleFacts, readLiveTree, createSampleSite } from './test/sample-site.ts';
import { quickFileSystem } from './test/quick-disk.ts';
import { recordSteps } from './test/watched-disk.ts';
import { undoChange } from './undo-change.ts';

// Some dozens of processes are started.
jest.setTimeout(180_000);

let scripts: ChildScripts;
let sites: string[];
beforeAll(async () => {
  scripts = await compileChildScripts();
});
beforeEach(() => {
  sites = [];
});
afterEach(() => Promise.all(sites.map((site) => rm(site, { recursive: true }))));
afterAll(() => scripts.remove());

async function newSite(): Promise<string> {
  const site = await createSampleSite(before);
  sites.push(site);
  return site;
}

/** A copy in which names of one file are still names of one file. */
async function copyOf(site: string): Promise<string> {
  const copy = await newSite();
  await rm(copy, { recursive: true });
  await promisify(execFile)('cp', ['-a', site, copy]);
  return copy;
}

/** Whether a change is decided on: its journal has its name. */
const isDecided = (site: string, number: number) =>
  [`${number}.part`, String(number)].some((name) => existsSync(path.join(site, 'changes', name, 'journal.json')));

/** Lets a process do something to a site and die at a step. */
async function killAt(work: 'apply' | 'complete' | 'recover', site: string, step: number, moment: 'before' | 'within' = 'before') {
  expect(await waitForExit(scripts.start('killed-child', [work, site, step, moment]))).toBe('SIGKILL');
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** Two at a time, as most machines have two processors. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all([worker(), worker()]);
}

/** Kills a change of a new site at a step and looks what recovery makes of it. Tells whether it was decided on. */
async function recoveredFrom(step: number, moment: 'before' | 'within'): Promise<boolean> {
  const site = await newSite();
  await killAt('apply', site, step, moment);
  const decided = isDecided(site, 1);
  await recover(site);
  expect({ step, tree: await readLiveTree(site) }).toEqual({ step, tree: decided ? after : before });
  expect(await listChanges(site)).toHaveLength(decided ? 1 : 0);
  return decided;
}

const sampleSteps = async () => {
  const site = await newSite();
  return recordSteps((disk) => applyChange(site, sampleChange, sampleFacts, disk));
};

test('completes or drops a change killed before any step', async () => {
  const steps = await sampleSteps();
  const decided: boolean[] = [];
  await forEach(numbers(steps.length), async (step) => {
    decided[step - 1] = await recoveredFrom(step, 'before');
  });
  // One step decides: the one that gives the journal its name.
  const deciding = steps.findIndex(({ kind, target }) => kind === 'rename' && target.endsWith('journal.json'));
  expect(decided).toEqual(steps.map((_, index) => index > deciding));
});

test('drops a change killed while it writes a file', async () => {
  const writing = (await sampleSteps()).flatMap(({ kind }, index) => (kind === 'writeFile' ? [index + 1] : []));
  // Three files and the journal.
  expect(writing).toHaveLength(4);
  await forEach(writing, async (step) => expect(await recoveredFrom(step, 'within')).toBe(false));
});

test('completes a recovery killed before any step, even twice', async () => {
  const deciding = (await sampleSteps()).findIndex(({ target }) => target.endsWith('journal.json'));
  const killed = await newSite();
  await killAt('apply', killed, deciding + 2);
  const steps = await recordSteps(async (disk) => recover(await copyOf(killed), disk));
  await forEach(numbers(steps.length), async (step) => {
    const site = await copyOf(killed);
    await killAt('recover', site, step);
    const left = await recordSteps(async (disk) => recover(await copyOf(site), disk));
    await killAt('recover', site, Math.ceil(left.length / 2));
    await recover(site);
    expect({ step, tree: await readLiveTree(site) }).toEqual({ step, tree: after });
    expect(await recover(site)).toEqual({ finished: [], dropped: [] });
  });
});

test('removes the remains of an undecided change, even when interrupted', async () => {
  const killed = await newSite();
  await killAt('apply', killed, 6);
  const steps = await recordSteps(async (disk) => recover(await copyOf(killed), disk));
  for (const step of numbers(steps.length)) {
    const site = await copyOf(killed);
    await killAt('recover', site, step);
    expect(await recover(site)).toEqual({ finished: [], dropped: [1] });
    expect(await readLiveTree(site)).toEqual(before);
  }
});

test('leaves a publication that is undone as a whole when its second change is killed before any step', async () => {
  const begun = await newSite();
  await applyChange(begun, sampleChange, { ...sampleFacts, following: 2 }, quickFileSystem);
  const steps = await recordSteps(async (disk) => applyChange(await copyOf(begun), restChange, sampleFacts, disk));
  const isComplete: boolean[] = [];
  await forEach(numbers(steps.length), async (step) => {
    const site = await copyOf(begun);
    await killAt('complete', site, step);
    const decided = isDecided(site, 2);
    await recover(site, quickFileSystem);
    expect({ step, tree: await readLiveTree(site) }).toEqual({ step, tree: decided ? complete : after });
    expect(await listPublications(site)).toMatchObject([{ number: 1, last: decided ? 2 : 1, facts: decided ? {} : { following: 2 } }]);
    // The next start completes it.
    if (!decided) await applyChange(site, restChange, sampleFacts, quickFileSystem);
    expect({ step, tree: await readLiveTree(site) }).toEqual({ step, tree: complete });
    expect(await undoChange(site, 1, new Date(), quickFileSystem)).toMatchObject({ undoes: 1 });
    expect({ step, tree: await readLiveTree(site) }).toEqual({ step, tree: before });
    isComplete[step - 1] = decided;
  });
  expect(new Set(isComplete)).toEqual(new Set([true, false]));
});
