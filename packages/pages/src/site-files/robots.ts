import { pathForms, pathFor } from '@ochiq/contract/path-for';

import type { MadeFile } from '../table-files.ts';
import { absolute, basePathOf, type Around } from './around.ts';

/** Robots may read everything but the answers to questions, of which there is no end (RFC 9309). */
export function robotsFile(around: Around): MadeFile {
  const base = basePathOf(around.siteUrl);
  const kept = pathForms.map((form) => `Disallow: ${base}${pathFor('search', form, {})}?`);
  const lines = ['User-agent: *', 'Allow: /', ...kept, '', `Sitemap: ${absolute(around, '/sitemap.xml')}`];
  return { to: '/robots.txt', text: `${lines.join('\n')}\n` };
}
