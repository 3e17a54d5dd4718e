import { localeCodes, type Localized } from '@ochiq/contract/locales';

import type { Reading } from '../reading.ts';
import type { Mapped } from './mapped.ts';

/** What the files beside the pages are made of. */
export type Around = {
  /** The site as it is read in each language. */
  readings: Localized<Reading>;
  /** The public address of the site, with the path that it is under and without a trailing slash. */
  siteUrl: string;
  /** What search engines are told of the site's pages, map by map. */
  mapped: () => readonly Mapped[];
};

/** The host of the site's address, with its port. */
export const hostOf = (siteUrl: string): string => siteUrl.replace(/^[a-z]+:\/\//u, '').replace(/\/.*$/u, '');

/** The path that the whole site is under: empty, or `/x`. */
export const basePathOf = (siteUrl: string): string => siteUrl.replace(/^[a-z]+:\/\/[^/]*/u, '');

/** A place of this site or another one as a full address. */
export const absolute = ({ siteUrl }: Pick<Around, 'siteUrl'>, place: string): string => (place.startsWith('/') ? siteUrl + place : place);

/** The latest of some instants that are written alike; `null` of none. */
export const newestOf = (instants: readonly string[]): string | null => [...instants].sort().at(-1) ?? null;

/** @param readings one for each form of the site */
export function aroundOf({ readings, siteUrl, ...rest }: Omit<Around, 'readings'> & { readings: readonly Reading[] }): Around {
  const own = localeCodes.map((locale) => [locale, readings.find(({ form }) => form === locale)]);
  return { ...rest, readings: Object.fromEntries(own) as Localized<Reading>, siteUrl: siteUrl.replace(/\/+$/u, '') };
}
