import { atOnce } from './at-once.ts';
import { uploadedFile, type UploadSource } from './uploaded-file.ts';

const downloads = 8;

/**
 * Downloads the texts of files of the media library, by their paths on the site.
 * @param known texts that were read before: the content at a path of the site never changes
 * @throws MissingUpload, UnavailableUpload, UnexpectedUpload
 */
export async function uploadedTexts(
  sources: readonly (UploadSource & { to: string })[],
  cmsUrl: string,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, string>> {
  const texts = new Map(sources.map(({ to }) => [to, known.get(to) ?? '']));
  const unknown = sources.filter(({ to }) => !known.has(to));
  await atOnce(unknown, downloads, async (source) => {
    texts.set(source.to, new TextDecoder().decode(await uploadedFile(source, cmsUrl)));
  });
  return texts;
}
