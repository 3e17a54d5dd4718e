import { localeCodes, locales, defaultLocale } from '@ochiq/contract/locales';

import { theSingle } from '../reading.ts';
import type { MadeFile } from '../table-files.ts';
import { absolute, type Around } from './around.ts';

const place = '/.well-known/security.txt';

/**
 * Returns the expiry: the first day of the seventh month after the one that the pages are built for, more than half a
 * year away and less than the year that RFC 9116 recommends. It advances with the day that the site is planned for,
 * once a month.
 */
export function expiryOf(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 7, 1)).toISOString().replace('.000Z', 'Z');
}

/** Builds `security.txt`, the contact for vulnerability reports (RFC 9116). */
export function securityFile(around: Around): MadeFile {
  const reading = around.readings[defaultLocale];
  const { entry: site } = theSingle(reading, 'site');
  const lines = [
    `Contact: mailto:${encodeURI(site.email)}`,
    `Expires: ${expiryOf(reading.today)}`,
    `Preferred-Languages: ${localeCodes.map((code) => locales[code].tag).join(', ')}`,
    `Canonical: ${absolute(around, place)}`,
  ];
  return { to: place, text: `${lines.join('\n')}\n` };
}
