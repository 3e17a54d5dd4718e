import { currentRelease } from '../releases.ts';
import { appliedChange, type AppliedChange } from './applied-change.ts';
import { begunDir, changeNumbers, doneDir } from './change-folders.ts';
import type { Disk } from './disk.ts';
import { abandonChange, finishChange, forgetChange } from './finish-change.ts';
import { readJournal, type Journal } from './journal.ts';
import { recoverNow } from './recover.ts';
import { stageChange, type Place, type Plan } from './stage-change.ts';
import { stays, SwapError } from './swap-error.ts';

/** How many changes can be undone: a day of a busy editorial office. Each takes only the space of what it replaced. */
export const keptChanges = 50;

async function placeFor(siteDir: string): Promise<Place> {
  const release = await currentRelease(siteDir);
  if (release === null) throw new SwapError('no-release', `${siteDir} has no current release. Publish the whole site first.`);
  const last = (await changeNumbers(siteDir)).done.at(-1);
  const journal = last === undefined ? null : await readJournal(doneDir(siteDir, last));
  return { siteDir, release, number: (last ?? 0) + 1, lastStamp: journal?.stamp ?? 0 };
}

async function stage(place: Place, plan: Plan, disk: Disk): Promise<Journal> {
  try {
    return await stageChange(place, plan, disk);
  } catch (error) {
    // What can't be removed now is removed before the next change.
    await forgetChange(begunDir(place.siteDir, place.number), disk).catch(() => undefined);
    throw error;
  }
}

async function forgetOldest(siteDir: string, disk: Disk): Promise<void> {
  const { done } = await changeNumbers(siteDir);
  for (const number of done.slice(0, -keptChanges)) await forgetChange(doneDir(siteDir, number), disk);
}

/** Runs a planned change of the current release as a transaction, all or nothing. @throws TransactionError */
export async function carryOut(siteDir: string, plan: Plan, disk: Disk): Promise<AppliedChange> {
  await recoverNow(siteDir, disk);
  const place = await placeFor(siteDir);
  const journal = await stage(place, plan, disk);
  try {
    await finishChange(siteDir, journal, disk, stays);
  } catch (error) {
    await abandonChange(siteDir, journal, disk);
    throw error;
  }
  // The change is live: what can't be removed now is removed after the next one.
  await forgetOldest(siteDir, disk).catch(() => undefined);
  return appliedChange(journal);
}
