import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { immutableFilePatterns } from '@ochiq/contract/routing/immutable-files';
import { isMissingFile } from '@ochiq/service-kit/errors';
import * as z from 'zod';

import { linkFileVariants, listPublicFiles } from './site-files.ts';
import { mapConcurrent } from './transaction/map-concurrent.ts';

/** For how many later code releases an asset is retained: a tab that was opened before them still requests it. */
const maxAssetGenerations = 3;

/** `assets.json` in a release. */
const assets = z.object({
  /** The code revision that the build states; `null` where it states none. */
  code: z.string().nullable(),
  /** The immutable files of this code and of those before it, newest first: names below `public`. */
  generations: z.array(z.array(z.string())),
});
type Assets = z.output<typeof assets>;

const getAssetsFile = (release: string) => path.join(release, 'assets.json');

/** Returns whether a file's name changes with its content. @param name below `public` */
export const isImmutableName = (name: string): boolean =>
  immutableFilePatterns.code.test(name) || immutableFilePatterns.others.test(`/${name}`);

/** Lists the assets of a release that predates `assets.json`: those of its own code. */
async function listUnrecordedAssets(release: string): Promise<Assets> {
  return { code: null, generations: [(await listPublicFiles(path.join(release, 'public'))).filter(isImmutableName)] };
}

async function readRecordedAssets(release: string): Promise<Assets | null> {
  const text = await readFile(getAssetsFile(release), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null;
    throw error;
  });
  return text === null ? null : assets.parse(JSON.parse(text));
}

/** Reads the assets of a release. @throws its list can't be read */
export const readAssets = async (release: string): Promise<Assets> => (await readRecordedAssets(release)) ?? listUnrecordedAssets(release);

/** Reads the code revision of a release; `null` where its build states none. @throws its list can't be read */
export const readReleaseCode = async (release: string): Promise<string | null> => (await readRecordedAssets(release))?.code ?? null;

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/**
 * Adds the immutable files of the last code releases to a new release and records their generations. A nightly build of
 * the same code ages none of them.
 * @param release the folder of the new release, with its own files
 */
export async function retainAssets(
  release: string,
  previous: string | null,
  { code, own }: { code: string | null; own: readonly string[] },
) {
  const sorted = [...own].sort();
  const before = previous === null ? [] : (await readAssets(previous)).generations;
  const generations = [sorted, ...before.filter((names) => !areSame(names, sorted))].slice(0, maxAssetGenerations + 1);
  const there = new Set(sorted);
  const older = new Set(generations.flat().filter((name) => !there.has(name)));
  await mapConcurrent([...older], async (name) => {
    const target = path.join(release, 'public', name);
    await mkdir(path.dirname(target), { recursive: true });
    await linkFileVariants(path.join(previous ?? '', 'public', name), target);
  });
  await writeFile(getAssetsFile(release), JSON.stringify({ code, generations } satisfies Assets));
}
