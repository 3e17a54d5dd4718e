import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { errorText } from '../error-text.ts';
import { readNginxEnv } from './env.ts';
import { knownReleases } from './known-releases.ts';
import { nginxConfig } from './nginx-config.ts';

/** Writes the configuration of nginx, whole or not at all. */
try {
  const { file, ...env } = readNginxEnv(process.env);
  const text = nginxConfig({ ...env, releases: await knownReleases(env.siteDir) });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  process.stdout.write(`${file}\n`);
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
