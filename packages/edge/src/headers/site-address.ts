import { parseBasePath, type BasePath } from '../routing/base-path.ts';

/** The parsed public URL of the site. */
export type SiteAddress = { origin: string; base: BasePath; https: boolean };

export function parseSiteAddress(siteUrl: string): SiteAddress {
  const { origin, protocol } = new URL(siteUrl);
  return { origin, base: parseBasePath(siteUrl), https: protocol === 'https:' };
}
