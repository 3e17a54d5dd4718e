import path from 'node:path';

import type { FileCache } from './file-cache.ts';
import { uploadedFile } from './uploaded-file.ts';
import { variantsOf, type Variant } from './variants.ts';

/** A file of the media library and where the site keeps it; a picture is kept in its widths only. */
export type Upload = { from: string; to: string; variants: readonly Variant[] };

/**
 * What the site keeps of an upload, by path.
 * @throws MissingUpload, UnreadablePicture
 */
export async function filesOfUpload(
  { from, to, variants }: Upload,
  { cmsUrl, cache }: { cmsUrl: string; cache: FileCache },
): Promise<Map<string, Buffer>> {
  const bytes = await uploadedFile(from, cmsUrl);
  return variants.length === 0 ? new Map([[to, bytes]]) : variantsOf(cache, path.basename(from), bytes, variants);
}
