import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '../workplace/settings.ts';
import { linkFiles } from './link-files.ts';
import { downloadBucket } from './run-script.ts';

/** Collects the media library in a folder as in the data folder: its local files and those of the bucket. */
export async function collectUploads(settings: Settings, folder: string): Promise<void> {
  const { UPLOADS_URL: url, cmsDataDir } = settings;
  await linkFiles(path.join(cmsDataDir, 'public'), folder);
  if (url !== undefined) await downloadBucket({ settings, url }, path.join(folder, 'uploads'));
}

/** Collects the files that citizens sent, in a folder without access for others. Unfinished uploads are left out. */
export async function collectPrivateFiles({ cmsDataDir }: Settings, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(path.join(folder, 'files'), { recursive: true, mode: 0o700 });
  await linkFiles(path.join(cmsDataDir, 'private', 'files'), path.join(folder, 'files'));
}
