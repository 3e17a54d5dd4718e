import { parseAddress } from './address.ts';

/** The path under which the site is served, as segments; empty at the root of its host. */
export type BasePath = readonly string[];

/** Parses the base path of a site's URL. @throws no browser could request this path */
export function parseBasePath(siteUrl: string): BasePath {
  const address = parseAddress(new URL(siteUrl).pathname);
  if ('fault' in address) throw new Error(`The path of ${siteUrl} is not one that a browser can ask for`);
  return address.segments;
}

/** Returns the segments after the base path; undefined where the address is outside the site. */
export function stripBasePath(segments: readonly string[], base: BasePath): readonly string[] | undefined {
  return base.every((segment, index) => segments[index] === segment) ? segments.slice(base.length) : undefined;
}

const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Converts a site path (decoded, canonical) to a public one: below the base path, percent-encoded. */
export function toPublicPath(base: BasePath, path: string): string {
  return `${base.map((segment) => `/${encodeURIComponent(segment)}`).join('')}${encode(path)}`;
}

/** The parsed public URL of the site. */
export type SiteAddress = { origin: string; base: BasePath; https: boolean };

export function parseSiteAddress(siteUrl: string): SiteAddress {
  const { origin, protocol } = new URL(siteUrl);
  return { origin, base: parseBasePath(siteUrl), https: protocol === 'https:' };
}
