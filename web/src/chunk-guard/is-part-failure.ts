/** How webpack and Gatsby tell of a part or of the data of a page that did not come. */
const told = /^ChunkLoadError|loading (?:css )?chunk \S+ failed|page resources for \S+ not found|couldn't load ".*page-data\//iu;

/** Is this why a part of the page is missing? */
export const isPartFailure = (thrown: unknown): boolean =>
  told.test(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown === 'string' ? thrown : '');
