import { inlineHashes } from '../csp-hashes.ts';
import { readPage } from '../gates/read-page.ts';
import { pageDataFile, pageFile } from '../page-file.ts';
import { faultOf } from '../page-gate.ts';
import type { FinishedPage, PageToFinish } from './messages.ts';
import { pack } from './pack.ts';
import { shownFiles } from './shown-files.ts';

function linksOf(html: string, path: string, siteUrl: string) {
  const read = readPage(html, path, siteUrl);
  return 'fault' in read ? read : { links: [...read.links], alternates: [...read.alternates] };
}

/** Inspects a rendered page and compresses its files. */
export async function finishPage({ path, siteUrl, html, pageData }: PageToFinish): Promise<FinishedPage> {
  const text = html.toString('utf8');
  const unfit = faultOf(text);
  if (unfit !== null) return { unfit };
  const packed = Promise.all([pack({ name: pageFile(path), bytes: html }), pack({ name: pageDataFile(path), bytes: pageData })]);
  const { scripts, styles } = inlineHashes(text);
  const read = {
    links: linksOf(text, path, siteUrl),
    hashes: { scripts: [...scripts], styles: [...styles] },
    shown: [...shownFiles(text)],
  };
  return { ...read, twins: (await packed).flat() };
}
