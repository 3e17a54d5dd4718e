import { parseCompressedVariant } from './twin.ts';

/** Converts a file name to its public path, percent-encoded: `uz/about/index.html.br` → `/uz/about`. */
export function toPublicPath(name: string, pathPrefix: string): string {
  const owner = parseCompressedVariant(name)?.owner ?? name;
  const page = /^page-data\//u.test(owner) ? owner : owner.replace(/(?:^|\/)index\.html$/u, '');
  const below = page.split('/').map(encodeURIComponent).join('/');
  return below === '' ? pathPrefix || '/' : `${pathPrefix}/${below}`;
}

/** Lists the distinct public paths of files. */
export const listPublicPaths = (names: readonly string[], pathPrefix: string): string[] => [
  ...new Set(names.map((name) => toPublicPath(name, pathPrefix))),
];
