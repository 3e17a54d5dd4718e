import { existsSync } from 'node:fs';
import path from 'node:path';

import { logIn } from './panel';
import { cmsFolder } from './run-bin';
import { scratch } from './scratch';
import { secrets } from './secrets';
import { shared } from './shared';
import { copySite } from './site';
import { startCms } from './start-cms';

/**
 * A CMS with a few entries is made once: its data are kept for the tests that need a CMS of their
 * own, and a copy answers all the others.
 */
export default async function setup(): Promise<void> {
  if (!existsSync(path.join(cmsFolder, 'dist', 'bin', 'serve.js'))) {
    throw new Error('The CMS is not built: run `pnpm build`, or `tsc -p tsconfig.json` in cms for the server alone');
  }
  const template = scratch('template');
  await (await startCms(template, { SEED: 'when-empty' })).stop();
  const data = scratch('data');
  copySite(data, template);
  const temporary = scratch('tmp');
  const cms = await startCms(data, { TMPDIR: temporary, CMS_ORIGINS: 'https://panel.ochiq.example' });
  const { token } = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  shared.put({ url: cms.url, template, temporary, administratorToken: token });
  shared.cms = { cms, folders: [template, data, temporary] };
}
