/** Error messages of webpack and Gatsby for a chunk, or the data of a page, that failed to load. */
const failurePattern = /^ChunkLoadError|loading (?:css )?chunk \S+ failed|page resources for \S+ not found|couldn't load ".*page-data\//iu;

/** Returns whether an error means that a chunk of the page failed to load. */
export const isChunkFailure = (thrown: unknown): boolean =>
  failurePattern.test(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : typeof thrown === 'string' ? thrown : '');
