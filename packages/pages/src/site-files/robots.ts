import { pathForms, pathFor, prefixed } from '@ochiq/contract/path-for';

import type { MadeFile } from '../table-files.ts';
import { absolute, basePathOf, type Around } from './around.ts';

/**
 * Builds `robots.txt` (RFC 9309): crawlers may read everything except search results, of which there is no end, and
 * sign-in.
 */
export function robotsFile(around: Around): MadeFile {
  const base = basePathOf(around.siteUrl);
  const kept = pathForms.flatMap((form) => [`${pathFor('search', form, {})}?`, prefixed(form, '/sign-in/')]);
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...kept.map((path) => `Disallow: ${base}${path}`),
    '',
    `Sitemap: ${absolute(around, '/sitemap.xml')}`,
  ];
  return { to: '/robots.txt', text: `${lines.join('\n')}\n` };
}
