import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

const mirrorCheckpoint = z.object({
  /** The location of the mirror. */
  place: z.string(),
  /** The state that the mirror matches: a release, and the last change of its files; `null` where unknown. */
  at: z.object({ release: z.string(), change: z.int().nonnegative() }).nullable(),
  /** Changed addresses that were not purged from caches yet. */
  unpurged: z.array(z.string()),
});
export type MirrorCheckpoint = z.output<typeof mirrorCheckpoint>;

const getCheckpointFile = (siteDir: string) => path.join(siteDir, 'mirror', 'mark.json');

/** Reads the checkpoint of a mirror: an empty one where it is missing, corrupt, or of another mirror. */
export async function readMirrorCheckpoint(siteDir: string, place: string): Promise<MirrorCheckpoint> {
  const unknown = { place, at: null, unpurged: [] };
  try {
    const mark = mirrorCheckpoint.parse(JSON.parse(await readFile(getCheckpointFile(siteDir), 'utf8')));
    return mark.place === place ? mark : unknown;
  } catch {
    return unknown;
  }
}

/** Writes the checkpoint atomically. */
export async function writeMirrorCheckpoint(siteDir: string, mark: MirrorCheckpoint): Promise<void> {
  const file = getCheckpointFile(siteDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(mark));
  await rename(`${file}.part`, file);
}
