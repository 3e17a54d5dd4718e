export type StablePages<T> = {
  /** The list's own page: the newest, from `perPage` to twice that less one. */
  front: readonly T[];
  /** Full pages by number, 1 the oldest. A new item never changes one of them. */
  archive: ReadonlyMap<number, readonly T[]>;
};

/** Cuts a list, newest first, into pages that are numbered from the oldest, so that old pages stay as they are. */
export function stablePages<T>(newestFirst: readonly T[], perPage: number): StablePages<T> {
  const full = Math.floor(newestFirst.length / perPage);
  const archived = Math.max(0, full - 1);
  const front = newestFirst.slice(0, newestFirst.length - archived * perPage);
  const archive = Array.from({ length: archived }, (_, index): [number, readonly T[]] => {
    const end = newestFirst.length - index * perPage;
    return [index + 1, newestFirst.slice(end - perPage, end)];
  });
  return { front, archive: new Map(archive) };
}
