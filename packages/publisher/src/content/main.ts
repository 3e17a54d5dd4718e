import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { connectCms } from '../cms/cms.ts';
import { contentFiles } from './content-files.ts';
import { contentEnv } from './env.ts';

try {
  const { CMS_URL, BUILD_TOKEN } = contentEnv();
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say into which folder the content is to be written');
  const { files, problems } = contentFiles(await connectCms({ cmsUrl: CMS_URL, token: BUILD_TOKEN }).everything());
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  for (const { type, name, locale, field, message } of problems)
    console.error(`Left out: ${type} “${name}” (${locale}): ${field} ${message}`);
  console.log(`${String(Object.keys(files).length)} files`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
