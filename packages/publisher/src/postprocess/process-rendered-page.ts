import { buildScriptPage, listScriptFiles } from '@ochiq/pages/script-pages/build-script-page';

import { collectInlineHashes, findHtmlFault } from '../html-inspection.ts';
import { readPageLinks } from '../validation/page-links.ts';
import { getPageDataFile, getPageFile } from '../site-paths.ts';
import type { FileToCompress, PageToProcess, ProcessedPage } from './messages.ts';
import { compressFile } from '../compress.ts';

const assetPathPattern = /\/(?<name>(?:media|cards)\/[\w.-]+)/gu;

/** Finds the files that a page shows or links to, by their names below `public`. */
export const findShownFiles = (html: string): Set<string> =>
  new Set([...html.matchAll(assetPathPattern)].flatMap(({ groups }) => groups?.['name'] ?? []));

function readLinks(html: string, path: string, siteUrl: string) {
  const read = readPageLinks(html, path, siteUrl);
  return 'fault' in read ? read : { links: [...read.links], alternates: [...read.alternates] };
}

/** Builds the page in further alphabets, with the compressed variants. */
async function buildScriptFiles(html: string, path: string, words: string): Promise<FileToCompress[]> {
  const files = listScriptFiles(getPageFile(path)).map(async ({ script, name }) => {
    const page = buildScriptPage(html, script, words);
    if (page === null) return [];
    const file = { name, bytes: Buffer.from(page) };
    return [file, ...(await compressFile(file))];
  });
  return (await Promise.all(files)).flat();
}

/** Inspects a rendered page, compresses its files, and builds it in further alphabets. */
export async function processRenderedPage({ path, siteUrl, html, pageData, words }: PageToProcess): Promise<ProcessedPage> {
  const text = html.toString('utf8');
  const unfit = findHtmlFault(text);
  if (unfit !== null) return { unfit };
  const compressed = Promise.all([
    compressFile({ name: getPageFile(path), bytes: html }),
    compressFile({ name: getPageDataFile(path), bytes: pageData }),
    buildScriptFiles(text, path, words),
  ]);
  const { scripts, styles } = collectInlineHashes(text);
  const read = {
    links: readLinks(text, path, siteUrl),
    hashes: { scripts: [...scripts], styles: [...styles] },
    shown: [...findShownFiles(text)],
  };
  return { ...read, twins: (await compressed).flat() };
}
