/** How many code releases are retained for a rollback. */
const maxCodeReleases = 10;

type ReleaseSummary = {
  id: string;
  /** Its code revision; `null` where unknown, which counts as a revision of its own. */
  code: string | null;
};

/**
 * Selects the releases to remove. Retains the last two, and the newest of each of the last code revisions, so that
 * builds of the same code for another day or content do not displace the others.
 * @param newestFirst begins with the current one
 */
export function selectOldReleases(newestFirst: readonly ReleaseSummary[]): string[] {
  const seen = new Set<string>();
  return newestFirst.flatMap(({ id, code }, index) => {
    const isNew = code === null || !seen.has(code);
    if (isNew && seen.size < maxCodeReleases) {
      seen.add(code ?? `release ${id}`);
      return [];
    }
    return index < 2 ? [] : [id];
  });
}
