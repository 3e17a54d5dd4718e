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
import { findPublication, groupChanges } from './publications.ts';

const createOvertakenError = (number: number, why: string) =>
  new TransactionError('overtaken', `Change ${number} can't be undone: ${why} ${unchangedNotice}`);

function describeConflict({ by, file }: UndoConflict): string {
  const names = [...new Set(by.facts.published.map(({ name }) => `“${name}”`))].join(', ');
  return file === null
    ? `change ${by.number} has undone it already.`
    : `change ${by.number} (${names}) came later and touched ${file} too. Undo that one first.`;
}

type RetainedStep = { folder: string; index: number; step: Journal['steps'][number] };

/** Maps the files of a publication to the first and the last change of each. */
function mapFileSteps(siteDir: string, journals: readonly Journal[]): Map<string, { first: RetainedStep; last: RetainedStep }> {
  const byFile = new Map<string, { first: RetainedStep; last: RetainedStep }>();
  for (const { number, steps } of journals) {
    for (const [index, step] of steps.entries()) {
      const retained = { folder: getCommittedDir(siteDir, number), index, step };
      byFile.set(step.path, { first: byFile.get(step.path)?.first ?? retained, last: retained });
    }
  }
  return byFile;
}

/**
 * Lists the files of a publication in their versions before it.
 * @param journals its changes, oldest first
 * @throws TransactionError they were modified outside of our changes since
 */
function listPreviousVersions(siteDir: string, number: number, journals: readonly Journal[], release: string): Map<string, NewVersion> {
  const files = new Map<string, NewVersion>();
  const absent: string[] = [];
  for (const [name, { first, last }] of mapFileSteps(siteDir, journals)) {
    const live = path.join(release, name);
    const isUntouched = last.step.action === 'write' ? isSameFile(getNewFile(last.folder, last.index), live) : inspectPath(live) === null;
    if (!isUntouched) throw createOvertakenError(number, `${name} is not as it left it. Publish the whole site again.`);
    if (first.step.existed) files.set(name, { sameAs: getOldFile(first.folder, first.index) });
    else absent.push(name);
  }
  for (const name of absent) files.set(name, null);
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
  const publications = groupChanges(journals.map(toAppliedChange).reverse());
  const publication = findPublication(publications, number);
  if (!publication) throw new TransactionError('unknown-change', `Change ${number} is not kept, so it can't be undone. ${unchangedNotice}`);
  const release = (await getCurrentRelease(siteDir)) ?? '';
  if (publication.release !== path.basename(release))
    throw createOvertakenError(number, `it belongs to release ${publication.release}, and the whole site was published again since.`);
  const conflict = findUndoConflict(
    publication,
    publications.filter((candidate) => candidate.release === publication.release),
  );
  if (conflict) throw createOvertakenError(number, describeConflict(conflict));
  const undone = journals.filter((one) => publication.number <= one.number && one.number <= publication.last);
  // Additional files are written before anything is removed.
  const files = new Map<string, NewVersion>([...buildExtraFiles(publication), ...listPreviousVersions(siteDir, number, undone, release)]);
  // Of an unfinished publication nothing follows any more.
  const facts = { ...publication.facts, at: at.toISOString(), following: 0 };
  const plan = { files, facts, undoes: publication.number, isRest: false, before: null };
  return runTransaction(siteDir, plan, fileSystem);
}

/**
 * Undoes a publication, all of its changes at once, by a new change that restores every file byte for byte. Requires
 * the site lock.
 * @param number that of any of its changes
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
