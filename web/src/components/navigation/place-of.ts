export type Place = (path: string) => 'page' | 'true' | undefined;

/** Where a link stands to the reader's page: it is the page itself, it is above it, or neither. */
export function placeOf(here: string, above: readonly string[]): Place {
  return (path) => {
    if (path === here) return 'page';
    return above.includes(path) ? 'true' : undefined;
  };
}
