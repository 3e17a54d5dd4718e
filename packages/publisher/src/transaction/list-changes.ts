import { toAppliedChange, type AppliedChange } from './to-applied-change.ts';
import { listChangeNumbers, getCommittedDir } from './change-folders.ts';
import { readJournal, type Journal } from './journal.ts';

/** Reads the journals of the retained changes, oldest first. */
export async function readCommittedJournals(siteDir: string): Promise<Journal[]> {
  const { done } = await listChangeNumbers(siteDir);
  const journals = await Promise.all(done.map((number) => readJournal(getCommittedDir(siteDir, number))));
  return journals.filter((journal) => journal !== null);
}

/**
 * Lists the retained changes, newest first, including those of earlier releases.
 * @throws TransactionError a journal is corrupt
 */
export async function listChanges(siteDir: string): Promise<AppliedChange[]> {
  return (await readCommittedJournals(siteDir)).map(toAppliedChange).reverse();
}

/** Returns the number of the last committed change; 0 where there is none. Only a change alters it. */
export async function getLastChangeNumber(siteDir: string): Promise<number> {
  return (await listChangeNumbers(siteDir)).done.at(-1) ?? 0;
}
