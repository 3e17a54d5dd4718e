import { posix } from 'node:path';

/** The site for address resolution: its address, and the files of the export. */
export type ExportedSite = {
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  /** Returns whether the export has a file of this name: `uz/about/index.html`. */
  has: (file: string) => boolean;
};

/** Finds the file of a path of the site: a file of its name, or a page. */
function findFile(path: string, { has }: Pick<ExportedSite, 'has'>): string | null {
  const name = toSafeName(path);
  if (name === null) return null;
  if (name !== '' && has(name)) return name;
  const page = name === '' ? 'index.html' : `${name}/index.html`;
  return has(page) ? page : null;
}

/** Decodes a path to a name without slashes around it; `null` where no file can have it. */
export function toSafeName(path: string): string | null {
  try {
    const name = decodeURIComponent(path).replace(/^\/+|\/+$/gu, '');
    return /\0|\\/u.test(name) || name.split('/').some((part) => part === '..' || part === '.') ? null : name;
  } catch {
    return null;
  }
}

const isPageFile = (file: string) => file.endsWith('.html');

/** Returns the path of a file on the site: `uz/about/index.html` → `/uz/about`. */
const getSitePath = (file: string) => `/${file}`.replace(/\/index\.html$/u, '') || '/';

/** Returns the relative URL from one file of the export to another. */
function toRelativeUrl(from: string, to: string): string {
  const relativePath = posix.relative(posix.dirname(from), to);
  return relativePath.split('/').map(encodeURIComponent).join('/');
}

/**
 * Rewrites an address in a file of the site for the export: relative to that file where the export contains its target,
 * else absolute on the live site. External addresses stay unchanged.
 * @param from the name of the file with the address
 */
export function rewriteAddress(address: string, from: string, site: ExportedSite): string {
  const { origin, pathname } = new URL(site.siteUrl);
  const base = pathname.replace(/\/+$/u, '');
  const here = `${origin}${base}${getSitePath(from).split('/').map(encodeURIComponent).join('/')}`;
  if (address === '' || address.startsWith('#') || !URL.canParse(address, here)) return address;
  const url = new URL(address, here);
  if (url.origin !== origin || !(url.pathname === base || url.pathname.startsWith(`${base}/`))) return address;
  const file = findFile(url.pathname.slice(base.length), site);
  // Only the live site handles a page with a query.
  if (file === null || (isPageFile(file) && url.search !== '')) return url.href;
  return `${toRelativeUrl(from, file)}${url.hash}`;
}

/** Returns the absolute address on the live site: forms are submitted there. */
export function toLiveAddress(address: string, from: string, { siteUrl }: Pick<ExportedSite, 'siteUrl'>): string {
  const { origin, pathname } = new URL(siteUrl);
  const here = `${origin}${pathname.replace(/\/+$/u, '')}${getSitePath(from).split('/').map(encodeURIComponent).join('/')}`;
  return URL.canParse(address, here) ? new URL(address, here).href : here;
}

/** Rewrites the addresses in a style sheet for the export. @param from the file of the style sheet */
export function rewriteCss(css: string, from: string, site: ExportedSite): string {
  return css.replace(/url\(\s*(?<quote>["']?)(?<address>[^"')]+)\k<quote>\s*\)/gu, (matchedText, ...rest) => {
    const { quote = '', address = '' } = rest.at(-1) as Partial<Record<string, string>>;
    return address.startsWith('data:') ? matchedText : `url(${quote}${rewriteAddress(address.trim(), from, site)}${quote})`;
  });
}
