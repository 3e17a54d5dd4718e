import { basePathOf, type BasePath } from './base-path.ts';

/** The parsed public URL of the site. */
export type SiteAddress = { origin: string; base: BasePath; https: boolean };

export function siteAddress(siteUrl: string): SiteAddress {
  const { origin, protocol } = new URL(siteUrl);
  return { origin, base: basePathOf(siteUrl), https: protocol === 'https:' };
}
