/** The path that the whole site is under: empty, or `/x`. */
export const pathPrefixOf = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/+$/u, '');
