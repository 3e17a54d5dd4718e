/** Returns the path prefix of the site: empty, or `/x`. */
export const getPathPrefix = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/+$/u, '');
