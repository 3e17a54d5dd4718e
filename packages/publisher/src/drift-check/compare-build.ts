import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { FileDifference } from '@ochiq/contract/wire/publisher-status';
import { siteFacts, type SiteFacts } from '@ochiq/contract/wire/site-facts';
import { buildScriptPage, findScriptSource, listScriptFiles } from '@ochiq/pages/script-pages/build-script-page';
import * as z from 'zod';
import { isMissingFile } from '@ochiq/service-kit/errors';

import { listBuiltFiles, listPublicFiles } from '../site-files.ts';
import { readAssets } from '../kept-assets.ts';
import { pickContentFacts } from '../undo/published-baseline.ts';
import { getPublicDir, readReleaseFacts } from '../state/live-release.ts';
import { getPageFile } from '../site-paths.ts';
import { findFirstDifference } from '../renderer-parity/find-first-difference.ts';
import { mapConcurrent } from '../transaction/map-concurrent.ts';

const compressedVariants = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

async function readBytes(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (isMissingFile(error)) return null;
    throw error;
  });
}

/** Reads a file of a build; a page in a further alphabet is made as the publisher makes it. */
async function readBuiltBytes(folder: string, name: string, words: string): Promise<Buffer | null> {
  const made = findScriptSource(name);
  if (made === null) return readBytes(path.join(folder, name));
  const bytes = await readBytes(path.join(folder, made.source));
  const page = bytes ? buildScriptPage(bytes.toString('utf8'), made.script, words) : null;
  return page === null ? null : Buffer.from(page);
}

/** Returns how a file differs, including one that exists on one side only. */
function compareBytes(file: string, built: Buffer | null, live: Buffer | null): FileDifference[] {
  if (built === null || live === null)
    return built === live
      ? []
      : [{ file, at: null, built: built && `${String(built.length)} bytes`, live: live && `${String(live.length)} bytes` }];
  const mismatch = findFirstDifference(built, live);
  return mismatch ? [{ file, at: mismatch.at, built: mismatch.one, live: mismatch.other }] : [];
}

/** Returns the compressed variants of a live file that do not decompress to the built file. */
async function compareCompressedVariants(name: string, built: Buffer, live: string): Promise<FileDifference[]> {
  const differences = compressedVariants.map(async ([suffix, unpack]) => {
    const packed = await readBytes(path.join(live, name + suffix));
    if (packed === null) return [];
    const unpacked = await unpack(packed).catch(() => Buffer.from('(can’t be unpacked)'));
    return compareBytes(`public/${name}${suffix}`, built, unpacked);
  });
  return (await Promise.all(differences)).flat();
}

/**
 * Compares files of two folders byte for byte, including the content of their compressed variants.
 * @param names below both folders
 * @param words what editors list for pages in further alphabets
 */
async function compareFiles(names: readonly string[], builtDir: string, liveDir: string, words: string): Promise<FileDifference[]> {
  const differences = new Map<string, FileDifference[]>();
  await mapConcurrent(names, async (name) => {
    const [built, live] = await Promise.all([readBuiltBytes(builtDir, name, words), readBytes(path.join(liveDir, name))]);
    const ownDifferences = compareBytes(`public/${name}`, built, live);
    differences.set(
      name,
      ownDifferences.length > 0 || built === null ? ownDifferences : await compareCompressedVariants(name, built, liveDir),
    );
  });
  return names.flatMap((name) => differences.get(name) ?? []);
}

const plannedPages = z.array(z.object({ path: z.string() }));

export type BuildComparison = {
  files: number;
  differences: FileDifference[];
  /** Harmless files below `public` that no page of the build needs. */
  spare: string[];
};

/** Returns whether a file may be unused: media and cards stay until the next release of other code or content. */
const mayBeOrphaned = (name: string) => /^(?:media|cards)\//u.test(name);

async function compareFacts(built: SiteFacts, release: string): Promise<FileDifference[]> {
  const [one, other] = [pickContentFacts(built), pickContentFacts(await readReleaseFacts(release))].map((facts) =>
    Buffer.from(JSON.stringify(facts)),
  );
  const difference = one && other ? findFirstDifference(one, other) : null;
  return difference ? [{ file: 'release.json', at: difference.at, built: difference.one, live: difference.other }] : [];
}

/**
 * Compares every file of a build and of a release byte for byte, except the assets of older code, which only the
 * release has.
 * @param buildDir the folder with `public` and `.site`
 */
export async function compareBuild(buildDir: string, release: string): Promise<BuildComparison> {
  const pagesJson: unknown = JSON.parse(await readFile(path.join(buildDir, '.site', 'pages.json'), 'utf8'));
  const pages = new Set(plannedPages.parse(pagesJson).map((page) => getPageFile(page.path)));
  const builtFiles = await listBuiltFiles(path.join(buildDir, 'public'), pages);
  const built = [...builtFiles, ...builtFiles.flatMap(listScriptFiles).map(({ name }) => name)];
  const isBuilt = new Set(built);
  const olderAssets = new Set((await readAssets(release)).generations.slice(1).flat());
  const onlyLive = (await listPublicFiles(getPublicDir(release))).filter((name) => !isBuilt.has(name) && !olderAssets.has(name));
  const names = [...built, ...onlyLive.filter((name) => !mayBeOrphaned(name))];
  const facts = siteFacts.parse(JSON.parse(await readFile(path.join(buildDir, '.site', 'facts.json'), 'utf8')));
  const differences = await compareFiles(names, path.join(buildDir, 'public'), getPublicDir(release), facts.cyrillicWords);
  return {
    files: names.length,
    differences: [...differences, ...(await compareFacts(facts, release))],
    spare: onlyLive.filter(mayBeOrphaned),
  };
}
