import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { getPublishedFileName } from '@ochiq/contract/fields/upload';
import { getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import { normalizePath, matchPath } from '@ochiq/contract/routing/match-path';
import { getPathNeeds, type PathNeed } from '@ochiq/contract/routing/path-need';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { buildTree, findTree, pageUid, pageVersionFields, type PageVersion } from '../page-tree/read-tree';
import { readLiveVersions } from './publish-together';

type NeedOfKind<K extends PathNeed['kind']> = Extract<PathNeed, { kind: K }>;
type Slugged = { documentId: string; locale: string; slug: string | null };
type NeedCheck<K extends PathNeed['kind']> = (need: NeedOfKind<K>) => boolean;

async function findSections(strapi: Core.Strapi, needs: readonly NeedOfKind<'section'>[]): Promise<NeedCheck<'section'>> {
  type Section = { documentId: string; locale: string; key: string };
  const keys = [...new Set(needs.map(({ key }) => key))];
  if (keys.length === 0) return () => false;
  const sections = await readLiveVersions<Section>(strapi, getContentTypeUid('section-page'), { key: { $in: keys } }, ['key']);
  const sectionKeys = new Set(sections.map(({ key }) => key));
  return ({ key }) => sectionKeys.has(key);
}

/** Returns the slugs under which readers of a language find documents, given their published versions. */
function getShownSlugs(versions: readonly Slugged[], locale: Locale): ReadonlySet<string> {
  const documents = new Map<string, Map<string, string>>();
  for (const { documentId, locale: own, slug } of versions) {
    const slugs = documents.get(documentId) ?? new Map<string, string>();
    documents.set(documentId, slugs);
    if (slug) slugs.set(own, slug);
  }
  const shown = [...documents.values()].map((slugs) =>
    getLocaleFallbacks(locale)
      .map((code) => slugs.get(code))
      .find(Boolean),
  );
  return new Set(shown.filter((slug) => slug !== undefined));
}

async function findDocuments(strapi: Core.Strapi, needs: readonly NeedOfKind<'document'>[]): Promise<NeedCheck<'document'>> {
  const versions = new Map<ContentTypeName, readonly Slugged[]>();
  for (const type of new Set(needs.map((need) => need.type))) {
    const uid = getContentTypeUid(type);
    const slugs = [...new Set(needs.filter((need) => need.type === type).map(({ slug }) => slug))];
    const named = await readLiveVersions<Slugged>(strapi, uid, { slug: { $in: slugs } }, ['slug']);
    const ids = [...new Set(named.map(({ documentId }) => documentId))];
    versions.set(type, await readLiveVersions<Slugged>(strapi, uid, { documentId: { $in: ids } }, ['slug']));
  }
  return ({ type, slug, locale }) => getShownSlugs(versions.get(type) ?? [], locale).has(slug);
}

type FileRow = { hash: string; updatedAt: string | Date };

/**
 * Returns the prefixes of a name that may be the file's hash: the name also holds the instant of the last change and
 * maybe a width.
 */
const getPossibleHashes = (name: string): readonly string[] => {
  const parts = name.replace(/\.[^.]*$/u, '').split('-');
  return parts.map((_, index) => parts.slice(0, index + 1).join('-'));
};

async function findUploads(strapi: Core.Strapi, needs: readonly NeedOfKind<'upload'>[]): Promise<NeedCheck<'upload'>> {
  const hashes = [...new Set(needs.flatMap(({ name }) => getPossibleHashes(name)))];
  if (hashes.length === 0) return () => false;
  const files = await getRows<FileRow>(strapi, 'plugin::upload.file').findMany({
    where: { hash: { $in: hashes } },
    select: ['hash', 'updatedAt'],
  });
  const names = new Set(files.flatMap(({ hash, updatedAt }) => [hash, getPublishedFileName(hash, new Date(updatedAt).toISOString())]));
  return ({ name }) => getPossibleHashes(name).some((one) => names.has(one));
}

/** Reads the tree of pages as it will be when the transaction ends. */
async function findTreePages(strapi: Core.Strapi, needs: readonly NeedOfKind<'page'>[]): Promise<NeedCheck<'page'>> {
  if (needs.length === 0) return () => false;
  const { placed } = findTree(buildTree(await readLiveVersions<PageVersion>(strapi, pageUid, {}, pageVersionFields)));
  const paths = new Set([...placed.values()].flatMap((page) => Object.values(page.paths)));
  return ({ path }) => paths.has(path);
}

const filterByKind = <K extends PathNeed['kind']>(needs: readonly PathNeed[], kind: K): readonly NeedOfKind<K>[] =>
  needs.filter((need): need is NeedOfKind<K> => need.kind === kind);

/** Creates a check whether a page, a file or a service of the site is at a path, given what is published. */
async function createPathLookup(strapi: Core.Strapi, paths: readonly string[]): Promise<(path: string) => boolean> {
  const needs = new Map(paths.map((path) => [path, getPathNeeds(path)]));
  const all = [...needs.values()].flat();
  const isSection = await findSections(strapi, filterByKind(all, 'section'));
  const isDocument = await findDocuments(strapi, filterByKind(all, 'document'));
  const isUpload = await findUploads(strapi, filterByKind(all, 'upload'));
  const isTreePage = await findTreePages(strapi, filterByKind(all, 'page'));
  const isMet = (need: PathNeed): boolean => {
    switch (need.kind) {
      case 'nothing':
        return true;
      case 'section':
        return isSection(need);
      case 'document':
        return isDocument(need);
      case 'upload':
        return isUpload(need);
      case 'page':
        return isTreePage(need);
    }
  };
  return (path) => (needs.get(path) ?? []).some(isMet);
}

const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Returns the spellings in which editors may have written an address. */
const getSpellings = (path: string) => [path, decodePath(path)].flatMap((one) => (one === '/' ? [one] : [one, `${one}/`]));

/** Returns the paths at which the site has no page, file, service or redirect. */
export async function findDeadPaths(strapi: Core.Strapi, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const isThere = await createPathLookup(strapi, paths);
  const missingPaths = paths.filter((path) => !isThere(path));
  if (missingPaths.length === 0) return new Set();
  type Redirect = { documentId: string; locale: string; from: string };
  const redirects = await readLiveVersions<Redirect>(
    strapi,
    getContentTypeUid('redirect'),
    { from: { $in: missingPaths.flatMap(getSpellings) } },
    ['from'],
  );
  const redirectedPaths = new Set(redirects.map(({ from }) => normalizePath(from)));
  return new Set(missingPaths.filter((path) => !redirectedPaths.has(path)));
}

/** Returns whether a path is a part of a list, by its period, kind or state. */
const isPartOfList = (path: string): boolean => {
  const { params = {} } = matchPath(path) ?? {};
  return ['year', 'period', 'kind', 'status'].some((name) => name in params);
};

/**
 * Returns whether a page is certain to be at a path; unknown for parts of lists, which come and go with their content.
 */
export async function isPageAt(strapi: Core.Strapi, path: string): Promise<boolean> {
  if (matchPath(path) === null || isPartOfList(path)) return false;
  return (await createPathLookup(strapi, [path]))(path);
}
