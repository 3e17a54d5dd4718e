export type GetAriaCurrent = (path: string) => 'page' | 'true' | undefined;

/** Returns a function from a link's path to its `aria-current`: it is the page itself, an ancestor, or neither. */
export function createAriaCurrent(here: string, above: readonly string[]): GetAriaCurrent {
  return (path) => {
    if (path === here) return 'page';
    return above.includes(path) ? 'true' : undefined;
  };
}
