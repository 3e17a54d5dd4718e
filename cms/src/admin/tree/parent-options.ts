import { getPageReference, getSectionReference, maxPageDepth, type PageParent } from '@ochiq/contract/fields/page-parent';
import { getLocaleFallbacks, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { buildChainPath, findPageChain, isPlaced, type TreePage } from '@ochiq/contract/routing/page-tree';
import { sectionKeys, type SectionKey } from '@ochiq/contract/routing/section-keys';

/** A page as the panel lists it, in one language. */
export type ListedPage = {
  documentId: string;
  locale: string;
  title: string | null;
  slug: string | null;
  parent: PageParent | null;
  order: number | null;
  isPublished: boolean;
};

/** A section or page that may be chosen as the one above, and how far it is indented. */
export type ParentOption = { value: PageParent; label: string; depth: number; isPublished: boolean };

type PageNode = TreePage & { title: string; order: number; isPublished: boolean };

/** Merges the languages of each page: its name in the editor's language or the best other one. */
export function mergePages(pages: readonly ListedPage[], locale: Locale): readonly PageNode[] {
  const byDocument = new Map<string, ListedPage[]>();
  for (const page of pages) byDocument.set(page.documentId, [...(byDocument.get(page.documentId) ?? []), page]);
  return [...byDocument].map(([documentId, versions]) => {
    const named = getLocaleFallbacks(locale).flatMap((code) => versions.find((version) => version.locale === code && version.title) ?? []);
    const slugs = versions.flatMap((version) => (isLocale(version.locale) && version.slug ? [[version.locale, version.slug]] : []));
    return {
      documentId,
      parent: versions[0]?.parent ?? null,
      slugs: Object.fromEntries(slugs) as TreePage['slugs'],
      title: named[0]?.title ?? documentId,
      order: versions[0]?.order ?? Number.POSITIVE_INFINITY,
      isPublished: versions.some((version) => version.isPublished),
    };
  });
}

const compareNodes = (a: PageNode, b: PageNode) => (a.order === b.order ? a.title.localeCompare(b.title) : a.order - b.order);

/**
 * Lists the sections, each followed by the pages below it, and the pages at the top. Left out are the page itself and
 * those below it, and pages that may have none below them.
 * @param self the document id of the page that is edited; none of a new one
 * @param getSectionLabel returns what the panel calls a section
 * @param maxLevels how many levels of pages are listed
 */
export function listParentOptions(
  nodes: readonly PageNode[],
  self: string | undefined,
  getSectionLabel: (key: SectionKey) => string,
  maxLevels = maxPageDepth - 1,
): readonly ParentOption[] {
  const listBelow = (parent: PageParent | null, level: number, depth: number): ParentOption[] =>
    level > maxLevels
      ? []
      : nodes
          .filter((node) => node.parent === parent && node.documentId !== self)
          .sort(compareNodes)
          .flatMap(({ documentId, title, isPublished }) => {
            const value = getPageReference(documentId);
            return [{ value, label: title, depth, isPublished }, ...listBelow(value, level + 1, depth + 1)];
          });
  const sections = sectionKeys
    .map((key) => ({ value: getSectionReference(key), label: getSectionLabel(key), depth: 0, isPublished: true }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return [...listBelow(null, 1, 0), ...sections.flatMap((section) => [section, ...listBelow(section.value, 1, 1)])];
}

/** Builds the address that a page gets in a language; `null` where it gets none. */
export function formatAddress(
  nodes: readonly PageNode[],
  { self = 'new', parent, slug, locale }: { self?: string | undefined; parent: PageParent | null; slug: string; locale: Locale },
): string | null {
  if (slug === '') return null;
  const known = nodes.find(({ documentId }) => documentId === self);
  const page: TreePage = { documentId: self, parent, slugs: { ...known?.slugs, [locale]: slug } };
  const chain = findPageChain(page, (documentId) => nodes.find((node) => node.documentId === documentId) ?? null);
  return isPlaced(chain) ? buildChainPath(chain, locale) : null;
}
