import { twinOf } from './twin.ts';

/** The address at which readers get what is in a file, percent-encoded: `uz/about/index.html.br` → `/uz/about`. */
export function publicPathOf(name: string, pathPrefix: string): string {
  const owner = twinOf(name)?.owner ?? name;
  const page = /^page-data\//u.test(owner) ? owner : owner.replace(/(?:^|\/)index\.html$/u, '');
  const below = page.split('/').map(encodeURIComponent).join('/');
  return below === '' ? pathPrefix || '/' : `${pathPrefix}/${below}`;
}

/** The addresses at which some files are seen, each once. */
export const publicPathsOf = (names: readonly string[], pathPrefix: string): string[] => [
  ...new Set(names.map((name) => publicPathOf(name, pathPrefix))),
];
