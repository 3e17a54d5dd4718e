import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { localeCodes } from '@ochiq/contract/routing/locales';

import { toPseudoCatalogue, type Catalogue } from '../i18n/to-pseudo-message';

type Folders = { site: string; pseudo: boolean };

/** Returns the folder of messages for the build: the translations, or pseudolocalized messages generated from them. */
export function resolveMessagesFolder({ site, pseudo }: Folders): string {
  const written = path.join(site, 'src', 'i18n');
  if (!pseudo) return written;
  const made = path.join(site, '.site', 'pseudo');
  rmSync(made, { recursive: true, force: true });
  for (const locale of localeCodes) {
    mkdirSync(path.join(made, locale), { recursive: true });
    for (const name of readdirSync(path.join(written, locale))) {
      const catalogue = JSON.parse(readFileSync(path.join(written, locale, name), 'utf8')) as Catalogue;
      writeFileSync(path.join(made, locale, name), JSON.stringify(toPseudoCatalogue(catalogue)));
    }
  }
  return made;
}
