import { localeCodes, type Localized } from '@ochiq/contract/locales';

import type { Reading } from '../reading.ts';
import type { Mapped } from './mapped.ts';

/** The inputs of the site files. */
export type Around = {
  /** The render context of each language. */
  readings: Localized<Reading>;
  /** The public address of the site, with its base path and without a trailing slash. */
  siteUrl: string;
  /** Returns the sitemap listings of the site's pages, grouped by sitemap. */
  mapped: () => readonly Mapped[];
};

/** Returns the host of the site's address, with its port. */
export const hostOf = (siteUrl: string): string => siteUrl.replace(/^[a-z]+:\/\//u, '').replace(/\/.*$/u, '');

/** Returns the base path of the site: empty, or `/x`. */
export const basePathOf = (siteUrl: string): string => siteUrl.replace(/^[a-z]+:\/\/[^/]*/u, '');

/** Returns the absolute address of a path of this site; an absolute address is returned unchanged. */
export const absolute = ({ siteUrl }: Pick<Around, 'siteUrl'>, place: string): string => (place.startsWith('/') ? siteUrl + place : place);

/** Finds the latest of some instants in the same format; `null` of none. */
export const newestOf = (instants: readonly string[]): string | null => [...instants].sort().at(-1) ?? null;

/**
 * Creates the inputs of the site files.
 * @param contexts one for each locale prefix
 */
export function aroundOf({ readings, siteUrl, ...rest }: Omit<Around, 'readings'> & { readings: readonly Reading[] }): Around {
  const own = localeCodes.map((locale) => [locale, readings.find(({ form }) => form === locale)]);
  return { ...rest, readings: Object.fromEntries(own) as Localized<Reading>, siteUrl: siteUrl.replace(/\/+$/u, '') };
}
