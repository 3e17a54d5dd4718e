/** Files that a build names by what is in them, by their paths on the site: under such a name there never is anything else. */
export const lastingFiles = {
  code: /-[0-9a-f]{20}\.(?:js|css)$/u,
  others: /^\/static\//u,
} as const;
