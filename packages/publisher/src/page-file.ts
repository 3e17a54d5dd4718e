/** The file of a page inside `public`: `/uz/about` → `uz/about/index.html`, `/404.html` → `404.html`. */
export function pageFile(pagePath: string): string {
  const relative = decodeURIComponent(pagePath).replace(/^\/+/u, '');
  if (relative.endsWith('.html')) return relative;
  return relative === '' ? 'index.html' : `${relative}/index.html`;
}
