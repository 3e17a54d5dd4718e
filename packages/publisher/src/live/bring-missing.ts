import type { FileCache } from '@ochiq/pictures/file-cache';

import { FileIsLate, type FileLoader } from '../files/file-loader.ts';
import type { FilePlan } from '../files/file-sources.ts';
import { neededFiles } from '../files/needed-files.ts';

type Tools = { cmsUrl: string; cache: FileCache; loader: FileLoader };
/** @param name below `public` */
type Take = (name: string, bytes: Buffer) => Promise<void>;

export type Wanted = {
  /** The assets of the documents that were fetched, and of the pages that changed. */
  plan: FilePlan;
  /** Plans the assets of all content: called only where a page shows a file that an undo removed. */
  wholePlan: () => FilePlan;
  /** The files that the rendered pages show: the planned assets are fetched while the pages are rendered. */
  shown: Promise<ReadonlySet<string>>;
  /** The existing files. */
  there: ReadonlySet<string>;
};

/** Files by their names below `public`: those that were fetched, and why others were not. */
export type BringOutcome = { brought: Set<string>; lacking: Map<string, Error> };

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Fetches the required files that do not exist. A failing file delays no other.
 * @param storeAsset called with each file as it arrives
 * @throws what `storeAsset` throws
 */
export async function bringMissing(
  { plan, wholePlan, shown, there }: Wanted,
  { loader, ...tools }: Tools,
  take: Take,
): Promise<BringOutcome> {
  const brought = new Set<string>();
  const lacking = new Map<string, Error>();
  let isStalled = false;
  const load = async (name: string, from: FilePlan): Promise<Map<string, Buffer>> => {
    try {
      return await loader.load(name, from, tools, !isStalled);
    } catch (error) {
      if (error instanceof FileIsLate) isStalled = true;
      lacking.set(name, asError(error));
      return new Map();
    }
  };
  const lacks = (name: string) => !there.has(name) && !brought.has(name) && !lacking.has(name);
  const bring = async (names: Iterable<string>, from: FilePlan) => {
    for (const name of names) {
      if (!lacks(name)) continue;
      for (const [file, bytes] of await load(name, from)) {
        brought.add(file);
        await take(file, bytes);
      }
    }
  };
  await bring(neededFiles(plan), plan);
  const unknown = [...(await shown)].filter(lacks);
  if (unknown.length === 0) return { brought, lacking };
  const whole = wholePlan();
  const known = new Set(neededFiles(whole));
  await bring(
    unknown.filter((name) => known.has(name)),
    whole,
  );
  return { brought, lacking };
}
