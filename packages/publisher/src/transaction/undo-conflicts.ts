import path from 'node:path';

import type { Journal } from './journal.ts';
import { getCurrentRelease } from '../releases.ts';
import { readCommittedJournals } from './applied-change.ts';

/** Maps the numbers of undone changes to the changes that undid them; an undo that is itself undone does not count. */
function mapUndoneChanges(journals: readonly Journal[]): Map<number, Journal> {
  const by = new Map<number, Journal>();
  for (const journal of journals.toReversed()) if (journal.undoes !== null && !by.has(journal.number)) by.set(journal.undoes, journal);
  return by;
}

/**
 * Lists the files of a change, and the versions of entries that it replaced: successive versions of an entry may show
 * different files.
 */
const listChangedItems = ({ steps, facts }: Journal) => [...steps.map(({ path }) => path), ...(facts.versions ?? [])];

/** Returns whether two paths conflict: the same, or one inside the other. */
const overlaps = (one: string, other: string) => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** Why a change can't be undone: it is undone already, or a later effective change modified the same file. */
export type UndoConflict = { by: Journal; file: string | null };

/**
 * Finds the newest conflict; `null` where there is none.
 * @param journals those of one release, oldest first
 */
export function findUndoConflict(journal: Journal, journals: readonly Journal[]): UndoConflict | null {
  const undoneBy = mapUndoneChanges(journals);
  const already = undoneBy.get(journal.number);
  if (already) return { by: already, file: null };
  const files = listChangedItems(journal);
  for (const by of journals.toReversed()) {
    if (by.number <= journal.number) return null;
    // A later change and its undo cancel out.
    if (undoneBy.has(by.number) || (by.undoes !== null && by.undoes > journal.number)) continue;
    const theirs = listChangedItems(by);
    const file = files.find((name) => theirs.some((their) => overlaps(name, their)));
    if (file !== undefined) return { by, file };
  }
  return null;
}

/**
 * Finds the newest change of the current release that can be undone and is not an undo itself; `null` where there is
 * none.
 * @throws TransactionError a journal is corrupt
 */
export async function findNewestUndoable(siteDir: string): Promise<number | null> {
  const release = path.basename((await getCurrentRelease(siteDir)) ?? '');
  const journals = (await readCommittedJournals(siteDir)).filter((journal) => journal.release === release);
  const candidate = journals.toReversed().find((journal) => journal.undoes === null && findUndoConflict(journal, journals) === null);
  return candidate?.number ?? null;
}
