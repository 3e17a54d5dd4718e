import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { getErrorMessage } from '@ochiq/service-kit/errors';

import { readNginxEnv } from './env.ts';
import { listKnownReleases } from './list-known-releases.ts';
import { buildNginxConfig } from './build-nginx-config.ts';

/** Writes the configuration of nginx, whole or not at all. */
try {
  const { file, ...env } = readNginxEnv(process.env);
  const text = buildNginxConfig({ ...env, releases: await listKnownReleases(env.siteDir) });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  process.stdout.write(`${file}\n`);
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
