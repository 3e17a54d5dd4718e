import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { switchRelease } from '../../releases.ts';
import type { ChangeFacts } from '../journal.ts';

/** Texts of files by their path in the release. */
export type Tree = Readonly<Record<string, string>>;

export const sampleFacts: ChangeFacts = {
  at: '2026-11-20T10:00:00.000Z',
  published: [{ type: 'news', documentId: 'n1', locale: 'uz', name: 'Yangilik' }],
  pages: 1,
};

/** Adds a release to a published folder and makes it the current one. */
export async function addRelease(siteDir: string, id: string, tree: Tree): Promise<void> {
  const release = path.join(siteDir, 'releases', id);
  await mkdir(path.join(release, 'public'), { recursive: true });
  for (const [name, text] of Object.entries(tree)) {
    await mkdir(path.dirname(path.join(release, name)), { recursive: true });
    await writeFile(path.join(release, name), text);
  }

  await switchRelease(siteDir, id);
}

/** Creates a published folder with one release. */
export async function createSampleSite(tree: Tree): Promise<string> {
  const siteDir = await mkdtemp(path.join(os.tmpdir(), 'ochiq-swap-'));
  await addRelease(siteDir, 'r1', tree);
  return siteDir;
}

/** Reads all files of the current release. */
export async function readLiveTree(siteDir: string): Promise<Tree> {
  const release = path.join(siteDir, 'current');
  const entries = await readdir(path.join(release, '.'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map(async (file) => [path.relative(release, file), await readFile(file, 'utf8')] as const));
  return Object.fromEntries(texts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Builds a change from texts; `null` removes the file. */
export function buildSampleChange(files: Readonly<Record<string, string | null>>) {
  const entries = Object.entries(files);
  return {
    write: new Map(entries.flatMap(([name, text]) => (text === null ? [] : [[name, Buffer.from(text)] as const]))),
    remove: entries.flatMap(([name, text]) => (text === null ? [name] : [])),
  };
}

/** Lists the names in the folder of changes. */
export const listChangeNames = (siteDir: string): Promise<string[]> => readdir(path.join(siteDir, 'changes')).catch(() => []);
