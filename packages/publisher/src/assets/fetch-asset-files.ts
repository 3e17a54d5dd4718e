import { getCardBytes } from '@ochiq/pictures/get-card-bytes';
import type { FileCache } from '@ochiq/pictures/file-cache';
import { buildUploadFiles } from '@ochiq/pictures/build-upload-files';
import type { UploadLimits } from '@ochiq/pictures/download-upload';

import { toPublicName, getAssetSources, type AssetPlan } from './get-asset-sources.ts';

type AssetFetchOptions = { cmsUrl: string; cache: FileCache; limits?: UploadLimits };

/**
 * Fetches a planned asset together with its siblings: all widths of an image are made at once.
 * @param name below `public`, one of `listPlannedAssets`
 * @returns bytes by names below `public`
 * @throws MissingUpload, UnexpectedUpload and UnreadablePicture, which an editor has to fix; UnavailableUpload and any
 *   other error, which may be transient
 */
export async function fetchAssetFiles(name: string, plan: AssetPlan, options: AssetFetchOptions): Promise<Map<string, Buffer>> {
  const source = getAssetSources(plan).get(name);
  if (!source) throw new Error(`The plan needs no file ${name}`);
  switch (source.kind) {
    case 'upload': {
      const files = await buildUploadFiles(source.upload, options);
      return new Map([...files].map(([to, bytes]) => [toPublicName(to), bytes]));
    }
    case 'card':
      return new Map([[name, await getCardBytes(options.cache, source.card)]]);
    case 'made':
      return new Map([[name, Buffer.from(source.text)]]);
  }
}
