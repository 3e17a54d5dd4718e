import { settings } from '../site';
import { getAdministratorToken } from './session';

export type UploadedPicture = { id: number; hash: string; ext: string };

/** A picture of one dot. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Puts a picture into the media library. */
export async function uploadPicture(name: string): Promise<UploadedPicture> {
  const form = new FormData();
  form.append('files', new Blob([dot], { type: 'image/png' }), name);
  const response = await fetch(`${settings.cmsUrl}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await getAdministratorToken()}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The CMS takes no picture: ${String(response.status)} ${await response.text()}`);
  const [uploaded] = (await response.json()) as UploadedPicture[];
  if (!uploaded) throw new Error('The CMS kept no picture');
  return uploaded;
}
