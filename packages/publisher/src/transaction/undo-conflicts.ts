import path from 'node:path';

import { getCurrentRelease } from '../releases.ts';
import type { AppliedChange } from './applied-change.ts';
import { listPublications } from './publications.ts';

/** Maps the numbers of undone publications to the changes that undid them; an undo that is itself undone does not count. */
function mapUndoneChanges(publications: readonly AppliedChange[]): Map<number, AppliedChange> {
  const by = new Map<number, AppliedChange>();
  for (const one of publications) if (one.undoes !== null && !by.has(one.number)) by.set(one.undoes, one);
  return by;
}

/**
 * Lists the files of a publication, and the versions of entries that it replaced: successive versions of an entry may
 * show different files.
 */
const listChangedItems = ({ written, removed, facts }: AppliedChange) => [...written, ...removed, ...(facts.versions ?? [])];

/** Returns whether two paths conflict: the same, or one inside the other. */
const overlaps = (one: string, other: string) => one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** Why a publication can't be undone: it is undone already, or a later effective change modified the same file. */
export type UndoConflict = { by: AppliedChange; file: string | null };

/**
 * Finds the newest conflict; `null` where there is none.
 * @param publications those of one release, newest first
 */
export function findUndoConflict(publication: AppliedChange, publications: readonly AppliedChange[]): UndoConflict | null {
  const undoneBy = mapUndoneChanges(publications);
  const already = undoneBy.get(publication.number);
  if (already) return { by: already, file: null };
  const files = listChangedItems(publication);
  for (const by of publications) {
    if (by.number <= publication.number) return null;
    // A later change and its undo cancel out.
    if (undoneBy.has(by.number) || (by.undoes !== null && by.undoes > publication.number)) continue;
    const theirs = listChangedItems(by);
    const file = files.find((name) => theirs.some((their) => overlaps(name, their)));
    if (file !== undefined) return { by, file };
  }
  return null;
}

/**
 * Finds the newest publication of the current release that can be undone and is not an undo itself; `null` where there
 * is none.
 * @throws TransactionError a journal is corrupt
 */
export async function findNewestUndoable(siteDir: string): Promise<number | null> {
  const release = path.basename((await getCurrentRelease(siteDir)) ?? '');
  const publications = (await listPublications(siteDir)).filter((one) => one.release === release);
  const candidate = publications.find((one) => one.undoes === null && findUndoConflict(one, publications) === null);
  return candidate?.number ?? null;
}
