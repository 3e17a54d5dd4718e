import path from 'node:path';

import { getCurrentRelease } from '../releases.ts';
import { toAppliedChange, type AppliedChange } from './applied-change.ts';
import { getCommittedDir, getPendingDir, type Journal, listChangeNumbers, readJournal } from './journal.ts';
import type { FileSystem } from './file-system.ts';
import { finishChange, forgetChange, recoverNow, rollbackChange } from './recover.ts';
import { stageChange, type ChangeLocation, type ChangePlan } from './stage-change.ts';
import { unchangedNotice, TransactionError } from './transaction-error.ts';

/** How many publications can be undone: a day of a busy editorial office. Each takes only the space of what it replaced. */
export const maxUndoHistory = 50;

async function locateChange(siteDir: string): Promise<ChangeLocation> {
  const release = await getCurrentRelease(siteDir);
  if (release === null) throw new TransactionError('no-release', `${siteDir} has no current release. Publish the whole site first.`);
  const last = (await listChangeNumbers(siteDir)).done.at(-1);
  const journal = last === undefined ? null : await readJournal(getCommittedDir(siteDir, last));
  const isUnfinished = journal?.release === path.basename(release) && (journal.facts.following ?? 0) > 0;
  const unfinished = isUnfinished ? (journal.continues ?? journal.number) : null;
  return { siteDir, release, number: (last ?? 0) + 1, lastStamp: journal?.stamp ?? 0, unfinished };
}

async function stageOrForget(location: ChangeLocation, plan: ChangePlan, fileSystem: FileSystem): Promise<Journal> {
  try {
    return await stageChange(location, plan, fileSystem);
  } catch (error) {
    // What can't be removed now is removed before the next change.
    await forgetChange(getPendingDir(location.siteDir, location.number), fileSystem).catch(() => undefined);
    throw error;
  }
}

/** Journals by their folders: they never change, and each commit would read all of them again. */
const knownBeginnings = new Map<string, boolean>();

/** Returns whether a change begins a publication. */
async function isBeginning(folder: string): Promise<boolean> {
  const known = knownBeginnings.get(folder) ?? (await readJournal(folder))?.continues === null;
  knownBeginnings.set(folder, known);
  return known;
}

/** Removes the oldest publications, each with all of its changes. */
async function pruneHistory(siteDir: string, fileSystem: FileSystem): Promise<void> {
  const { done } = await listChangeNumbers(siteDir);
  if (done.length <= maxUndoHistory) return;
  const beginnings: number[] = [];
  for (const number of done) if (await isBeginning(getCommittedDir(siteDir, number))) beginnings.push(number);
  const oldest = beginnings.at(-maxUndoHistory) ?? 0;
  for (const number of done.filter((one) => one < oldest)) {
    const folder = getCommittedDir(siteDir, number);
    await forgetChange(folder, fileSystem);
    knownBeginnings.delete(folder);
  }
}

/** Runs a planned change of the current release as a transaction, all or nothing. @throws TransactionError */
export async function runTransaction(siteDir: string, plan: ChangePlan, fileSystem: FileSystem): Promise<AppliedChange> {
  await recoverNow(siteDir, fileSystem);
  const location = await locateChange(siteDir);
  const journal = await stageOrForget(location, plan, fileSystem);
  try {
    await finishChange(siteDir, journal, fileSystem, unchangedNotice);
  } catch (error) {
    await rollbackChange(siteDir, journal, fileSystem);
    throw error;
  }
  // The change is live: what can't be removed now is removed after the next one.
  await pruneHistory(siteDir, fileSystem).catch(() => undefined);
  return toAppliedChange(journal);
}
