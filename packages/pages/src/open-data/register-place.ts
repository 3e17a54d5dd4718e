import type { Locale } from '@ochiq/contract/locales';

import { metadataPath } from './metadata-path.ts';
import type { RegisterName } from './register-words.ts';

/** Where a register is in one language; the description of its columns is where CSVW looks for it by itself. */
export function registerPaths(name: RegisterName, locale: Locale) {
  const base = `/data/${name}-${locale}`;
  const csv = `${base}.csv`;
  return { csv, json: `${base}.json`, schema: metadataPath(csv) };
}

/** The place of a register on the page that lists the datasets. */
export const registerAnchor = (name: RegisterName): string => `register-${name}`;

/** Where the catalogue of all data is, for programs. */
export const cataloguePaths = { jsonLd: '/data/catalog.jsonld', turtle: '/data/catalog.ttl', dataJson: '/data.json' } as const;
