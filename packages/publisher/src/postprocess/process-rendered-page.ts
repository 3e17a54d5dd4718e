import { collectInlineHashes } from '../csp-hashes.ts';
import { readPageLinks } from '../validation/read-page-links.ts';
import { getPageDataFile, getPageFile } from '../get-page-file.ts';
import { findHtmlFault } from '../page-gate.ts';
import type { ProcessedPage, PageToProcess } from './messages.ts';
import { compressFile } from './compress-file.ts';
import { findShownFiles } from './find-shown-files.ts';

function readLinks(html: string, path: string, siteUrl: string) {
  const read = readPageLinks(html, path, siteUrl);
  return 'fault' in read ? read : { links: [...read.links], alternates: [...read.alternates] };
}

/** Inspects a rendered page and compresses its files. */
export async function processRenderedPage({ path, siteUrl, html, pageData }: PageToProcess): Promise<ProcessedPage> {
  const text = html.toString('utf8');
  const unfit = findHtmlFault(text);
  if (unfit !== null) return { unfit };
  const compressed = Promise.all([
    compressFile({ name: getPageFile(path), bytes: html }),
    compressFile({ name: getPageDataFile(path), bytes: pageData }),
  ]);
  const { scripts, styles } = collectInlineHashes(text);
  const read = {
    links: readLinks(text, path, siteUrl),
    hashes: { scripts: [...scripts], styles: [...styles] },
    shown: [...findShownFiles(text)],
  };
  return { ...read, twins: (await compressed).flat() };
}
