import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { settings } from '../the-site';
import { administratorToken } from './session';

export type SpoiltPicture = { id: number; hash: string };

/** One dot. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Uploads a picture, and spoils it where the CMS keeps it, as a disk may: its size stays, and no program can draw it. */
export async function uploadSpoiltPicture(): Promise<SpoiltPicture> {
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'well.png');
  const response = await fetch(`${settings.cmsUrl}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await administratorToken()}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The CMS takes no picture: ${String(response.status)} ${await response.text()}`);
  const [uploaded] = (await response.json()) as { id: number; hash: string; ext: string }[];
  if (!uploaded) throw new Error('The CMS kept no picture');
  const file = path.join(settings.cmsDataDir, 'public', 'uploads', uploaded.hash + uploaded.ext);
  const { length } = await readFile(file);
  await writeFile(file, Buffer.alloc(length, 'x'));
  return uploaded;
}
