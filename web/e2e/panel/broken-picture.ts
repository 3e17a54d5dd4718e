import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { settings } from '../site';
import { uploadPicture, type UploadedPicture } from './upload-picture';

export type BrokenPicture = UploadedPicture;

/** Uploads a picture, and spoils it where the CMS keeps it, as a disk may: its size stays, and no program can draw it. */
export async function uploadBrokenPicture(): Promise<BrokenPicture> {
  const uploaded = await uploadPicture('well.png');
  const file = path.join(settings.cmsDataDir, 'public', 'uploads', uploaded.hash + uploaded.ext);
  const { length } = await readFile(file);
  await writeFile(file, Buffer.alloc(length, 'x'));
  return uploaded;
}
