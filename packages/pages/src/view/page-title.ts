/** What search engines show of a title. */
const longest = 70;

/** A page's title: its heading with the site's name, where both are shown whole. */
export function pageTitle(heading: string, siteName: string): string {
  const full = `${heading} — ${siteName}`;
  return heading === siteName || full.length > longest ? heading : full;
}
