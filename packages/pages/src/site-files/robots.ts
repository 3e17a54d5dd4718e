import { pathForms, pathFor, prefixed } from '@ochiq/contract/path-for';

import type { MadeFile } from '../table-files.ts';
import { absolute, basePathOf, type Around } from './around.ts';

/** Robots may read everything but the answers to questions, of which there is no end; they sign in nowhere (RFC 9309). */
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
