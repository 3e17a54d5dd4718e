import { type ChangeFacts, getCommittedDir, type Journal, listChangeNumbers, readJournal } from './journal.ts';

/** A change that is live; or a publication, which is one change or several that are undone as one. */
export type AppliedChange = {
  /** Ascends from change to change. That of a publication is the number of its first change. */
  number: number;
  /** The number of its last change: the same where it is one. */
  last: number;
  /** The folder name of the release that it changed. */
  release: string;
  facts: ChangeFacts;
  /** The publication that this one undid; `null` for another change. */
  undoes: number | null;
  /** The first change of the publication that this one continues; `null` where it begins one. */
  continues: number | null;
  /** When the documents' own pages were live, and how many; `null` where all pages are one change. */
  ownPages: { at: string; pages: number } | null;
  /** The files that it wrote, and those that it removed, by their path in the release. */
  written: string[];
  removed: string[];
};

export function toAppliedChange({ number, release, facts, undoes, continues, steps }: Journal): AppliedChange {
  return {
    number,
    last: number,
    release,
    facts,
    undoes,
    continues,
    ownPages: facts.following ? { at: facts.at, pages: facts.pages } : null,
    written: steps.filter(({ action }) => action === 'write').map((step) => step.path),
    removed: steps.filter(({ action }) => action === 'remove').map((step) => step.path),
  };
}

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
