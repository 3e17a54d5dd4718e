import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { release } from '@ochiq/contract/wire/site-facts';
import { buildContentSecurityPolicies } from '@ochiq/http-policy/security-headers';

import type { ReleaseFile } from '../headers/found-file.ts';
import type { LiveRelease } from '../routing/alert-release.ts';
import { findTranslations, type PageTranslations } from '../routing/page-translations.ts';
import { buildRedirectTable } from '../routing/redirect-table.ts';
import type { BasePath, SiteAddress } from '../routing/site-address.ts';
import { findFile } from './find-file.ts';
import { isNotFound } from '@ochiq/service/error-code';
import { watchAlerts } from './watch-alerts.ts';

/** Reads the translations of a page; an empty map where it was removed in the meantime. */
async function readTranslations({ realPath }: ReleaseFile, base: BasePath): Promise<PageTranslations> {
  try {
    return findTranslations(await readFile(realPath, 'utf8'), base);
  } catch (error) {
    if (isNotFound(error)) return new Map();
    throw error;
  }
}

/**
 * Reads a release's folder.
 * @throws it has no `public` folder, or its `release.json` is not what the contract says
 */
export async function readRelease(folder: string, site: SiteAddress, warn: (message: string) => void): Promise<LiveRelease> {
  const facts = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  const publicFolder = await realpath(join(folder, 'public'));
  const { table, dropped } = buildRedirectTable(facts.redirects, site);
  if (dropped.length > 0) warn(`Redirects are left out, as they lead nowhere, in a circle or where they may not: ${dropped.join(', ')}`);
  const find = (path: string) => findFile(publicFolder, path);
  return {
    id: facts.id,
    profile: facts.profile,
    redirects: table,
    policies: buildContentSecurityPolicies(facts, site.https),
    find,
    translations: (page) => readTranslations(page, site.base),
    alert: watchAlerts({ find, warn }),
  };
}
