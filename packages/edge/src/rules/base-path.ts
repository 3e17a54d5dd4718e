import { parseAddress } from './address.ts';

/** The path under which the whole site lives, as segments; empty at the root of its host. */
export type BasePath = readonly string[];

/** @throws the address's path could not be asked for by any browser */
export function basePathOf(siteUrl: string): BasePath {
  const address = parseAddress(new URL(siteUrl).pathname);
  if ('fault' in address) throw new Error(`The path of ${siteUrl} is not one that a browser can ask for`);
  return address.segments;
}

/** The segments behind the base path; undefined where the address is not the site's. */
export function withoutBase(segments: readonly string[], base: BasePath): readonly string[] | undefined {
  return base.every((segment, index) => segments[index] === segment) ? segments.slice(base.length) : undefined;
}

const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The address of a site's path (decoded, canonical) for readers: below the base path, percent-encoded. */
export function publicPath(base: BasePath, path: string): string {
  return `${base.map((segment) => `/${encodeURIComponent(segment)}`).join('')}${encode(path)}`;
}
