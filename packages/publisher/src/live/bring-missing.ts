import type { FileCache } from '@ochiq/pictures/file-cache';

import { bringFile } from '../files/bring-file.ts';
import type { FilePlan } from '../files/file-sources.ts';
import { neededFiles } from '../files/needed-files.ts';

type Tools = { cmsUrl: string; cache: FileCache };
/** @param name below `public` */
type Take = (name: string, bytes: Buffer) => Promise<void>;

export type Wanted = {
  /** What the documents need that were read anew, and the pages that changed. */
  plan: FilePlan;
  /** What the whole site needs: asked for only where a page shows a file that went with an undo. */
  wholePlan: () => FilePlan;
  /** The files that the pages show which are to be written: what else is needed is brought while these are made. */
  shown: Promise<ReadonlySet<string>>;
  /** The files that are there. */
  there: ReadonlySet<string>;
};

/**
 * Brings the files that are not there and have to be.
 * @param take is given each as it comes
 * @returns their names below `public`
 * @throws a file can't be brought
 */
export async function bringMissing({ plan, wholePlan, shown, there }: Wanted, tools: Tools, take: Take): Promise<Set<string>> {
  const brought = new Set<string>();
  const lacks = (name: string) => !there.has(name) && !brought.has(name);
  const bring = async (names: Iterable<string>, from: FilePlan) => {
    for (const name of names) {
      if (!lacks(name)) continue;
      for (const [file, bytes] of await bringFile(name, from, tools)) {
        brought.add(file);
        await take(file, bytes);
      }
    }
  };
  await bring(neededFiles(plan), plan);
  const lacking = [...(await shown)].filter(lacks);
  if (lacking.length === 0) return brought;
  const whole = wholePlan();
  const known = new Set(neededFiles(whole));
  await bring(
    lacking.filter((name) => known.has(name)),
    whole,
  );
  return brought;
}
