import { resolveInternalPath } from './resolve-internal-path.ts';
import type { PageOutline } from './page-outline.ts';

/** The links of a page, as paths of this site. */
export type PageLinks = { links: ReadonlySet<string>; alternates: ReadonlySet<string> };

/** Resolves the links of a page to paths. External links are left out. */
export function resolvePageLinks(
  { links, alternates }: Pick<PageOutline, 'links' | 'alternates'>,
  path: string,
  siteUrl: string,
): PageLinks {
  const resolvePaths = (all: readonly string[]) =>
    new Set([...new Set(all)].flatMap((link) => resolveInternalPath(link, path, siteUrl) ?? []));
  return { links: resolvePaths(links), alternates: resolvePaths(alternates) };
}
