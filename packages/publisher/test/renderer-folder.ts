import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { RendererFile } from '@ochiq/contract/wire/renderer-file';

const asset = (name: string) => ({ name, rel: 'preload', shouldGenerateLink: false });

/** What a build with one template of two pages' languages leaves. */
export const rendererDescription: RendererFile = {
  compilationHash: 'h4sh',
  slices: { 'end-1': '<i>end</i>' },
  styleTexts: { 'a.css': 'a{}' },
  templates: {
    section: {
      componentChunkName: 'component---section',
      scripts: [asset('one.js'), asset('two.js')],
      styles: [asset('a.css'), asset('b.css')],
      answers: { uz: 0, ru: 1 },
      rest: { staticQueryHashes: [], slicesMap: {} },
    },
  },
  answers: [{ hello: 'Salom' }, { hello: 'Привет' }],
};

/** A fake of Gatsby's renderer: returns its arguments, and behaves as the page demands. */
const bundle = `
exports.default = async ({ pagePath, pageData, ...given }) => {
  const { bidding } = pageData.result.pageContext;
  if (bidding === 'throw') throw new Error('no word for it');
  if (bidding === 'die') process.exit(3);
  if (bidding === 'take all') for (const all = []; ; ) all.push(new Array(1e6).fill(pagePath));
  if (bidding === 'never end') for (;;);
  if (bidding === 'tell settings') return { html: JSON.stringify(process.env) };
  return { html: pagePath + ' ' + pageData.result.data.hello + ' ' + JSON.stringify(given) +
    '<slice-start id="end-1"></slice-start><slice-end id="end-1"></slice-end>' };
};`;

/** Creates a folder with a renderer as a build leaves it. */
export async function makeRendererFolder({ code = bundle }: { code?: string } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-renderer-'));
  await mkdir(path.join(folder, 'bundle'));
  await writeFile(path.join(folder, 'renderer.json'), JSON.stringify(rendererDescription));
  await writeFile(path.join(folder, 'bundle', 'package.json'), '{"type":"commonjs"}');
  await writeFile(path.join(folder, 'bundle', 'render-page.js'), code);
  return folder;
}
