import path from 'node:path';

import { newFile, oldFile, passingFile } from './change-folders.ts';
import type { Disk } from './disk.ts';
import { getErrorCode, isMissing } from '@ochiq/service/error-code';
import { inBatches } from './in-batches.ts';
import type { Journal, Step } from './journal.ts';
import { isSameFile } from './live-files.ts';
import { diskError } from './swap-error.ts';
import { foldersAbove } from './tree-path.ts';

type Where = { release: string; folder: string; disk: Disk };

async function removeIfThere(file: string, disk: Disk): Promise<void> {
  await disk.removeFile(file).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Replaces a file of the release atomically; the new version is retained under its own name too. */
async function putVersion(version: string, name: string, { release, folder, disk }: Where): Promise<void> {
  const target = path.join(release, name);
  // Renaming between two names of the same file does nothing and would leave the temporary name.
  if (isSameFile(version, target)) return;
  await disk.link(version, passingFile(folder));
  await disk.rename(passingFile(folder), target);
}

/** Removes a file, and the folders that become empty. */
async function takeAway(name: string, { release, disk }: Where): Promise<void> {
  await removeIfThere(path.join(release, name), disk);
  // The outermost folder belongs to the release: readers look into it even when it is empty.
  for (const above of foldersAbove(name).slice(1).reverse()) {
    try {
      await disk.removeFolder(path.join(release, above));
    } catch (error) {
      if (getErrorCode(error) === 'ENOTEMPTY' || getErrorCode(error) === 'EEXIST') return;
      if (!isMissing(error)) throw error;
    }
  }
}

async function makeSafe(steps: readonly Step[], { release, disk }: Where): Promise<void> {
  const folders = new Set(['', ...steps.flatMap((step) => foldersAbove(step.path))]);
  await inBatches([...folders], (name) =>
    disk.syncFolder(path.join(release, name)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    }),
  );
}

const numbered = (steps: readonly Step[]) => steps.map((step, index) => ({ ...step, index }));
type Numbered = ReturnType<typeof numbered>[number];

async function takeSteps(steps: readonly Numbered[], where: Where, outcome: string, take: (step: Numbered) => Promise<void>) {
  let at = path.basename(where.folder);
  try {
    // An interrupted run may have left it.
    await removeIfThere(passingFile(where.folder), where.disk);
    for (const step of steps) {
      at = step.path;
      await take(step);
    }
    at = path.basename(where.release);
    await makeSafe(steps, where);
  } catch (error) {
    throw diskError(error, at, outcome);
  }
}

/**
 * Applies the steps of a change; idempotent, so that it resumes after any interruption.
 * @throws TransactionError with the given outcome
 */
export async function putInPlace({ steps }: Journal, where: Where, outcome: string): Promise<void> {
  await takeSteps(numbered(steps), where, outcome, async ({ path: name, action, existed, index }) => {
    if (action === 'remove') return takeAway(name, where);
    if (!existed) await where.disk.makeFolder(path.dirname(path.join(where.release, name)));
    await putVersion(newFile(where.folder, index), name, where);
  });
}

/** Rolls back the steps of a failed change. @throws TransactionError with the given outcome */
export async function putBack({ steps }: Journal, where: Where, outcome: string): Promise<void> {
  await takeSteps(numbered(steps).reverse(), where, outcome, async ({ path: name, action, existed, index }) => {
    if (!existed) return takeAway(name, where);
    if (action === 'remove') await where.disk.makeFolder(path.dirname(path.join(where.release, name)));
    await putVersion(oldFile(where.folder, index), name, where);
  });
}
