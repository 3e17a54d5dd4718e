import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { isSiteFile } from '@ochiq/pages/site-files/places';
import type { MadeFile } from '@ochiq/pages/table-files';

import { belowPublic } from '../files/file-sources.ts';
import type { Finisher } from '../finish/finisher.ts';
import { liveNames } from '../live-names.ts';
import { inBatches } from '../swap/in-batches.ts';
import type { TreeChange } from '../swap/tree-change.ts';
import { fingerprintOf } from './fingerprint.ts';
import { withHeld } from './held.ts';
import { publicIn, type LiveRelease } from './live-release.ts';
import { filesNamed, withTwins } from './page-files.ts';

/** Fingerprints of files by their names below `public`. */
export type Marks = ReadonlyMap<string, string>;

/** An unchanged file is the same object. */
const kept = new WeakMap<MadeFile, string>();

function markOf(file: MadeFile): string {
  const mark = kept.get(file) ?? fingerprintOf(file.text);
  kept.set(file, mark);
  return mark;
}

/** Returns the desired fingerprints of the site's maps, feeds and data files. */
export const marksOf = (files: readonly MadeFile[]): Marks => new Map(files.map((file) => [belowPublic(file.to), markOf(file)]));

/** Reads the fingerprints of a release's maps, feeds and data files; undone content counts as published. */
export async function countedMarks({ folder, held }: Pick<LiveRelease, 'folder' | 'held'>): Promise<Marks> {
  const publicDir = publicIn(folder);
  const names = (await liveNames(publicDir)).filter(isSiteFile);
  const marks = new Map<string, string>();
  await inBatches(
    names.filter((name) => /(?<!\.br|\.gz)$/u.test(name) && path.posix.extname(name) !== ''),
    async (name) => void marks.set(name, fingerprintOf(await readFile(path.join(publicDir, name), 'utf8'))),
  );
  const counted = [...withHeld('files', marks, held)].filter(([name]) => isSiteFile(name));
  return new Map(counted.flatMap(([name, mark]) => (mark === null ? [] : [[name, mark] as const])));
}

/** Builds the file changes that publish the desired metadata files; `null` where they are published. */
export async function standingChange(
  wanted: readonly MadeFile[],
  published: Marks,
  finisher: Pick<Finisher, 'pack'>,
): Promise<TreeChange | null> {
  const names = new Set(wanted.map(({ to }) => belowPublic(to)));
  const changed = wanted.filter((file) => published.get(belowPublic(file.to)) !== markOf(file));
  const gone = [...published.keys()].filter((name) => !names.has(name));
  if (changed.length === 0 && gone.length === 0) return null;
  const written = new Map<string, Buffer>();
  await inBatches(changed, async ({ to, text }) => {
    for (const [file, bytes] of await withTwins({ name: belowPublic(to), bytes: Buffer.from(text) }, finisher)) written.set(file, bytes);
  });
  // A text that became too short to compress must not leave the old variant.
  const remove = [...changed.map(({ to }) => belowPublic(to)), ...gone].flatMap(filesNamed).filter((file) => !written.has(file));
  return { write: written, remove };
}
