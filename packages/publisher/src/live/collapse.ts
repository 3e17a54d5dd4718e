/** A site that would lose more than this part of its pages at once has rather been misread. */
const largestPart = 0.3;
/** So many may always go. */
const fewPages = 40;

/** @throws too many pages would go at once */
export function collapse(removed: number, before: number): void {
  if (removed <= fewPages || removed <= before * largestPart) return;
  throw new Error(
    `${String(removed)} of ${String(before)} pages would go at once. The site stays as it was; if it is meant, build it anew: \`pnpm site\``,
  );
}
