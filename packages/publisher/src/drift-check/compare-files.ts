import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { FileDifference } from '@ochiq/contract/wire/publisher-status';

import { mapConcurrent } from '../transaction/map-concurrent.ts';
import { isNotFound } from '@ochiq/service-kit/errors';
import { findFirstDifference } from '../renderer-parity/find-first-difference.ts';

const compressedVariants = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

async function readBytes(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
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
 */
export async function compareFiles(names: readonly string[], builtDir: string, liveDir: string): Promise<FileDifference[]> {
  const differences = new Map<string, FileDifference[]>();
  await mapConcurrent(names, async (name) => {
    const [built, live] = await Promise.all([readBytes(path.join(builtDir, name)), readBytes(path.join(liveDir, name))]);
    const ownDifferences = compareBytes(`public/${name}`, built, live);
    differences.set(
      name,
      ownDifferences.length > 0 || built === null ? ownDifferences : await compareCompressedVariants(name, built, liveDir),
    );
  });
  return names.flatMap((name) => differences.get(name) ?? []);
}
