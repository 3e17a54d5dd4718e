import path from 'node:path';

import type { FileCache } from './file-cache.ts';
import { downloadUpload, type UploadLimits, type UploadSource } from './download-upload.ts';
import { renderVariants, type Variant } from './variants.ts';

/** A file of the media library and its path on the site; a picture is stored in its widths only. */
export type Upload = UploadSource & { to: string; variants: readonly Variant[] };

/**
 * Builds the files that the site stores of an upload, by path.
 * @throws MissingUpload, UnavailableUpload, UnexpectedUpload, UnreadablePicture
 */
export async function buildUploadFiles(
  { to, variants, ...source }: Upload,
  { cmsUrl, cache, limits }: { cmsUrl: string; cache: FileCache; limits?: UploadLimits },
): Promise<Map<string, Buffer>> {
  const bytes = await downloadUpload(source, cmsUrl, limits);
  return variants.length === 0 ? new Map([[to, bytes]]) : renderVariants(cache, path.basename(source.from), bytes, variants);
}
