/**
 * Patterns of immutable files, which a build names by a hash of their content: the content under such a path never
 * changes.
 */
export const immutableFilePatterns = {
  code: /-[0-9a-f]{20}\.(?:js|css)$/u,
  others: /^\/static\//u,
} as const;
