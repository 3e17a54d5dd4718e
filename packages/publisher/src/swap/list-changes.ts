import { appliedChange, type AppliedChange } from './applied-change.ts';
import { changeNumbers, doneDir } from './change-folders.ts';
import { readJournal, type Journal } from './journal.ts';

/** Reads the journals of the retained changes, oldest first. */
export async function doneJournals(siteDir: string): Promise<Journal[]> {
  const { done } = await changeNumbers(siteDir);
  const journals = await Promise.all(done.map((number) => readJournal(doneDir(siteDir, number))));
  return journals.filter((journal) => journal !== null);
}

/**
 * Lists the retained changes, newest first, including those of earlier releases.
 * @throws TransactionError a journal is corrupt
 */
export async function listChanges(siteDir: string): Promise<AppliedChange[]> {
  return (await doneJournals(siteDir)).map(appliedChange).reverse();
}

/** Returns the number of the last committed change; 0 where there is none. Only a change alters it. */
export async function newestChange(siteDir: string): Promise<number> {
  return (await changeNumbers(siteDir)).done.at(-1) ?? 0;
}
