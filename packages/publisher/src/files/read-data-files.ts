import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Content } from '@ochiq/pages/content';
import { tableSources } from '@ochiq/pages/table-files';
import { uploadedTexts } from '@ochiq/pictures/uploaded-texts';

/** Timeout of a file in milliseconds: a page without a data preview is better than no page. */
const limit = 5000;

type Source = ReturnType<typeof tableSources>[number];

/** Reads a published file from the disk: the content of a path never changes. */
const readPublished = ({ to }: Source, publicDir: string) => readFile(path.join(publicDir, to), 'utf8').catch(() => null);

async function readUploaded(source: Source, cmsUrl: string): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limit, null);
  });
  const text = uploadedTexts([source], cmsUrl).then(
    (texts) => texts.get(source.to) ?? null,
    () => null,
  );
  try {
    return await Promise.race([text, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the text of the datasets' files that may hold tables, for `siteOf`. A file that can't be fetched is left out
 * and retried the next time: its dataset is shown without a preview.
 * @param known the result for the plan before: only files that are new since then are fetched
 * @param publicDir the served folder of the current release
 */
export async function readDataFiles(
  content: Pick<Content, 'dataset'>,
  cmsUrl: string,
  known: ReadonlyMap<string, string> = new Map(),
  publicDir: string | null = null,
): Promise<ReadonlyMap<string, string>> {
  const read = async (source: Source): Promise<[string, string][]> => {
    const text =
      known.get(source.to) ?? (publicDir === null ? null : await readPublished(source, publicDir)) ?? (await readUploaded(source, cmsUrl));
    return text === null ? [] : [[source.to, text]];
  };
  return new Map((await Promise.all(tableSources(content).map(read))).flat());
}
