import { getTargetSection, type MenuTarget } from '@ochiq/contract/fields/menu-target';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { ResolvedTarget } from '@ochiq/contract/routing/resolve-menu';
import { getSlugRoute } from '@ochiq/contract/routing/slug-routes';

import { getDocument, type RenderContext } from '../render-context.ts';
import { getSection } from './get-section.ts';
import { resolveHref } from './link.ts';
import { getMediaPath } from './media.ts';
import { findPagePath } from './page-tree.ts';

type TargetOfKind<K extends MenuTarget['kind']> = Extract<MenuTarget, { kind: K }>;
type UnknownRecord = Readonly<Record<string, unknown>>;

/** Returns what an entry is called; types with pages of their own have one of these. */
function getTitle(entry: object): string | null {
  const { title, name } = entry as UnknownRecord;
  return typeof title === 'string' ? title : typeof name === 'string' ? name : null;
}

function findTreePage(context: RenderContext, { documentId }: TargetOfKind<'page'>): ResolvedTarget | null {
  const page = getDocument(context, 'page', documentId);
  const path = findPagePath(context, documentId);
  return page && path !== null ? { path, title: page.entry.title, foreign: page.foreign } : null;
}

function findEntry(context: RenderContext, { type, documentId }: TargetOfKind<'entry'>): ResolvedTarget | null {
  const route = getSlugRoute(type);
  if (route === undefined) return null;
  const resolved = getDocument(context, type, documentId);
  const slug = resolved && (resolved.entry as UnknownRecord)['slug'];
  if (!resolved || typeof slug !== 'string') return null;
  return { path: pathFor(route, context.form, { slug }), title: getTitle(resolved.entry), foreign: resolved.foreign };
}

function findRoute(context: RenderContext, target: TargetOfKind<'route'>): ResolvedTarget {
  const key = getTargetSection(target);
  const section = key === null ? null : getSection(context, key);
  const path = pathFor(target.route, context.form, {} as never);
  return { path, title: section?.entry.title ?? null, foreign: section?.foreign ?? null };
}

/** Returns what readers find at a target, and its title; `null` where the entry of the target is not published. */
function findTarget(context: RenderContext, target: MenuTarget): ResolvedTarget | null {
  switch (target.kind) {
    case 'page':
      return findTreePage(context, target);
    case 'entry':
      return findEntry(context, target);
    case 'route':
      return findRoute(context, target);
    case 'file':
      return { path: getMediaPath(target), title: null, foreign: null };
    case 'address': {
      const path = resolveHref(context, target.url);
      return path === null ? null : { path, title: null, foreign: null };
    }
  }
}

/** Resolves a target to what readers find there; `null` where it is not on the site. */
export function resolveTarget(context: RenderContext, target: MenuTarget): ResolvedTarget | null {
  const resolved = findTarget(context, target);
  return resolved && context.targets.has(resolved.path) ? resolved : null;
}
