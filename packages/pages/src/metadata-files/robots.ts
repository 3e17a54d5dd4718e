import { localePrefixes, pathFor, addLocalePrefix } from '@ochiq/contract/routing/path-for';

import type { GeneratedFile } from '../tables/table-files.ts';
import { toAbsoluteUrl, getBasePath, type SiteFileContext } from './site-file-context.ts';

/**
 * Builds `robots.txt` (RFC 9309): crawlers may read everything except search results, of which there is no end, and
 * sign-in.
 */
export function buildRobotsFile(fileContext: SiteFileContext): GeneratedFile {
  const base = getBasePath(fileContext.siteUrl);
  const disallowed = localePrefixes.flatMap((form) => [`${pathFor('search', form, {})}?`, addLocalePrefix(form, '/sign-in/')]);
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...disallowed.map((path) => `Disallow: ${base}${path}`),
    '',
    `Sitemap: ${toAbsoluteUrl(fileContext, '/sitemap.xml')}`,
  ];
  return { to: '/robots.txt', text: `${lines.join('\n')}\n` };
}
