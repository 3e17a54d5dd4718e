/** The site as its addresses are read: where it lives, and the files that the export has. */
export type ExportedSite = {
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  /** Whether the export has a file of this name: `uz/about/index.html`. */
  has: (file: string) => boolean;
};

/** The file of a path of the site: a file of its name, or a page. */
export function fileAt(path: string, { has }: Pick<ExportedSite, 'has'>): string | null {
  const name = safeName(path);
  if (name === null) return null;
  if (name !== '' && has(name)) return name;
  const page = name === '' ? 'index.html' : `${name}/index.html`;
  return has(page) ? page : null;
}

/** The name of what is at a path, decoded, without slashes around it; `null` where no file can be. */
export function safeName(path: string): string | null {
  try {
    const name = decodeURIComponent(path).replace(/^\/+|\/+$/gu, '');
    return /\0|\\/u.test(name) || name.split('/').some((part) => part === '..' || part === '.') ? null : name;
  } catch {
    return null;
  }
}
