import { existsSync } from 'node:fs';
import path from 'node:path';

import { env } from './env';
import { hosts } from './hosts.mjs';
import { logIn } from './panel';
import { cmsFolder } from './run-bin';
import { runHosted } from './run-hosted';
import { scratch } from './scratch';
import { secrets } from './secrets';
import { shared, type SharedFacts } from './shared';
import { copySite } from './site';
import { startWith, type Cms } from './start-cms';
import { stayWhile } from './stay-while';

async function startForWorker(template: string): Promise<{ cms: Cms; data: string; facts: SharedFacts }> {
  const data = scratch('data');
  copySite(data, template);
  const temporary = scratch('tmp');
  const cms = await startWith(runHosted, data, { TMPDIR: temporary, CMS_ORIGINS: 'https://panel.ochiq.example' });
  const { token } = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  return { cms, data, facts: { url: cms.url, temporary, administratorToken: token } };
}

async function startAll(workers: number): Promise<void> {
  const template = scratch('template');
  await (await startWith(runHosted, template, { SEED: 'when-empty' })).stop();
  // The host that has made it answers one of the workers.
  const started = await Promise.all(Array.from({ length: workers }, () => startForWorker(template)));
  shared.put({ template, running: started.map(({ facts }) => facts) });
  const folders = [template, ...started.flatMap(({ data, facts }) => [data, facts.temporary])];
  shared.cms = { running: started.map(({ cms }) => cms), folders };
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
  Object.assign(globalThis, { cmsHosts: hosts });
  shared.folder = scratch('tests');
  env.setTemporaryFolder(shared.folder);
  await stayWhile(startAll(env.sharesNoCms ? 0 : maxWorkers));
}
