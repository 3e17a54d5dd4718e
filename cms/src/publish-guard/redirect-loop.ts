type Redirect = { from: string; to: string };

/**
 * Where a redirect leads back to its own beginning.
 * @returns the paths on the way, the first and last being the same; null where it ends somewhere
 */
export function loopThrough({ from }: Redirect, redirects: readonly Redirect[]): readonly string[] | null {
  const targets = new Map(redirects.map((redirect) => [redirect.from, redirect.to]));
  const way = [from];
  for (let next = targets.get(from); next !== undefined; next = targets.get(next)) {
    way.push(next);
    if (next === from) return way;
    // Another circle, which this redirect only leads into: it was there before.
    if (way.indexOf(next) < way.length - 1) return null;
  }
  return null;
}
