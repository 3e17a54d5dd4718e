import { cardFile } from '@ochiq/pictures/card-file';
import type { FileCache } from '@ochiq/pictures/file-cache';
import { filesOfUpload } from '@ochiq/pictures/files-of-upload';
import type { UploadLimits } from '@ochiq/pictures/uploaded-file';

import { belowPublic, fileSources, type FilePlan } from './file-sources.ts';

type Tools = { cmsUrl: string; cache: FileCache; limits?: UploadLimits };

/**
 * Fetches a planned asset together with its siblings: all widths of an image are made at once.
 * @param name below `public`, one of `listPlannedAssets`
 * @returns bytes by names below `public`
 * @throws MissingUpload, UnexpectedUpload and UnreadablePicture, which an editor has to fix; UnavailableUpload and any
 *   other error, which may be transient
 */
export async function bringFile(name: string, plan: FilePlan, tools: Tools): Promise<Map<string, Buffer>> {
  const source = fileSources(plan).get(name);
  if (!source) throw new Error(`The plan needs no file ${name}`);
  switch (source.kind) {
    case 'upload': {
      const files = await filesOfUpload(source.upload, tools);
      return new Map([...files].map(([to, bytes]) => [belowPublic(to), bytes]));
    }
    case 'card':
      return new Map([[name, await cardFile(tools.cache, source.card)]]);
    case 'made':
      return new Map([[name, Buffer.from(source.text)]]);
  }
}
