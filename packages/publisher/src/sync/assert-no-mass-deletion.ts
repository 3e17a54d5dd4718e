/** A site that would lose more than this share of its pages at once was probably misread. */
const maxRemovedShare = 0.3;
/** Up to this many pages may always be removed. */
const alwaysRemovable = 40;

/** Guards against a mass deletion. @throws too many pages would be removed at once */
export function assertNoMassDeletion(removed: number, before: number): void {
  if (removed <= alwaysRemovable || removed <= before * maxRemovedShare) return;
  throw new Error(
    `${String(removed)} of ${String(before)} pages would go at once. The site stays as it was; if it is meant, build it anew: \`pnpm site\``,
  );
}
