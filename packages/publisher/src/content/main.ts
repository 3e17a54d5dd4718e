import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RawEntry } from '@ochiq/pages/content/parse-content';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { readSettings } from '@ochiq/service-kit/settings';
import * as z from 'zod';

import { createCmsClient } from '../cms/cms-client.ts';
import { buildContentFiles } from './build-content-files.ts';

const schema = z.object({
  /** The address of the CMS and a token for reading it. */
  CMS_URL: z.url(),
  BUILD_TOKEN: z.string().min(16),
});

try {
  const { CMS_URL, BUILD_TOKEN } = readSettings(schema);
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say into which folder the content is to be written');
  const entries: RawEntry[] = [];
  await createCmsClient({ cmsUrl: CMS_URL, token: BUILD_TOKEN }).everything((some) => entries.push(...some));
  const { files, problems } = buildContentFiles(entries);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  for (const { type, name, locale, field, message } of problems)
    console.error(`Left out: ${type} “${name}” (${locale}): ${field} ${message}`);
  console.log(`${String(Object.keys(files).length)} files`);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
