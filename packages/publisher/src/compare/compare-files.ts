import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { FileDifference } from '@ochiq/contract/publisher-status';

import { inBatches } from '../swap/in-batches.ts';
import { isMissing } from '@ochiq/service/error-code';
import { firstDifference } from '../verify/first-difference.ts';

const twins = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

async function bytesOf(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Returns how a file differs, including one that exists on one side only. */
function difference(file: string, built: Buffer | null, live: Buffer | null): FileDifference[] {
  if (built === null || live === null)
    return built === live
      ? []
      : [{ file, at: null, built: built && `${String(built.length)} bytes`, live: live && `${String(live.length)} bytes` }];
  const place = firstDifference(built, live);
  return place ? [{ file, at: place.at, built: place.one, live: place.other }] : [];
}

/** Returns the compressed variants of a live file that do not decompress to the built file. */
async function twinDifferences(name: string, built: Buffer, live: string): Promise<FileDifference[]> {
  const found = twins.map(async ([suffix, unpack]) => {
    const packed = await bytesOf(path.join(live, name + suffix));
    if (packed === null) return [];
    const unpacked = await unpack(packed).catch(() => Buffer.from('(can’t be unpacked)'));
    return difference(`public/${name}${suffix}`, built, unpacked);
  });
  return (await Promise.all(found)).flat();
}

/**
 * Compares files of two folders byte for byte, including the content of their compressed variants.
 * @param names below both folders
 */
export async function compareFiles(names: readonly string[], builtDir: string, liveDir: string): Promise<FileDifference[]> {
  const found = new Map<string, FileDifference[]>();
  await inBatches(names, async (name) => {
    const [built, live] = await Promise.all([bytesOf(path.join(builtDir, name)), bytesOf(path.join(liveDir, name))]);
    const own = difference(`public/${name}`, built, live);
    found.set(name, own.length > 0 || built === null ? own : await twinDifferences(name, built, liveDir));
  });
  return names.flatMap((name) => found.get(name) ?? []);
}
