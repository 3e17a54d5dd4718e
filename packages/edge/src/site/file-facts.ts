import type { BigIntStats } from 'node:fs';

import type { FoundFile } from '../rules/found-file.ts';

/** A regular file's stat as the edge uses it; undefined for folders, sockets and the like. */
export function fileFacts(realPath: string, stat: BigIntStats): FoundFile | undefined {
  if (!stat.isFile()) return undefined;
  return {
    realPath,
    size: Number(stat.size),
    mtimeMs: Number(stat.mtimeNs / 1_000_000n),
    version: `${stat.ino}-${stat.mtimeNs}-${stat.size}`,
  };
}
