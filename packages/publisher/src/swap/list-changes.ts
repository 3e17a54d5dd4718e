import { appliedChange, type AppliedChange } from './applied-change.ts';
import { changeNumbers, doneDir } from './change-folders.ts';
import { readJournal, type Journal } from './journal.ts';

/** The journals of the changes that are kept, oldest first. */
export async function doneJournals(siteDir: string): Promise<Journal[]> {
  const { done } = await changeNumbers(siteDir);
  const journals = await Promise.all(done.map((number) => readJournal(doneDir(siteDir, number))));
  return journals.filter((journal) => journal !== null);
}

/**
 * The changes that are kept, newest first, those of earlier releases too.
 * @throws SwapError a journal is spoilt
 */
export async function listChanges(siteDir: string): Promise<AppliedChange[]> {
  return (await doneJournals(siteDir)).map(appliedChange).reverse();
}

/** The number of the newest change that was carried out; 0 where there is none. Nothing but a change gives it another one. */
export async function newestChange(siteDir: string): Promise<number> {
  return (await changeNumbers(siteDir)).done.at(-1) ?? 0;
}
