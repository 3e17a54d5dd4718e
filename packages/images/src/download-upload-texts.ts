import { runConcurrently } from './run-concurrently.ts';
import { downloadUpload, type UploadSource } from './download-upload.ts';

const maxDownloads = 8;

/**
 * Downloads the texts of files of the media library, by their paths on the site.
 * @param known texts that were read before: the content at a path of the site never changes
 * @throws MissingUpload, UnavailableUpload, UnexpectedUpload
 */
export async function downloadUploadTexts(
  sources: readonly (UploadSource & { to: string })[],
  cmsUrl: string,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, string>> {
  const texts = new Map(sources.map(({ to }) => [to, known.get(to) ?? '']));
  const unknown = sources.filter(({ to }) => !known.has(to));
  await runConcurrently(unknown, maxDownloads, async (source) => {
    texts.set(source.to, new TextDecoder().decode(await downloadUpload(source, cmsUrl)));
  });
  return texts;
}
