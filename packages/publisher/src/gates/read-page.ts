import { outlineOf } from './outline.ts';
import { pageLinks, type PageLinks } from './page-links.ts';

/** What a page leads to, or why no browser would take it as it is. */
export function readPage(html: string, path: string, siteUrl: string): PageLinks | { fault: string } {
  const outline = outlineOf(html);
  const [fault] = outline.faults;
  return fault === undefined ? pageLinks(outline, path, siteUrl) : { fault };
}
