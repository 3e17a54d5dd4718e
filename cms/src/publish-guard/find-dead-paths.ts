import { uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import { fileName } from '@ochiq/contract/file-name';
import { readingOrder, type Locale } from '@ochiq/contract/locales';
import { canonicalPath, matchPath } from '@ochiq/contract/match-path';
import { getPathNeed, type PathNeed } from '@ochiq/contract/path-need';
import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';
import { readLiveVersions } from './together';

type Of<K extends PathNeed['kind']> = Extract<PathNeed, { kind: K }>;
type Slugged = { documentId: string; locale: string; slug: string | null };
type IsThere<K extends PathNeed['kind']> = (need: Of<K>) => boolean;

async function findSections(strapi: Core.Strapi, needs: readonly Of<'section'>[]): Promise<IsThere<'section'>> {
  type Section = { documentId: string; locale: string; key: string };
  const keys = [...new Set(needs.map(({ key }) => key))];
  if (keys.length === 0) return () => false;
  const found = await readLiveVersions<Section>(strapi, uidOf('section-page'), { key: { $in: keys } }, ['key']);
  const there = new Set(found.map(({ key }) => key));
  return ({ key }) => there.has(key);
}

/** Returns the slugs under which readers of a language find documents, given their published versions. */
function shownSlugs(versions: readonly Slugged[], locale: Locale): ReadonlySet<string> {
  const documents = new Map<string, Map<string, string>>();
  for (const { documentId, locale: own, slug } of versions) {
    const slugs = documents.get(documentId) ?? new Map<string, string>();
    documents.set(documentId, slugs);
    if (slug) slugs.set(own, slug);
  }
  const shown = [...documents.values()].map((slugs) =>
    readingOrder(locale)
      .map((code) => slugs.get(code))
      .find(Boolean),
  );
  return new Set(shown.filter((slug) => slug !== undefined));
}

async function findDocuments(strapi: Core.Strapi, needs: readonly Of<'document'>[]): Promise<IsThere<'document'>> {
  const versions = new Map<ContentTypeName, readonly Slugged[]>();
  for (const type of new Set(needs.map((need) => need.type))) {
    const uid = uidOf(type);
    const slugs = [...new Set(needs.filter((need) => need.type === type).map(({ slug }) => slug))];
    const named = await readLiveVersions<Slugged>(strapi, uid, { slug: { $in: slugs } }, ['slug']);
    const ids = [...new Set(named.map(({ documentId }) => documentId))];
    versions.set(type, await readLiveVersions<Slugged>(strapi, uid, { documentId: { $in: ids } }, ['slug']));
  }
  return ({ type, slug, locale }) => shownSlugs(versions.get(type) ?? [], locale).has(slug);
}

type FileRow = { hash: string; updatedAt: string | Date };

/**
 * Returns the prefixes of a name that may be the file's hash: the name also holds the instant of the last change and
 * maybe a width.
 */
const hashesIn = (name: string): readonly string[] => {
  const parts = name.replace(/\.[^.]*$/u, '').split('-');
  return parts.map((_, index) => parts.slice(0, index + 1).join('-'));
};

async function findUploads(strapi: Core.Strapi, needs: readonly Of<'upload'>[]): Promise<IsThere<'upload'>> {
  const hashes = [...new Set(needs.flatMap(({ name }) => hashesIn(name)))];
  if (hashes.length === 0) return () => false;
  const files = await rowsOf<FileRow>(strapi, 'plugin::upload.file').findMany({
    where: { hash: { $in: hashes } },
    select: ['hash', 'updatedAt'],
  });
  const names = new Set(files.flatMap(({ hash, updatedAt }) => [hash, fileName(hash, new Date(updatedAt).toISOString())]));
  return ({ name }) => hashesIn(name).some((one) => names.has(one));
}

const only = <K extends PathNeed['kind']>(needs: readonly (PathNeed | null)[], kind: K): readonly Of<K>[] =>
  needs.filter((need): need is Of<K> => need?.kind === kind);

/** Creates a check whether a page, a file or a service of the site is at a path, given what is published. */
async function findPlaces(strapi: Core.Strapi, paths: readonly string[]): Promise<(path: string) => boolean> {
  const needs = new Map(paths.map((path) => [path, getPathNeed(path)]));
  const all = [...needs.values()];
  const isSection = await findSections(strapi, only(all, 'section'));
  const isDocument = await findDocuments(strapi, only(all, 'document'));
  const isUpload = await findUploads(strapi, only(all, 'upload'));
  return (path) => {
    const need = needs.get(path) ?? null;
    switch (need?.kind) {
      case undefined:
        return false;
      case 'nothing':
        return true;
      case 'section':
        return isSection(need);
      case 'document':
        return isDocument(need);
      case 'upload':
        return isUpload(need);
    }
  };
}

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Returns the spellings in which editors may have written an address. */
const spellings = (path: string) => [path, decoded(path)].flatMap((one) => (one === '/' ? [one] : [one, `${one}/`]));

/** Returns the paths at which the site has no page, file, service or redirect. */
export async function findDeadPaths(strapi: Core.Strapi, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const isThere = await findPlaces(strapi, paths);
  const left = paths.filter((path) => !isThere(path));
  if (left.length === 0) return new Set();
  type Redirect = { documentId: string; locale: string; from: string };
  const redirects = await readLiveVersions<Redirect>(strapi, uidOf('redirect'), { from: { $in: left.flatMap(spellings) } }, ['from']);
  const led = new Set(redirects.map(({ from }) => canonicalPath(from)));
  return new Set(left.filter((path) => !led.has(path)));
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
  return (await findPlaces(strapi, [path]))(path);
}
