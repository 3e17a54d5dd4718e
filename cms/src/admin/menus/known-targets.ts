import { formatEntryTarget, getTargetSection, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import { getLocaleFallbacks, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { matchPath, normalizePath } from '@ochiq/contract/routing/match-path';
import { buildChainPath, findPageChain, isPlaced, type TreePage } from '@ochiq/contract/routing/page-tree';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getSlugRoute, type SluggedType } from '@ochiq/contract/routing/path-need';
import type { FoundTarget } from '@ochiq/contract/routing/resolve-menu';

import { mergePages, type ListedPage } from '../tree/parent-options.ts';

/** A version of an entry or section page as the panel lists it. */
export type ListedEntry = {
  type: SluggedType | 'section-page';
  documentId: string;
  locale: string;
  title: string | null;
  /** The slug; the key of a section page. */
  slug: string | null;
  isPublished: boolean;
};

/** What the panel knows of what menus lead to, as far as its user may read it; a missing list is not known. */
export type KnownTargets = {
  pages: readonly ListedPage[] | null;
  entries: readonly ListedEntry[];
  /** The types whose entries were read: of others nothing can be said. */
  types: ReadonlySet<string>;
  /** The addresses in the CMS of the files that are there; `null` before they are known. */
  files: ReadonlySet<string> | null;
};

/** Why readers don't find a target: it is no longer published or was never, it is deleted, or its address is another. */
export type TargetFault = 'draft' | 'gone' | 'moved';

/** What an editor is told of a target. */
export type TargetView = { title: string | null; address: string | null; fault: TargetFault | null };

const unknown: TargetView = { title: null, address: null, fault: null };

/** Picks the version that readers of a language are shown. */
function pickVersion<V extends { locale: string }>(versions: readonly V[], locale: Locale): V | null {
  const found = getLocaleFallbacks(locale).find((code) => versions.some((version) => version.locale === code));
  return versions.find((version) => version.locale === found) ?? null;
}

function toFound(version: { title: string | null; locale: string }, path: string, locale: Locale): FoundTarget {
  return { path, title: version.title, foreign: version.locale === locale || !isLocale(version.locale) ? null : version.locale };
}

function findPage(pages: readonly ListedPage[], documentId: string, locale: Locale): FoundTarget | null {
  const published = pages.filter(({ isPublished }) => isPublished);
  const version = pickVersion(
    published.filter((page) => page.documentId === documentId),
    locale,
  );
  const tree: readonly TreePage[] = mergePages(published, locale);
  const page = tree.find((node) => node.documentId === documentId);
  const chain = page && findPageChain(page, (id) => tree.find((node) => node.documentId === id) ?? null);
  return version && chain && isPlaced(chain) ? toFound(version, buildChainPath(chain, locale), locale) : null;
}

function findEntry(known: KnownTargets, type: SluggedType, documentId: string, locale: Locale): FoundTarget | null {
  const own = known.entries.filter((entry) => entry.type === type && entry.documentId === documentId && entry.isPublished);
  const version = pickVersion(own, locale);
  const route = getSlugRoute(type);
  return version?.slug && route ? toFound(version, pathFor(route, locale, { slug: version.slug }), locale) : null;
}

function findRoute(known: KnownTargets, target: Extract<MenuTarget, { kind: 'route' }>, locale: Locale): FoundTarget {
  const key = getTargetSection(target);
  const own = known.entries.filter((entry) => entry.type === 'section-page' && entry.slug === key && entry.isPublished);
  const version = key === null ? null : pickVersion(own, locale);
  return toFound(version ?? { title: null, locale }, pathFor(target.route, locale, {} as never), locale);
}

/** Returns whether an address is one of a page of the tree that is not there any more. */
function isLeftAddress(known: KnownTargets, url: string, locale: Locale): boolean {
  if (!url.startsWith('/') || known.pages === null || matchPath(url)?.route !== 'page') return false;
  const ids = new Set(known.pages.map(({ documentId }) => documentId));
  const paths = [...ids].map((id) => findPage(known.pages ?? [], id, locale)?.path);
  return !paths.includes(`/${locale}${normalizePath(url)}`);
}

/** Finds what readers of a language see of a target; `null` where it is not on the site. */
export function findKnownTarget(known: KnownTargets, target: MenuTarget, locale: Locale): FoundTarget | null {
  switch (target.kind) {
    case 'page':
      return findPage(known.pages ?? [], target.documentId, locale);
    case 'entry':
      return findEntry(known, target.type, target.documentId, locale);
    case 'route':
      return findRoute(known, target, locale);
    case 'file':
      return known.files?.has(target.url) === false ? null : { path: target.url, title: null, foreign: null };
    case 'address':
      return isLeftAddress(known, target.url, locale) ? null : { path: target.url, title: null, foreign: null };
  }
}

/** Finds why a page or entry is not on the site; nothing is said of what the user may not read. */
function findFault(known: KnownTargets, target: Extract<MenuTarget, { kind: 'page' | 'entry' }>): TargetFault | null {
  const isRead = target.kind === 'page' ? known.pages !== null : known.types.has(target.type);
  if (!isRead) return null;
  const versions = target.kind === 'page' ? (known.pages ?? []) : known.entries.filter(({ type }) => type === target.type);
  return versions.some(({ documentId }) => documentId === target.documentId) ? 'draft' : 'gone';
}

function findDraftTitle(known: KnownTargets, target: Extract<MenuTarget, { kind: 'page' | 'entry' }>, locale: Locale): string | null {
  const all: readonly { documentId: string; locale: string; title: string | null }[] =
    target.kind === 'page' ? (known.pages ?? []) : known.entries.filter(({ type }) => type === target.type);
  return (
    pickVersion(
      all.filter(({ documentId }) => documentId === target.documentId),
      locale,
    )?.title ?? null
  );
}

/** Describes a target to an editor: its title and address now, or why it is not on the site. */
export function describeTarget(known: KnownTargets, target: MenuTarget, locale: Locale): TargetView {
  const found = findKnownTarget(known, target, locale);
  if (found) return { title: found.title, address: found.path, fault: null };
  if (target.kind === 'file') return { ...unknown, address: target.url, fault: 'gone' };
  if (target.kind === 'address') return { ...unknown, address: target.url, fault: 'moved' };
  if (target.kind === 'route') return unknown;
  return { title: findDraftTitle(known, target, locale), address: null, fault: findFault(known, target) };
}

/** Returns the text of the target of a listed version. */
export const getListedTarget = ({ type, documentId }: { type: string; documentId: string }): string => formatEntryTarget(type, documentId);
