import path from 'node:path';

import { runExclusive } from '@ochiq/service-kit/serial-queue';

import { getCurrentRelease } from '../releases.ts';
import { type AppliedChange, readCommittedJournals, toAppliedChange } from './applied-change.ts';
import { runTransaction } from './run-transaction.ts';
import { getCommittedDir, getNewFile, getOldFile, type Journal } from './journal.ts';
import { realFileSystem, type FileSystem } from './file-system.ts';
import { isSameFile, inspectPath } from './find-live-files.ts';
import { recoverNow } from './recover.ts';
import type { NewVersion } from './stage-change.ts';
import { unchangedNotice, TransactionError } from './transaction-error.ts';
import { findUndoConflict, type UndoConflict } from './undo-conflicts.ts';

const createOvertakenError = (number: number, why: string) =>
  new TransactionError('overtaken', `Change ${number} can't be undone: ${why} ${unchangedNotice}`);

function describeConflict({ by, file }: UndoConflict): string {
  const names = [...new Set(by.facts.published.map(({ name }) => `“${name}”`))].join(', ');
  return file === null
    ? `change ${by.number} has undone it already.`
    : `change ${by.number} (${names}) came later and touched ${file} too. Undo that one first.`;
}

/**
 * Lists the files of a change in their previous versions.
 * @throws TransactionError they were modified outside of our changes since
 */
function listPreviousVersions(siteDir: string, { number, steps }: Journal, release: string): Map<string, NewVersion> {
  const folder = getCommittedDir(siteDir, number);
  const files = new Map<string, NewVersion>();
  for (const [index, { path: name, action, existed }] of steps.entries()) {
    const live = path.join(release, name);
    const isUntouched = action === 'write' ? isSameFile(getNewFile(folder, index), live) : inspectPath(live) === null;
    if (!isUntouched) throw createOvertakenError(number, `${name} is not as it left it. Publish the whole site again.`);
    if (existed) files.set(name, { sameAs: getOldFile(folder, index) });
  }
  for (const { path: name, existed } of steps) if (!existed) files.set(name, null);
  return files;
}

/** Builds further files to be written with an undo, from the undone change. */
export type BuildExtraFiles = (undone: AppliedChange) => ReadonlyMap<string, Buffer>;

const buildNoExtraFiles: BuildExtraFiles = () => new Map();

async function undoNow(
  siteDir: string,
  number: number,
  at: Date,
  fileSystem: FileSystem,
  buildExtraFiles: BuildExtraFiles,
): Promise<AppliedChange> {
  await recoverNow(siteDir, fileSystem);
  const journals = await readCommittedJournals(siteDir);
  const journal = journals.find((candidate) => candidate.number === number);
  if (!journal) throw new TransactionError('unknown-change', `Change ${number} is not kept, so it can't be undone. ${unchangedNotice}`);
  const release = (await getCurrentRelease(siteDir)) ?? '';
  if (journal.release !== path.basename(release))
    throw createOvertakenError(number, `it belongs to release ${journal.release}, and the whole site was published again since.`);
  const conflict = findUndoConflict(
    journal,
    journals.filter((candidate) => candidate.release === journal.release),
  );
  if (conflict) throw createOvertakenError(number, describeConflict(conflict));
  // Additional files are written before anything is removed.
  const files = new Map<string, NewVersion>([
    ...buildExtraFiles(toAppliedChange(journal)),
    ...listPreviousVersions(siteDir, journal, release),
  ]);
  const plan = { files, facts: { ...journal.facts, at: at.toISOString() }, undoes: number, before: null };
  return runTransaction(siteDir, plan, fileSystem);
}

/**
 * Undoes a change by a new one that restores every file byte for byte. Requires the site lock.
 * @throws TransactionError a later change modified one of the files (named), or the change is no longer retained
 */
export async function undoChange(
  siteDir: string,
  number: number,
  at: Date,
  fileSystem = realFileSystem,
  buildExtraFiles: BuildExtraFiles = buildNoExtraFiles,
): Promise<AppliedChange> {
  return runExclusive(path.resolve(siteDir), () => undoNow(siteDir, number, at, fileSystem, buildExtraFiles));
}
