import type { Editor } from './panel';
import { readResponse, type RestResponse } from './rest';

/** A file as an editor picks it in the panel. */
export type Picked = { name: string; type?: string; bytes: Buffer | string };

/** What the panel lets an editor say of it. */
export type Described = Readonly<Partial<Record<'name' | 'alternativeText' | 'caption', string>>>;

const buildForm = (files: readonly Picked[], described?: Described) => {
  const form = new FormData();
  for (const { name, type = '', bytes } of files) form.append('files', new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
  if (described) form.append('fileInfo', JSON.stringify(described));
  return form;
};

/** Sends files to one of the addresses of the media library. */
export async function sendFiles(
  url: string,
  { token }: Editor,
  path: string,
  files: readonly Picked[],
  described?: Described,
): Promise<RestResponse> {
  const headers = { authorization: `Bearer ${token}` };
  return readResponse(await fetch(url + path, { method: 'POST', body: buildForm(files, described), headers }));
}
