/** The length of a title that search engines show. */
const longest = 70;

/** Formats a page's title: its heading with the site's name, where both are shown in full. */
export function formatPageTitle(heading: string, siteName: string): string {
  const full = `${heading} — ${siteName}`;
  return heading === siteName || full.length > longest ? heading : full;
}
