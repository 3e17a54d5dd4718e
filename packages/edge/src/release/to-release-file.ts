import type { BigIntStats } from 'node:fs';

import type { ReleaseFile } from '../headers/found-file.ts';

/** Converts the stat of a regular file; undefined for folders, sockets and the like. */
export function toReleaseFile(realPath: string, stat: BigIntStats): ReleaseFile | undefined {
  if (!stat.isFile()) return undefined;
  return {
    realPath,
    size: Number(stat.size),
    mtimeMs: Number(stat.mtimeNs / 1_000_000n),
    version: `${stat.ino}-${stat.mtimeNs}-${stat.size}`,
  };
}
