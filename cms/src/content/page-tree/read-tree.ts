import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { PageParent } from '@ochiq/contract/fields/page-parent';
import { defaultLocale, getLocaleFallbacks, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { buildChainPath, findPageChains, isPlaced, type PageChain, type TreeFault, type TreePage } from '@ochiq/contract/routing/page-tree';
import { localePrefixes, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';

export const pageUid = getContentTypeUid('page');

/** A version of a page, as far as the tree needs it. */
export type PageVersion = { documentId: string; locale: string; slug: string | null; parent: PageParent | null; title: string | null };

export const pageVersionFields = ['slug', 'parent', 'title'] as const;

/** Reads the published versions of all pages. */
export const readPageVersions = (strapi: Core.Strapi): Promise<readonly PageVersion[]> =>
  getRows<PageVersion>(strapi, pageUid).findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['documentId', 'locale', ...pageVersionFields],
    orderBy: { id: 'asc' },
  });

/** A page of the tree with the title by which an editor knows it. */
export type TitledPage = TreePage & { title: string };

function toTitledPage(documentId: string, versions: readonly PageVersion[]): TitledPage {
  const byLocale = new Map(
    versions.flatMap((version): [Locale, PageVersion][] => (isLocale(version.locale) ? [[version.locale, version]] : [])),
  );
  const [lead] = getLocaleFallbacks(defaultLocale).flatMap((locale) => byLocale.get(locale) ?? []);
  const slugs = Object.fromEntries([...byLocale].flatMap(([locale, { slug }]) => (slug ? [[locale, slug]] : [])));
  return { documentId, parent: lead?.parent ?? null, slugs, title: lead?.title ?? documentId };
}

/** Builds the tree of pages from their versions. */
export function buildTree(versions: readonly PageVersion[]): readonly TitledPage[] {
  const byDocument = new Map<string, PageVersion[]>();
  for (const version of versions) byDocument.set(version.documentId, [...(byDocument.get(version.documentId) ?? []), version]);
  return [...byDocument].map(([documentId, own]) => toTitledPage(documentId, own));
}

/** A page, the pages above it, and its address under each locale prefix. */
export type PlacedPage = { page: TitledPage; chain: PageChain; paths: Readonly<Record<LocalePrefix, string>> };

/** Where the pages of a tree are, and those that are nowhere, by document id. */
export type LocatedTree = { placed: ReadonlyMap<string, PlacedPage>; faults: ReadonlyMap<string, TreeFault> };

/** Locates every page of a tree. */
export function findTree(tree: readonly TitledPage[]): LocatedTree {
  const placed = new Map<string, PlacedPage>();
  const faults = new Map<string, TreeFault>();
  const pages = new Map(tree.map((page) => [page.documentId, page]));
  for (const [documentId, chain] of findPageChains(tree)) {
    const page = pages.get(documentId);
    if (!isPlaced(chain)) faults.set(documentId, chain);
    else if (page) {
      const paths = Object.fromEntries(localePrefixes.map((form) => [form, buildChainPath(chain, form)]));
      placed.set(documentId, { page, chain, paths: paths as PlacedPage['paths'] });
    }
  }
  return { placed, faults };
}

/** Lists the pages of a tree that are a page or below it, from their published places. */
export const listSubtree = ({ placed }: LocatedTree, documentId: string): readonly PlacedPage[] =>
  [...placed.values()].filter(({ chain }) => chain.pages.some((page) => page.documentId === documentId));
