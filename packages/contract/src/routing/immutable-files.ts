/** The digits of the hash in a file's name. The site's script lists those of all parts, so fewer digits are fewer bytes of it. */
export const hashDigits = 12;

/**
 * Patterns of immutable files, which a build names by a hash of their content: the content under such a path never
 * changes. Releases before 2026-11-26 had 20 digits.
 */
export const immutableFilePatterns = {
  code: /-[0-9a-f]{12,20}\.(?:js|css)$/u,
  others: /^\/static\//u,
} as const;
