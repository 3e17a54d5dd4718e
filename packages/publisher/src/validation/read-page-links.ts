import { parseOutline } from './page-outline.ts';
import { resolvePageLinks, type PageLinks } from './resolve-page-links.ts';

/** Reads the links of a page, or why its HTML is invalid. */
export function readPageLinks(html: string, path: string, siteUrl: string): PageLinks | { fault: string } {
  const outline = parseOutline(html);
  const [fault] = outline.faults;
  return fault === undefined ? resolvePageLinks(outline, path, siteUrl) : { fault };
}
