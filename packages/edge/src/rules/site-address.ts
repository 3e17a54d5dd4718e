import { basePathOf, type BasePath } from './base-path.ts';

/** What the site's public address says. */
export type SiteAddress = { origin: string; base: BasePath; https: boolean };

export function siteAddress(siteUrl: string): SiteAddress {
  const { origin, protocol } = new URL(siteUrl);
  return { origin, base: basePathOf(siteUrl), https: protocol === 'https:' };
}
