/** What Strapi 5.54.0 writes behind the title of each page; and the title of its empty page. */
const strapiTitle = / \| Strapi$|^Strapi Admin$/u;

/**
 * Returns a page's title with the institution's name instead of the software's; `null` where it has none, or the result
 * would be empty.
 */
export function renameTitle(title: string, name: string | undefined): string | null {
  if (!strapiTitle.test(title)) return null;
  const parts = [title.replace(strapiTitle, ''), name].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? null : parts.join(' | ');
}
