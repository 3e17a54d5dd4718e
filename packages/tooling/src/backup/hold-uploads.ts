import path from 'node:path';

import type { Settings } from '../workplace/settings.ts';
import { holdFiles } from './hold-files.ts';
import { holdBucket } from './print-of.ts';

/** Brings the media library into a folder as it lies in the data folder: the files there, and beside them those of the bucket. */
export async function holdUploads(settings: Settings, folder: string): Promise<void> {
  const { UPLOADS_URL: url, cmsDataDir } = settings;
  await holdFiles(path.join(cmsDataDir, 'public'), folder);
  if (url !== undefined) await holdBucket({ settings, url }, path.join(folder, 'uploads'));
}
