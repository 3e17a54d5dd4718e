import { outlineOf } from './outline.ts';
import { pageLinks, type PageLinks } from './page-links.ts';

/** Reads the links of a page, or why its HTML is invalid. */
export function readPage(html: string, path: string, siteUrl: string): PageLinks | { fault: string } {
  const outline = outlineOf(html);
  const [fault] = outline.faults;
  return fault === undefined ? pageLinks(outline, path, siteUrl) : { fault };
}
