const stripLeadingSlash = (pagePath: string) => decodeURIComponent(pagePath).replace(/^\/+/u, '');

/** Returns the file of a page inside `public`: `/uz/about` → `uz/about/index.html`, `/404.html` → `404.html`. */
export function getPageFile(pagePath: string): string {
  const relative = stripLeadingSlash(pagePath);
  if (relative.endsWith('.html')) return relative;
  return relative === '' ? 'index.html' : `${relative}/index.html`;
}

const pageDataPattern = /^page-data\/(?<place>.+)\/page-data\.json$/u;

/**
 * Parses the page path from a page-data file inside `public`; `null` for another file. The inverse of
 * `getPageDataFile`.
 */
export function parsePageDataFile(name: string): string | null {
  const pagePart = pageDataPattern.exec(name)?.groups?.['place'];
  if (pagePart === undefined) return null;
  return pagePart === 'index' ? '/' : `/${pagePart.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Returns the page-data file inside `public`: `/uz/about` → `page-data/uz/about/page-data.json`, `/` →
 * `page-data/index/page-data.json`.
 */
export function getPageDataFile(pagePath: string): string {
  return `page-data/${stripLeadingSlash(pagePath) || 'index'}/page-data.json`;
}

/** Returns the path prefix of the site: empty, or `/x`. */
export const getPathPrefix = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/+$/u, '');
