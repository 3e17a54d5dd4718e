import path from 'node:path';

import { getNewFile, getOldFile, getTempFile, type Journal, type Step } from './journal.ts';
import type { FileSystem } from './file-system.ts';
import { getErrorCode, isMissingFile } from '@ochiq/service-kit/errors';
import { mapConcurrent } from './map-concurrent.ts';
import { isSameFile } from './find-live-files.ts';
import { toDiskError } from './transaction-error.ts';
import { listParentFolders } from './tree-path.ts';

type TransactionContext = { release: string; folder: string; fileSystem: FileSystem };

async function removeIfThere(file: string, fileSystem: FileSystem): Promise<void> {
  await fileSystem.removeFile(file).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error;
  });
}

/** Replaces a file of the release atomically; the new version is retained under its own name too. */
async function replaceFile(version: string, name: string, { release, folder, fileSystem }: TransactionContext): Promise<void> {
  const target = path.join(release, name);
  // Renaming between two names of the same file does nothing and would leave the temporary name.
  if (isSameFile(version, target)) return;
  await fileSystem.link(version, getTempFile(folder));
  await fileSystem.rename(getTempFile(folder), target);
}

/** Removes a file, and the folders that become empty. */
async function removeWithFolders(name: string, { release, fileSystem }: TransactionContext): Promise<void> {
  await removeIfThere(path.join(release, name), fileSystem);
  // The outermost folder belongs to the release: readers look into it even when it is empty.
  for (const above of listParentFolders(name).slice(1).reverse()) {
    try {
      await fileSystem.removeFolder(path.join(release, above));
    } catch (error) {
      if (getErrorCode(error) === 'ENOTEMPTY' || getErrorCode(error) === 'EEXIST') return;
      if (!isMissingFile(error)) throw error;
    }
  }
}

async function syncFolders(steps: readonly Step[], { release, fileSystem }: TransactionContext): Promise<void> {
  const folders = new Set(['', ...steps.flatMap((step) => listParentFolders(step.path))]);
  await mapConcurrent([...folders], (name) =>
    fileSystem.syncFolder(path.join(release, name)).catch((error: unknown) => {
      if (!isMissingFile(error)) throw error;
    }),
  );
}

const numberSteps = (steps: readonly Step[]) => steps.map((step, index) => ({ ...step, index }));
type NumberedStep = ReturnType<typeof numberSteps>[number];

async function runSteps(
  steps: readonly NumberedStep[],
  context: TransactionContext,
  outcome: string,
  runStep: (step: NumberedStep) => Promise<void>,
) {
  let at = path.basename(context.folder);
  try {
    // An interrupted run may have left it.
    await removeIfThere(getTempFile(context.folder), context.fileSystem);
    for (const step of steps) {
      at = step.path;
      await runStep(step);
    }
    at = path.basename(context.release);
    await syncFolders(steps, context);
  } catch (error) {
    throw toDiskError(error, at, outcome);
  }
}

/**
 * Applies the steps of a change; idempotent, so that it resumes after any interruption.
 * @throws TransactionError with the given outcome
 */
export async function applySteps({ steps }: Journal, context: TransactionContext, outcome: string): Promise<void> {
  await runSteps(numberSteps(steps), context, outcome, async ({ path: name, action, existed, index }) => {
    if (action === 'remove') return removeWithFolders(name, context);
    if (!existed) await context.fileSystem.makeFolder(path.dirname(path.join(context.release, name)));
    await replaceFile(getNewFile(context.folder, index), name, context);
  });
}

/** Rolls back the steps of a failed change. @throws TransactionError with the given outcome */
export async function rollbackSteps({ steps }: Journal, context: TransactionContext, outcome: string): Promise<void> {
  await runSteps(numberSteps(steps).reverse(), context, outcome, async ({ path: name, action, existed, index }) => {
    if (!existed) return removeWithFolders(name, context);
    if (action === 'remove') await context.fileSystem.makeFolder(path.dirname(path.join(context.release, name)));
    await replaceFile(getOldFile(context.folder, index), name, context);
  });
}
