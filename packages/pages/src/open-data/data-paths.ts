import type { Locale } from '@ochiq/contract/routing/locales';

import type { RegisterName } from './register-words.ts';

/** Returns the path at which CSVW clients look for the description of a table by default. */
export const getMetadataPath = (csvPath: string): string => `${csvPath}-metadata.json`;

/** Returns the paths of a register in one language; the description of its columns is at the default path of CSVW. */
export function getRegisterPaths(name: RegisterName, locale: Locale) {
  const base = `/data/${name}-${locale}`;
  const csv = `${base}.csv`;
  return { csv, json: `${base}.json`, schema: getMetadataPath(csv) };
}

/** Returns the anchor of a register on the page that lists the datasets. */
export const getRegisterAnchor = (name: RegisterName): string => `register-${name}`;

/** The anchor of the page views on the page that lists the datasets, and their name in the catalogue. */
export const pageViewsAnchor = 'page-views';

/** The paths of the catalogue of all data, for programs. */
export const cataloguePaths = { jsonLd: '/data/catalog.jsonld', turtle: '/data/catalog.ttl', dataJson: '/data.json' } as const;
