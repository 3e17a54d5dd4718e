import type { BigIntStats } from 'node:fs';
import path from 'node:path';

import { beforeFile, begunDir, changesDir, journalFile, newDir, newFile, oldDir, oldFile } from './change-folders.ts';
import type { Disk } from './disk.ts';
import { inBatches } from './in-batches.ts';
import type { ChangeFacts, Journal } from './journal.ts';
import { liveFiles } from './live-files.ts';
import { diskError, stays } from './swap-error.ts';
import type { Staged } from './tree-change.ts';

/** The new version of a file: its bytes, a staged file that is moved, a file that is linked, or `null` for none. */
export type NewVersion = Buffer | Staged | { sameAs: string } | null;

/** A planned change without a folder yet; the files are in the order of their steps. */
export type Plan = {
  files: ReadonlyMap<string, NewVersion>;
  facts: ChangeFacts;
  undoes: number | null;
  /** The versions that the change replaces, retained for an undo. */
  before: Buffer | null;
};

export type Place = { siteDir: string; release: string; number: number; lastStamp: number };

/**
 * Computes a modification time later than every replaced file and the previous change: entity tags consist of the
 * second and the size, so two versions of a file must differ in the second.
 */
function stampOf(at: string, lastStamp: number, replaced: readonly BigIntStats[]): number {
  return replaced.reduce(
    (stamp, { mtimeNs }) => Math.max(stamp, Number(mtimeNs / 1_000_000_000n) + 1),
    Math.max(Math.floor(Date.parse(at) / 1000), lastStamp + 1),
  );
}

type NewFiles = readonly (readonly [string, NewVersion])[];

async function layReady(place: Place, live: ReadonlyMap<string, BigIntStats>, files: NewFiles, modified: Date, disk: Disk): Promise<void> {
  const folder = begunDir(place.siteDir, place.number);
  await disk.makeFolder(newDir(folder));
  await disk.makeFolder(oldDir(folder));
  await inBatches(files, async ([name, version], step) => {
    try {
      if (live.has(name)) await disk.link(path.join(place.release, name), oldFile(folder, step));
      if (Buffer.isBuffer(version)) await disk.writeFile(newFile(folder, step), version, modified);
      else if (version && 'staged' in version) await disk.moveFile(version.staged, newFile(folder, step), modified);
      else if (version) await disk.link(version.sameAs, newFile(folder, step));
    } catch (error) {
      throw diskError(error, name, stays);
    }
  });
}

async function decide(siteDir: string, journal: Journal, modified: Date, disk: Disk): Promise<void> {
  const folder = begunDir(siteDir, journal.number);
  const draft = `${journalFile(folder)}.part`;
  await disk.writeFile(draft, Buffer.from(JSON.stringify(journal)), modified);
  for (const name of [newDir(folder), oldDir(folder), folder, changesDir(siteDir), siteDir]) await disk.syncFolder(name);
  await disk.rename(draft, journalFile(folder));
}

/**
 * Stages the new files outside of the release, links the old ones, and commits to the change by renaming its journal.
 * @throws TransactionError before the release is changed; the caller removes what was staged
 */
export async function stageChange(place: Place, plan: Plan, disk: Disk): Promise<Journal> {
  const { siteDir, release, number, lastStamp } = place;
  try {
    const live = liveFiles(release, [...plan.files.keys()]);
    const stamp = stampOf(plan.facts.at, lastStamp, [...live.values()]);
    const modified = new Date(stamp * 1000);
    // Removing a file that does not exist is not a step.
    const files = [...plan.files].filter(([name, version]) => version !== null || live.has(name));
    const steps = files.map(([name, version]) => ({
      path: name,
      action: version ? ('write' as const) : ('remove' as const),
      existed: live.has(name),
    }));
    const journal: Journal = { number, release: path.basename(release), stamp, facts: plan.facts, undoes: plan.undoes, steps };
    await layReady(place, live, files, modified, disk);
    if (plan.before) await disk.writeFile(beforeFile(begunDir(siteDir, number)), plan.before, modified);
    await decide(siteDir, journal, modified, disk);
    return journal;
  } catch (error) {
    throw diskError(error, path.relative(siteDir, begunDir(siteDir, number)), stays);
  }
}
