import { type PageParent, parsePageParent } from '@ochiq/contract/fields/page-parent';

/** Returns the document id of the page above, from the stored text; `null` for a section, and at the top. */
export function findParentPage(stored: unknown): string | null {
  if (typeof stored !== 'string' || stored === '') return null;
  const parent = parsePageParent(stored as PageParent);
  return 'page' in parent ? parent.page : null;
}
