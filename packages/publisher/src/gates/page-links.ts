import { internalPath } from './internal-path.ts';
import type { Outline } from './outline.ts';

/** The links of a page, as paths of this site. */
export type PageLinks = { links: ReadonlySet<string>; alternates: ReadonlySet<string> };

/** Resolves the links of a page to paths. External links are left out. */
export function pageLinks({ links, alternates }: Pick<Outline, 'links' | 'alternates'>, path: string, siteUrl: string): PageLinks {
  const paths = (all: readonly string[]) => new Set([...new Set(all)].flatMap((link) => internalPath(link, path, siteUrl) ?? []));
  return { links: paths(links), alternates: paths(alternates) };
}
