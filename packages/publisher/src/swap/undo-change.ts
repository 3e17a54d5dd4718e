import path from 'node:path';

import { currentRelease } from '../releases.ts';
import { appliedChange, type AppliedChange } from './applied-change.ts';
import { carryOut } from './carry-out.ts';
import { doneDir, newFile, oldFile } from './change-folders.ts';
import { realDisk, type Disk } from './disk.ts';
import { inTurn } from './in-turn.ts';
import type { Journal } from './journal.ts';
import { doneJournals } from './list-changes.ts';
import { isSameFile, look } from './live-files.ts';
import { recoverNow } from './recover.ts';
import type { NewVersion } from './stage-change.ts';
import { stays, SwapError } from './swap-error.ts';
import { undoHindrance, type Hindrance } from './undo-hindrance.ts';

const overtaken = (number: number, why: string) => new SwapError('overtaken', `Change ${number} can't be undone: ${why} ${stays}`);

function sentence({ by, file }: Hindrance): string {
  const names = [...new Set(by.facts.published.map(({ name }) => `“${name}”`))].join(', ');
  return file === null
    ? `change ${by.number} has undone it already.`
    : `change ${by.number} (${names}) came later and touched ${file} too. Undo that one first.`;
}

/**
 * Lists the files of a change in their previous versions.
 * @throws TransactionError they were modified outside of our changes since
 */
function before(siteDir: string, { number, steps }: Journal, release: string): Map<string, NewVersion> {
  const folder = doneDir(siteDir, number);
  const files = new Map<string, NewVersion>();
  for (const [index, { path: name, action, existed }] of steps.entries()) {
    const live = path.join(release, name);
    const isUntouched = action === 'write' ? isSameFile(newFile(folder, index), live) : look(live) === null;
    if (!isUntouched) throw overtaken(number, `${name} is not as it left it. Publish the whole site again.`);
    if (existed) files.set(name, { sameAs: oldFile(folder, index) });
  }
  for (const { path: name, existed } of steps) if (!existed) files.set(name, null);
  return files;
}

/** Builds further files to be written with an undo, from the undone change. */
export type Beside = (undone: AppliedChange) => ReadonlyMap<string, Buffer>;

const nothing: Beside = () => new Map();

async function undoNow(siteDir: string, number: number, at: Date, disk: Disk, beside: Beside): Promise<AppliedChange> {
  await recoverNow(siteDir, disk);
  const journals = await doneJournals(siteDir);
  const journal = journals.find((kept) => kept.number === number);
  if (!journal) throw new SwapError('unknown-change', `Change ${number} is not kept, so it can't be undone. ${stays}`);
  const release = (await currentRelease(siteDir)) ?? '';
  if (journal.release !== path.basename(release))
    throw overtaken(number, `it belongs to release ${journal.release}, and the whole site was published again since.`);
  const hindrance = undoHindrance(
    journal,
    journals.filter((kept) => kept.release === journal.release),
  );
  if (hindrance) throw overtaken(number, sentence(hindrance));
  // Additional files are written before anything is removed.
  const files = new Map<string, NewVersion>([...beside(appliedChange(journal)), ...before(siteDir, journal, release)]);
  const plan = { files, facts: { ...journal.facts, at: at.toISOString() }, undoes: number, before: null };
  return carryOut(siteDir, plan, disk);
}

/**
 * Undoes a change by a new one that restores every file byte for byte. Requires the site lock.
 * @throws TransactionError a later change modified one of the files (named), or the change is no longer retained
 */
export async function undoChange(
  siteDir: string,
  number: number,
  at: Date,
  disk = realDisk,
  beside: Beside = nothing,
): Promise<AppliedChange> {
  return inTurn(siteDir, () => undoNow(siteDir, number, at, disk, beside));
}
