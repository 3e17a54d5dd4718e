const withoutSlash = (pagePath: string) => decodeURIComponent(pagePath).replace(/^\/+/u, '');

/** Returns the file of a page inside `public`: `/uz/about` → `uz/about/index.html`, `/404.html` → `404.html`. */
export function pageFile(pagePath: string): string {
  const relative = withoutSlash(pagePath);
  if (relative.endsWith('.html')) return relative;
  return relative === '' ? 'index.html' : `${relative}/index.html`;
}

const dataFile = /^page-data\/(?<place>.+)\/page-data\.json$/u;

/**
 * Parses the page path from a page-data file inside `public`; `null` for another file. The inverse of
 * `getPageDataFile`.
 */
export function pageOfDataFile(name: string): string | null {
  const place = dataFile.exec(name)?.groups?.['place'];
  if (place === undefined) return null;
  return place === 'index' ? '/' : `/${place.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Returns the page-data file inside `public`: `/uz/about` → `page-data/uz/about/page-data.json`, `/` →
 * `page-data/index/page-data.json`.
 */
export function pageDataFile(pagePath: string): string {
  return `page-data/${withoutSlash(pagePath) || 'index'}/page-data.json`;
}
