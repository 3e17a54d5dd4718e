import { listMediaFiles } from '@ochiq/pages/content/media-files';
import { parseContent, type RawEntry } from '@ochiq/pages/content/parse-content';
import { runConcurrently } from '@ochiq/pictures/run-concurrently';

import type { BuildEnv } from './env';

const questions = 8;
/** Milliseconds. */
const limit = 30_000;

/**
 * Finds files of published entries that the CMS does not have, by `HEAD` requests. A missing file must not block the
 * build.
 * @returns their addresses in the CMS
 */
export async function findMissingUploads(raw: readonly RawEntry[], { cmsUrl }: Pick<BuildEnv, 'cmsUrl'>): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  await runConcurrently(listMediaFiles(parseContent(raw).content), questions, async ({ from }) => {
    const { status } = await fetch(new URL(from, cmsUrl), { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(limit) });
    if (status === 404) missing.add(from);
  });
  return missing;
}
