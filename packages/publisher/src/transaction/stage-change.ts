import type { BigIntStats } from 'node:fs';
import path from 'node:path';

import {
  type ChangeFacts,
  getChangesDir,
  getJournalFile,
  getNewFile,
  getNewFilesDir,
  getOldFile,
  getOldFilesDir,
  getPendingDir,
  getReplacedVersionsFile,
  type Journal,
} from './journal.ts';
import type { FileSystem } from './file-system.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { findLiveFiles } from './find-live-files.ts';
import { toDiskError, unchangedNotice } from './transaction-error.ts';
import type { StagedFile } from './file-change-set.ts';

/** The new version of a file: its bytes, a staged file that is moved, a file that is linked, or `null` for none. */
export type NewVersion = Buffer | StagedFile | { sameAs: string } | null;

/** A planned change without a folder yet; the files are in the order of their steps. */
export type ChangePlan = {
  files: ReadonlyMap<string, NewVersion>;
  facts: ChangeFacts;
  undoes: number | null;
  /** Whether it continues the publication that the last change left unfinished, where there is one. */
  isRest: boolean;
  /** The versions that the change replaces, retained for an undo. */
  before: Buffer | null;
};

export type ChangeLocation = {
  siteDir: string;
  release: string;
  number: number;
  lastStamp: number;
  /** The first change of the publication that the last change left unfinished; `null` where it is complete. */
  unfinished: number | null;
};

/**
 * Computes a modification time later than every replaced file and the previous change: entity tags consist of the
 * second and the size, so two versions of a file must differ in the second.
 */
function computeStamp(at: string, lastStamp: number, replaced: readonly BigIntStats[]): number {
  return replaced.reduce(
    (stamp, { mtimeNs }) => Math.max(stamp, Number(mtimeNs / 1_000_000_000n) + 1),
    Math.max(Math.floor(Date.parse(at) / 1000), lastStamp + 1),
  );
}

type NewFiles = readonly (readonly [string, NewVersion])[];

/**
 * Syncs moved files to the disk. All of them are there before the first is synced: the disk then writes the entries of
 * many at once, in a third of the time.
 */
async function syncMovedFiles(folder: string, files: NewFiles, fileSystem: FileSystem): Promise<void> {
  await mapConcurrent(files, async ([name, version], step) => {
    if (version === null || !('staged' in version)) return;
    await fileSystem.syncFile(getNewFile(folder, step)).catch((error: unknown) => {
      throw toDiskError(error, name, unchangedNotice);
    });
  });
}

async function stageFiles(
  location: ChangeLocation,
  live: ReadonlyMap<string, BigIntStats>,
  files: NewFiles,
  modified: Date,
  fileSystem: FileSystem,
): Promise<void> {
  const folder = getPendingDir(location.siteDir, location.number);
  await fileSystem.makeFolder(getNewFilesDir(folder));
  await fileSystem.makeFolder(getOldFilesDir(folder));
  await mapConcurrent(files, async ([name, version], step) => {
    try {
      if (live.has(name)) await fileSystem.link(path.join(location.release, name), getOldFile(folder, step));
      if (Buffer.isBuffer(version)) await fileSystem.writeFile(getNewFile(folder, step), version, modified);
      else if (version && 'staged' in version) await fileSystem.moveFile(version.staged, getNewFile(folder, step), modified);
      else if (version) await fileSystem.link(version.sameAs, getNewFile(folder, step));
    } catch (error) {
      throw toDiskError(error, name, unchangedNotice);
    }
  });
  await syncMovedFiles(folder, files, fileSystem);
}

async function commitJournal(siteDir: string, journal: Journal, modified: Date, fileSystem: FileSystem): Promise<void> {
  const folder = getPendingDir(siteDir, journal.number);
  const draft = `${getJournalFile(folder)}.part`;
  const folders = [getNewFilesDir(folder), getOldFilesDir(folder), folder, getChangesDir(siteDir), siteDir];
  // The draft is created before its folder is synced, so they need not wait for each other; only the final name does.
  const syncs = [
    () => fileSystem.writeFile(draft, Buffer.from(JSON.stringify(journal)), modified),
    ...folders.map((name) => () => fileSystem.syncFolder(name)),
  ];
  await mapConcurrent(syncs, (sync) => sync());
  await fileSystem.rename(draft, getJournalFile(folder));
}

/**
 * Stages the new files outside of the release, links the old ones, and commits to the change by renaming its journal.
 * @throws TransactionError before the release is changed; the caller removes what was staged
 */
export async function stageChange(location: ChangeLocation, plan: ChangePlan, fileSystem: FileSystem): Promise<Journal> {
  const { siteDir, release, number, lastStamp } = location;
  try {
    const live = findLiveFiles(release, [...plan.files.keys()]);
    const stamp = computeStamp(plan.facts.at, lastStamp, [...live.values()]);
    const modified = new Date(stamp * 1000);
    // Removing a file that does not exist is not a step.
    const files = [...plan.files].filter(([name, version]) => version !== null || live.has(name));
    const steps = files.map(([name, version]) => ({
      path: name,
      action: version ? ('write' as const) : ('remove' as const),
      existed: live.has(name),
    }));
    const { facts, undoes } = plan;
    const continues = plan.isRest ? location.unfinished : null;
    const journal: Journal = { number, release: path.basename(release), stamp, facts, undoes, continues, steps };
    await stageFiles(location, live, files, modified, fileSystem);
    if (plan.before) await fileSystem.writeFile(getReplacedVersionsFile(getPendingDir(siteDir, number)), plan.before, modified);
    await commitJournal(siteDir, journal, modified, fileSystem);
    return journal;
  } catch (error) {
    throw toDiskError(error, path.relative(siteDir, getPendingDir(siteDir, number)), unchangedNotice);
  }
}
