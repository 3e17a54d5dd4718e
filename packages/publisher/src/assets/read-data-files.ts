import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Content } from '@ochiq/pages/content/content';
import { listTableSources } from '@ochiq/pages/tables/table-files';
import { downloadUploadTexts } from '@ochiq/images/download-upload-texts';

/** Timeout of a file in milliseconds: a page without a data preview is better than no page. */
const timeoutMs = 5000;

type TableSource = ReturnType<typeof listTableSources>[number];

/** Reads a published file from the disk: the content of a path never changes. */
const readPublished = ({ to }: TableSource, publicDir: string) => readFile(path.join(publicDir, to), 'utf8').catch(() => null);

async function readUploaded(source: TableSource, cmsUrl: string): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  const text = downloadUploadTexts([source], cmsUrl).then(
    (texts) => texts.get(source.to) ?? null,
    () => null,
  );
  try {
    return await Promise.race([text, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the text of the datasets' files that may hold tables, for `buildSite`. A file that can't be fetched is left out
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
  const read = async (source: TableSource): Promise<[string, string][]> => {
    const text =
      known.get(source.to) ?? (publicDir === null ? null : await readPublished(source, publicDir)) ?? (await readUploaded(source, cmsUrl));
    return text === null ? [] : [[source.to, text]];
  };
  return new Map((await Promise.all(listTableSources(content).map(read))).flat());
}
