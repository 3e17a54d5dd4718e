import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { logIn } from './panel';
import { cmsFolder } from './run-bin';
import { scratch } from './scratch';
import { secrets } from './secrets';
import { shared, type Facts } from './shared';
import { copySite } from './site';
import { startCms, type Cms } from './start-cms';

async function startForWorker(template: string): Promise<{ cms: Cms; data: string; facts: Facts }> {
  const data = scratch('data');
  copySite(data, template);
  const temporary = scratch('tmp');
  const cms = await startCms(data, { TMPDIR: temporary, CMS_ORIGINS: 'https://panel.ochiq.example' });
  const { token } = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  return { cms, data, facts: { url: cms.url, template, temporary, administratorToken: token } };
}

/**
 * A CMS with a few entries is made once: its data are kept for the tests that need a CMS of their
 * own, and a copy for each worker answers all the others. A worker runs one file at a time: what
 * one of its tests changes, none of another worker sees.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  if (!existsSync(path.join(cmsFolder, 'dist', 'bin', 'serve.js'))) {
    throw new Error('The CMS is not built: run `pnpm build`, or `tsc -p tsconfig.json` in cms for the server alone');
  }
  const template = scratch('template');
  // Its administrator signs in hundreds of times.
  const NODE_OPTIONS = `--import "${pathToFileURL(path.join(__dirname, 'quick-hashes.mjs')).href}"`;
  await (await startCms(template, { SEED: 'when-empty', NODE_OPTIONS })).stop();
  const started = await Promise.all(Array.from({ length: maxWorkers }, () => startForWorker(template)));
  shared.put(started.map(({ facts }) => facts));
  const folders = [template, ...started.flatMap(({ data, facts }) => [data, facts.temporary])];
  shared.cms = { running: started.map(({ cms }) => cms), folders };
}
