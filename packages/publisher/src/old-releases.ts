/** How many code releases are kept to go back to. */
const keptCodes = 10;

type Known = {
  id: string;
  /** What it says of its code; `null` where it says nothing, and counts as code of its own. */
  code: string | null;
};

/**
 * The releases that go: kept are the last two, and of each of the last codes the newest one. Builds of the same code,
 * made for another day or content, must not push the others out.
 * @param newestFirst begins with the current one
 */
export function oldReleases(newestFirst: readonly Known[]): string[] {
  const seen = new Set<string>();
  return newestFirst.flatMap(({ id, code }, index) => {
    const isNew = code === null || !seen.has(code);
    if (isNew && seen.size < keptCodes) {
      seen.add(code ?? `release ${id}`);
      return [];
    }
    return index < 2 ? [] : [id];
  });
}
