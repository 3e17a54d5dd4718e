import type { FileCache } from '@ochiq/pictures/file-cache';

import { bringFile } from '../files/bring-file.ts';
import type { FilePlan } from '../files/file-sources.ts';
import { neededFiles } from '../files/needed-files.ts';

type Tools = { cmsUrl: string; cache: FileCache };

export type Wanted = {
  /** What the documents need that were read anew, and the pages that changed. */
  plan: FilePlan;
  /** What the whole site needs: asked for only where a page shows a file that went with an undo. */
  wholePlan: () => FilePlan;
  /** The HTML of the pages that are to be written. */
  pages: readonly string[];
  /** The files that are there. */
  there: ReadonlySet<string>;
};

const shown = /\/(?<name>(?:media|cards)\/[\w.-]+)/gu;

/** The files that pages show or lead to, by their names below `public`. */
const shownFiles = (pages: readonly string[]) =>
  new Set(pages.flatMap((html) => [...html.matchAll(shown)].flatMap(({ groups }) => groups?.['name'] ?? [])));

/**
 * The files that are not there and have to be: bytes by names below `public`.
 * @throws a file can't be brought
 */
export async function bringMissing({ plan, wholePlan, pages, there }: Wanted, tools: Tools): Promise<Map<string, Buffer>> {
  const brought = new Map<string, Buffer>();
  const lacks = (name: string) => !there.has(name) && !brought.has(name);
  const bring = async (names: Iterable<string>, from: FilePlan) => {
    for (const name of names) {
      if (lacks(name)) for (const [file, bytes] of await bringFile(name, from, tools)) brought.set(file, bytes);
    }
  };
  await bring(neededFiles(plan), plan);
  const lacking = [...shownFiles(pages)].filter(lacks);
  if (lacking.length === 0) return brought;
  const whole = wholePlan();
  const known = new Set(neededFiles(whole));
  await bring(
    lacking.filter((name) => known.has(name)),
    whole,
  );
  return brought;
}
