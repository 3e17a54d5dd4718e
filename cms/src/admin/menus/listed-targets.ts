import { formatTarget, getTargetSection, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import { getLocaleFallbacks, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { buildChainPath, findPageChain, isPlaced, type TreePage } from '@ochiq/contract/routing/page-tree';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getSlugRoute, type SluggedType } from '@ochiq/contract/routing/slug-routes';
import type { ResolvedTarget } from '@ochiq/contract/routing/resolve-menu';

import type { TargetFault } from '../../content/menus/target-faults.ts';
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

/** What menus lead to, as far as the user may read it, and why readers don't find some of it, by the text of the target. */
export type ListedTargets = {
  pages: readonly ListedPage[];
  entries: readonly ListedEntry[];
  faults: Readonly<Record<string, TargetFault>>;
};

/** What an editor reads of a target. */
export type TargetView = { title: string | null; address: string | null; fault: TargetFault | null };

/** Picks the version that readers of a language are shown. */
function pickVersion<V extends { locale: string }>(versions: readonly V[], locale: Locale): V | null {
  const picked = getLocaleFallbacks(locale).find((code) => versions.some((version) => version.locale === code));
  return versions.find((version) => version.locale === picked) ?? null;
}

function toResolved(version: { title: string | null; locale: string }, path: string, locale: Locale): ResolvedTarget {
  return { path, title: version.title, foreign: version.locale === locale || !isLocale(version.locale) ? null : version.locale };
}

function resolvePage(pages: readonly ListedPage[], documentId: string, locale: Locale): ResolvedTarget | null {
  const published = pages.filter(({ isPublished }) => isPublished);
  const version = pickVersion(
    published.filter((page) => page.documentId === documentId),
    locale,
  );
  const tree: readonly TreePage[] = mergePages(published, locale);
  const page = tree.find((node) => node.documentId === documentId);
  const chain = page && findPageChain(page, (id) => tree.find((node) => node.documentId === id) ?? null);
  return version && chain && isPlaced(chain) ? toResolved(version, buildChainPath(chain, locale), locale) : null;
}

type EntryTarget = Extract<MenuTarget, { kind: 'entry' }>;

function resolveEntry(entries: readonly ListedEntry[], { type, documentId }: EntryTarget, locale: Locale): ResolvedTarget | null {
  const own = entries.filter((entry) => entry.type === type && entry.documentId === documentId && entry.isPublished);
  const version = pickVersion(own, locale);
  const route = getSlugRoute(type);
  return version?.slug && route ? toResolved(version, pathFor(route, locale, { slug: version.slug }), locale) : null;
}

function resolveRoute(entries: readonly ListedEntry[], target: Extract<MenuTarget, { kind: 'route' }>, locale: Locale): ResolvedTarget {
  const key = getTargetSection(target);
  const own = entries.filter((entry) => entry.type === 'section-page' && entry.slug === key && entry.isPublished);
  const version = key === null ? null : pickVersion(own, locale);
  return toResolved(version ?? { title: null, locale }, pathFor(target.route, locale, {} as never), locale);
}

/** Resolves a target to what readers of a language see; `null` where it is not on the site. */
export function resolveListedTarget({ pages, entries, faults }: ListedTargets, target: MenuTarget, locale: Locale): ResolvedTarget | null {
  if (faults[formatTarget(target)]) return null;
  switch (target.kind) {
    case 'page':
      return resolvePage(pages, target.documentId, locale);
    case 'entry':
      return resolveEntry(entries, target, locale);
    case 'route':
      return resolveRoute(entries, target, locale);
    default:
      return { path: target.url, title: null, foreign: null };
  }
}

/** Picks the title of a page or entry that is not published. */
function pickDraftTitle({ pages, entries }: ListedTargets, target: MenuTarget, locale: Locale): string | null {
  const ofTarget = <V extends { documentId: string; locale: string; title: string | null }>(versions: readonly V[]) =>
    'documentId' in target ? versions.filter(({ documentId }) => documentId === target.documentId) : [];
  if (target.kind === 'page') return pickVersion(ofTarget(pages), locale)?.title ?? null;
  return pickVersion(ofTarget(entries), locale)?.title ?? null;
}

/** Describes a target to an editor: its title and address now, or why it is not on the site. */
export function describeTarget(listed: ListedTargets, target: MenuTarget, locale: Locale): TargetView {
  const resolved = resolveListedTarget(listed, target, locale);
  if (resolved) return { title: resolved.title, address: resolved.path, fault: null };
  return {
    title: pickDraftTitle(listed, target, locale),
    address: 'url' in target ? target.url : null,
    fault: listed.faults[formatTarget(target)] ?? null,
  };
}
