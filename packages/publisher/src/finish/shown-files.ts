const shownName = /\/(?<name>(?:media|cards)\/[\w.-]+)/gu;

/** Finds the files that a page shows or links to, by their names below `public`. */
export const shownFiles = (html: string): Set<string> =>
  new Set([...html.matchAll(shownName)].flatMap(({ groups }) => groups?.['name'] ?? []));
