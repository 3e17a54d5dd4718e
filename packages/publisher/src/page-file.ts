const withoutSlash = (pagePath: string) => decodeURIComponent(pagePath).replace(/^\/+/u, '');

/** The file of a page inside `public`: `/uz/about` → `uz/about/index.html`, `/404.html` → `404.html`. */
export function pageFile(pagePath: string): string {
  const relative = withoutSlash(pagePath);
  if (relative.endsWith('.html')) return relative;
  return relative === '' ? 'index.html' : `${relative}/index.html`;
}

const dataFile = /^page-data\/(?<place>.+)\/page-data\.json$/u;

/** The page whose data a file inside `public` holds; `null` where it is another file. The way back from `pageDataFile`. */
export function pageOfDataFile(name: string): string | null {
  const place = dataFile.exec(name)?.groups?.['place'];
  if (place === undefined) return null;
  return place === 'index' ? '/' : `/${place.split('/').map(encodeURIComponent).join('/')}`;
}

/** The file of a page's data inside `public`: `/uz/about` → `page-data/uz/about/page-data.json`, `/` → `page-data/index/page-data.json`. */
export function pageDataFile(pagePath: string): string {
  return `page-data/${withoutSlash(pagePath) || 'index'}/page-data.json`;
}
