import { normalizePath } from '@ochiq/contract/routing/match-path';
import { isExternalUrl } from '@ochiq/contract/fields/safe-url';

/** The site's path of files, which readers trust. */
const files = '/media/';

/**
 * Finds the host to which a redirect leads from the address of a file; `null` where it stays on the site, or is no
 * redirect of a file.
 */
export function findForeignHost({ from, to }: Readonly<Record<string, unknown>>, siteUrl: string | undefined): string | null {
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  if (!normalizePath(from).startsWith(files) || !isExternalUrl(to) || !URL.canParse(to)) return null;
  const { host } = new URL(to);
  return siteUrl !== undefined && host === new URL(siteUrl).host ? null : host;
}
