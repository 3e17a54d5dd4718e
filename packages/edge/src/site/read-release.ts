import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { release } from '@ochiq/contract/site-facts';

import { contentSecurityPolicies } from '../rules/content-security-policy.ts';
import { redirectTable } from '../rules/redirect-table.ts';
import type { SiteAddress } from '../rules/site-address.ts';
import { findFile } from './find-file.ts';
import { followAlerts } from './follow-alerts.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { readTranslations } from './read-translations.ts';

/**
 * Reads a release's folder.
 * @throws it has no `public` folder, or its `release.json` is not what the contract says
 */
export async function readRelease(folder: string, site: SiteAddress, warn: (message: string) => void): Promise<LiveRelease> {
  const facts = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  const publicFolder = await realpath(join(folder, 'public'));
  const { table, dropped } = redirectTable(facts.redirects, site);
  if (dropped.length > 0) warn(`Redirects are left out, as they lead nowhere, in a circle or where they may not: ${dropped.join(', ')}`);
  const find = (path: string) => findFile(publicFolder, path);
  return {
    id: facts.id,
    profile: facts.profile,
    redirects: table,
    policies: contentSecurityPolicies(facts, site.https),
    find,
    translations: (page) => readTranslations(page, site.base),
    alert: followAlerts({ find, warn }),
  };
}
