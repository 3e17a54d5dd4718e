import { type ContentTypeName, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { defaultLocale, getLocaleFallbacks, isLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { matchPath } from '@ochiq/contract/routing/match-path';
import { getSlugRoute, getSlugRouteType } from '@ochiq/contract/routing/slug-routes';
import type { TreeFault } from '@ochiq/contract/routing/page-tree';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { Core } from '@strapi/strapi';

import { getTypeName } from '../../platform/panel-words/type-names';
import type { Row } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import type { EntryIssue } from '../publish-validation/entry-issue';
import { readLiveVersions } from '../publish-validation/publish-together';
import {
  buildTree,
  listSubtree,
  findTree,
  pageUid,
  pageVersionFields,
  type LocatedTree,
  type PageVersion,
  type PlacedPage,
} from './read-tree';
import { getBelowMessage, getFaultMessage, getTakenMessage } from './tree-texts';

type Message = EntryIssue['message'];
type SluggedRow = { documentId: string; locale: string; slug: string | null; title?: string | null; name?: string | null };

/** The field in which an editor corrects a fault. */
const getFaultField = ({ kind }: TreeFault) => (kind === 'parent' || kind === 'loop' || kind === 'depth' ? 'parent' : 'slug');

/** Finds the title of a page that may be a draft only. */
async function findTitle(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const versions = await getRows<{ title: string | null }>(strapi, pageUid).findMany({
    where: { documentId },
    select: ['title'],
    limit: 1,
  });
  return versions[0]?.title ?? null;
}

const describeFault = async (strapi: Core.Strapi, fault: TreeFault): Promise<Message> =>
  getFaultMessage(fault, fault.kind === 'parent' ? await findTitle(strapi, fault.documentId) : null);

/** Returns the field by which an editor knows entries of a type with slugs. */
const getNameField = (type: ContentTypeName) => ('name' in contentTypes[type].fields ? 'name' : 'title');

/** Finds the published entry of a list that readers of a language find at an address of the tree. */
async function findListEntry(strapi: Core.Strapi, path: string, locale: Locale): Promise<Message | null> {
  const matched = matchPath(path);
  const type = matched && getSlugRouteType(matched.route);
  if (!type || !('slug' in matched.params)) return null;
  const rows = getRows<SluggedRow>(strapi, getContentTypeUid(type));
  const field = getNameField(type);
  const named = await rows.findMany({ where: { slug: matched.params.slug, publishedAt: { $notNull: true } }, select: ['documentId'] });
  for (const { documentId } of named) {
    const versions = await rows.findMany({
      where: { documentId, publishedAt: { $notNull: true } },
      select: ['documentId', 'locale', 'slug', field],
    });
    const shown = getLocaleFallbacks(locale)
      .map((code) => versions.find((version) => version.locale === code))
      .find(Boolean);
    if (shown?.slug === matched.params.slug) return getTakenMessage(path, getTypeName(type), shown[field] ?? documentId);
  }
  return null;
}

/** Finds another page, or an entry of a list, at an address of a page. */
async function findTaken(strapi: Core.Strapi, tree: LocatedTree, { page, paths }: PlacedPage): Promise<Message | null> {
  for (const locale of localeCodes) {
    const path = paths[locale];
    const other = [...tree.placed.values()].find((one) => one.page.documentId !== page.documentId && one.paths[locale] === path);
    const message = other ? getTakenMessage(path, getTypeName('page'), other.page.title) : await findListEntry(strapi, path, locale);
    if (message) return message;
  }
  return null;
}

/** Reads the tree as it will be: pages that are published together may be above each other. */
const readLiveTree = async (strapi: Core.Strapi) => buildTree(await readLiveVersions<PageVersion>(strapi, pageUid, {}, pageVersionFields));

/** Finds what keeps a published page, and those below it, from their addresses. */
async function findPageIssues(strapi: Core.Strapi, documentId: string): Promise<readonly EntryIssue[]> {
  const pages = await readLiveTree(strapi);
  const tree = findTree(pages);
  const fault = tree.faults.get(documentId);
  if (fault) return [{ path: [getFaultField(fault)], message: await describeFault(strapi, fault) }];
  const issues: EntryIssue[] = [];
  for (const placed of listSubtree(tree, documentId)) {
    const message = await findTaken(strapi, tree, placed);
    if (!message) continue;
    const isOwn = placed.page.documentId === documentId;
    issues.push({ path: ['slug'], message: isOwn ? message : getBelowMessage(placed.page.title, message) });
  }
  for (const page of pages) {
    const below = tree.faults.get(page.documentId);
    if (below && isBelow(pages, page.documentId, documentId))
      issues.push({ path: ['parent'], message: getBelowMessage(page.title, await describeFault(strapi, below)) });
  }
  return issues;
}

/** Returns whether a page is below another one, whether or not it has an address. */
function isBelow(pages: readonly { documentId: string; parent: string | null }[], documentId: string, above: string): boolean {
  const byId = new Map(pages.map((page) => [page.documentId, page]));
  const seen = new Set<string>();
  for (let page = byId.get(documentId); page && !seen.has(page.documentId); page = byId.get((page.parent ?? '').replace(/^page:/u, ''))) {
    seen.add(page.documentId);
    if (page.parent === `page:${above}`) return true;
  }
  return false;
}

/** Finds the page of the tree that has the address of an entry of a list. */
async function findTreePages(strapi: Core.Strapi, name: ContentTypeName, versions: readonly Row[]): Promise<readonly EntryIssue[]> {
  const route = getSlugRoute(name);
  const slugs = versions.flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []));
  if (route === undefined || slugs.length === 0) return [];
  // Mostly no page has such a slug: the tree is not read then.
  const named = await getRows(strapi, pageUid).count({ where: { slug: { $in: slugs }, publishedAt: { $notNull: true } } });
  if (named === 0) return [];
  const { placed } = findTree(await readLiveTree(strapi));
  return versions.flatMap(({ locale, slug }) => {
    if (!isLocale(locale) || typeof slug !== 'string') return [];
    const path = pathFor(route, locale, { slug });
    const other = [...placed.values()].find(({ paths }) => paths[locale] === path);
    return other ? [{ locale, path: ['slug'], message: getTakenMessage(path, getTypeName('page'), other.page.title) }] : [];
  });
}

/**
 * Finds what keeps published versions of a document from their addresses: another entry there, a page above that is not
 * published, a tree that would be too deep.
 */
export async function findAddressIssues(
  strapi: Core.Strapi,
  name: ContentTypeName,
  versions: readonly Row[],
): Promise<readonly EntryIssue[]> {
  if (name !== 'page') return findTreePages(strapi, name, versions);
  const [first] = versions;
  if (!first) return [];
  const locale = versions.some((version) => version.locale === defaultLocale) ? defaultLocale : first.locale;
  return (await findPageIssues(strapi, first.documentId)).map((issue) => ({ ...issue, locale }));
}
