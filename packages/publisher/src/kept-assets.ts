import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { lastingFiles } from '@ochiq/contract/lasting-files';
import * as z from 'zod';

import { liveNames } from './live-names.ts';
import { shareFile } from './share-file.ts';
import { isMissing } from '@ochiq/service/error-code';
import { inBatches } from './swap/in-batches.ts';

/** For how many later code releases an asset is retained: a tab that was opened before them still requests it. */
const keptCodes = 3;

/** `assets.json` in a release. */
const assets = z.object({
  /** The code revision that the build states; `null` where it states none. */
  code: z.string().nullable(),
  /** The immutable files of this code and of those before it, newest first: names below `public`. */
  generations: z.array(z.array(z.string())),
});
type Assets = z.output<typeof assets>;

const fileIn = (release: string) => path.join(release, 'assets.json');

/** Returns whether a file's name changes with its content. @param name below `public` */
export const isLasting = (name: string): boolean => lastingFiles.code.test(name) || lastingFiles.others.test(`/${name}`);

/** Lists the assets of a release that predates `assets.json`: those of its own code. */
async function foundAssets(release: string): Promise<Assets> {
  return { code: null, generations: [(await liveNames(path.join(release, 'public'))).filter(isLasting)] };
}

async function writtenAssets(release: string): Promise<Assets | null> {
  const text = await readFile(fileIn(release), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return text === null ? null : assets.parse(JSON.parse(text));
}

/** Reads the assets of a release. @throws its list can't be read */
export const assetsOf = async (release: string): Promise<Assets> => (await writtenAssets(release)) ?? foundAssets(release);

/** Reads the code revision of a release; `null` where its build states none. @throws its list can't be read */
export const codeOfRelease = async (release: string): Promise<string | null> => (await writtenAssets(release))?.code ?? null;

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/**
 * Adds the immutable files of the last code releases to a new release and records their generations. A nightly build of
 * the same code ages none of them.
 * @param release the folder of the new release, with its own files
 */
export async function keepAssets(release: string, previous: string | null, { code, own }: { code: string | null; own: readonly string[] }) {
  const sorted = [...own].sort();
  const before = previous === null ? [] : (await assetsOf(previous)).generations;
  const generations = [sorted, ...before.filter((names) => !areSame(names, sorted))].slice(0, keptCodes + 1);
  const there = new Set(sorted);
  const older = new Set(generations.flat().filter((name) => !there.has(name)));
  await inBatches([...older], async (name) => {
    const target = path.join(release, 'public', name);
    await mkdir(path.dirname(target), { recursive: true });
    await shareFile(path.join(previous ?? '', 'public', name), target);
  });
  await writeFile(fileIn(release), JSON.stringify({ code, generations } satisfies Assets));
}
