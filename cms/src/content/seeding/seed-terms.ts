import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { importTerms } from '../terms/exchange/import-terms';

/** Reads the terms of the demonstration content, as a file that can be imported; `null` where there is none. */
export function readSeedTerms(): string | null {
  const file = path.join(settings.SEED_DIR, 'terms.csv');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Imports the terms of the demonstration content once: editors' changes and deletions stay. */
export async function seedTerms(strapi: Core.Strapi): Promise<void> {
  const content = readSeedTerms();
  const ledger = strapi.store({ type: 'core', name: 'seed-terms' });
  if (content === null || (await ledger.get({ key: 'imported' })) === true) return;
  await importTerms(strapi, { format: 'csv', content }, null);
  await ledger.set({ key: 'imported', value: true });
}
