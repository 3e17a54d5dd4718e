/**
 * Returns the address of a page's data: next to the site's scripts, under the page's own path.
 * @param script address of one of the site's scripts, with the site's path prefix
 * @param pagePath without the prefix, beginning with a slash
 */
export const getPageDataAddress = (script: string, pagePath: string) =>
  `${script.slice(0, script.lastIndexOf('/'))}/page-data${pagePath === '/' ? '/index' : pagePath}/page-data.json`;
