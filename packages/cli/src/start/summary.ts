import path from 'node:path';

import type { Settings } from '../workplace/settings.ts';
import type { StartedSite } from './start-site.ts';

/** Parts that can fail while the site is served. */
export type SitePart = 'edge' | 'code' | 'cms' | 'site' | 'publisher';

type SummarySettings = Pick<Settings, 'siteUrl' | 'cmsUrl' | 'logDir' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>;

/** What does not run, the consequence, and the remedy. */
const consequences = {
  edge: ['The site is not served', 'It is started again each second'],
  code: [
    'The code is not built',
    'Readers get the site as it is. The CMS and the publisher wait for the code, which is built again by itself, each half hour at the latest',
  ],
  cms: ['The CMS does not run', 'Readers get the site; the panel and the forms are away. It is started again by itself'],
  site: [
    'The site is not built',
    'Readers get the last release, and what is published is brought into it. It is built again once the content is another one, and after an hour anyway; `pnpm site` builds it now',
  ],
  publisher: [
    'The publisher does not run',
    'Readers get the site as it was last, and what is published waits. It is started again by itself',
  ],
} as const satisfies Record<SitePart, readonly [what: string, then: string]>;

const logs = {
  edge: 'edge.log',
  code: 'code-build.log',
  cms: 'cms.log',
  site: 'site-build.log',
  publisher: 'publisher.log',
} as const satisfies Record<SitePart, string>;

const toSentence = (text: string): string => text.replace(/[.\s]*$/u, '.');

/** Formats the summary after all steps of starting were tried. */
export function formatStartSummary({ wasPublished, troubles }: StartedSite, ms: number, settings: SummarySettings): string {
  const { siteUrl, cmsUrl, logDir, ADMIN_EMAIL, ADMIN_PASSWORD } = settings;
  const time = `${(ms / 1000).toFixed(1)} s`;
  const heading = troubles.size === 0 ? `Ready in ${time}.` : troubles.has('edge') ? `Not ready after ${time}:` : `Ready in ${time}, but:`;
  const lines = [...troubles].map(([part, reason]) => {
    const [what, then] = consequences[part];
    return `  ✗ ${what}: ${toSentence(reason)} ${then}. Its log: ${path.join(logDir, logs[part])}`;
  });
  const first = [
    `  The first administrator: ${ADMIN_EMAIL}`,
    `  The password:            ${ADMIN_PASSWORD}`,
    '  Both are kept in .env; change the password in the panel.',
  ];
  return [
    `\n${heading}`,
    ...lines,
    `  The site:  ${siteUrl}`,
    `  The panel: ${cmsUrl}/admin`,
    ...(wasPublished ? [] : first),
    '',
    troubles.size === 0
      ? 'What is published in the panel is live at once. Ctrl-C stops everything.'
      : 'What becomes of it is said here. Ctrl-C stops everything.',
  ].join('\n');
}
