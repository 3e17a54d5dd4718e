import { open } from 'node:fs/promises';
import { join } from 'node:path';

import type { RunningSite } from './running-site.ts';

/** More than socket buffers hold, so that its response runs until the client has read it. */
export const largeSize = 24 * 1024 * 1024;
export const largePath = '/media/large.zip';

/** Writes a large file (sparse, all zero) into a site's release. */
export async function putLargeFile({ siteDir }: RunningSite): Promise<void> {
  const file = await open(join(siteDir, 'releases/r1/public', largePath), 'w');
  await file.truncate(largeSize);
  await file.close();
}
