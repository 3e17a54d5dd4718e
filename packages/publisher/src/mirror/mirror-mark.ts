import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

const mirrorMark = z.object({
  /** The mirror that it is about. */
  place: z.string(),
  /** What the mirror is true to: a release, and the last change of its files; `null` where that is not known. */
  at: z.object({ release: z.string(), change: z.int().nonnegative() }).nullable(),
  /** Addresses that are not what they were, and whose caches were not told yet. */
  unpurged: z.array(z.string()),
});
export type MirrorMark = z.output<typeof mirrorMark>;

const fileIn = (siteDir: string) => path.join(siteDir, 'mirror', 'mark.json');

/** What is known of a mirror: nothing, where the mark is lost, spoilt, or of another mirror. */
export async function readMirrorMark(siteDir: string, place: string): Promise<MirrorMark> {
  const unknown = { place, at: null, unpurged: [] };
  try {
    const mark = mirrorMark.parse(JSON.parse(await readFile(fileIn(siteDir), 'utf8')));
    return mark.place === place ? mark : unknown;
  } catch {
    return unknown;
  }
}

/** Writes it down in one instant. */
export async function writeMirrorMark(siteDir: string, mark: MirrorMark): Promise<void> {
  const file = fileIn(siteDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(mark));
  await rename(`${file}.part`, file);
}
