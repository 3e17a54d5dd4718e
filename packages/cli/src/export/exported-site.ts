/** The site for address resolution: its address, and the files of the export. */
export type ExportedSite = {
  /** The site's public address; its path is the base path. */
  siteUrl: string;
  /** Returns whether the export has a file of this name: `uz/about/index.html`. */
  has: (file: string) => boolean;
};

/** Finds the file of a path of the site: a file of its name, or a page. */
export function findFile(path: string, { has }: Pick<ExportedSite, 'has'>): string | null {
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
