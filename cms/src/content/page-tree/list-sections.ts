import { getContentTypeUid } from '@ochiq/contract/content-types';
import { getPageReference, getSectionReference, type PageParent } from '@ochiq/contract/fields/page-parent';
import { defaultLocale } from '@ochiq/contract/routing/locales';
import { type SectionKey, sectionKeys } from '@ochiq/contract/routing/section-keys';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { pageUid } from './read-tree';

/** A section, or a page, as pages name what is above them; `depth` is 0 for sections and pages at the top. */
export type ListedSection = { section: string; title: string; depth: number };

type PageRow = { documentId: string; locale: string; title: string | null; parent: string | null; order: number | null };
type SectionRow = { key: string | null; title: string | null; locale: string };

const isSectionKey = (key: string | null): key is SectionKey => sectionKeys.some((known) => known === key);

/** Picks one row of each document, that of the site's first language where there is one. */
function pickPages(rows: readonly PageRow[]): PageRow[] {
  const pages = new Map<string, PageRow>();
  for (const row of rows) if (!pages.has(row.documentId) || row.locale === defaultLocale) pages.set(row.documentId, row);
  return [...pages.values()].sort(
    (one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || (one.title ?? '').localeCompare(other.title ?? ''),
  );
}

/**
 * Lists the sections that have pages below them, and all pages, in the order of the tree: also those that are only drafts.
 * @param isComplete whether sections without pages are listed, too, and pages below a section or a page that there is not
 */
export async function listSections(strapi: Core.Strapi, { isComplete = false }: { isComplete?: boolean } = {}): Promise<ListedSection[]> {
  const select = ['documentId', 'locale', 'title', 'parent', 'order'];
  const pages = pickPages(await getRows<PageRow>(strapi, pageUid).findMany({ where: { publishedAt: { $null: true } }, select }));
  const sectionRows = await getRows<SectionRow>(strapi, getContentTypeUid('section-page')).findMany({
    where: { publishedAt: { $null: true }, locale: defaultLocale },
    select: ['key', 'title', 'locale'],
  });
  const below = new Map<string | null, PageRow[]>();
  for (const page of pages) {
    const group = below.get(page.parent);
    if (group) group.push(page);
    else below.set(page.parent, [page]);
  }
  const listed = new Set<string>();
  const listBelow = (parent: string | null, depth: number): ListedSection[] =>
    (below.get(parent) ?? []).flatMap((page) => {
      const section = getPageReference(page.documentId);
      if (listed.has(section)) return [];
      listed.add(section);
      return [{ section, title: page.title ?? '', depth }, ...listBelow(section, depth + 1)];
    });
  const sections = sectionRows.flatMap(({ key, title }) => {
    if (!isSectionKey(key)) return [];
    const inside = listBelow(getSectionReference(key), 1);
    return inside.length === 0 && !isComplete ? [] : [{ section: getSectionReference(key), title: title ?? key, depth: 0 }, ...inside];
  });
  const all = [...sections, ...listBelow(null, 0)];
  if (!isComplete) return all;
  // The first of such a part is its top, in whatever order they come.
  const parents = new Set(pages.map(({ documentId }) => getPageReference(documentId)));
  const tops = pages.filter(({ parent }) => parent !== null && !parents.has(parent as PageParent));
  return [...all, ...[...new Set(tops.map(({ parent }) => parent))].flatMap((parent) => listBelow(parent, 0))];
}
