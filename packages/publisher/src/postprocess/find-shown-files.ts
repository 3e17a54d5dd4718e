const assetPathPattern = /\/(?<name>(?:media|cards)\/[\w.-]+)/gu;

/** Finds the files that a page shows or links to, by their names below `public`. */
export const findShownFiles = (html: string): Set<string> =>
  new Set([...html.matchAll(assetPathPattern)].flatMap(({ groups }) => groups?.['name'] ?? []));
