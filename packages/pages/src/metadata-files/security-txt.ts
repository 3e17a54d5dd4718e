import { localeCodes, locales, defaultLocale } from '@ochiq/contract/routing/locales';

import { getSingle } from '../render-context.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { toAbsoluteUrl, type SiteFileContext } from './site-file-context.ts';

const securityPath = '/.well-known/security.txt';

/**
 * Returns the expiry: the first day of the seventh month after the one that the pages are built for, more than half a
 * year away and less than the year that RFC 9116 recommends. It advances with the day that the site is planned for,
 * once a month.
 */
export function getExpiry(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 7, 1)).toISOString().replace('.000Z', 'Z');
}

/** Builds `security.txt`, the contact for vulnerability reports (RFC 9116). */
export function buildSecurityFile(fileContext: SiteFileContext): GeneratedFile {
  const context = fileContext.readings[defaultLocale];
  const { entry: site } = getSingle(context, 'site');
  const lines = [
    `Contact: mailto:${encodeURI(site.email)}`,
    `Expires: ${getExpiry(context.today)}`,
    `Preferred-Languages: ${localeCodes.map((code) => locales[code].tag).join(', ')}`,
    `Canonical: ${toAbsoluteUrl(fileContext, securityPath)}`,
  ];
  return { to: securityPath, text: `${lines.join('\n')}\n` };
}
