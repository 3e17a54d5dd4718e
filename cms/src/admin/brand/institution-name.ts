/** The id of the name among the texts of the panel. */
export const nameTextId = 'app.components.LeftMenu.navbrand.title';

/** Returns the texts that are the name: the heading of the sign-in page, and the alternative text of the logo. */
export const getNameTexts = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined ? {} : { 'Auth.form.welcome.title': name, [nameTextId]: name, 'app.components.LeftMenu.logo.alt': name };

/** The suffix that Strapi 5.54.0 adds to the title of each page, and the title of its empty page. */
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
