/** The media library does not have a file that published content uses: only another upload helps. */
export class MissingUpload extends Error {
  constructor(from: string) {
    super(`The CMS answers 404 for ${from}, a file that a published entry uses: upload it again in the media library`);
    this.name = 'MissingUpload';
  }
}

/**
 * The bytes of a file of the media library.
 * @param from where the CMS keeps it
 * @throws MissingUpload; any other error may pass by itself
 */
export async function uploadedFile(from: string, cmsUrl: string): Promise<Buffer> {
  const response = await fetch(new URL(from, cmsUrl));
  if (response.status === 404) throw new MissingUpload(from);
  if (!response.ok) throw new Error(`The CMS answers ${String(response.status)} for ${from}: try again when it is well`);
  return Buffer.from(await response.arrayBuffer());
}
